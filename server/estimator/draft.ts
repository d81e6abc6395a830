// What the built-in method makes of a request before anything has a price: scope, pieces of work, lines with quantities.
import { withoutAllowances } from './agents/without-allowances.ts';
import { documentWork } from './documents/document-work.ts';
import type { DocumentWork } from './documents/document-work.ts';
import { withoutListedRows } from './documents/scope-text.ts';
import type { EstimateRequest } from './estimator.ts';
import type { PriceBook } from './price-book.ts';
import type { PricingContext } from './pricing/context.ts';
import { pricingContext } from './pricing/make-context.ts';
import { changeLines } from './refine/change-lines.ts';
import type { Scope } from './scope/scope.ts';
import type { Peril } from './scope/vocabulary/perils.ts';
import { understand } from './scope/understand.ts';
import { withStatement } from './uploads/quantity-sources.ts';
import type { Job } from './select/job.ts';
import { select } from './select/select.ts';
import { inWorkOrder } from './takeoff/order.ts';
import { takeOff } from './takeoff/takeoff.ts';
import type { WorkLine } from './takeoff/work-line.ts';
import type { WorkPackage } from './takeoff/work-package.ts';

/** What a look at the draft, and a revision of it, works with. */
export interface Draft {
  scope: Scope;
  packages: readonly WorkPackage[];
  context: PricingContext;
  work: readonly WorkLine[];
}

export interface DraftInFull extends Draft {
  /** What no text or document could be priced for is asked. */
  questions: readonly string[];
  listed: DocumentWork;
  /** Sentences for the reasoning. */
  notes: string[];
  peril: Peril | null;
  /** What is left out at the user's wish, for people. */
  excluded: string[];
}

/** Pure: the same request gives the same draft. */
export const draftOf = (request: EstimateRequest, book: PriceBook): DraftInFull => {
  const { uploads } = request;
  const instructions = withoutAllowances(request.instructions);
  const { scope, notes, statedIn } = understand({
    ...request,
    instructions,
    written: request.instructions,
    uploads: withoutListedRows(uploads).map((upload) => ({
      ...upload,
      text: withoutAllowances(upload.text),
    })),
    misspellings: book.lexicon.misspellings,
  });
  if (instructions !== request.instructions && request.agentKind !== 'CONTRACTOR')
    notes.push(
      'An allowance in your text sets a price for goods and orders no work; only a contractor’s estimate is priced at it.',
    );
  const job: Job = {
    scope,
    book,
    agent: request.agentKind,
    propertyType: request.propertyType,
    done: new Set(),
    packages: [],
    conversion: null,
    questions: [],
  };
  const { packages, peril, excluded } = select(job);
  const context = pricingContext(request, book, scope, packages);
  const described = withStatement(takeOff(packages, book, context.grade), statedIn);
  const listed = documentWork({ uploads, book, scope, context, work: described, statedIn });
  const work = changeLines(
    inWorkOrder(listed.work, request.agentKind),
    request.changes ?? [],
    book,
    context,
  );
  notes.push(...listed.notes);
  return {
    scope,
    packages,
    context,
    work,
    questions: job.questions,
    listed,
    notes,
    peril,
    excluded,
  };
};
