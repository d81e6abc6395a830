import { ActionIcon, Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconX from '~icons/tabler/x';
import classes from './FutureActions.module.css';
import { ESTIMATE_LIMITS } from '../../../../server/domain/limits.ts';

interface FutureActionFieldProps {
  /** Counts from 1. */
  position: number;
  isLast: boolean;
  text: string;
  onChange: (text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export function FutureActionField({ position, isLast, text, ...handlers }: FutureActionFieldProps) {
  const { onChange, onMove, onRemove } = handlers;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? KEYS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className={classes.field}>
      <Textarea
        className={classes.text}
        classNames={{ input: classes.input ?? '' }}
        aria-label={`Step ${position}`}
        autosize={false}
        rows={1}
        maxLength={ESTIMATE_LIMITS.futureAction}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Move step ${position} up`}
        disabled={position === 1}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Move step ${position} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove step ${position}`}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
