import { Title } from '@mantine/core';
import { type MouseEvent, type ReactNode, useId, useMemo } from 'react';
import { LongText } from '../../../components/LongText.tsx';
import { MarkedText } from '../../../components/MarkedText.tsx';
import { MarksLegend } from '../../../components/MarksLegend.tsx';
import { type TextPiece, piecesOf } from '../../../lib/marked-text.ts';
import { marksOf } from '../../../lib/scope-marks.ts';
import { ADD_WORK_ID, entryElementId, usePointing, wordsElementId } from './pointing.ts';
import type { Scope, ScopeUnread } from './scope-types.ts';
import classes from './MarkedRequest.module.css';

/** Some eighteen lines; px. */
const HEIGHT = 400;

/** Adds work for words. `settles` is the entry that the words stand in. */
type AddWorkFor = (words: string, settles: ScopeUnread | undefined) => void;

interface MarkedRequestProps {
  instructions: string;
  scope: Scope;
  /** Offers to add work for words that nothing was made of; absent where nothing can be changed. */
  onAddWork: AddWorkFor | null;
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
            <Words
              piece={piece}
              anchorOf={anchors.get(piece)}
              onAddWork={
                onAddWork && (() => onAddWork(piece.text.trim(), entryAround(piece, scope)))
              }
            >
              {words}
            </Words>
          )}
        />
      </LongText>
      <MarksLegend pieces={pieces}>
        {pieces.some(({ kind }) => kind === 'USED')
          ? 'Highlighted words were used. Tap one to see where. '
          : ''}
        {onAddWork !== null && pieces.some(({ kind }) => kind === 'UNREAD')
          ? 'Tap unused words to add work for them.'
          : ''}
      </MarksLegend>
    </section>
  );
}

const entryAround = ({ start }: TextPiece, { unread }: Scope): ScopeUnread | undefined =>
  unread.find(
    (entry) =>
      entry.start !== null && entry.end !== null && entry.start <= start && start < entry.end,
  );

/** Pieces that hold the first words of something, each with the id of that. */
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
  /** Id of what leads back to these words. */
  anchorOf: string | undefined;
  onAddWork: (() => void) | null;
  children: ReactNode;
}

function Words({ piece, anchorOf, onAddWork, children }: WordsProps) {
  const { pointedAt, showEntry } = usePointing();
  const [of] = piece.of;
  if (of === undefined && (piece.kind !== 'UNREAD' || onAddWork === null)) return children;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (of === undefined) onAddWork?.();
    else showEntry(of);
  };
  // This is a link, because the words of a button would not break over lines.
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
