import { Text } from '@mantine/core';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { useEdited } from '../editor/use-editor.ts';
import { EstimateChanges } from './EstimateChanges.tsx';
import { useRevisionDiff } from './use-revision-diff.ts';

/** What changed from a kept version to the one that is saved now. */
export function RevisionDiff({ version }: { version: number }) {
  const { currency } = useEdited();
  const found = useRevisionDiff(version);
  switch (found.state) {
    case 'loading':
      return (
        <Text size="sm" c="dimmed" role="status">
          Comparing…
        </Text>
      );
    case 'missing':
      return (
        <Text size="sm" c="dimmed">
          Version {version} is not kept any more.
        </Text>
      );
    case 'failed':
      return (
        <FailureNotice
          title={`Version ${version} could not be loaded`}
          message={found.message}
          onRetry={found.retry}
        />
      );
    case 'known':
      return <EstimateChanges diff={found.diff} currency={currency} />;
  }
}
