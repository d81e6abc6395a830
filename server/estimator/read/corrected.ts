// A request of which its writer put right what was read, while it was written: each correction stands, and what was written
// since changes what it means.
import type { Correction } from '../../domain/corrections.ts';
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';
import { noteOf } from '../readers/notes.ts';
import { apply } from '../scope-of-work/apply.ts';
import { rebaseScope } from '../scope-of-work/rebase.ts';

const lostCorrection = (message: string): string =>
  `A correction that you made while writing no longer fits the text and was left out: ${message}`;

/** @param read the request with another text, without corrections */
export const readCorrected = (
  { corrections = [], ...request }: EstimateRequest,
  book: PriceBook,
  read: (request: EstimateRequest) => ScopeOfWork,
): ScopeOfWork => {
  // While a text was written there was nothing but the text.
  const readText = ({ instructions }: Correction): ScopeOfWork =>
    read({ ...request, instructions, uploads: [], correctedRooms: null });
  const after = read(request);
  let corrected: ScopeOfWork | null = null;
  let before = after;
  const lost: string[] = [];
  for (const correction of corrections) {
    const now = readText(correction);
    const { scope, refused } = apply(
      corrected ? rebaseScope(corrected, before, now) : now,
      [...correction.patches],
      book,
      'OWNER',
    );
    lost.push(...refused.map(({ message }) => lostCorrection(message)));
    corrected = scope;
    before = now;
  }
  if (!corrected) return after;
  const scope = rebaseScope(corrected, before, after);
  return { ...scope, notes: [...scope.notes, ...lost.map((text) => noteOf('WARNING', text))] };
};
