import { Text } from '@mantine/core';
import type { DropdownPlace } from '../hooks/use-dropdown.ts';
import { DropdownPanel } from './DropdownPanel.tsx';
import classes from './GlossaryPanel.module.css';

/** Words of the trade that stand in lines, claims and bids. */
const TERMS = [
  ['RCV', 'Replacement cost value: what the work costs today with new goods.'],
  ['ACV', 'Actual cash value: replacement cost less what age and wear took from it.'],
  ['Depreciation', 'What age took. The recoverable part is paid once the work is done.'],
  ['Deductible', 'The part of a claim that you pay yourself.'],
  ['R&R', 'Remove and replace: the old part comes out and a new one goes in.'],
  ['D&R', 'Detach and reset: a part is taken off and put back.'],
  ['O&P', 'Overhead and profit of the contractor who runs the job.'],
  ['General conditions', 'Set-up, protection, supervision and clean-up of the whole job.'],
  ['Allowance', 'A sum kept for goods that are chosen later.'],
  ['Class', 'How sure an estimate is, from 5 (a first rough figure) to 1 (a final bid).'],
  ['EA, SF, LF', 'Each, square foot, linear foot. SQ is a roofing square of 100 sq ft.'],
  ['LS', 'Lump sum: one price for all of it.'],
] as const;

/** The words of the trade in plain ones. */
export function GlossaryPanel({ place }: { place: DropdownPlace }) {
  return (
    <DropdownPanel place={place} width={320} aria-label="Words explained">
      <dl className={classes.terms}>
        {TERMS.map(([term, meaning]) => (
          <div key={term}>
            <Text component="dt" size="sm" fw={600}>
              {term}
            </Text>
            <Text component="dd" size="sm" m={0}>
              {meaning}
            </Text>
          </div>
        ))}
      </dl>
    </DropdownPanel>
  );
}
