import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';

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
