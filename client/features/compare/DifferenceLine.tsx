import { unitWords } from '../../../server/domain/money/unit-words.ts';
import { FINISH_LEVELS } from '../../../server/domain/catalog.ts';
import { counted, formatMoney, formatUnitPrice, formatSignedMoney } from '../../lib/format.ts';
import { amountWithUnit } from '../../lib/with-unit.ts';
import { CAUSE_NAMES } from './causes.ts';
import classes from './Differences.module.css';
import type { Comparison } from './comparison.ts';

type ComparedLine = Comparison['lines'][number];

interface DifferenceLineProps {
  line: ComparedLine;
  currency: string;
}

const unique = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts.filter((text) => text !== null && text.trim() !== ''))] as string[];

const namesOf = (lines: ComparedLine['left']): string =>
  unique(lines.map(({ name }) => name)).join(' + ') || 'A line without a name';

/** One work in both estimates, with what each side has of it. */
export function DifferenceLine({ line, currency }: DifferenceLineProps) {
  const { left, right, category, difference, causes, isSame } = line;
  const [leftName, rightName] = [namesOf(left), namesOf(right)];
  const name = left.length > 0 ? leftName : rightName;
  const isRenamed = left.length > 0 && right.length > 0 && leftName !== rightName;
  const rooms = unique([...left, ...right].map(({ metadata }) => metadata.room));
  return (
    <tr>
      <th scope="row">
        {name}
        {isRenamed ? <span className={classes.small}>right: {rightName}</span> : null}
        <span className={classes.small}>
          {[category || 'Uncategorized', rooms.join(', ')].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td data-label="Left">
        <SideOfLine line={line} side="left" currency={currency} />
      </td>
      <td data-label="Right">
        <SideOfLine line={line} side="right" currency={currency} />
      </td>
      <td data-label="Difference">
        <strong>{isSame ? 'the same' : formatSignedMoney(difference, currency)}</strong>
        {causes.map(({ cause, amount }) => (
          <span key={cause} className={classes.small}>
            {CAUSE_NAMES[cause]}
            {causes.length > 1 ? ` ${formatSignedMoney(amount, currency)}` : ''}
          </span>
        ))}
      </td>
    </tr>
  );
}

interface SideOfLineProps extends DifferenceLineProps {
  side: 'left' | 'right';
}

const amountOf = (line: ComparedLine, side: 'left' | 'right', currency: string): string => {
  const figures = side === 'left' ? line.leftSide : line.rightSide;
  const [first] = line[side];
  if (figures && figures.quantity !== null && figures.unitPrice !== null) {
    return `${amountWithUnit(figures.quantity, line.unit)} × ${formatUnitPrice(figures.unitPrice, currency)}`;
  }
  // Measured in something else than the other side.
  return first
    ? `${amountWithUnit(first.quantity, first.unit)} × ${formatUnitPrice(first.unitPrice, currency)}`
    : '';
};

function SideOfLine({ line, side, currency }: SideOfLineProps) {
  const lines = line[side];
  const figures = side === 'left' ? line.leftSide : line.rightSide;
  if (!figures) return <span className={classes.none}>not in it</span>;
  const levels = unique(
    lines.map(({ metadata }) => metadata.finishLevel && FINISH_LEVELS[metadata.finishLevel]),
  );
  const hasFinish = line.causes.some(({ cause }) => cause === 'FINISH');
  const units = unique(lines.map(({ unit }) => unit));
  const notes = [
    lines.length > 1 ? `in ${counted(lines.length, 'line')}` : '',
    line.unit !== null && units.some((unit) => unit !== line.unit)
      ? `stated in ${units.map((unit) => unitWords(unit)).join(', ')}`
      : '',
    figures.tax === 0 ? '' : `tax ${formatMoney(figures.tax, currency)}`,
    hasFinish ? levels.join(', ') : '',
  ].filter(Boolean);
  return (
    <>
      {formatMoney(figures.total, currency)}
      <span className={classes.small}>{amountOf(line, side, currency)}</span>
      {notes.length > 0 ? <span className={classes.small}>{notes.join(' · ')}</span> : null}
    </>
  );
}
