import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer, Stack, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import type { CurrentVersion_EstimateFragment } from '../../../gql/graphql.ts';
import { useCurrentVersion_EstimateFragment } from '../../../gql/hooks.ts';
import { useShownAfter } from '../../../hooks/use-shown-after.ts';
import { useEditorValue, useEdited } from '../editor/use-editor.ts';
import { HistoryList } from './HistoryList.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import type { Restoring } from './use-restore.ts';
import { VersionFacts } from './VersionFacts.tsx';

interface HistoryDrawerProps {
  isOpen: boolean;
  estimate: FragmentType<CurrentVersion_EstimateFragment>;
  restoring: Restoring;
  onClose: () => void;
}

/** Every version the estimate had, to be compared with the current one and restored. */
export function HistoryDrawer({ isOpen, estimate, restoring, onClose }: HistoryDrawerProps) {
  const { data, complete } = useCurrentVersion_EstimateFragment(estimate);
  const { currency } = useEdited();
  const itemCount = useEditorValue(({ base }) => base.draft.items.length);
  const [wanted, setWanted] = useState<number | null>(null);
  const isShown = useShownAfter(isOpen);
  if (!complete) return null;
  return (
    <Drawer
      opened={isShown}
      onClose={onClose}
      position="right"
      size="lg"
      title="History"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          Every saved change makes a version. Restoring one makes a new version of it; nothing is
          lost.
        </Text>
        <VersionFacts
          revision={{ ...data, itemCount, createdAt: data.updatedAt }}
          currency={currency}
          isCurrent
        />
        <HistoryList key={data.version} onRestore={setWanted} />
      </Stack>
      <RestoreDialog version={wanted} restoring={restoring} onClose={() => setWanted(null)} />
    </Drawer>
  );
}
