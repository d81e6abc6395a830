// Cuts a text into pieces at the places where something was read, so that each piece can be shown and pointed at.

/** What became of words of a request. */
export type MarkKind = 'USED' | 'EXCLUDED' | 'UNREAD';

export interface TextMark {
  kind: MarkKind;
  /** Characters of the text, end exclusive. */
  start: number;
  end: number;
  /** Id of what was made of the words. It is null where nothing was. */
  of: string | null;
}

export interface TextPiece {
  text: string;
  /** Where it begins in the whole text. */
  start: number;
  /** What became of the words. It is null for words that were neither used nor missed. */
  kind: MarkKind | null;
  /** Ids of everything made of these words. What was marked first comes first. */
  of: readonly string[];
}

/** Order of the kinds. The earlier kind tells how words look where marks overlap. */
const ORDER: readonly MarkKind[] = ['USED', 'EXCLUDED', 'UNREAD'];

const kindOf = (marks: readonly TextMark[]): MarkKind | null =>
  ORDER.find((kind) => marks.some((mark) => mark.kind === kind)) ?? null;

const isSamePiece = (one: TextPiece | undefined, other: TextPiece): one is TextPiece =>
  one?.kind === other.kind &&
  one.of.length === other.of.length &&
  one.of.every((id, index) => id === other.of[index]);

/** @param marks those outside of the text, or without length, are left out */
export const piecesOf = (text: string, marks: readonly TextMark[]): TextPiece[] => {
  const inside = marks
    .map((mark) => ({
      ...mark,
      start: Math.max(0, mark.start),
      end: Math.min(text.length, mark.end),
    }))
    .filter(({ start, end }) => start < end);
  const edges = [
    ...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])]),
  ].toSorted((one, other) => one - other);
  const pieces: TextPiece[] = [];
  for (const [index, start] of edges.entries()) {
    const end = edges[index + 1];
    if (end === undefined) break;
    const here = inside.filter((mark) => mark.start < end && mark.end > start);
    const kind = kindOf(here);
    const of = [
      ...new Set(here.flatMap((mark) => (mark.kind === kind && mark.of ? [mark.of] : []))),
    ];
    const piece = { text: text.slice(start, end), start, kind, of };
    const last = pieces.at(-1);
    if (isSamePiece(last, piece)) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
};

const GAP = '…';

/** The text near the words of a kind, with a sign where text is left out. @param reach characters around them */
export const excerptOf = (
  pieces: readonly TextPiece[],
  kind: MarkKind,
  reach: number,
): readonly TextPiece[] => {
  const near = pieces
    .filter((piece) => piece.kind === kind)
    .map(({ start, text }) => ({ from: start - reach, to: start + text.length + reach }));
  let isGap = false;
  return pieces.flatMap((piece) => {
    const end = piece.start + piece.text.length;
    const spans = near
      .map(({ from, to }) => ({ from: Math.max(from, piece.start), to: Math.min(to, end) }))
      .filter(({ from, to }) => from < to);
    const kept: TextPiece[] = [];
    let at = piece.start;
    for (const { from, to } of spans) {
      if (to <= at) continue;
      const begin = Math.max(from, at);
      if (begin > at) isGap = true;
      const text = piece.text.slice(begin - piece.start, to - piece.start);
      kept.push({ ...piece, start: begin, text: isGap ? GAP + text : text });
      isGap = false;
      at = to;
    }
    if (at < end) isGap = true;
    return kept;
  });
};
