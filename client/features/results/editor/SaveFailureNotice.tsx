import { Alert, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useSaving } from './use-editor.ts';

export function SaveFailureNotice() {
  const { failure } = useSaving();
  if (!failure) return null;
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle />}
      title={failure.message}
      mt="xs"
      p="xs"
    >
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {failure.details}
      </Text>
    </Alert>
  );
}
