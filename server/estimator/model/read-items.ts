// Picks the finished objects of one array out of JSON that is still arriving. Each character is looked at once.
// Tolerates prose and code fences before the JSON; judges nothing: the whole reply is parsed again at its end.

export interface ItemReader {
  /** Takes the next piece of text and returns the objects it completed, unparsed parts left out. */
  push(chunk: string): unknown[];
  readonly text: string;
}

const parsed = (json: string): unknown[] => {
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
};

/** Depths: 1 inside the root object, 2 inside the array, 3 inside an object of the array. */
const ROOT = 1;
const ARRAY = 2;
const ITEM = 3;

/** @param key name of the array in the root object. */
export const createItemReader = (key: string): ItemReader => {
  let text = '';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let state: 'before' | 'inside' | 'after' = 'before';
  // Kept apart from `text`: cutting pieces out of a growing string would copy all of it each time.
  let word = '';
  let item: string | null = null;

  const readString = (character: string): void => {
    if (isEscaped) isEscaped = false;
    else if (character === '\\') isEscaped = true;
    else if (character === '"') {
      isInString = false;
      return;
    }
    if (depth === ROOT && state === 'before') word += character;
  };
  const open = (character: string): void => {
    depth += 1;
    if (state === 'before' && character === '[' && depth === ARRAY && word === key) {
      state = 'inside';
    }
    if (state === 'inside' && character === '{' && depth === ITEM) item = character;
  };
  const close = (character: string): unknown[] => {
    const whole = character === '}' && depth === ITEM ? item : null;
    if (whole !== null) item = null;
    if (state === 'inside' && character === ']' && depth === ARRAY) state = 'after';
    depth = Math.max(0, depth - 1);
    return whole === null ? [] : parsed(whole);
  };
  const step = (character: string): unknown[] => {
    if (item !== null) item += character;
    if (isInString) readString(character);
    else if (character === '"' && depth > 0) {
      isInString = true;
      word = '';
    } else if (character === '{' || (character === '[' && depth > 0)) open(character);
    else if (character === '}' || character === ']') return close(character);
    return [];
  };

  return {
    push(chunk) {
      text += chunk;
      const found: unknown[] = [];
      for (const character of chunk) found.push(...step(character));
      return found;
    },
    get text() {
      return text;
    },
  };
};

/** The JSON object in a reply, prose and fences around it left out; undefined when there is none. */
export const jsonIn = (text: string): unknown => {
  const [json] = parsed(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return json;
};
