// When a price is paid, as a request tells it: "30/40/30", "half down", "30% at signing, 40% at rough-in, 30% on completion".
import type { PaymentStep } from '../../../domain/money/payments.ts';

const SIGNING = 'At signing';
const COMPLETION = 'On completion';

const step = (due: string, share: number): PaymentStep => ({
  due,
  share,
  deposit: due === SIGNING,
});

/** Shares of a whole by their percent; null where they do not make one. Thirds may lack one percent. */
const sharesOf = (percents: readonly number[]): number[] | null => {
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return sum >= 99 && sum <= 100 && percents.every((percent) => percent > 0)
    ? percents.map((percent) => percent / sum)
    : null;
};

const PAID = String.raw`(?:payments?|paid|pay|payable|deposits?|down|draws?|terms|schedule|milestones?|progress|instal(?:l)?ments?|billing)`;
const FIGURES = String.raw`(?<![\d/.])(\d{1,2}(?:\/\d{1,2}){1,5})(?![\d/]|\.\d)`;
/** Shares parted by strokes beside a word of payment. 10/40/50 alone may be a rating, a mix or a date. */
const SPLIT = new RegExp(
  String.raw`\b${PAID}\b[^.;\n]{0,24}?${FIGURES}|${FIGURES}(?=[^.;\n\d]{0,32}\b${PAID}\b)`,
  'i',
);

const middleDue = (at: number, middle: number): string => {
  if (middle === 1) return 'At the midpoint';
  return `Progress payment ${at} of ${middle}`;
};

const splitIn = (text: string): PaymentStep[] | null => {
  const found = SPLIT.exec(text);
  const told = found?.[1] ?? found?.[2];
  const shares = told === undefined ? null : sharesOf(told.split('/').map(Number));
  if (!shares) return null;
  const last = shares.length - 1;
  return shares.map((share, at) => {
    if (at === 0) return step(SIGNING, share);
    return step(at === last ? COMPLETION : middleDue(at, last - 1), share);
  });
};

const PARTS: Readonly<Record<string, number>> = {
  half: 50,
  '1/2': 50,
  'a third': 100 / 3,
  'one third': 100 / 3,
  'one-third': 100 / 3,
  '1/3': 100 / 3,
  'a quarter': 25,
  'one quarter': 25,
  '1/4': 25,
};
const PART = String.raw`(?:(\d{1,2}) ?(?:%|percent|pct)|(half|a third|one[ -]third|a quarter|one quarter|1\/[234]))`;
const percentOf = ([, percent, part = '']: readonly (string | undefined)[]): number =>
  percent === undefined ? (PARTS[part.toLowerCase()] ?? 0) : Number(percent);

const LISTED = new RegExp(
  String.raw`(?<![\d/.])${PART}(?: of (?:the )?(?:price|total|contract))?(?: (?:is )?(?:due|paid|payable))? ?(down|deposit|(?:at|on|upon|after|when) [a-z][a-z -]{2,40}?)(?=[,;.)\n]| and |$| then |, )`,
  'gi',
);

const AT_SIGNING =
  /^(?:down|deposit|(?:at|on|upon|when|after) (?:the )?(?:contract |project |job )?(?:signing|signature|signed|deposit|contract|start)(?: of (?:the )?(?:contract|work|job|project))?)$/i;
const AT_COMPLETION =
  /^(?:at|on|upon|after|when) (?:the |final |project |job |work |it |all |everything )*(?:is )?(?:completion|completed?|finish(?:ed)?|done|end)(?: of (?:the )?(?:work|job|project))?$/i;

const dueOf = (words: string): string => {
  const said = words.trim().replaceAll(/\s+/g, ' ');
  if (AT_SIGNING.test(said)) return SIGNING;
  if (AT_COMPLETION.test(said)) return COMPLETION;
  return said.charAt(0).toUpperCase() + said.slice(1);
};

const listIn = (text: string): PaymentStep[] | null => {
  const found = [...text.matchAll(LISTED)].map((match) => ({
    percent: percentOf(match),
    due: dueOf(match[3] ?? ''),
  }));
  if (found.length < 2) return null;
  const shares = sharesOf(found.map(({ percent }) => percent));
  return shares && shares.map((share, at) => step(found[at]?.due ?? COMPLETION, share));
};

/** "Half down" behind words of payment or at the beginning of a clause. Elsewhere it may be a fence. */
const DOWN = new RegExp(
  String.raw`(?:(?<![\d/.])(\d{1,2}) ?(?:%|percent|pct)|(?<=(?:^|[,;.:(\n]|\b(?:pays?|paying|payments?|terms|wants?|requires?|asks?(?: for)?|asking(?: for)?|with|deposit)\b)\s{0,2})(half|a third|one[ -]third|a quarter|one quarter|1\/[234])) (?:(?:is )?(?:due|paid) )?(?:down\b(?! ?(?:the|to|from|in|on)\b)|(?:as )?(?:a )?(?:deposit|up ?front|in advance)\b)`,
  'i',
);

const downIn = (text: string): PaymentStep[] | null => {
  const found = DOWN.exec(text);
  const percent = found ? percentOf(found) : 0;
  return percent > 0 && percent < 100
    ? [step(SIGNING, percent / 100), step(COMPLETION, 1 - percent / 100)]
    : null;
};

/** "Deposit of 20 %" as "20 % deposit". */
const DEPOSIT_BEFORE = new RegExp(String.raw`\bdeposit(?: of| is|:)? (${PART})`, 'gi');

/** The steps that a text tells; null where it tells none, or such as make no whole. */
export const paymentsIn = (text: string): PaymentStep[] | null => {
  const even = text.replace(DEPOSIT_BEFORE, '$1 deposit');
  return listIn(even) ?? splitIn(even) ?? downIn(even);
};

const REST =
  /\b(?:and )?(?:the )?(?:balance|rest|remainder)(?: (?:is )?(?:due|paid))? (?:on|at|upon|after) (?:final )?completion\b/gi;

/** The text with blanks in place of told payments, which order nothing. */
export const withoutPayments = (text: string): string =>
  paymentsIn(text) === null
    ? text
    : [DEPOSIT_BEFORE, LISTED, SPLIT, DOWN, REST].reduce(
        (left, pattern) => left.replace(pattern, (said) => ' '.repeat(said.length)),
        text,
      );
