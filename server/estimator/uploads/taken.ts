// What is left of a text when something was found in it and taken out.

export interface Taken<T> {
  found: T[];
  /** The text without what was found. */
  rest: string;
}
