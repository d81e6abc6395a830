// How much of the price book fits into the head of a prompt, and what is left for the request.

/** How much of the price book the head of a prompt holds, the most first. */
type BookForm = 'with contents' | 'whole' | 'part';

const FORMS: readonly { form: BookForm; from: number; headTokens(input: number): number }[] = [
  { form: 'with contents', from: 90_000, headTokens: () => 70_000 },
  { form: 'whole', from: 50_000, headTokens: () => 39_500 },
  { form: 'part', from: 0, headTokens: (input) => Math.ceil(input * 0.77) },
];
const formOf = (maxInputTokens: number): (typeof FORMS)[number] => {
  const found = FORMS.find(({ from }) => maxInputTokens >= from);
  if (!found) throw new Error(`${maxInputTokens} is no number of tokens`);
  return found;
};

export const bookFormFor = (maxInputTokens: number): BookForm => formOf(maxInputTokens).form;

/** Tokens left for the request, its documents and pictures. */
export const requestTokens = (maxInputTokens: number): number =>
  maxInputTokens - formOf(maxInputTokens).headTokens(maxInputTokens);
