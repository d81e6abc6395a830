// Writes into the finished document what the model did, what was not taken, and how a failure was met. Never silent.
import type { EstimateDocument } from '../../domain/estimate.ts';
import { clip } from '../pricing/price-line.ts';
import type { ModelFailureKind } from '../../infra/llm/model-client.ts';
import type { Prose } from './prose.ts';
import type { Reply } from './reply-schema.ts';
import type { RevisionReport } from './revision.ts';

const REASONING_MAX = 20_000;
const MOST_REFUSED = 15;
const MOST_NOTES = 50;
const NOTE_MAX = 500;

const notes = (...lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].map((note) => clip(note, NOTE_MAX)).slice(0, MOST_NOTES);

const withReasoning = (document: EstimateDocument, paragraphs: readonly string[]): string => {
  const own = paragraphs.join('\n\n');
  return `${clip(document.reasoning, REASONING_MAX - own.length - 2)}\n\n${own}`;
};

const FAILED: Record<ModelFailureKind, string> = {
  auth: 'it could not be reached with the present settings',
  quota: 'its budget is used up',
  rate_limit: 'it was too busy',
  refusal: 'it declined to answer',
  filtered: 'its answer was withheld by the provider',
  truncated: 'its answer was cut short',
  invalid_output: 'its answer could not be used',
  timeout: 'it did not answer in time',
  aborted: 'it was interrupted',
  bad_request: 'it did not take the request',
  unavailable: 'it could not be reached',
};

const PICTURES_UNSEEN =
  'Pictures were not interpreted; the description and documents alone set the scope.';

export interface FailureNote {
  kind: ModelFailureKind;
  hadImages: boolean;
  /** Added to the paragraph, e.g. the gap between two totals. */
  detail?: string;
}

/** The built-in estimate, saying that the model did not help. */
export const withFailureNote = (
  document: EstimateDocument,
  { kind, hadImages, detail }: FailureNote,
): EstimateDocument => ({
  ...document,
  reasoning: withReasoning(document, [
    `A language model was asked to review this estimate, but ${FAILED[kind]}. ` +
      (detail === undefined ? '' : `${detail} `) +
      'The built-in method alone made it; its quantities and prices do not depend on the model.',
  ]),
  warnings: hadImages ? notes([PICTURES_UNSEEN], document.warnings) : document.warnings,
});

export interface ReviewNote {
  model: string;
  reply: Reply;
  report: RevisionReport;
  prose: Prose;
  /** What the model was not shown. */
  material: readonly string[];
  seenImages: number;
  hadImages: boolean;
  /** Names of uploads with text addressed to a program. */
  orders: readonly string[];
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const reviewed = ({ model, report, seenImages }: ReviewNote): string => {
  const { taken, refused, unreadable } = report;
  const done = taken.length === 0 ? 'It left the draft as it is.' : taken.map(sentence).join(' ');
  const left = refused.length + unreadable;
  return (
    `Reviewed by a language model (${model})${seenImages > 0 ? `, which saw ${seenImages} picture(s)` : ''}. ${done}` +
    `${left > 0 ? ` Suggestions not taken: ${left}.` : ''} All prices and sums are the price book’s.`
  );
};

/** The revised estimate with everything the review added, dropped, refused and said. */
export const withReviewNotes = (document: EstimateDocument, note: ReviewNote): EstimateDocument => {
  const { reply, report, prose } = note;
  const said = (list: readonly string[]): string[] =>
    list.flatMap((text) => prose.clean(text, NOTE_MAX - 40) ?? []);
  const own = prose.clean(reply.reasoning, 1_500);
  const questions = said(reply.questions);
  const isEmpty = document.items.length === 0;
  const unreadable =
    report.unreadable > 0
      ? [`${report.unreadable} suggestion(s) of the model could not be read and were not taken.`]
      : [];
  const orders = note.orders.map(
    (name) => `“${clip(name, 80)}” contains text addressed to a program; it changed nothing.`,
  );
  const unseen = note.hadImages && note.seenImages === 0 ? [PICTURES_UNSEEN] : [];
  return {
    ...document,
    reasoning: withReasoning(document, [
      reviewed(note),
      ...(own === null ? [] : [`The model’s own words: ${own}`]),
    ]),
    questions: isEmpty ? notes(document.questions, questions).slice(0, 20) : document.questions,
    futureActions: notes(
      document.futureActions,
      said(reply.futureActions),
      // `questions` stands for an estimate without lines; here they are something to settle.
      isEmpty ? [] : questions.map((question) => `Settle: ${question}`),
    ),
    assumptions: notes(document.assumptions, report.assumptions, said(reply.assumptions)),
    warnings: notes(
      unseen,
      orders,
      document.warnings,
      report.warnings,
      report.refused.slice(0, MOST_REFUSED),
      unreadable,
      note.material,
      said(reply.warnings),
    ),
    version: clip(`model-1 (${note.model}) / ${document.version}`, 120),
  };
};
