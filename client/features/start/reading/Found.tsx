import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import { asksAboutPapers, sentenceAround } from '../../../../server/domain/paper/about-papers.ts';
import { useAddWork } from '../../../components/add-work/use-add-work.tsx';
import { LongText } from '../../../components/LongText.tsx';
import { MarkedText } from '../../../components/MarkedText.tsx';
import { MarksLegend } from '../../../components/MarksLegend.tsx';
import { useFocusPanel } from '../../../hooks/panel-focus.ts';
import { excerptOf, piecesOf } from '../../../lib/marked-text.ts';
import { marksOf } from '../../../lib/scope-marks.ts';
import classes from './LiveReading.module.css';
import { ReadExclusions } from './ReadExclusions.tsx';
import { ReadPlaces } from './ReadPlaces.tsx';
import { ReadQuestions } from './ReadQuestions.tsx';
import { ReadUnread } from './ReadUnread.tsx';
import type { TextReading } from './use-scope-preview.ts';

/** Some six lines; px. */
const MIRROR_HEIGHT = 140;

/** A longer text is shown where something in it was not used; characters. */
const SHORT = 400;
const REACH = 60;

interface FoundProps {
  reading: TextReading;
  hasDocuments: boolean;
  /** The text as it stands in the form. */
  text: string;
  onWrite: (instructions: string) => void;
}

/** Leaves out the words that ask about a document, because they are answered beside the estimate. */
const besideDocuments = ({ text, scope, ...input }: TextReading): TextReading => ({
  ...input,
  text,
  scope: {
    ...scope,
    unread: scope.unread.filter(
      ({ start, end }) =>
        start === null || end === null || !asksAboutPapers(sentenceAround(text, { start, end })),
    ),
  },
});

/** What was found in the description, and what may be done with it. */
export function Found({ reading: read, hasDocuments, text, onWrite }: FoundProps) {
  const reading = hasDocuments ? besideDocuments(read) : read;
  const { scope } = reading;
  const isEmpty = scope.work.length + scope.excluded.length === 0;
  const { addWork, dialog } = useAddWork(scope.places, useFocusPanel());
  const warnings = scope.notes.flatMap((note) => (note.kind === 'WARNING' ? [note.text] : []));
  return (
    <>
      {isEmpty ? (
        <Text size="sm" c="dimmed">
          {hasDocuments
            ? 'Your words ask for no work. What your documents say is above, and is used as you chose there.'
            : 'No work to price yet. Say what you need done, and where.'}
        </Text>
      ) : null}
      <ReadPlaces scope={scope} />
      <ReadExclusions excluded={scope.excluded} />
      <Mirror reading={reading} />
      <div>
        <Button
          size="compact-sm"
          variant="default"
          className={classes.answer}
          onClick={() => addWork({})}
        >
          Add work…
        </Button>
      </div>
      <ReadUnread scope={scope} onAddWork={addWork} />
      {warnings.map((warning) => (
        <Text key={warning} size="sm" c="dimmed">
          {warning}
        </Text>
      ))}
      {isEmpty && hasDocuments ? null : (
        <ReadQuestions scope={scope} text={text} onChange={onWrite} />
      )}
      {dialog}
    </>
  );
}

/** The text with what became of its words, where it is not the same for all of them. */
function Mirror({ reading: { text, scope } }: { reading: TextReading }) {
  const pieces = useMemo(() => {
    const all = piecesOf(text, marksOf(scope));
    const hasUnread = all.some(({ kind }) => kind === 'UNREAD');
    return text.length > SHORT && hasUnread ? excerptOf(all, 'UNREAD', REACH) : all;
  }, [text, scope]);
  if (!pieces.some(({ kind }) => kind === 'UNREAD' || kind === 'EXCLUDED')) return null;
  return (
    <div>
      <LongText name="text" maxHeight={MIRROR_HEIGHT} c="dimmed">
        <MarkedText pieces={pieces} />
      </LongText>
      <MarksLegend pieces={pieces} />
    </div>
  );
}
