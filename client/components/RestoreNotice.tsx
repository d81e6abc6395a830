import { Alert, Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './RestoreNotice.module.css';

interface RestoreNoticeProps {
  title: string;
  /** How long and where it can be brought back. */
  children: ReactNode;
  /** Absent when there is nothing to bring back any more. */
  restore?: { label: string; isBusy: boolean; onClick: () => void } | undefined;
}

/** Stays in sight above a page whose subject was deleted while somebody looked at it. */
export function RestoreNotice({ title, children, restore }: RestoreNoticeProps) {
  return (
    <Alert
      className={classes.notice ?? ''}
      variant="outline"
      color="red"
      icon={<IconTrash />}
      title={title}
      role="alert"
      data-no-print
    >
      <Text size="sm">{children}</Text>
      {restore ? (
        <Group mt="sm">
          <Button size="xs" loading={restore.isBusy} onClick={restore.onClick}>
            {restore.label}
          </Button>
        </Group>
      ) : null}
    </Alert>
  );
}
