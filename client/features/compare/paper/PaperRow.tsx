import { Anchor, Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VerdictMark } from '../../../components/VerdictMark.tsx';
import { useBackHere } from '../../../hooks/use-way-back.ts';
import { formatMoney, formatUnitPrice } from '../../../lib/format.ts';
import { amountWithUnit } from '../../../lib/with-unit.ts';
import { placeWords } from '../../../lib/paper-place.ts';
import { paths } from '../../../lib/paths.ts';
import { PRICE_WORDS } from '../../../lib/verdict-words.ts';
import { isCounted, REASON_WORDS, rowName } from './comparison-words.ts';
import classes from './Paper.module.css';
import { PriceBar } from './PriceBar.tsx';
import type { ComparisonRow } from './use-paper-comparison.ts';

interface PaperRowProps {
  row: ComparisonRow;
  /** The file of their paper. It is null for whoever may not open it. */
  fileId: string | null;
  /** What its owner can do with it. */
  actions?: ReactNode;
}

/** One work: what they have of it, what we have, why, and where it stands on their paper. */
export function PaperRow({ row, fileId, actions }: PaperRowProps) {
  const { theirs, ours, room, why } = row;
  const name = rowName(row);
  const isRenamed = theirs !== null && row.kind === 'BOTH';
  return (
    <tr>
      <th scope="row">
        {name}
        {isRenamed ? <span className={classes.small}>Ours: {ours?.name}</span> : null}
        <span className={classes.small}>
          {room === null ? '' : `${room} · `}
          {theirs ? <PlaceOfRow theirs={theirs} name={name} fileId={fileId} /> : null}
          {row.missingReason ? (
            <Badge size="sm" variant="light" tt="none">
              {REASON_WORDS[row.missingReason]}
            </Badge>
          ) : null}
        </span>
        <span className={classes.why}>{why}</span>
        {actions}
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

interface PlaceOfRowProps extends Pick<PaperRowProps, 'fileId'> {
  theirs: NonNullable<ComparisonRow['theirs']>;
  name: string;
}

function PlaceOfRow({ theirs: { place, lineIds }, name, fileId }: PlaceOfRowProps) {
  const backHere = useBackHere();
  const words = `${placeWords(place)} of their paper`;
  if (fileId === null) return words;
  return (
    <Anchor
      component={Link}
      inherit
      to={paths.paper(fileId, lineIds[0])}
      state={backHere}
      aria-label={`${words}: ${name}`}
    >
      {words}
    </Anchor>
  );
}

function TheirFigures({ row: { theirs, priceVerdict } }: Pick<PaperRowProps, 'row'>) {
  if (!theirs) return <span className={classes.none}>not on it</span>;
  const { quantity, unit, unitPrice, amount, depreciation } = theirs;
  const word = PRICE_WORDS[priceVerdict];
  return (
    <>
      <strong>{amount === null ? 'no amount' : formatMoney(amount)}</strong>
      <span className={classes.small}>
        {quantity === null ? 'no quantity' : amountWithUnit(quantity, unit)}
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
  const amount = amountWithUnit(Math.abs(quantityDifference), ours.unit);
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
        {amountWithUnit(quantity, unit)} × {formatUnitPrice(unitPrice)}
      </span>
      {difference ? <span className={classes.small}>{difference}</span> : null}
      {depreciation ? (
        <span className={classes.small}>depreciation {formatMoney(depreciation)}</span>
      ) : null}
      {range === null ? <PriceBar row={row} /> : <span className={classes.small}>{range}</span>}
    </>
  );
}
