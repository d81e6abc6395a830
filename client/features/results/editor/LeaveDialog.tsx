import { Button, Group, Modal, Text } from '@mantine/core';

interface LeaveDialogProps {
  reason: string;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ reason, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal opened onClose={onStay} title="Leave this page?" withCloseButton={false} centered>
      <Text>{reason}</Text>
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          Leave
        </Button>
        <Button onClick={onStay} data-autofocus>
          Stay
        </Button>
      </Group>
    </Modal>
  );
}
