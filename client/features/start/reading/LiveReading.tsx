import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useId, useMemo } from 'react';
import { LongText } from '../../../components/LongText.tsx';
import { MarkedText } from '../../../components/MarkedText.tsx';
import { counted } from '../../../lib/format.ts';
import { excerptOf, piecesOf } from '../../../lib/marked-text.ts';
import { marksOf } from '../../../lib/scope-marks.ts';
import type { StartForm } from '../start-draft.ts';
import classes from './LiveReading.module.css';
import { ReadExclusions } from './ReadExclusions.tsx';
import { ReadPlaces } from './ReadPlaces.tsx';
import { ReadQuestions } from './ReadQuestions.tsx';
import { useGrowOnly } from './use-grow-only.ts';
import { type TextReading, type PreviewedScope, useScopePreview } from './use-scope-preview.ts';

/** Some six lines; px. */
const MIRROR_HEIGHT = 140;

/** A longer text is shown where something in it was not read; characters. */
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
    ...(unread.length > 0 ? [`${counted(unread.length, 'part')} not read`] : []),
  ].join(', ');

/** What is understood of the description so far, while it is written. Its room is kept free, so that nothing jumps. */
export function LiveReading({ form, onChange }: LiveReadingProps) {
  const titleId = useId();
  const { reading, isReading } = useScopePreview(form);
  const box = useGrowOnly(reading !== null);
  return (
    <section ref={box} className={classes.box} aria-labelledby={titleId} aria-busy={isReading}>
      <div className={classes.head}>
        <Title order={3} size="h6" id={titleId}>
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
        <Found reading={reading} text={form.instructions} onChange={onChange} />
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
}

function Found({ reading, text, onChange }: FoundProps) {
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
      {scope.unread.length > 0 ? <Unread reading={reading} /> : null}
      {warnings.map((warning) => (
        <Text key={warning} size="sm" c="dimmed">
          {warning}
        </Text>
      ))}
      <ReadQuestions scope={scope} text={text} onChange={onChange} />
    </>
  );
}

function Unread({ reading: { text, scope } }: { reading: TextReading }) {
  const pieces = useMemo(() => {
    const all = piecesOf(text, marksOf(scope));
    return text.length > SHORT ? excerptOf(all, 'UNREAD', REACH) : all;
  }, [text, scope]);
  return (
    <div>
      <Text size="sm" fw={600}>
        Not read: the underlined words
      </Text>
      <LongText name="text" maxHeight={MIRROR_HEIGHT} c="dimmed">
        <MarkedText pieces={pieces} />
      </LongText>
    </div>
  );
}
