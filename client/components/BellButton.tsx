import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import IconBell from '~icons/tabler/bell';
import classes from './BellButton.module.css';

interface BellButtonProps
  extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  processing: number;
  ready: number;
}

const describe = (processing: number, ready: number): string => {
  const parts = [
    ...(processing > 0 ? [`${processing} processing`] : []),
    ...(ready > 0 ? [`${ready} ready`] : []),
  ];
  if (parts.length === 0) return 'Estimates';
  // What is seen, the number of the badge, is part of what is heard.
  return parts.length === 1
    ? `Estimates: ${parts.join()}`
    : `Estimates: ${processing + ready}, ${parts.join(', ')}`;
};

/** Red badge while something is processing, green when only ready ones remain. */
export function BellButton({ processing, ready, ...props }: BellButtonProps) {
  const count = processing + ready;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={describe(processing, ready)}
      className={classes.bell}
      {...props}
    >
      <IconBell size={20} stroke={1.7} />
      <span
        className={classes.badge}
        data-state={processing > 0 ? 'processing' : 'ready'}
        hidden={count === 0}
      >
        {count > 0 ? count : null}
      </span>
    </ActionIcon>
  );
}
