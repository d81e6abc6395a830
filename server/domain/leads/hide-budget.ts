// Takes out of texts what somebody means to spend: it is told to nobody who may sell to them.

/** Text that stands in place of the figure. */
const HIDDEN = '(not shown)';

const BUDGET_WORDS =
  /\b(?:budget|spend|spending|afford|max(?:imum)?|more than|at most|under|below|within|less than|up to|limit|cap|top)\b/i;
/** A sentence, with the mark that ends it; a point within a figure ends none. */
const SENTENCE = /(?:[^.!?;\n]|[.](?=\d))+[.!?;\n]?/g;
/** A figure, or a range, whose upper end counts. */
const FIGURE =
  /(?:\$ ?)?(?:\d[\d,]{0,12}(?:\.\d{1,2})? ?k? ?(?:-|–|—|to) ?\$? ?)?(\d[\d,]{0,12}(?:\.\d{1,2})?) ?(k|grand|thousand)?\b/gi;
/** What the estimate says of it itself. */
const OUR_SENTENCE = /\byour budget of\b/;

const withoutFigure = (sentence: string, budget: number): string =>
  BUDGET_WORDS.test(sentence)
    ? sentence.replaceAll(FIGURE, (written, digits: string, thousands: string | undefined) => {
        const value = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1_000);
        return value === budget ? HIDDEN : written;
      })
    : sentence;

/** @param budget dollars; null where none was told: then nothing is hidden */
export const budgetHider =
  (budget: number | null): ((text: string) => string) =>
  (text) =>
    budget === null
      ? text
      : text.replaceAll(SENTENCE, (sentence) =>
          OUR_SENTENCE.test(sentence) ? '' : withoutFigure(sentence, budget),
        );
