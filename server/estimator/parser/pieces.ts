// Cuts a long text into pieces for rules that look a sentence or two far. A rule may take time that grows with the square of what
// it looks through; of pieces it takes as much as there are of them.

/** Longer than what people write without a blank line between. */
const PIECE = 2_000;

/** Where a piece may end, the best first: behind a line, a sentence, a part of one, a word. */
const ENDS = ['\n', '. ', ', ', ' '] as const;

const endOf = (text: string, from: number): number => {
  const most = from + PIECE;
  if (most >= text.length) return text.length;
  const window = text.slice(from, most);
  for (const end of ENDS) {
    const at = window.lastIndexOf(end);
    if (at > PIECE / 2) return from + at + end.length;
  }
  return most;
};

/** Pieces that make up the text, in order; a text that is not long is a single piece. */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = endOf(text, from);
    pieces.push(text.slice(from, end));
    from = end;
  }
  return pieces;
};
