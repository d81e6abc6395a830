// Sentences that stand under our own plan of a drawing, model or scan: what was not read, not counted, or measured otherwise than it
// says. The reading takes them from there.

/** What stands under the plan of a model whose quantities or openings are more than are read: neither is used. */
export const UNREAD =
  'The model tells more of its walls than can be read; its rooms are measured as they are drawn.';

const MOST_LISTED = 5;
const LONGEST_LISTED = 30;

/** `Den, Office and 3 more`, shortened to what a sentence can hold. */
const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_LISTED).map((name) => name.slice(0, LONGEST_LISTED).trim());
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  const last = shown.at(-1) ?? '';
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last;
};

/** The first word of a verb for one and for several. */
const agreed = (count: number, one: string, several: string) => (count === 1 ? one : several);

const several = (count: number, thing: string): string[] =>
  count === 0 ? [] : [`${count} ${thing}${count === 1 ? '' : 's'}`];

/** `2 doors and 1 window lie in no room's wall and are not counted.`; null where all are counted. */
export const straysNote = (doors: number, windows: number): string | null => {
  const things = [...several(doors, 'door'), ...several(windows, 'window')].join(' and ');
  const [lie, are] = doors + windows === 1 ? ['lies', 'is'] : ['lie', 'are'];
  return things === '' ? null : `${things} ${lie} in no room's wall and ${are} not counted.`;
};

/** `1 room lies under a slope: …`; null where all ceilings are level. */
export const slopesNote = (count: number): string | null =>
  count === 0
    ? null
    : `${count} ${agreed(count, 'room lies', 'rooms lie')} under a slope: the ceiling counts as the floor, the walls at their mean height.`;

/** What stands under the plan of a model that holds more elements of a kind, called by the plural, than are read. */
export const cutNote = (most: number, kind: string): string =>
  `Only the first ${most.toLocaleString('en-US')} ${kind} of the model are read.`;

/** What a drawing shows of other files, which did not come with it. */
export const referencesNote = (files: readonly string[]): string =>
  `The drawing shows ${agreed(files.length, 'another file, which is', 'other files, which are')} not part of it and not read: ${listed(files)}.`;

/** A drawing whose unit makes no rooms of its outlines, or others than are written into them. */
export const unitNote = (told: string, taken: string | null): string =>
  taken === null
    ? `The drawing says that it is drawn in ${told}, in which its rooms have no size of rooms; none is measured. Set its units and save it again.`
    : `The drawing says that it is drawn in ${told}, in which its rooms have no size of rooms; it is measured in ${taken}.`;

/** Names on a sheet that stand far from what is drawn as its plan. */
export const farNamesNote = (names: readonly string[]): string =>
  `Far from the measured rooms stand names that are not read: ${listed(names)}.`;

/** A dwelling or a story that was drawn as one more room. */
export const wholesNote = (names: readonly string[]): string =>
  `${names.length} ${agreed(names.length, 'outline is', 'outlines are')} about other rooms and no room: ${listed(names)}.`;

/** Rooms that are drawn on layers of what is taken down. */
export const demolishedNote = (names: readonly string[]): string =>
  `${names.length} ${agreed(names.length, 'room is', 'rooms are')} drawn on a layer of what is demolished: ${listed(names)}.`;

/** Rooms of a model that it tells of and does not draw. */
export const shapelessNote = (names: readonly string[]): string =>
  `${names.length} ${agreed(names.length, 'room of the model has', 'rooms of the model have')} no shape and no size here: ${listed(names)}.`;

/** Scanned rooms whose walls do not meet all around. */
export const gapsNote = (count: number): string =>
  `The walls of ${count} scanned ${agreed(count, 'room leave', 'rooms leave')} a gap, which is measured as a straight wall.`;

const NOTES: readonly RegExp[] = [
  /^\d+ (?:door|window)s?.* in no room's wall and (?:is|are) not counted\.$/,
  /^\d+ rooms? .* under a slope: .* mean height\.$/,
  /^Only the first [\d,]+ [a-z]+ of the model are read\.$/,
  /^The drawing shows (?:another file|other files), which (?:is|are) not part of it and not read: .*\.$/,
  /^The drawing says that it is drawn in .*; (?:it is measured in [a-z]+|none is measured\. Set .*)\.$/,
  /^Far from the measured rooms stand names that are not read: .*\.$/,
  /^\d+ rooms? (?:is|are) drawn on a layer of what is demolished: .*\.$/,
  /^\d+ outlines? (?:is|are) about other rooms and no room: .*\.$/,
  /^The walls of \d+ scanned rooms? leave a gap, .*\.$/,
  /^\d+ rooms? of the model ha(?:s|ve) no shape and no size here: .*\.$/,
];

/** A sentence under our own plan; the reading takes it from there. */
export const isOwnNote = (text: string): boolean =>
  text === UNREAD || NOTES.some((note) => note.test(text));
