import { Text } from '@mantine/core';
import { formatMoney, formatPercent, formatSignedMoney } from '../../lib/format.ts';
import { pageTitle } from '../../lib/titles.ts';
import classes from './Differences.module.css';
import type { ComparedTotal } from './use-compared.ts';

interface DifferenceSummaryProps {
  left: ComparedTotal;
  right: ComparedTotal;
  difference: number;
}

const sentenceOf = ({ left, right, difference }: DifferenceSummaryProps): string => {
  const [one, other] = [`“${pageTitle(left)}”`, `“${pageTitle(right)}”`];
  if (difference === 0) return `${one} and ${other} cost the same.`;
  const amount = formatMoney(Math.abs(difference), right.currency);
  return `${other} costs ${amount} ${difference > 0 ? 'more' : 'less'} than ${one}.`;
};

export function DifferenceSummary(props: DifferenceSummaryProps) {
  const { left, right, difference } = props;
  return (
    <div>
      <dl className={classes.totals}>
        <div>
          <dt>Left estimate</dt>
          <dd>{formatMoney(left.total, left.currency)}</dd>
        </div>
        <div>
          <dt>Right estimate</dt>
          <dd>{formatMoney(right.total, right.currency)}</dd>
        </div>
        <div data-sum>
          <dt>Difference</dt>
          <dd>
            {formatSignedMoney(difference, right.currency)}
            {left.total > 0 && difference !== 0 ? (
              <span className={classes.share}>
                {' '}
                {difference > 0 ? '+' : ''}
                {formatPercent(difference / left.total)}
              </span>
            ) : null}
          </dd>
        </div>
      </dl>
      <Text mt="sm" role="status" style={{ overflowWrap: 'anywhere' }}>
        {sentenceOf(props)}
      </Text>
    </div>
  );
}
