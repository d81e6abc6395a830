import { Text, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import type { TotalOption } from './total-options.ts';
import classes from './TotalOptions.module.css';

interface TotalOptionsProps {
  title: string;
  options: readonly TotalOption[];
  currency: string;
  hint?: string | undefined;
  /** Asks to price the estimate that way; null where nothing may be changed. */
  onChoose: ((option: TotalOption) => void) | null;
}

/** What the same work costs under each of a few choices, side by side. */
export function TotalOptions({ title, options, currency, hint, onChoose }: TotalOptionsProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <Text size="sm" fw={600} mb={6} id={titleId}>
        {title}
      </Text>
      <div className={classes.options}>
        {options.map((option) => {
          const face = (
            <>
              <span>
                {option.label}
                {option.isChosen ? (
                  <span className={classes.tag}>
                    this estimate{option.isOwn ? ', set by hand' : ''}
                  </span>
                ) : null}
              </span>
              <strong className={classes.amount}>{formatMoney(option.amount, currency)}</strong>
            </>
          );
          return option.isChosen || !onChoose ? (
            <div
              key={option.label}
              className={classes.option}
              data-chosen={option.isChosen || undefined}
            >
              {face}
            </div>
          ) : (
            <UnstyledButton
              key={option.label}
              className={classes.option}
              aria-haspopup="dialog"
              onClick={() => onChoose(option)}
            >
              {face}
            </UnstyledButton>
          );
        })}
      </div>
      {hint ? (
        <Text size="xs" c="dimmed" mt={6}>
          {hint}
        </Text>
      ) : null}
    </div>
  );
}
