// Picks the finished objects of the root's lists out of JSON that is still arriving. Each character is looked at once.
// Tolerates prose and code fences before the JSON; judges nothing: the whole reply is parsed again at its end.

export interface ReadItem<Name extends string> {
  list: Name;
  /** Parsed JSON, not yet checked. */
  value: unknown;
}

export interface ItemReader<Name extends string> {
  /** Takes the next piece of text and returns the objects it completed, unparsed parts left out. */
  push(chunk: string): ReadItem<Name>[];
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

/** @param names of the lists in the root object; of two of one name the first is read. */
export const createItemReader = <Name extends string>(names: readonly Name[]): ItemReader<Name> => {
  let text = '';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let list: Name | null = null;
  const left = new Set<string>(names);
  const isWanted = (name: string): name is Name => left.has(name);
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
    if (depth === ROOT) word += character;
  };
  const open = (character: string): void => {
    depth += 1;
    if (character === '[' && depth === ARRAY && isWanted(word)) {
      list = word;
      left.delete(word);
    }
    if (list !== null && character === '{' && depth === ITEM) item = character;
  };
  const close = (character: string): ReadItem<Name>[] => {
    const whole = character === '}' && depth === ITEM ? item : null;
    const name = list;
    if (whole !== null) item = null;
    if (character === ']' && depth === ARRAY) list = null;
    depth = Math.max(0, depth - 1);
    return whole === null || name === null
      ? []
      : parsed(whole).map((value) => ({ list: name, value }));
  };
  const step = (character: string): ReadItem<Name>[] => {
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
      const found: ReadItem<Name>[] = [];
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
