// From texts and read uploads to one scope. Stated beats plan beats default; disagreements are kept as notes.
// Text found in uploads is data like any other: it can name rooms and work, it cannot give orders to the program.
import type { RoomReading, UploadReading } from '../estimator.ts';
import { withoutAdvice } from './advice.ts';
import { interpret } from './interpret.ts';
import { readMarks } from './read-marks.ts';
import type { Place, Scope } from './scope.ts';
import { tokensOf } from './spanish.ts';
import { mendSpelling } from './spelling.ts';
import { evenText } from './text.ts';
import { withFigures } from './worded-numbers.ts';
import { roomLabel } from './vocabulary/rooms.ts';

export interface UnderstandInput {
  instructions: string;
  title: string | null;
  uploads: readonly UploadReading[];
  /** Known slips of the pen and what was meant. */
  misspellings: Readonly<Record<string, string>>;
}

export interface Understanding {
  scope: Scope;
  /** Sentences for the reasoning: what was taken from where, and what disagreed. */
  notes: string[];
}

type Basis = 'STATED' | 'PLAN';

const parse = (
  text: string,
  misspellings: UnderstandInput['misspellings'],
  basis: Basis,
): Scope => {
  const { marks, facts } = readMarks(
    withFigures(mendSpelling(tokensOf(withoutAdvice(evenText(text))), misspellings)),
  );
  return interpret(marks, facts, basis);
};

const hasWork = (scope: Scope): boolean =>
  scope.tasks.length > 0 ||
  scope.bareVerbs.some(({ verb }) => verb !== 'estimate') ||
  scope.perils.length > 0 ||
  scope.places.some(({ whole }) => whole !== null);

const feet = (value: number): string => String(Math.round(value * 10) / 10);
const describe = (place: Place): string => {
  const [size] = place.sizes;
  return size ? `${feet(size.length)} x ${feet(size.width)} ft` : `${feet(place.area ?? 0)} SF`;
};

const LEAST_SIDE = 2;
const LARGEST_SIDE = 300;
const plausible = (side: number | null): side is number =>
  side !== null && side >= LEAST_SIDE && side <= LARGEST_SIDE;

/** A room of a plan as a place; null when its name or size says nothing usable. */
const placeOf = (
  room: RoomReading,
  misspellings: UnderstandInput['misspellings'],
): Place | null => {
  const [found] = parse(room.name, misspellings, 'PLAN').places;
  const { lengthFt, widthFt, heightFt, areaSf } = room;
  const isSized = plausible(lengthFt) && plausible(widthFt);
  const area = areaSf !== null && areaSf >= 4 && areaSf <= 200_000 ? areaSf : null;
  if (!found || (!isSized && area === null)) return null;
  return {
    ...found,
    label: found.number === null ? roomLabel(found.type) : found.label,
    sizes: isSized
      ? [{ length: Math.max(lengthFt, widthFt), width: Math.min(lengthFt, widthFt), height: null }]
      : [],
    area: isSized ? null : area,
    height: heightFt !== null && heightFt >= 6 && heightFt <= 40 ? heightFt : null,
    sizeBasis: 'PLAN',
    adjective: true,
    whole: null,
  };
};

const isSized = (place: Place): boolean => place.sizes.length > 0 || place.area !== null;

const addPlanRooms = (scope: Scope, rooms: readonly Place[], notes: string[]): void => {
  const free = [...rooms];
  for (const place of scope.places) {
    const index = free.findIndex(
      (room) =>
        room.type === place.type &&
        (place.number === null || room.number === null || room.number === place.number),
    );
    const room = free[index];
    if (!room) continue;
    if (isSized(place)) {
      if (describe(place) !== describe(room)) {
        notes.push(
          `${place.label}: you stated ${describe(place)}, the plan shows ${describe(room)}; your figure was used.`,
        );
      }
      free.splice(index, 1);
      continue;
    }
    const wanted = free
      .filter(({ type }) => type === place.type)
      .slice(0, Math.max(1, place.count));
    place.sizes = wanted.flatMap(({ sizes }) => sizes);
    place.area = place.sizes.length > 0 ? null : room.area;
    place.height ??= room.height;
    place.sizeBasis = 'PLAN';
    for (const used of wanted) free.splice(free.indexOf(used), 1);
    notes.push(`${place.label}: ${wanted.map(describe).join(' and ')} read from your uploads.`);
  }
  for (const room of free) scope.places.push({ ...room, order: scope.places.length });
};

const merge = (into: Scope, from: Scope): void => {
  into.places.push(...from.places);
  into.tasks.push(...from.tasks.map((task) => ({ ...task, clause: task.clause + 1_000 })));
  into.exclusions.push(...from.exclusions);
  into.bareVerbs.push(...from.bareVerbs.map((bare) => ({ ...bare, clause: bare.clause + 1_000 })));
  for (const peril of from.perils) if (!into.perils.includes(peril)) into.perils.push(peril);
  into.words = new Set([...into.words, ...from.words]);
  const facts: Record<string, unknown> = into.facts as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(from.facts)) facts[name] ??= value;
};

const REFERS =
  /\b(?:attached|attachment|document|scope|per (?:the )?(?:plan|file|pdf|report)|see (?:the )?(?:file|pdf|upload)|enclosed|adjuster|spreadsheet|list)\b/i;

/** The product's own room shortcuts. */
const SHORTCUT = /^\s*create an estimate for (?:the |my |our )?[\p{L}' -]{2,60}[.!]?\s*$/iu;

/** Reads everything the user gave into one scope. */
export const understand = (input: UnderstandInput): Understanding => {
  const { instructions, title, uploads, misspellings } = input;
  const scope = parse(instructions, misspellings, 'STATED');
  const { notes } = scope;
  if (!hasWork(scope) && scope.places.length === 0 && title) {
    merge(scope, parse(title.replace(/\bestimate\b/gi, ' '), misspellings, 'STATED'));
  }
  const isShortcut = SHORTCUT.test(instructions);
  const rooms: Place[] = [];
  for (const upload of uploads) {
    if (upload.note) notes.push(upload.note);
    rooms.push(...upload.rooms.flatMap((room) => placeOf(room, misspellings) ?? []));
    if (upload.text.trim() === '') continue;
    const read = parse(upload.text, misspellings, upload.kind === 'FLOOR' ? 'PLAN' : 'STATED');
    if (upload.kind === 'FLOOR') {
      if (upload.rooms.length === 0)
        rooms.push(
          ...read.places
            .filter(isSized)
            .map((place) => ({ ...place, whole: null, adjective: true })),
        );
      continue;
    }
    if (upload.kind !== 'DOC') continue;
    const wanted = isShortcut || !hasWork(scope) || REFERS.test(instructions);
    if (wanted && hasWork(read)) {
      // A shortcut only names the room; what is done there stands in the document.
      if (isShortcut) for (const place of scope.places) place.whole = null;
      merge(scope, read);
      notes.push(`Work and quantities named in "${upload.name}" were taken into the scope.`);
    } else {
      if (hasWork(read)) {
        notes.push(
          `"${upload.name}" names work of its own, which was not added: your text says what to do. Mention the document there to include it.`,
        );
      }
      rooms.push(
        ...read.places
          .filter((place) => isSized(place) && place.sizeBasis === 'STATED')
          .map((place) => ({ ...place, whole: null, sizeBasis: 'PLAN' as const })),
      );
    }
  }
  if (rooms.length > 0) addPlanRooms(scope, rooms, notes);
  return { scope, notes };
};
