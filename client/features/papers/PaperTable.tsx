import { Badge, Button, Text, VisuallyHidden } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeWords } from '../../lib/paper-place.ts';
import { formatMoney, formatQuantity, formatUnitPrice } from '../../lib/format.ts';
import { EditPaperLine } from './EditPaperLine.tsx';
import { markOf, sumOfBidder } from './paper-words.ts';
import classes from './Paper.module.css';
import type { Paper, PaperContents, PaperLine } from './use-paper.ts';

interface PaperTableProps {
  paper: Paper;
  read: PaperContents;
  shownId: string | null;
  onShow: (lineId: string | null) => void;
}

const COLUMNS = {
  unitPrice: 'Unit price',
  tax: 'Tax',
  overheadProfit: 'Overhead and profit',
  rcv: 'Amount',
  depreciation: 'Depreciation',
  acv: 'Actual cash value',
} as const;
type Column = keyof typeof COLUMNS;

interface MoneyColumn {
  key: string;
  head: string;
  of: (line: PaperLine) => string | null;
  /** What stands below the column; absent where the sums stand elsewhere alone. */
  foot?: string;
}

const written = (line: PaperLine, column: Column, currency: string): string | null => {
  const value = line[column];
  if (value === null) return null;
  return column === 'unitPrice' ? formatUnitPrice(value, currency) : formatMoney(value, currency);
};

/** The columns of dollars in which any line has something; of several bidders one for each. */
const columnsOf = ({ lines, bidders, currency }: PaperContents): MoneyColumn[] => [
  ...(Object.keys(COLUMNS) as Column[])
    .filter((column) => lines.some((line) => line[column] !== null))
    .map((column) => ({
      key: column,
      head: COLUMNS[column],
      of: (line: PaperLine) => written(line, column, currency),
    })),
  ...bidders.map(({ name, total }, index) => ({
    key: `bidder ${index}`,
    head: name,
    foot: formatMoney(total ?? sumOfBidder(lines, index), currency),
    of: (line: PaperLine) => {
      const amount = line.amounts[index] ?? null;
      return amount === null ? null : formatMoney(amount, currency);
    },
  })),
];

const quantityWords = ({ quantity, quantityText, unit }: PaperLine): string | null =>
  [quantity === null ? quantityText : formatQuantity(quantity), unit].filter(Boolean).join(' ') ||
  null;

/** A line without an id is one that was missed and is being added. */
const NEW = 'new';

export function PaperTable({ paper, read, shownId, onShow }: PaperTableProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const columns = columnsOf(read);
  const hasPlaces = paper.pages.length > 1 || read.lines.some(({ place }) => place.row !== null);
  const span = columns.length + 3;
  const heads = read.lines.map(({ room, section }) => [room, section].filter(Boolean).join(' · '));
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  // The keyboard goes on where the form was opened, or at the table that the line is gone from.
  const close = () => {
    flushSync(() => setEditedId(null));
    const from = editedId === NEW ? adder.current : opener.current;
    (from?.isConnected ? from : frame.current)?.focus();
  };
  return (
    <>
      {read.lines.length === 0 ? (
        <Text size="sm">
          We found no work lines in this document. Add the lines you see, or describe the work in
          your request.
        </Text>
      ) : (
        <div
          ref={frame}
          className={classes.frame}
          role="region"
          aria-label="Lines of the paper"
          // Wider than a narrow window, and scrolled with the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <table className={classes.table}>
            <TableHead columns={columns} />
            <tbody>
              {read.lines.map((line, index) => (
                <Fragment key={line.id}>
                  {heads[index] && heads[index] !== heads[index - 1] ? (
                    <tr className={classes.headRow}>
                      <th colSpan={span} scope="rowgroup">
                        {heads[index]}
                      </th>
                    </tr>
                  ) : null}
                  <LineRow
                    line={line}
                    columns={columns}
                    hasPlace={hasPlaces}
                    isShown={line.id === shownId}
                    onShow={() => onShow(line.id)}
                    onEdit={(button) => {
                      opener.current = button;
                      setEditedId(line.id);
                    }}
                  />
                  {editedId === line.id ? (
                    <tr>
                      <td colSpan={span}>
                        <EditPaperLine
                          paper={paper}
                          bidders={read.bidders}
                          line={line}
                          onClose={close}
                        />
                      </td>
                    </tr>
                  ) : null}
                </Fragment>
              ))}
            </tbody>
            {read.bidders.length > 0 ? <TotalsRow columns={columns} /> : null}
          </table>
        </div>
      )}
      {editedId === NEW ? (
        <EditPaperLine paper={paper} bidders={read.bidders} line={null} onClose={close} />
      ) : (
        <div>
          <Button ref={adder} variant="default" size="sm" onClick={() => setEditedId(NEW)}>
            Add a line that was missed
          </Button>
        </div>
      )}
    </>
  );
}

function TableHead({ columns }: { columns: readonly MoneyColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th scope="col" className={classes.figure}>
          Quantity
        </th>
        {columns.map(({ key, head }) => (
          <th key={key} scope="col" className={classes.figure}>
            {head}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>Change</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** What each bidder asks for all of it. */
function TotalsRow({ columns }: { columns: readonly MoneyColumn[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td aria-hidden />
        {columns.map(({ key, head, foot }) => (
          <td
            key={key}
            className={classes.figure}
            data-label={head}
            data-empty={foot === undefined || undefined}
          >
            {foot}
          </td>
        ))}
        <td aria-hidden />
      </tr>
    </tfoot>
  );
}

interface LineRowProps {
  line: PaperLine;
  columns: readonly MoneyColumn[];
  /** Where it stands is worth saying. */
  hasPlace: boolean;
  isShown: boolean;
  onShow: () => void;
  onEdit: (button: HTMLButtonElement) => void;
}

function LineRow({ line, columns, hasPlace, isShown, onShow, onEdit }: LineRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [isShown]);
  const mark = markOf(line);
  const quantity = quantityWords(line);
  return (
    <tr
      ref={row}
      data-shown={isShown || undefined}
      data-muted={line.isExcluded || line.isAlternate || undefined}
      onClick={onShow}
    >
      <th scope="row">
        {line.number ? <span className={classes.number}>{line.number}</span> : null}
        {line.description}
        {mark ? (
          <Badge size="xs" variant="light" ml={6}>
            {mark}
          </Badge>
        ) : null}
        {line.note ? (
          <Text size="xs" c="dimmed">
            {line.note}
          </Text>
        ) : null}
        {hasPlace ? (
          <Text size="xs" c="dimmed">
            {placeWords(line.place)}
          </Text>
        ) : null}
      </th>
      <td
        className={classes.figure}
        data-label="Quantity"
        data-empty={quantity === null || undefined}
      >
        {quantity ?? '—'}
      </td>
      {columns.map(({ key, head, of }) => {
        const amount = of(line);
        return (
          <td
            key={key}
            className={classes.figure}
            data-label={head}
            data-empty={amount === null || undefined}
          >
            {amount ?? '—'}
          </td>
        );
      })}
      <td className={classes.change}>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`Change ${line.description}`}
          onFocus={onShow}
          onClick={({ currentTarget }) => onEdit(currentTarget)}
        >
          Change
        </Button>
      </td>
    </tr>
  );
}
