// Questions that ask for advice, not for work: "Is a permit required to replace a window?", "Which should I choose?"

const ASKS_ADVICE =
  /\b(?:is it better|would it be better|which is better|is it cheaper|pros and cons|worth (?:it|replacing|fixing|repairing|refacing)|what do you (?:think|recommend)|should (?:i|we|it)|which (?:one|of|is|should|painter|contractor|company)|what should|is (?:a|the) permit|permits? (?:required|needed)|need a permit|is it (?:legal|allowed|worth|safe|ok|normal)|allowed to|worth it|why (?:is|does|do|are)|when should|who should|how long (?:does|will|do))\b/;

/** Nobody asks for a price by cancelling a visit. */
const CANCELS =
  /\b(?:cancel|reschedul\w*|postpone)\b[^.\n]{0,60}\b(?:appointment|visit|meeting|estimate|friday|monday|tuesday|wednesday|thursday|saturday|sunday|tomorrow|today)\b|\bthank(?:s| you) for (?:the|your)\b[^.\n]{0,40}\bwork\b|\binvoice\b[^.\n]{0,60}\bpaid\b/;

const SEEKS_IDEAS =
  /\b(?:ideas|inspiration|tips|suggestions|advice|opinions?) (?:for|on|about|how)\b(?![^.\n]*\b(?:replace|install|paint|build|repair|quote|price|cost)\b)/;

/** "Is the roof ok?", "Do you also do gutters?": wondering, not ordering. */
const WONDERS =
  /^\W*(?:also |and |but |so |oh |btw |hey |hi )*(?:is|are|was|were|does|will|would|has|have|which|why|when|who|where|what if|do (?:you|u|we|i|they)|did|should|(?:can|could) (?:you|u|someone|anyone) (?:please |also )*(?:(?:take a )?look|check|see|tell|let|confirm|advise|say|come by|come out|recommend|suggest)|any (?:chance|idea|thoughts|opinion)|how (?:old|much longer|soon|often|bad))\b/;

const ASKS_PRICE =
  /\b(?:quotes?|bids?|estimates?|prices?|pricing|costs?|charge|how much|replacing|installing|adding|cover|(?:time|available|room in your schedule) to|get (?:the|my|our)|have (?:the|my|our)|need|want|please|looking (?:for|to)|(?:would|will|could|can) (?:you|u|it|this|that) be (?:able|possible)|(?:is|would) (?:it|this|that) (?:be )?possible|are (?:you|u) able|(?:can|could|would|will) (?:you|u|someone|anyone|we) (?:please )?(?:replace|install|paint|fix|repair|remove|add|build|do|redo|put|move))\b/;

/** What a new one might cost one day is no order of it. */
const SOMEDAY =
  /\b(?:someday|some day|one day|eventually|down the road|in the future|at some point)\b/;

const wonders = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') &&
  (SOMEDAY.test(sentence) || (WONDERS.test(sentence) && !ASKS_PRICE.test(sentence)));

/** "Replace 2 toilets, is the roof ok?": the order before the question stays. */
const withoutWondering = (sentence: string): string => {
  const comma = sentence.lastIndexOf(',');
  const led = sentence.slice(0, Math.max(0, comma));
  if (comma > 0 && wonders(sentence.slice(comma + 1)) && !WONDERS.test(led)) return `${led}.`;
  return wonders(sentence) ? '' : sentence;
};

/** `text` without its sentences that ask for advice. */
export const withoutAdvice = (text: string): string =>
  text
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => !CANCELS.test(sentence) && !SEEKS_IDEAS.test(sentence))
    .filter((sentence) => !(sentence.trimEnd().endsWith('?') && ASKS_ADVICE.test(sentence)))
    .map((sentence) => withoutWondering(sentence))
    .join('');
