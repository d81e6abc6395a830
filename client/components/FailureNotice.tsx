import { Alert, Button, Group, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';

interface FailureNoticeProps {
  title: string;
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
}

export function FailureNotice({
  title,
  message,
  onRetry,
  retryLabel = 'Try again',
}: FailureNoticeProps) {
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={title} role="alert">
      <Text size="sm">{message}</Text>
      {onRetry ? (
        <Group mt="sm">
          <Button size="xs" variant="default" onClick={onRetry}>
            {retryLabel}
          </Button>
        </Group>
      ) : null}
    </Alert>
  );
}
