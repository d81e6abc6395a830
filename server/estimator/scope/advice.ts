// Questions that ask for advice, not for work: "Is a permit required to replace a window?", "Which should I choose?"

const ASKS_ADVICE =
  /\b(?:is it better|would it be better|which is better|is it cheaper|pros and cons|worth (?:it|replacing|fixing|repairing|refacing)|what do you (?:think|recommend)|should (?:i|we|it)|which (?:one|of|is|should|painter|contractor|company)|what should|is (?:a|the) permit|permits? (?:required|needed)|need a permit|is it (?:legal|allowed|worth|safe|ok|normal)|allowed to|worth it|why (?:is|does|do|are)|when should|who should|how long (?:does|will|do))\b/;

/** `text` without its sentences that ask for advice. */
/** Nobody asks for a price by cancelling a visit. */
const CANCELS =
  /\b(?:cancel|reschedul\w*|postpone)\b[^.\n]{0,60}\b(?:appointment|visit|meeting|estimate|friday|monday|tuesday|wednesday|thursday|saturday|sunday|tomorrow|today)\b|\bthank(?:s| you) for (?:the|your)\b[^.\n]{0,40}\bwork\b|\binvoice\b[^.\n]{0,60}\bpaid\b/;

export const withoutAdvice = (text: string): string =>
  text
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => !CANCELS.test(sentence))
    .filter((sentence) => !(sentence.trimEnd().endsWith('?') && ASKS_ADVICE.test(sentence)))
    .join('');
