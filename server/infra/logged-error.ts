// What of an error may stand in a log: its kind, codes, where it was thrown, and a short sentence without the values in it.
// Databases, mail servers, parsers and models quote what they were given, which is what people typed.

const MESSAGE_MAX = 300;
/** Longer texts are cut before they are searched. */
const READ_MAX = 2_000;
const FRAMES_MAX = 8;
const CAUSES_MAX = 3;

/** Values and what takes the place of each, in this order, whoever quotes them. */
const VALUES: readonly (readonly [value: RegExp, instead: string])[] = [
  [/"(?:[^"\\]|\\.)*"?/gs, '"…"'],
  [/“[^”]*”?/gs, '“…”'],
  // An apostrophe inside a word opens nothing.
  [/(?<![\p{L}\p{N}])'(?:[^'\\]|\\.)*'?/gsu, "'…'"],
  [/<[^>]*>?/gs, '<…>'],
  // PostgreSQL: Key (email)=(ann@example.com) already exists.
  [/=\s*\([^)]*\)?/gs, '=(…)'],
  [/[^\s@,;:()]+@[^\s@,;()]+/g, '…@…'],
  // Keys, tokens, signatures.
  [/[\w-]{24,}/g, '…'],
  // Telephone numbers and codes, however they are grouped.
  [/\+?\(?\d(?:[\s().-]*\d){4,}/g, '…'],
];

/** A sentence for the log: values replaced, cut. */
export const withoutValues = (text: string): string => {
  let sentence = text.slice(0, READ_MAX);
  for (const [value, instead] of VALUES) sentence = sentence.replaceAll(value, instead);
  return sentence.length > MESSAGE_MAX
    ? `${sentence.slice(0, MESSAGE_MAX).toWellFormed()}…`
    : sentence;
};

/** Frames only: a stack begins with the message once more, which may look like a frame itself. */
const framesOf = ({ message, stack = '' }: Error): string[] => {
  const start = stack.indexOf(message);
  return stack
    .slice(start === -1 ? 0 : start + message.length)
    .split('\n')
    .filter((line) => /^\s+at .*(:\d+:\d+|<anonymous>)\)?$/.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => line.trim());
};

/** Properties that hold closed sets of words and numbers, by the names that libraries use. */
const CODES = ['code', 'errno', 'syscall', 'status', 'statusCode', 'responseCode', 'command'];

const codeOf = (value: unknown): string | number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? withoutValues(value) : undefined;
};

const codesOf = (error: object): Record<string, string | number> => {
  const codes: Record<string, string | number> = {};
  for (const name of CODES) {
    const code = codeOf((error as Record<string, unknown>)[name]);
    if (code !== undefined) codes[name] = code;
  }
  return codes;
};

interface LoggedError {
  type: string;
  message: string;
  [code: string]: unknown;
}

/** What may be kept of anything thrown, for pino's `err`. */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error was thrown.' };
  const cause = depth < CAUSES_MAX ? error.cause : undefined;
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...codesOf(error),
    frames: framesOf(error),
    ...(cause instanceof Error && { cause: loggedError(cause, depth + 1) }),
  };
};
