// What the readers of a shared link see of an estimate. They never see the owner's working figures, nor who the owner is where
// the link hides it. The document is made before anything is drawn, so that page, PDF and API cannot differ.
import { ROW_LABOR } from '../money/charge-amounts.ts';
import { tellsWorkings } from '../money/charges.ts';
import type { BidSums } from './estimate-figures.ts';
import type { EstimateDocument, LineItem } from './estimate.ts';
import { budgetHider } from '../leads/hide-budget.ts';
import { ESTIMATE_LIMITS, LINE_LIMITS, PLACE_LIMITS } from '../limits.ts';
import { emptyScope, type ScopeOfWork } from '../scope/scope-of-work.ts';

/** Takes out of a text what tells who its owner is. */
export type Hide = (text: string) => string;

/** Text that stands where the link hides something. */
export const NOT_SHOWN = 'Not shown';

const SENTENCE_MAX = 500;
const TAG_MAX = 60;
const CHOICE_MAX = 300;
const REASONING_MAX = 20_000;

/** A text may grow by what stands in place of a name. */
const hideWithin =
  (hide: Hide) =>
  (text: string, max: number): string =>
    hide(text).slice(0, max).toWellFormed();

type HideWithin = ReturnType<typeof hideWithin>;

/** A contractor's own figures are for nobody who reads the offer. */
const withoutWorkings = (document: EstimateDocument): EstimateDocument => ({
  ...document,
  reasoning: '',
  futureActions: [],
  warnings: [],
  range: { low: 0, high: 0 },
  accuracyClass: null,
  items: document.items.map((item) => {
    const metadata = {
      ...item.metadata,
      low: null,
      high: null,
      confidence: null,
      cost: null,
      // Its share is the labor of the line.
      bases: item.metadata.bases.filter(({ of }) => !of.startsWith(ROW_LABOR)),
    };
    if (!tellsWorkings(item)) return { ...item, source: '', metadata };
    // These fields tell how the charge was worked out.
    const workings = { formula: null, charge: null, bases: [] };
    return { ...item, details: '', source: '', metadata: { ...metadata, ...workings } };
  }),
});

/** Removes the budget. Who may sell to the owner does not learn what the owner means to spend. */
const withoutBudget = ({ scope, ...document }: EstimateDocument): EstimateDocument => {
  const hide = budgetHider(scope?.facts.budget ?? null);
  const sentences = (texts: readonly string[]) => texts.map(hide).filter((text) => text !== '');
  return {
    ...document,
    reasoning: hide(document.reasoning),
    assumptions: sentences(document.assumptions),
    // A warning about the budget has nothing left to say.
    warnings: document.warnings.filter((text) => hide(text) === text),
    scope: scope && { ...scope, facts: { ...scope.facts, budget: null } },
  };
};

const hiddenScope = ({ facts, readBy }: ScopeOfWork): ScopeOfWork => {
  const notShown = (text: string | null) => text && NOT_SHOWN;
  return {
    ...emptyScope(readBy),
    facts: {
      ...facts,
      insured: notShown(facts.insured),
      policyNumber: notShown(facts.policyNumber),
      carrierClaimNumber: notShown(facts.carrierClaimNumber),
      allowances: [],
      ages: [],
    },
  };
};

const hiddenLine = (item: LineItem, hide: HideWithin): LineItem => ({
  ...item,
  name: hide(item.name, LINE_LIMITS.name),
  details: hide(item.details, LINE_LIMITS.details),
  category: hide(item.category, LINE_LIMITS.category),
  source: hide(item.source, SENTENCE_MAX),
  tags: item.tags.map((tag) => hide(tag, TAG_MAX)),
  metadata: {
    ...item.metadata,
    formula: item.metadata.formula && hide(item.metadata.formula, SENTENCE_MAX),
    // It names a file.
    quantityFrom: null,
    room: item.metadata.room && hide(item.metadata.room, PLACE_LIMITS.name),
    rooms: item.metadata.rooms.map((room) => hide(room, PLACE_LIMITS.name)),
  },
});

const hiddenBid = (bid: BidSums, hide: HideWithin): BidSums => ({
  ...bid,
  alternates: bid.alternates.map((each) => ({ ...each, name: hide(each.name, CHOICE_MAX) })),
  allowances: bid.allowances.map((each) => ({
    ...each,
    name: hide(each.name, CHOICE_MAX),
    statedIn: null,
  })),
});

const hiddenDocument = (
  document: EstimateDocument,
  openQuestions: readonly string[],
  hide: HideWithin,
): EstimateDocument => {
  const sentences = (texts: readonly string[], max = SENTENCE_MAX) =>
    texts.map((text) => hide(text, max));
  return {
    ...document,
    title: hide(document.title, ESTIMATE_LIMITS.title),
    projectName: NOT_SHOWN,
    reasoning: hide(document.reasoning, REASONING_MAX),
    futureActions: sentences(document.futureActions, ESTIMATE_LIMITS.futureAction),
    // The questions of the scope go with it.
    questions: sentences(openQuestions).slice(0, 20),
    assumptions: sentences(document.assumptions),
    exclusions: sentences(document.exclusions),
    warnings: sentences(document.warnings),
    items: document.items.map((item) => hiddenLine(item, hide)),
    bid: document.bid && hiddenBid(document.bid, hide),
    scope: document.scope && hiddenScope(document.scope),
  };
};

/**
 * @param hide null shows who the owner is
 * @param openQuestions all that are still asked of the owner, as exports list them
 */
export const sharedDocument = (
  document: EstimateDocument,
  openQuestions: readonly string[],
  hide: Hide | null,
): EstimateDocument => {
  const shown = withoutBudget(
    document.workflow === 'CONTRACTOR' ? withoutWorkings(document) : document,
  );
  return hide ? hiddenDocument(shown, openQuestions, hideWithin(hide)) : shown;
};
