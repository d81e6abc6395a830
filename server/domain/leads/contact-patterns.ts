// What in a text leads to a person past the product: addresses of mail and web, phone numbers, streets.

const SUFFIXES = String.raw`street|avenue|ave|road|rd|lane|ln|boulevard|blvd|parkway|pkwy|highway|hwy|terrace|drive|dr|court|circle|cir|place|way|trail|trl|square|loop|alley|crossing|pike|st|ct|pl|ter`;
/** Words between a number and a suffix that make a measure of it: `40 ft concrete drive`. */
const MEASURES = String.raw`(?:sf|sq|sy|lf|ft|feet|foot|in|inch|inches|yd|yards?|x|by|car|ton|gal|gallons?|amp|concrete|gravel|asphalt|paved|brick|wide|long|of|on|the|a|in|to|and|per|more|new|existing)\b`;

/** Whatever is typed between the digits of a phone number, seen or not. */
const GAP = String.raw`[\s.\/_·\u00ad\u200b-\u200d\u2010-\u2015\u2060\ufeff-]`;

/** Patterns in the order in which they are looked for: a mail address holds a web address. */
const PATTERNS = [
  {
    kind: 'EMAIL',
    pattern:
      /(?<![\w.+-])[\w.+-]{1,64}\s{0,2}(?:@|\(at\)|\[at\])\s{0,2}[\w-]{1,63}(?:\s{0,2}(?:\.|\(dot\)|\[dot\])\s{0,2}[\w-]{1,63}){1,5}/giu,
  },
  { kind: 'LINK', pattern: /(?:https?:\/\/|www\.)\S+/giu },
  {
    kind: 'LINK',
    pattern:
      /(?<![\w-])[a-z0-9][a-z0-9-]{0,62}\.(?:com|net|org|io|co|us|biz|info|me|app|dev|pro|ly|xyz|llc|tv|link|build|homes?|contractors?|services?|site|online)\b(?:\/\S*)?/giu,
  },
  {
    kind: 'LINK',
    pattern:
      /(?<![\w.+-])(?:[\w.+-]{1,64}\s{1,2}at\s{1,2})?[\w-]{1,63}\s{0,2}(?:(?<=\s)dot(?=\s)|[([](?:dot|\.)[)\]])\s{0,2}(?:com|net|org|io|co|us|biz|info)\b/giu,
  },
  { kind: 'PHONE', pattern: /\+\d[\d\s().-]{7,20}\d/gu },
  {
    kind: 'PHONE',
    pattern: new RegExp(
      String.raw`(?<![\p{Nd}.$])(?:1${GAP}?)?\(?\p{Nd}{3}\)?${GAP}{0,3}\p{Nd}{3}${GAP}{0,3}\p{Nd}{2}${GAP}?\p{Nd}{2}(?!\p{Nd})`,
      'gu',
    ),
  },
  {
    kind: 'PHONE',
    pattern: new RegExp(
      String.raw`(?<![\p{Nd}.$])(?:\p{Nd}${GAP}{1,3}){9,10}\p{Nd}(?!\p{Nd})`,
      'gu',
    ),
  },
  { kind: 'PHONE', pattern: /\b1-8(?:00|33|44|55|66|77|88)-[a-z]{4,20}\b/giu },
  { kind: 'STREET', pattern: /\bP\.?\s?O\.?\s?Box\s+\d+/giu },
  {
    kind: 'STREET',
    pattern: new RegExp(
      String.raw`\b\d{1,6}[a-z]?\s+(?!${MEASURES})(?:[\p{L}\d][\p{L}\d.'’-]*\s+(?!${MEASURES})){1,4}?(?:${SUFFIXES})\b\.?(?:,?\s*(?:#|apt|unit|suite|ste)\.?\s*\w+)?`,
      'giu',
    ),
  },
] as const;
type ContactKind = (typeof PATTERNS)[number]['kind'];

const HIDDEN: Record<ContactKind, string> = {
  EMAIL: '[e-mail hidden]',
  LINK: '[link hidden]',
  PHONE: '[phone hidden]',
  STREET: '[address hidden]',
};

// Bounds in the patterns keep them linear in the text.
export const hideContacts = (text: string): string =>
  PATTERNS.reduce((shown, { kind, pattern }) => shown.replaceAll(pattern, HIDDEN[kind]), text);

/** True when the text holds a way to reach somebody. A street is none. */
export const holdsContact = (text: string): boolean =>
  PATTERNS.some(({ kind, pattern }) => kind !== 'STREET' && text.search(pattern) >= 0);

const withoutMail = (text: string): string =>
  PATTERNS.reduce(
    (left, { kind, pattern }) => (kind === 'EMAIL' ? left.replaceAll(pattern, '') : left),
    text,
  );

/** True when the text holds a web address. A mail address holds one, and is none. */
export const holdsLink = (text: string): boolean => {
  const left = withoutMail(text);
  return PATTERNS.some(({ kind, pattern }) => kind === 'LINK' && left.search(pattern) >= 0);
};
