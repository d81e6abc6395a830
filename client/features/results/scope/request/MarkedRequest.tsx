import { Text, Title } from '@mantine/core';
import { type MouseEvent, type ReactNode, useId, useMemo } from 'react';
import { LongText } from '../../../../components/LongText.tsx';
import { MarkedText } from '../../../../components/MarkedText.tsx';
import { type TextPiece, piecesOf } from '../../../../lib/marked-text.ts';
import { marksOf } from '../../../../lib/scope-marks.ts';
import { ADD_WORK_ID, entryElementId, usePointing, wordsElementId } from '../pointing.ts';
import type { Scope } from '../scope-types.ts';
import classes from './MarkedRequest.module.css';

/** Some eighteen lines; px. */
const HEIGHT = 400;

interface MarkedRequestProps {
  instructions: string;
  scope: Scope;
  /** Offers to add work for words that nothing was made of; absent where nothing can be changed. */
  onAddWork: ((words: string) => void) | null;
}

/** What the customer asked for, as typed, and what became of the words. */
export function MarkedRequest({ instructions, scope, onAddWork }: MarkedRequestProps) {
  const titleId = useId();
  const pieces = useMemo(() => piecesOf(instructions, marksOf(scope)), [instructions, scope]);
  const anchors = useMemo(() => firstPieces(pieces), [pieces]);
  return (
    <section aria-labelledby={titleId} className={classes.request}>
      <Title order={3} size="h6" id={titleId} mb={6}>
        Original Request
      </Title>
      <LongText name="request" maxHeight={HEIGHT} lh={1.7}>
        <MarkedText
          pieces={pieces}
          renderWords={(piece, words) => (
            <Words piece={piece} anchorOf={anchors.get(piece)} onAddWork={onAddWork}>
              {words}
            </Words>
          )}
        />
      </LongText>
      <Legend pieces={pieces} canAdd={onAddWork !== null} />
    </section>
  );
}

/** Each piece that holds the first words of something, with the id of that. */
const firstPieces = (pieces: readonly TextPiece[]): ReadonlyMap<TextPiece, string> => {
  const anchors = new Map<TextPiece, string>();
  const known = new Set<string>();
  for (const piece of pieces) {
    const id = piece.of.find((each) => !known.has(each));
    if (id === undefined) continue;
    known.add(id);
    anchors.set(piece, id);
  }
  return anchors;
};

interface WordsProps {
  piece: TextPiece;
  /** What is led back to these words. */
  anchorOf: string | undefined;
  onAddWork: ((words: string) => void) | null;
  children: ReactNode;
}

function Words({ piece, anchorOf, onAddWork, children }: WordsProps) {
  const { pointedAt, showEntry } = usePointing();
  const [of] = piece.of;
  if (of === undefined && (piece.kind !== 'UNREAD' || onAddWork === null)) return children;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (of === undefined) onAddWork?.(piece.text.trim());
    else showEntry(of);
  };
  // A link, as the words of a button would not break over lines.
  return (
    <a
      id={anchorOf === undefined ? undefined : wordsElementId(anchorOf)}
      className={classes.words}
      data-pointed={(pointedAt !== null && piece.of.includes(pointedAt)) || undefined}
      href={`#${of === undefined ? ADD_WORK_ID : entryElementId(of)}`}
      onClick={press}
    >
      {children}
    </a>
  );
}

function Legend({ pieces, canAdd }: { pieces: readonly TextPiece[]; canAdd: boolean }) {
  const has = (kind: TextPiece['kind']) => pieces.some((piece) => piece.kind === kind);
  if (!has('USED') && !has('UNREAD')) return null;
  return (
    <Text size="xs" c="dimmed" mt={6} data-no-print>
      {has('USED') ? 'Colored words were used: press them to see for what. ' : ''}
      {has('UNREAD')
        ? `Nothing was made of the underlined words${canAdd ? ': press them to add work for them.' : '.'}`
        : ''}
    </Text>
  );
}
