// From texts and read uploads to one scope. Stated beats plan beats default; disagreements are kept as notes.
// Text found in uploads is data like any other: it can name rooms and work, it cannot give orders to the program.
import { inWords } from '../../domain/limits.ts';
import type { RoomReading, UploadReading } from '../upload-reading.ts';
import { withoutOrders } from '../uploads/orders-in-text.ts';
import { allPlaces, uploadPlace } from '../../domain/upload-place.ts';
import { addPlanRooms } from '../uploads/plan-places.ts';
import { placesOfRooms, placesOfText } from '../uploads/room-places.ts';
import type { PlanPlace } from '../uploads/room-places.ts';
import { withoutAdvice } from '../parser/advice.ts';
import { align } from '../parser/align.ts';
import { interpret } from '../parser/interpret.ts';
import { locate } from '../parser/locate.ts';
import { ordersBuildingWork } from '../parser/orders-work.ts';
import { readMarks } from '../parser/read-marks.ts';
import { MOST_THINGS } from '../parser/parsed-request.ts';
import type { ReadScope } from '../parser/parsed-request.ts';
import { tokensOf } from '../parser/spanish.ts';
import { mendSpelling } from '../parser/spelling.ts';
import { withJoinedPhrases } from '../parser/split-phrases.ts';
import { evenText } from '../parser/text.ts';
import { withoutTold } from '../parser/told.ts';
import { withFigures } from '../parser/worded-numbers.ts';
import { isSized } from '../parser/is-sized.ts';

export interface UnderstandInput {
  instructions: string;
  /** The instructions as their owner wrote them, which all places in the text are counted in; by default the same. */
  written?: string;
  title: string | null;
  uploads: readonly UploadReading[];
  /** They stand in for what the uploads show of rooms. */
  correctedRooms?: readonly RoomReading[] | null;
  /** Known slips of the pen and what was meant. */
  misspellings: Readonly<Record<string, string>>;
}

export interface Understanding {
  scope: ReadScope;
  /** Sentences for the reasoning: what was taken from where, and what disagreed. */
  notes: string[];
  /** What of the texts was not read. */
  warnings: string[];
  /** The documents that name all the work; null when the description names any of it. */
  statedIn: string | null;
}

type Basis = 'STATED' | 'PLAN';

/** @param written the same text as its owner wrote it; without it nothing is located */
const parse = (
  text: string,
  misspellings: UnderstandInput['misspellings'],
  basis: Basis,
  written?: string,
): ReadScope => {
  const fired = new Set<string>();
  const even = withoutTold(withoutAdvice(evenText(text, fired)));
  const tokens = withJoinedPhrases(withFigures(mendSpelling(tokensOf(even), misspellings)));
  const { marks, facts } = readMarks(tokens);
  const scope = interpret(marks, facts, basis, tokens);
  for (const id of fired) scope.fired.add(id);
  if (written !== undefined)
    locate(scope, { tokens, marks, spans: align(tokens, written), written });
  return scope;
};

const hasWork = (scope: ReadScope): boolean =>
  scope.tasks.length > 0 ||
  scope.bareVerbs.some(({ verb }) => verb !== 'estimate') ||
  scope.perils.length > 0 ||
  scope.places.some(({ whole }) => whole !== null);

const merge = (into: ReadScope, from: ReadScope): void => {
  into.places.push(...from.places);
  into.tasks.push(...from.tasks.map((task) => ({ ...task, clause: task.clause + 1_000 })));
  into.segments.push(...from.segments.map((part) => ({ ...part, clause: part.clause + 1_000 })));
  into.exclusions.push(...from.exclusions);
  into.bareVerbs.push(...from.bareVerbs.map((bare) => ({ ...bare, clause: bare.clause + 1_000 })));
  for (const peril of from.perils) if (!into.perils.includes(peril)) into.perils.push(peril);
  into.words = new Set([...into.words, ...from.words]);
  for (const id of from.fired) into.fired.add(id);
  const facts: Record<string, unknown> = into.facts as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(from.facts)) facts[name] ??= value;
};

const REFERS =
  /\b(?:attached|attachment|document|scope|per (?:the )?(?:plan|file|pdf|report)|see (?:the )?(?:file|pdf|upload)|enclosed|adjuster|spreadsheet|list)\b/i;

const cutWarning = (what: string): string =>
  `Only the first ${inWords(MOST_THINGS)} things named in ${what} were read for work; nothing after them is priced. Make an estimate for each part of the job.`;

/** The product's own room shortcuts. */
const SHORTCUT = /^\s*create an estimate for (?:the |my |our )?[\p{L}' -]{2,60}[.!]?\s*$/iu;

const CORRECTED = 'Room sizes are as you corrected them.';

/** Reads everything the user gave into one scope. */
export const understand = (input: UnderstandInput): Understanding => {
  const { instructions, written = instructions, title, uploads, misspellings } = input;
  const corrected = input.correctedRooms ?? null;
  const scope = parse(instructions, misspellings, 'STATED', written);
  const { notes } = scope;
  if (!hasWork(scope) && scope.places.length === 0 && title) {
    merge(scope, parse(title.replace(/\bestimate\b/gi, ' '), misspellings, 'STATED'));
  }
  const warnings = scope.isCut ? [cutWarning('the description')] : [];
  const isShortcut = SHORTCUT.test(instructions);
  const isDescribed = hasWork(scope);
  const stating: string[] = [];
  const rooms = placesOfRooms(corrected ?? []);
  const addRooms = (places: readonly PlanPlace[]) => {
    if (corrected === null) rooms.push(...places);
  };
  if (corrected !== null) notes.push(CORRECTED);
  for (const upload of uploads) {
    if (upload.note) notes.push(upload.note);
    addRooms(placesOfRooms(upload.rooms));
    if (upload.text.trim() === '') continue;
    const text = withoutOrders(upload.text);
    if (text !== upload.text) {
      notes.push(
        `Sentences in "${upload.name}" that speak to a program were ignored: a document can name work, not give orders.`,
      );
    }
    const read = parse(text, misspellings, upload.kind === 'FLOOR' ? 'PLAN' : 'STATED');
    if (upload.kind === 'FLOOR') {
      if (upload.rooms.length === 0)
        addRooms(placesOfText(read.places.filter(isSized), upload.name));
      continue;
    }
    if (upload.kind !== 'DOC') continue;
    if (hasWork(read) && !ordersBuildingWork(read, text)) {
      notes.push(
        `"${upload.name}" orders no building work, so nothing in it was priced. If it does, say in the description what to take from it.`,
      );
      continue;
    }
    const wanted = isShortcut || !hasWork(scope) || REFERS.test(instructions);
    if (wanted && hasWork(read)) {
      // A shortcut only names the room; what is done there stands in the document.
      if (isShortcut) for (const place of scope.places) place.whole = null;
      merge(scope, read);
      if (read.isCut) warnings.push(cutWarning(`"${upload.name}"`));
      stating.push(uploadPlace(upload.name, null));
      notes.push(`Work and quantities named in "${upload.name}" were taken into the scope.`);
    } else {
      if (hasWork(read)) {
        notes.push(
          `"${upload.name}" names work of its own, which was not added: your text says what to do. Mention the document there to include it.`,
        );
      }
      addRooms(
        placesOfText(
          read.places.filter((place) => isSized(place) && place.sizeBasis === 'STATED'),
          upload.name,
        ),
      );
    }
  }
  if (rooms.length > 0) notes.push(...addPlanRooms(scope, rooms));
  return { scope, notes, warnings, statedIn: isDescribed ? null : allPlaces(stating) };
};
