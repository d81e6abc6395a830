import { Anchor, Button, Text } from '@mantine/core';
import { Fragment, useId } from 'react';
import { useBottomBar } from '../../hooks/use-bottom-bar.ts';
import { ASKS, goTo, type SetupCheck } from './setup-checks.ts';
import classes from './StartAction.module.css';
import { StartAlert } from './StartAlert.tsx';
import type { useStartForm } from './use-start-form.ts';

type StartPage = Pick<
  ReturnType<typeof useStartForm>,
  | 'alert'
  | 'canStart'
  | 'isSubmitting'
  | 'isWaitingForServer'
  | 'missing'
  | 'next'
  | 'start'
  | 'tryEarly'
>;

/** The button that starts the analysis, in reach wherever a phone has scrolled to, and what goes with it. */
export function StartAction({ page }: { page: StartPage }) {
  const hintId = useId();
  const nextId = useId();
  const bar = useBottomBar();
  const { alert, canStart, isSubmitting, missing, next } = page;
  return (
    <>
      {alert ? <StartAlert text={alert} /> : null}
      <div ref={bar} className={classes.bar}>
        {missing.length > 0 ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert" mb={6}>
            Before the analysis can start:{' '}
            {missing.map((check, index) => (
              <Fragment key={check}>
                {index > 0 ? '; ' : null}
                <Jump to={check}>{ASKS[check]}</Jump>
              </Fragment>
            ))}
            .
          </Text>
        ) : next ? (
          <Text size="sm" className={classes.next ?? ''} id={nextId}>
            <Jump to={next}>{`Next: ${ASKS[next]}.`}</Jump>
          </Text>
        ) : null}
        {/* A button that cannot be pressed yet still says why. */}
        <div role="presentation" onClick={canStart || isSubmitting ? undefined : page.tryEarly}>
          <Button
            size="md"
            fullWidth
            className={classes.button ?? ''}
            disabled={!canStart && !isSubmitting}
            loading={isSubmitting}
            aria-describedby={`${nextId} ${hintId}`}
            onClick={() => void page.start()}
          >
            Start Analysis
          </Button>
        </div>
      </div>
      <Text size="xs" c="dimmed" id={hintId} aria-live="polite">
        {page.isWaitingForServer
          ? 'The server is busy. Trying again…'
          : 'It usually takes less than a minute. You can leave the page while it runs.'}
      </Text>
    </>
  );
}

/** Words that lead to where they can be followed. */
function Jump({ to, children }: { to: SetupCheck; children: string }) {
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      c="inherit"
      td="underline"
      onClick={() => goTo(to)}
    >
      {children}
    </Anchor>
  );
}
