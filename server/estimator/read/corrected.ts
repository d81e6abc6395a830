// A request of which its writer put right what was read, while it was written: each correction stands, and what was written
// since changes what it means.
import type { Correction } from '../../domain/scope/corrections.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import type { PriceBook } from '../book/price-book.ts';
import { noteOf } from './papers/notes.ts';
import { apply } from '../scope/apply.ts';
import { rebaseScope } from '../scope/rebase.ts';

const lostCorrection = (message: string): string =>
  `A correction that you made while writing no longer fits the text and was left out: ${message}`;

/** Texts that were corrected are read again with every pause in typing. */
const MOST_KEPT = 60;
const kept = new WeakMap<PriceBook, Map<string, ScopeOfWork>>();

/** The reading made before in this process, or made now. */
const readOnce = (
  request: EstimateRequest,
  book: PriceBook,
  read: (request: EstimateRequest) => ScopeOfWork,
): ScopeOfWork => {
  const known = kept.get(book) ?? new Map<string, ScopeOfWork>();
  kept.set(book, known);
  const { now: _now, projectName: _projectName, delivery: _delivery, ...asked } = request;
  const key = JSON.stringify(asked);
  const made = known.get(key) ?? read(request);
  known.delete(key);
  known.set(key, made);
  for (const oldest of known.keys()) if (known.size > MOST_KEPT) known.delete(oldest);
  return made;
};

/** @param read the request with another text, without corrections */
export const readCorrected = (
  { corrections = [], ...request }: EstimateRequest,
  book: PriceBook,
  read: (request: EstimateRequest) => ScopeOfWork,
): ScopeOfWork => {
  const after = read(request);
  // While a text was written there was nothing but the text.
  const alone = { ...request, uploads: [], correctedRooms: null };
  const isAlone = request.uploads.length === 0 && !request.correctedRooms;
  const readings = new Map(isAlone ? [[request.instructions, after]] : []);
  const readText = ({ instructions }: Correction): ScopeOfWork => {
    const made = readings.get(instructions) ?? readOnce({ ...alone, instructions }, book, read);
    readings.set(instructions, made);
    return made;
  };
  let corrected: ScopeOfWork | null = null;
  let before = after;
  const lost: string[] = [];
  for (const correction of corrections) {
    const now = readText(correction);
    const { scope, refused } = apply(
      corrected && before !== now ? rebaseScope(corrected, before, now) : (corrected ?? now),
      [...correction.patches],
      book,
      'OWNER',
    );
    lost.push(...refused.map(({ message }) => lostCorrection(message)));
    corrected = scope;
    before = now;
  }
  if (!corrected) return after;
  const scope = before === after ? corrected : rebaseScope(corrected, before, after);
  return { ...scope, notes: [...scope.notes, ...lost.map((text) => noteOf('WARNING', text))] };
};
