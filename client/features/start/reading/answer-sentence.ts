// An answer that was tapped, as a sentence of the description: there is no estimate yet to keep it in.
import { placeName } from '../../../lib/scope-words.ts';
import type { PreviewedScope } from './use-scope-preview.ts';

type PreviewedQuestion = PreviewedScope['questions'][number];

const subjectOf = (
  { about }: PreviewedQuestion,
  { places, work }: PreviewedScope,
): string | undefined => {
  const place = places.find(({ id }) => id === about);
  return place ? placeName(place) : work.find(({ id }) => id === about)?.name;
};

/** `Kitchen: 12 × 14 ft.`; of what is asked of the whole, the answer alone: `Bathroom.` */
export const answerSentence = (
  question: PreviewedQuestion,
  answer: string,
  scope: PreviewedScope,
): string =>
  [subjectOf(question, scope), `${answer.replace(/\.$/, '')}.`].filter(Boolean).join(': ');

/** On a line of its own. */
export const withSentence = (text: string, sentence: string): string =>
  [text.trimEnd(), sentence].filter(Boolean).join('\n');
