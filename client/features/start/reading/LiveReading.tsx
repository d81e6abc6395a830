import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { Suspense, useCallback, useId, useRef, useLayoutEffect, useState } from 'react';
import { PanelFocusContext } from '../../../hooks/panel-focus.ts';
import {
  createProgress,
  RevisingContext,
  type Revising,
  type ScopeChange,
} from '../../../hooks/revising.ts';
import { useWhenIdle } from '../../../hooks/use-when-idle.ts';
import { counted } from '../../../lib/format.ts';
import { extraPart } from '../../../lib/lazy-part.tsx';
import type { StartForm } from '../start-draft.ts';
import classes from './LiveReading.module.css';
import { type TextReading, type PreviewedScope, useScopePreview } from './use-scope-preview.ts';
import type { ScopePreviewInput } from '../../../gql/graphql.ts';
import { joined, withChange } from './corrections.ts';

const [Found, preloadFound] = extraPart(async () => (await import('./Found.tsx')).Found);

const NO_MORE =
  'You have reached the most corrections here. Start the analysis, and correct the rest in the result.';

const NO_INPUT: ScopePreviewInput = { instructions: '' };

interface Corrections {
  /** For all below that corrects what was read. */
  revising: Revising;
  /** What was done last, or why it could not be, as a sentence; empty where nothing was. */
  said: string;
  undo: () => void;
}

/** Puts right what was read of the form: each correction stands in it, and is read from then on. */
function useCorrections(
  corrections: StartForm['corrections'],
  reading: TextReading | null,
  onChange: (change: Partial<StartForm>) => void,
): Corrections {
  const [said, setSaid] = useState('');
  const [progress] = useState(createProgress);
  const text = reading?.text ?? '';
  const input = reading?.input ?? NO_INPUT;

  const revise = (key: string, { patches, done }: ScopeChange): Promise<boolean> => {
    // What is shown is not what was put right last: it would be of other things.
    if (JSON.stringify(input.corrections ?? []) !== JSON.stringify(joined(corrections)))
      return Promise.resolve(false);
    const next = withChange(corrections, text, patches);
    progress.clear();
    if (!next) {
      progress.note(key, { state: 'failed', message: NO_MORE });
      setSaid(NO_MORE);
      return Promise.resolve(false);
    }
    onChange({ corrections: next });
    setSaid(done);
    return Promise.resolve(true);
  };
  return {
    revising: { progress, revise, forget: progress.clear, askedOf: { kind: 'TEXT', input } },
    said,
    undo: () => {
      onChange({ corrections: corrections.slice(0, -1) });
      setSaid('The last change is undone.');
    },
  };
}

/** What is opened for a look, or a long text that was pasted, leaves no larger gap; px. */
const MOST = 480;

/** Ref of a box that keeps the height it had while `isFilled`: what stands below it moves down at most. */
function useGrowOnly(isFilled: boolean) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    box.style.minHeight = isFilled ? `${Math.min(box.offsetHeight, MOST)}px` : '';
  });
  return ref;
}

const REFUSED = 'This could not be read with your changes. Undo the last one and try again.';

interface LiveReadingProps {
  form: StartForm;
  /** Documents may list the work themselves. */
  hasDocuments: boolean;
  onChange: (change: Partial<StartForm>) => void;
}

const inShort = ({ work, questions, unread }: PreviewedScope): string =>
  [
    work.length === 0 ? 'No work read yet' : `Read ${counted(work.length, 'task')}`,
    ...(questions.length > 0 ? [counted(questions.length, 'question')] : []),
    ...(unread.length > 0 ? [`${counted(unread.length, 'part')} not used or not sure`] : []),
  ].join(', ');

/** What is understood of the description so far, while it is written. Its room is kept free, so that nothing jumps. */
export function LiveReading({ form, hasDocuments, onChange }: LiveReadingProps) {
  const titleId = useId();
  const { reading, isReading, isRefused } = useScopePreview(form);
  const { revising, said, undo } = useCorrections(form.corrections, reading, onChange);
  const box = useGrowOnly(reading !== null);
  useWhenIdle(preloadFound);
  const title = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone.
  const focusTitle = useCallback(() => title.current?.focus({ preventScroll: true }), []);
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
        <RevisingContext value={revising}>
          <PanelFocusContext value={focusTitle}>
            <Suspense fallback={null}>
              <Found
                reading={reading}
                hasDocuments={hasDocuments}
                text={form.instructions}
                onWrite={(instructions) => onChange({ instructions })}
              />
            </Suspense>
          </PanelFocusContext>
        </RevisingContext>
      ) : (
        <Text size="sm" c="dimmed">
          As you write, the work and rooms we read show up here.
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {form.corrections.length > 0 ? (
        <PutRight
          count={form.corrections.length}
          said={said}
          isRefused={isRefused}
          onUndo={() => {
            undo();
            focusTitle();
          }}
        />
      ) : null}
    </section>
  );
}

interface PutRightProps {
  count: number;
  /** What was done last. */
  said: string;
  /** True when nothing can be read with the corrections. */
  isRefused: boolean;
  onUndo: () => void;
}

/** What was put right so far is priced so, and the last of it can be undone. */
function PutRight({ count, said, isRefused, onUndo }: PutRightProps) {
  return (
    <Group gap={6}>
      <Text size="sm">
        {isRefused
          ? REFUSED
          : `${said} ${count === 1 ? 'Your change' : `Your ${count} changes`} will be priced.`}
      </Text>
      <Button size="compact-sm" variant="default" className={classes.answer} onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}
