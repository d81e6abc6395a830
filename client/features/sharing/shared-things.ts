// Names of the things that can be shared, and what is said of each before it is shared.
import type { SharedSubjectInput } from '../../gql/graphql.ts';

export interface SharedThing {
  /** Name of the thing, as a word of a sentence. */
  noun: string;
  /** What whoever has the link can do with it. */
  rule: string;
  /** Title on the share sheet of a phone. */
  title: string;
}

const NOTHING_ELSE = 'They see nothing else of yours, can change nothing, and need no account.';

const ESTIMATE: SharedThing = {
  noun: 'estimate',
  rule: `Whoever has the link can read this estimate as it is then, and get it as a PDF. ${NOTHING_ELSE}`,
  title: 'A cost estimate',
};
const COMPARISON: SharedThing = {
  noun: 'comparison',
  rule: `Whoever has the link can read both estimates as they are then, and why they differ. ${NOTHING_ELSE}`,
  title: 'Two cost estimates compared',
};
const OPINION: SharedThing = {
  noun: 'second opinion',
  rule: `Whoever has the link can read this comparison as it is then, and get it as a PDF. They open neither the document nor your estimate. ${NOTHING_ELSE}`,
  title: 'A second opinion on an estimate',
};
const REQUEST: SharedThing = {
  noun: 'request',
  rule: `Whoever has the link can read this request, with the figures as they are then, and get it as a PDF. They open neither the document nor your estimate. ${NOTHING_ELSE}`,
  title: 'A request for supplement',
};

export const thingOf = (subject: SharedSubjectInput): SharedThing => {
  if (subject.supplement) return REQUEST;
  if (subject.paperComparison) return OPINION;
  return subject.comparison ? COMPARISON : ESTIMATE;
};
