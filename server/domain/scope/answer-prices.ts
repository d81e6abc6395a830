/** What the answers to one question of a scope would change. */
export interface AnswerPrices {
  questionId: string;
  /** Dollars by which the total changes, in the order of the answers; null where an answer was not priced. */
  differences: (number | null)[];
}
