import { Alert, Button, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useRefine } from './use-refine.ts';

interface LeftOutNoticeProps {
  uploads: readonly { id: string; name: string }[];
  onRerun: () => void;
}

/** The estimate was made without some uploads, for a fault of ours; nothing when all were read. */
export function LeftOutNotice({ uploads, onRerun }: LeftOutNoticeProps) {
  const [refine, { isBusy, failure, isDirty }] = useRefine(onRerun);
  if (uploads.length === 0) return null;
  const names = uploads.map(({ name }) => `“${name}”`).join(', ');
  const isOne = uploads.length === 1;
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle />}
      title={isOne ? 'One of your uploads was left out' : 'Some of your uploads were left out'}
      role="region"
      data-no-print
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Our server stopped while it was reading {names}, so this estimate was made without{' '}
        {isOne ? 'it' : 'them'}. If that happens again, upload {isOne ? 'it' : 'them'} in another
        format, for example as a PDF.
      </Text>
      {failure ? (
        <Text size="sm" c="red" role="alert" mt="xs">
          {failure}
        </Text>
      ) : null}
      <Button size="xs" mt="sm" loading={isBusy} onClick={() => void refine({})}>
        {isDirty ? 'Save and price again' : 'Price again'}
      </Button>
    </Alert>
  );
}
