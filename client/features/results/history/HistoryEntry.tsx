import { Button, Divider, Group, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import type { EstimateHistoryQuery } from '../../../gql/graphql.ts';
import { useEdited } from '../editor/use-editor.ts';
import { RevisionDiff } from './RevisionDiff.tsx';
import { VersionFacts } from './VersionFacts.tsx';

interface HistoryEntryProps {
  revision: NonNullable<EstimateHistoryQuery['estimate']>['versions']['edges'][number]['node'];
  onRestore: (version: number) => void;
}

export function HistoryEntry({ revision, onRestore }: HistoryEntryProps) {
  const { currency, canEdit } = useEdited();
  const [isOpen, setIsOpen] = useState(false);
  const diffId = useId();
  const { version } = revision;
  const action = isOpen ? 'Hide changes' : 'Compare with now';
  return (
    <Stack gap="xs">
      <Divider />
      <VersionFacts revision={revision} currency={currency} />
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? diffId : undefined}
          aria-label={`${action}: version ${version}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {action}
        </Button>
        {canEdit ? (
          <Button
            variant="light"
            size="compact-sm"
            aria-haspopup="dialog"
            aria-label={`Restore version ${version}`}
            onClick={() => onRestore(version)}
          >
            Restore
          </Button>
        ) : null}
      </Group>
      {isOpen ? (
        <div id={diffId}>
          <RevisionDiff version={version} />
        </div>
      ) : null}
    </Stack>
  );
}
