import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconArrowForwardUp from '~icons/tabler/arrow-forward-up';
import { toCents } from '../../../../server/domain/money/money.ts';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { useBottomBar } from '../../../hooks/use-bottom-bar.ts';
import { formatMoney } from '../../../lib/format.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import {
  useEditorStore,
  useEditorValue,
  useIsDirty,
  useEdited,
  useSaving,
  useTotal,
} from './use-editor.ts';
import { ChargeNotes } from './ChargeNotes.tsx';
import classes from './SaveBar.module.css';
import { SaveFailureNotice } from './SaveFailureNotice.tsx';
import { useShowsSaveBar } from './use-shows-save-bar.ts';
import { projectTotal } from '../../../../server/domain/money/pricing.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import type { EditorDraft } from './draft.ts';
import type { EditorState } from './editor-state.ts';

const totalOf = keptFor(
  ({ totalOverride, items }: EditorDraft) => totalOverride ?? projectTotal(items),
);

/** The total project cost of what the draft started from. */
const baseTotalOf = ({ base }: EditorState): number => totalOf(base.draft);

const [DiscardDialog] = openedPart(async () => (await import('./DiscardDialog.tsx')).DiscardDialog);

/** Stays in sight while something is unsaved. */
export function SaveBar() {
  const isDirty = useIsDirty();
  const { save, isSaving } = useSaving();
  const { dispatch } = useEditorStore();
  const canUndo = useEditorValue(({ past }) => past.length > 0);
  const canRedo = useEditorValue(({ future }) => future.length > 0);
  const bar = useBottomBar();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isShown = useShowsSaveBar();
  return (
    <>
      {isShown ? (
        <section ref={bar} className={classes.bar} aria-label="Unsaved changes" data-no-print>
          <Group justify="space-between" gap="xs">
            <TotalChange isDirty={isDirty} />
            <Group gap={6} wrap="nowrap">
              <ActionIcon
                variant="default"
                size="lg"
                aria-label="Undo"
                disabled={!canUndo}
                onClick={() => dispatch({ type: 'undo' })}
              >
                <IconArrowBackUp size={18} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size="lg"
                aria-label="Redo"
                disabled={!canRedo}
                onClick={() => dispatch({ type: 'redo' })}
              >
                <IconArrowForwardUp size={18} />
              </ActionIcon>
              <Button
                variant="default"
                px="sm"
                disabled={!isDirty || isSaving}
                onClick={() => setIsDiscarding(true)}
              >
                Discard
              </Button>
              <Button px="sm" disabled={!isDirty} loading={isSaving} onClick={() => void save()}>
                Save
              </Button>
            </Group>
          </Group>
          <SaveFailureNotice />
        </section>
      ) : null}
      <OnDemand isOpen={isDiscarding}>
        <DiscardDialog isOpen={isDiscarding} onClose={() => setIsDiscarding(false)} />
      </OnDemand>
    </>
  );
}

/** How far the total is from what is saved. */
function TotalChange({ isDirty }: { isDirty: boolean }) {
  const { currency } = useEdited();
  const total = useTotal();
  const savedTotal = useEditorValue(baseTotalOf);
  const difference = total - savedTotal;
  return (
    <div>
      <Text size="sm" fw={600}>
        {isDirty ? 'You have unsaved changes' : 'Nothing left to save'}
      </Text>
      <Text size="xs" c="dimmed">
        Total {formatMoney(total, currency)}
        {toCents(difference) === 0
          ? ''
          : `, ${formatMoney(Math.abs(difference), currency)} ${difference < 0 ? 'less' : 'more'} than saved`}
      </Text>
      <ChargeNotes />
    </div>
  );
}
