import { Badge, Button, Text, VisuallyHidden } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { placeWords } from '../../lib/paper-place.ts';
import { formatMoney, formatQuantity, formatUnitPrice } from '../../lib/format.ts';
import { EditPaperLine } from './EditPaperLine.tsx';
import { markOf } from './paper-words.ts';
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
  overheadProfit: 'O&P',
  rcv: 'Amount',
  depreciation: 'Depreciation',
  acv: 'ACV',
} as const;
type Column = keyof typeof COLUMNS;

/** The columns of dollars in which any line has something. */
const columnsOf = (lines: readonly PaperLine[]): Column[] =>
  (Object.keys(COLUMNS) as Column[]).filter((column) =>
    lines.some((line) => line[column] !== null),
  );

const quantityWords = ({ quantity, quantityText, unit }: PaperLine): string =>
  [quantity === null ? (quantityText ?? '—') : formatQuantity(quantity), unit ?? '']
    .filter(Boolean)
    .join(' ');

/** A line without an id is one that was missed and is being added. */
const NEW = 'new';

export function PaperTable({ paper, read, shownId, onShow }: PaperTableProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const columns = columnsOf(read.lines);
  const span = columns.length + 3;
  const heads = read.lines.map(({ room, section }) => [room, section].filter(Boolean).join(' · '));
  const close = () => setEditedId(null);
  return (
    <>
      {read.lines.length === 0 ? (
        <Text size="sm">
          No line of work was read in this document. Add the lines you see, or describe the work in
          your request.
        </Text>
      ) : (
        <div
          className={classes.frame}
          role="region"
          aria-label="Lines of the paper"
          // Wider than a narrow window, and scrolled with the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Description</th>
                <th scope="col" className={classes.figure}>
                  Quantity
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={classes.figure}>
                    {COLUMNS[column]}
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>Change</VisuallyHidden>
                </th>
              </tr>
            </thead>
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
                    isShown={line.id === shownId}
                    onShow={() => onShow(line.id)}
                    onEdit={() => setEditedId(line.id)}
                  />
                  {editedId === line.id ? (
                    <tr>
                      <td colSpan={span}>
                        <EditPaperLine paper={paper} line={line} onClose={close} />
                      </td>
                    </tr>
                  ) : null}
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {editedId === NEW ? (
        <EditPaperLine paper={paper} line={null} onClose={close} />
      ) : (
        <div>
          <Button variant="default" size="sm" onClick={() => setEditedId(NEW)}>
            Add a line that was missed
          </Button>
        </div>
      )}
    </>
  );
}

interface LineRowProps {
  line: PaperLine;
  columns: readonly Column[];
  isShown: boolean;
  onShow: () => void;
  onEdit: () => void;
}

function LineRow({ line, columns, isShown, onShow, onEdit }: LineRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [isShown]);
  const mark = markOf(line);
  const money = (column: Column): string => {
    const value = line[column];
    if (value === null) return '—';
    return column === 'unitPrice' ? formatUnitPrice(value) : formatMoney(value);
  };
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
        <Text size="xs" c="dimmed" className={classes.place ?? ''}>
          {placeWords(line.place)}
        </Text>
      </th>
      <td className={classes.figure} data-label="Quantity">
        {quantityWords(line)}
      </td>
      {columns.map((column) => (
        <td key={column} className={classes.figure} data-label={COLUMNS[column]}>
          {money(column)}
        </td>
      ))}
      <td className={classes.change}>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`Change ${line.description}`}
          onFocus={onShow}
          onClick={onEdit}
        >
          Change
        </Button>
      </td>
    </tr>
  );
}
