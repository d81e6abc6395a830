import { Alert, type AlertProps, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import IconTrash from '~icons/tabler/trash';
import classes from './RestoreNotice.module.css';

interface RestoreNoticeProps extends Pick<AlertProps, 'mb'> {
  title: string;
  /** How long and where it can be brought back. */
  children: ReactNode;
  /** Absent when there is nothing to bring back any more. */
  restore?: { label: string; isBusy: boolean; onClick: () => void } | undefined;
}

/** Stays in sight above a page whose subject was deleted while somebody looked at it. */
export function RestoreNotice({ title, children, restore, ...style }: RestoreNoticeProps) {
  return (
    <Alert
      className={classes.notice ?? ''}
      color="red"
      icon={<IconTrash />}
      title={title}
      role="alert"
      data-no-print
      {...style}
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
