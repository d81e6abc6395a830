import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useId, useMemo, useRef } from 'react';
import { LongText } from '../../../components/LongText.tsx';
import { MarkedText } from '../../../components/MarkedText.tsx';
import { MarksLegend } from '../../../components/MarksLegend.tsx';
import { counted } from '../../../lib/format.ts';
import { excerptOf, piecesOf } from '../../../lib/marked-text.ts';
import { marksOf } from '../../../lib/scope-marks.ts';
import type { StartForm } from '../start-draft.ts';
import classes from './LiveReading.module.css';
import { ReadExclusions } from './ReadExclusions.tsx';
import { ReadPlaces } from './ReadPlaces.tsx';
import { ReadQuestions } from './ReadQuestions.tsx';
import { ReadUnread } from './ReadUnread.tsx';
import { useDismissed } from './use-dismissed.ts';
import { useGrowOnly } from './use-grow-only.ts';
import { type TextReading, type PreviewedScope, useScopePreview } from './use-scope-preview.ts';

/** Some six lines; px. */
const MIRROR_HEIGHT = 140;

/** A longer text is shown where something in it was not used; characters. */
const SHORT = 400;
const REACH = 60;

interface LiveReadingProps {
  form: StartForm;
  onChange: (instructions: string) => void;
}

const inShort = ({ work, questions, unread }: PreviewedScope): string =>
  [
    work.length === 0 ? 'No work read yet' : `Read ${counted(work.length, 'piece')} of work`,
    ...(questions.length > 0 ? [counted(questions.length, 'question')] : []),
    ...(unread.length > 0 ? [`${counted(unread.length, 'part')} not used or not sure`] : []),
  ].join(', ');

/** What is understood of the description so far, while it is written. Its room is kept free, so that nothing jumps. */
export function LiveReading({ form, onChange }: LiveReadingProps) {
  const titleId = useId();
  const { reading: whole, isReading } = useScopePreview(form);
  const { reading, dismiss } = useDismissed(whole);
  const box = useGrowOnly(reading !== null);
  const title = useRef<HTMLHeadingElement>(null);
  const dismissFrom = (words: string) => {
    dismiss(words);
    // The button is gone.
    title.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={box} className={classes.box} aria-labelledby={titleId} aria-busy={isReading}>
      <div className={classes.head}>
        <Title order={3} size="h6" id={titleId} ref={title} tabIndex={-1} className={classes.title}>
          What we read so far
        </Title>
        <Text size="xs" c="dimmed" aria-hidden>
          {isReading ? 'Reading…' : ''}
        </Text>
      </div>
      <VisuallyHidden role="status">
        {reading && !isReading ? inShort(reading.scope) : ''}
      </VisuallyHidden>
      {reading ? (
        <Found
          reading={reading}
          text={form.instructions}
          onChange={onChange}
          onDismiss={dismissFrom}
        />
      ) : (
        <Text size="sm" c="dimmed">
          While you write, the work and the rooms that are read in it show up here.
        </Text>
      )}
    </section>
  );
}

interface FoundProps {
  reading: TextReading;
  /** As it stands in the form. */
  text: string;
  onChange: (instructions: string) => void;
  onDismiss: (words: string) => void;
}

function Found({ reading, text, onChange, onDismiss }: FoundProps) {
  const { scope } = reading;
  const warnings = scope.notes.flatMap((note) => (note.kind === 'WARNING' ? [note.text] : []));
  return (
    <>
      {scope.work.length + scope.excluded.length === 0 ? (
        <Text size="sm" c="dimmed">
          No work to price yet. Say what should be done, and where.
        </Text>
      ) : null}
      <ReadPlaces scope={scope} />
      <ReadExclusions excluded={scope.excluded} />
      <Mirror reading={reading} />
      <ReadUnread scope={scope} onDismiss={onDismiss} />
      {warnings.map((warning) => (
        <Text key={warning} size="sm" c="dimmed">
          {warning}
        </Text>
      ))}
      <ReadQuestions scope={scope} text={text} onChange={onChange} />
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
