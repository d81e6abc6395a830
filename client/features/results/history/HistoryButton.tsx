import { Button } from '@mantine/core';
import IconHistory from '~icons/tabler/history';

export function HistoryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      leftSection={<IconHistory size={18} aria-hidden />}
      onClick={onClick}
    >
      History
    </Button>
  );
}
