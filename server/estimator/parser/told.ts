// What a message tells beside its order: thanks, payments, offers turned down, and the advert before "asks only for this:".
// Works on even text, sentence by sentence, and knows no objects.

const THANKS = /^\W*(?:many )?(?:thanks|thank you|thx|great job|great work|nice work|good job)\b/;
const PAID =
  /\b(?:invoice|receipt|bill|check|payment|deposit)\b.*\b(?:paid|sent|cleared|received|mailed|attached)\b/;
const ASKS =
  /\b(?:quotes?|bids?|estimates?|prices?|pricing|need|needs|want|wants|please|looking|replace|install|repair|fix)\b/;
const OFFER =
  /\b(?:quotes?|bids?|estimates?|proposals?) (?:that |which )?(?:you|they|he|she|from)\b/;
const DECLINED =
  /\b(?:not|wont|won't|hold(?:ing)? off|pass(?:ing)?|later|next year|declin\w+|too (?:high|much|expensive))\b/;

/** "Buyer's inspection asks for only this: …": what stands before describes. */
const ONLY_THIS =
  /^[\s\S]*\b(?:ask(?:s|ed|ing)? for|need|needs|want|wants|do|quote|price|bid|request(?:s|ed|ing)?) (?:only|just) (?:this|these|the following)\s*:/;

const ordersNothing = (sentence: string): boolean =>
  ((THANKS.test(sentence) || PAID.test(sentence)) && !ASKS.test(sentence)) ||
  (OFFER.test(sentence) && DECLINED.test(sentence));

/** `text` without what asks for no work. */
export const withoutTold = (text: string): string =>
  text
    .replace(ONLY_THIS, ' ')
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => !ordersNothing(sentence))
    .join('');
