// What the user is told about the reading of a plan: what was missing, what was assumed, what was converted.
import type { RoomReading } from '../../upload-reading.ts';
import { isMetric, type LengthUnit } from './lengths.ts';

export interface PlanFacts {
  rooms: readonly RoomReading[];
  /** Rooms with a size and no name that could be read. */
  unnamed: number;
  /** Units of the sizes that were used. */
  units: ReadonlySet<LengthUnit>;
  /** Unit taken for sizes without one; null when there were none. */
  bareUnit: LengthUnit | null;
  hasOtherScript: boolean;
  /** Rooms beyond those that are kept. */
  left: number;
  /** Titles on the plan, one for each state of the house that it shows. */
  states: readonly string[];
}

const UNIT_NAMES: Record<LengthUnit, string> = {
  ft: 'feet',
  in: 'inches',
  m: 'meters',
  cm: 'centimeters',
  mm: 'millimeters',
};

const MAX_LISTED = 4;
const listed = (names: readonly string[]): string => {
  const unique = [...new Set(names)];
  const shown = unique.slice(0, MAX_LISTED);
  const more = unique.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  const last = shown.at(-1) ?? '';
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last;
};

export const isRoomSized = ({ lengthFt, areaSf }: RoomReading) =>
  lengthFt !== null || areaSf !== null;

const namesNote = ({ rooms, unnamed, units, hasOtherScript }: PlanFacts): string | null => {
  const [unit = 'ft'] = units;
  const sizes = `its sizes in ${UNIT_NAMES[unit]} were read`;
  if (unnamed === 0) {
    const isUnreadable = hasOtherScript && rooms.length === 0;
    return isUnreadable
      ? 'The plan is labeled in a script we cannot read, and no sizes were found on it.'
      : null;
  }
  if (hasOtherScript) {
    return `The plan is labeled in a script we cannot read; ${sizes}, room names were not.`;
  }
  return unnamed === rooms.length
    ? `The room names on the plan could not be read; ${sizes}.`
    : `The names of ${unnamed} measured rooms on the plan could not be read.`;
};

const sizesNote = ({ rooms, hasOtherScript }: PlanFacts): string | null => {
  if (rooms.length === 0) {
    return hasOtherScript
      ? null
      : 'Neither room names nor sizes could be read from the plan; give room sizes in the description.';
  }
  const missing = rooms.filter((room) => !isRoomSized(room));
  if (missing.length === 0) return null;
  return missing.length === rooms.length
    ? 'The plan shows room names but no sizes; usual sizes are assumed where nothing else gives them.'
    : `No size was found on the plan for ${listed(missing.map(({ name }) => name))}; usual sizes are assumed there.`;
};

const unitNote = ({ units, bareUnit, unnamed }: PlanFacts): string | null => {
  if (bareUnit !== null && units.has(bareUnit)) {
    return `Sizes without a unit on the plan were taken as ${UNIT_NAMES[bareUnit]}.`;
  }
  const metric = [...units].find(isMetric);
  return metric && unnamed === 0
    ? `Sizes on the plan are in ${UNIT_NAMES[metric]} and were converted to feet.`
    : null;
};

const leftNote = ({ left }: PlanFacts): string | null =>
  left > 0 ? `The plan shows ${left} rooms more than are used.` : null;

/** Titles of plans by the state of the house that they show. */
const STATES = [
  /\b(?:existing|as[- ]built|current|before)\b/i,
  /\b(?:demo|demolition|removals?)\b/i,
  /\b(?:proposed|new|renovated|after)\b/i,
] as const;
const LONGEST_TITLE = 50;
const IS_TITLE = /\bplan$/i;
/** Notes that send to a plan elsewhere. */
const IS_NOTE = /\b(?:see|per|refer|match|verify|and|with)\b/i;

/** The first title of each state, where the lettering of a plan has titles of several. */
export const statesIn = (lettering: readonly string[]): string[] => {
  const titles = lettering.filter(
    (text) => text.length <= LONGEST_TITLE && IS_TITLE.test(text.trim()) && !IS_NOTE.test(text),
  );
  const found = STATES.flatMap((state) => titles.filter((title) => state.test(title)).slice(0, 1));
  const states = [...new Set(found)];
  return states.length > 1 ? states : [];
};

const statesNote = ({ states }: PlanFacts): string | null =>
  states.length === 0
    ? null
    : `The plan shows the house in several states (${states.join(', ')}); rooms of all of them are listed.`;

export const planNotes = (facts: PlanFacts): string[] =>
  [namesNote, sizesNote, unitNote, statesNote, leftNote].flatMap((note) => note(facts) ?? []);
