import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState, useMemo } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { isDirty } from './editor-state.ts';
import {
  type EditConflict,
  useEditorStore,
  useEdited,
  useSaving,
  useEditorValue,
} from './use-editor.ts';
import { EstimateChanges } from '../history/EstimateChanges.tsx';
import { resolveMerge } from '../history/resolve-merge.ts';
import { Collisions } from './Collisions.tsx';
import {
  diffEstimates,
  type EstimateDiff,
} from '../../../../server/domain/estimate/diff-estimates.ts';
import { type Merge, mergeEdits } from '../../../../server/domain/estimate/merge-estimates.ts';

interface MergeOfBoth {
  /** What was changed elsewhere since the draft began. */
  elsewhere: EstimateDiff;
  merge: Merge;
}

/** Both sides' changes put together. */
function useMerge({ base, theirs }: EditConflict): MergeOfBoth {
  const draft = useEditorValue((state) => state.draft);
  return useMemo(
    () => ({
      elsewhere: diffEstimates(base.draft, theirs.draft),
      merge: mergeEdits(base.draft, draft, theirs.draft),
    }),
    [base, theirs, draft],
  );
}

interface ConflictDialogProps {
  isOpen: boolean;
  conflict: EditConflict;
  onClose: () => void;
}

/** What was changed elsewhere, what of it collides with the unsaved changes, and the way to have both. */
export function ConflictDialog({ isOpen, conflict, onClose }: ConflictDialogProps) {
  const { currency } = useEdited();
  const { save, isSaving } = useSaving();
  const { dispatch, read } = useEditorStore();
  const { elsewhere, merge } = useMerge(conflict);
  const { draft: theirs } = conflict.theirs;
  const [theirsChosen, setTheirsChosen] = useState<ReadonlySet<string>>(new Set());

  const adopt = (): void => {
    const merged = resolveMerge(merge, theirs, theirsChosen);
    dispatch({ type: 'adoptMerged', merged, theirs: conflict.theirs });
    onClose();
  };
  const adoptAndSave = async () => {
    adopt();
    if (isDirty(read())) await save();
  };
  const takeTheirs = () => {
    dispatch({ type: 'reset' });
    onClose();
  };

  return (
    <Dialog isOpen={isOpen} title="This estimate was changed elsewhere" size="lg" onClose={onClose}>
      <Stack>
        {conflict.isFromSave ? (
          <Text>
            Your changes were not saved, because another tab, device or person saved first. Nothing
            of yours is lost: merge both.
          </Text>
        ) : (
          <Text>Your unsaved changes started from an earlier version.</Text>
        )}
        <section>
          <Title order={3} size="h6" mb={6}>
            Changed elsewhere
          </Title>
          <EstimateChanges diff={elsewhere} currency={currency} />
        </section>
        {merge.conflicts.length > 0 ? (
          <Collisions
            merge={merge}
            theirs={theirs}
            currency={currency}
            theirsChosen={theirsChosen}
            onChoose={setTheirsChosen}
          />
        ) : (
          <Alert color="green">Your changes and theirs do not overlap.</Alert>
        )}
        <Group justify="space-between">
          <Button variant="subtle" color="red" onClick={takeTheirs}>
            Drop my changes
          </Button>
          <Group gap="xs">
            <Button variant="default" onClick={adopt}>
              Merge
            </Button>
            <Button loading={isSaving} onClick={() => void adoptAndSave()} data-autofocus>
              Merge and save
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}
