import { unitWords } from '../../../server/domain/money/unit-words.ts';
import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { LeadCard_LeadFragment } from '../../gql/graphql.ts';
import { formatMoney, formatQuantity } from '../../lib/format.ts';
import classes from './Hub.module.css';

const LINES_AT_FIRST = 4;

interface LeadLinesProps {
  lines: LeadCard_LeadFragment['lines'];
  currency: string;
}

export function LeadLines({ lines, currency }: LeadLinesProps) {
  const tableId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, LINES_AT_FIRST);
  return (
    <div>
      <table className={classes.lines} id={tableId} aria-label="Line items">
        <tbody>
          {shown.map(({ id, name, details, quantity, unit, total }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <Text size="xs" c="dimmed">
                  {[`${formatQuantity(quantity)} ${unitWords(unit, quantity)}`, details]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </th>
              <td>{formatMoney(total, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > LINES_AT_FIRST ? (
        <Button
          variant="subtle"
          size="compact-sm"
          ml={-8}
          mt={4}
          aria-expanded={showsAll}
          aria-controls={tableId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? `Show the first ${LINES_AT_FIRST}` : `Show all ${lines.length} line items`}
        </Button>
      ) : null}
    </div>
  );
}
