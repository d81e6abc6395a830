// Calls of functions in a formula, in words: `ceil(x)` is "x, rounded up".

const FUNCTIONS: Readonly<Record<string, (args: readonly string[]) => string>> = {
  iff: ([test = '', yes = '', no = '']) => `${yes} if ${test}, else ${no}`,
  ceil: ([x = '']) => `${x}, rounded up`,
  floor: ([x = '']) => `${x}, rounded down`,
  round: ([x = '']) => `${x}, rounded`,
  max: (args) => `the largest of ${args.join(' and ')}`,
  min: (args) => `the smallest of ${args.join(' and ')}`,
  clamp: ([x = '', low = '', high = '']) => `${x}, at least ${low} and at most ${high}`,
};

/** Stands for a comma inside the words of a call, so that it parts no arguments of the call around it. */
const COMMA = '\u0001';
const INNERMOST = /([A-Za-z_]\w*)?\(([^()]*)\)/;
const MOST_CALLS = 60;

/** Puts calls into words, from the inside out. The words stand in square brackets where more follows. */
export const callsInWords = (formula: string): string => {
  let text = formula;
  for (let count = 0; count < MOST_CALLS; count += 1) {
    const found = INNERMOST.exec(text);
    if (!found) break;
    const [whole, name, inner = ''] = found;
    const write = name === undefined ? undefined : FUNCTIONS[name];
    const said = write
      ? write(inner.split(',').map((arg) => arg.trim())).replaceAll(',', COMMA)
      : inner;
    const words = text === whole && write ? said : `[${said}]`;
    text = text.replace(whole, () => (name !== undefined && !write ? `${name} ${words}` : words));
  }
  return text.replaceAll(COMMA, ',').replaceAll('[', '(').replaceAll(']', ')');
};

/** True when formulas know a function of that name. */
export const isFunction = (name: string): boolean => name in FUNCTIONS;
