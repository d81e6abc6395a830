// Where in a text something was read.

/** Characters, the end not included. */
export interface Span {
  start: number;
  end: number;
}
