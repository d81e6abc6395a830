import '@mantine/core/styles/Checkbox.css';
import { Anchor, Badge, Button, Checkbox, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { VerdictMark } from '../../../components/VerdictMark.tsx';
import { useBackHere } from '../../../hooks/use-way-back.ts';
import { formatMoney, formatQuantity, formatUnitPrice } from '../../../lib/format.ts';
import { placeWords } from '../../../lib/paper-place.ts';
import { paths } from '../../../lib/paths.ts';
import { PRICE_WORDS } from '../../../lib/verdict-words.ts';
import { REASON_WORDS, rowName, shortfallOf } from './comparison-words.ts';
import classes from './Paper.module.css';
import { PriceBar } from './PriceBar.tsx';
import type { AskedRows } from './use-asked-rows.ts';
import type { useIncluded } from './use-included.ts';
import type { ComparisonRow } from './use-paper-comparison.ts';

interface PaperRowProps {
  row: ComparisonRow;
  fileId: string;
  included: ReturnType<typeof useIncluded>;
  asked: AskedRows | null;
  onMatch: () => void;
}

/** One work: what they have of it, what we have, why, and where it stands on their paper. */
export function PaperRow({ row, fileId, included, asked, onMatch }: PaperRowProps) {
  const { theirs, ours, room, why } = row;
  const name = rowName(row);
  const backHere = useBackHere();
  const isRenamed = theirs !== null && row.kind === 'BOTH';
  return (
    <tr>
      <th scope="row">
        {name}
        {isRenamed ? <span className={classes.small}>Ours: {ours?.name}</span> : null}
        <span className={classes.small}>
          {room === null ? '' : `${room} · `}
          {theirs ? (
            <Anchor
              component={Link}
              inherit
              to={paths.paper(fileId, theirs.lineIds[0])}
              state={backHere}
              aria-label={`${placeWords(theirs.place)} of their paper: ${name}`}
            >
              {placeWords(theirs.place)} of their paper
            </Anchor>
          ) : null}
          {row.missingReason ? (
            <Badge size="sm" variant="light" tt="none">
              {REASON_WORDS[row.missingReason]}
            </Badge>
          ) : null}
        </span>
        <span className={classes.why}>{why}</span>
        <RowActions row={row} included={included} asked={asked} onMatch={onMatch} />
      </th>
      <td data-label="Theirs">
        <TheirFigures row={row} />
      </td>
      <td data-label="Ours">
        <OurFigures row={row} />
      </td>
    </tr>
  );
}

/** Whether our total holds what is missing from theirs, without a tick. */
const isCounted = ({ missingReason }: ComparisonRow): boolean =>
  missingReason === 'GENERAL_CONTRACTOR';

function TheirFigures({ row: { theirs, priceVerdict } }: Pick<PaperRowProps, 'row'>) {
  if (!theirs) return <span className={classes.none}>not on it</span>;
  const { quantity, unit, unitPrice, amount, depreciation } = theirs;
  const word = PRICE_WORDS[priceVerdict];
  return (
    <>
      <strong>{amount === null ? 'no amount' : formatMoney(amount)}</strong>
      <span className={classes.small}>
        {quantity === null ? 'no quantity' : `${formatQuantity(quantity)} ${unit ?? ''}`}
        {unitPrice === null ? '' : ` × ${formatUnitPrice(unitPrice)}`}
      </span>
      {depreciation ? (
        <span className={classes.small}>depreciation {formatMoney(depreciation)}</span>
      ) : null}
      {word ? (
        <span className={classes.verdict}>
          <VerdictMark verdict={priceVerdict}>{word} price</VerdictMark>
        </span>
      ) : null}
    </>
  );
}

const quantityWords = ({ quantityDifference, ours }: ComparisonRow): string | null => {
  if (!quantityDifference || !ours) return null;
  const amount = `${formatQuantity(Math.abs(quantityDifference))} ${ours.unit}`;
  return quantityDifference < 0 ? `theirs is ${amount} less` : `theirs is ${amount} more`;
};

function OurFigures({ row }: Pick<PaperRowProps, 'row'>) {
  const { ours, kind } = row;
  if (!ours) return <span className={classes.none}>not in ours</span>;
  const { quantity, unit, unitPrice, low, high, amount, depreciation } = ours;
  if (kind === 'NOT_MATCHED') {
    return (
      <>
        {formatMoney(amount)}
        <span className={classes.small}>their price</span>
      </>
    );
  }
  const difference = quantityWords(row);
  const share = unitPrice > 0 ? amount / unitPrice : 0;
  const isMissing = kind === 'MISSING_FROM_THEIRS' && share > 0;
  const spread = isCounted(row)
    ? 'in our total already'
    : `${formatMoney(low * share)} to ${formatMoney(high * share)}`;
  const range = isMissing ? spread : null;
  return (
    <>
      <strong>{formatMoney(amount)}</strong>
      <span className={classes.small}>
        {formatQuantity(quantity)} {unit} × {formatUnitPrice(unitPrice)}
      </span>
      {difference ? <span className={classes.small}>{difference}</span> : null}
      {depreciation ? (
        <span className={classes.small}>depreciation {formatMoney(depreciation)}</span>
      ) : null}
      {range === null ? <PriceBar row={row} /> : <span className={classes.small}>{range}</span>}
    </>
  );
}

function RowActions({ row, included, asked, onMatch }: Omit<PaperRowProps, 'fileId'>) {
  const name = rowName(row);
  const isMissing = row.kind === 'MISSING_FROM_THEIRS';
  const canAsk = asked !== null && shortfallOf(row) !== null;
  const isOpen = row.kind === 'NOT_MATCHED' || row.kind === 'ONLY_THEIRS';
  return (
    <Group gap="md" mt={6} className={classes.actions ?? ''} data-no-print>
      {isMissing && !isCounted(row) ? (
        <Checkbox
          size="sm"
          label="Count it in"
          aria-label={`Count it in: ${name}`}
          checked={included.has(row.id)}
          onChange={({ currentTarget }) => included.include(row.id, currentTarget.checked)}
        />
      ) : null}
      {canAsk ? (
        <Checkbox
          size="sm"
          label="Ask for it"
          aria-label={`Ask for it: ${name}`}
          checked={asked.has(row)}
          onChange={({ currentTarget }) => asked.set(row, currentTarget.checked)}
        />
      ) : null}
      {row.theirs ? (
        <Button
          size="compact-sm"
          variant={isOpen ? 'light' : 'subtle'}
          ml={isOpen ? 0 : -8}
          aria-haspopup="dialog"
          aria-label={`Match by hand: ${name}`}
          onClick={onMatch}
        >
          Match by hand
        </Button>
      ) : null}
    </Group>
  );
}
