import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TextPiece } from '../lib/marked-text.ts';
import classes from './MarkedText.module.css';

interface MarkedTextProps {
  pieces: readonly TextPiece[];
  /** What stands in place of a marked piece, e.g. a link around its words. */
  renderWords?: (piece: TextPiece, words: ReactNode) => ReactNode;
}

const keep = (_piece: TextPiece, words: ReactNode): ReactNode => words;

/** A text with its line breaks, and with what became of its words. */
export function MarkedText({ pieces, renderWords = keep }: MarkedTextProps) {
  return (
    <span className={classes.text}>
      {pieces.map((piece) => (
        <MarkedPiece key={piece.start} piece={piece} renderWords={renderWords} />
      ))}
    </span>
  );
}

function MarkedPiece({ piece, renderWords }: { piece: TextPiece; renderWords: typeof keep }) {
  switch (piece.kind) {
    case null:
      return piece.text;
    case 'USED':
      return renderWords(piece, <span className={classes.used}>{piece.text}</span>);
    case 'EXCLUDED':
      return renderWords(piece, <s className={classes.excluded}>{piece.text}</s>);
    case 'UNREAD':
      return renderWords(
        piece,
        <u className={classes.unread}>
          {piece.text}
          <VisuallyHidden> (not used)</VisuallyHidden>
        </u>,
      );
  }
}
