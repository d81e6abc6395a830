import { Button, Group, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useRef } from 'react';
import { Section } from '../../../components/Section.tsx';
import { useSmallScreen } from '../../../hooks/use-small-screen.ts';
import { useEdited } from '../editor/use-editor.ts';
import { useAddWork } from '../../../components/add-work/use-add-work.tsx';
import { Exclusions } from './Exclusions.tsx';
import { FactsCard } from './facts/FactsCard.tsx';
import { PanelFocusContext } from '../../../hooks/panel-focus.ts';
import { PlaceList } from './places/PlaceList.tsx';
import { ADD_WORK_ID } from './pointing.ts';
import { PointingProvider } from './PointingProvider.tsx';
import { MarkedRequest } from './MarkedRequest.tsx';
import type { Scope } from './scope-types.ts';
import classes from './UnderstoodSection.module.css';

/** More work than this is looked through by its places first. */
const FEW = 12;

/** Where it stands in a narrow column beside the lines (EstimateDetails.module.css). */
const BESIDE = '(min-width: 100em)';

const HINT =
  'Correct what was misread. Lines and total update right away, your own edits stay, and each change can be undone.';

interface UnderstoodSectionProps {
  scope: Scope;
  project: { id: string; name: string; zip: string };
  instructions: string;
}

/** What was made of the request: its words, what is true of the whole job, the places with their sizes, the work there, and what is left out. */
export function UnderstoodSection({ scope, project, instructions }: UnderstoodSectionProps) {
  const { canEdit } = useEdited();
  const isSmall = useSmallScreen();
  const isBeside = useMediaQuery(BESIDE, false, { getInitialValueInEffect: false });
  const { addWork, dialog } = useAddWork(scope.places);
  const heading = useRef<HTMLSpanElement>(null);
  const addWorkAt = useCallback((placeId: string) => addWork({ placeId }), [addWork]);
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <PanelFocusContext value={focusHeading}>
      <PointingProvider
        scope={scope}
        startsOpen={!isSmall && !isBeside && scope.work.length <= FEW}
      >
        <Section
          id="understood"
          title={
            <span ref={heading} tabIndex={-1} className={classes.heading}>
              What we understood
            </span>
          }
          hint={canEdit ? HINT : undefined}
        >
          <div className={classes.frame}>
            <div className={classes.halves}>
              <MarkedRequest
                instructions={instructions}
                scope={scope}
                onAddWork={
                  canEdit
                    ? (words, unread) =>
                        addWork({ words, settles: unread ? { unread, guessed: [] } : null })
                    : null
                }
              />
              <Stack gap="sm" miw={0} data-no-print>
                <FactsCard facts={scope.facts} project={project} />
                <PlaceList scope={scope} onAddWork={addWorkAt} />
                {canEdit ? (
                  <Group>
                    <Button
                      id={ADD_WORK_ID}
                      variant="light"
                      aria-haspopup="dialog"
                      onClick={() => addWork({})}
                    >
                      + Add work
                    </Button>
                  </Group>
                ) : null}
                <Exclusions scope={scope} />
              </Stack>
            </div>
          </div>
        </Section>
        {dialog}
      </PointingProvider>
    </PanelFocusContext>
  );
}
