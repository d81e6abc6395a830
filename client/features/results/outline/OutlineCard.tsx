import { unitWords } from '../../../../server/domain/money/unit-words.ts';
import { memo, type ReactNode, useId } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import { formatMoney, formatQuantity } from '../../../lib/format.ts';
import { CardFields } from './CardFields.tsx';
import { categoryLabel, lineLabel } from './columns.ts';
import type { LineSetting } from './line-setting.ts';
import { NumberCell } from './NumberCell.tsx';
import classes from './OutlineCards.module.css';
import { UnitField } from './UnitField.tsx';
import { type LineEditing, useLine } from './use-line.ts';

interface OutlineCardProps {
  id: string;
  isUnfolded: boolean;
  onFold: (id: string) => void;
  /** Whether it shows its facts. */
  isOpen: boolean;
  setting: LineSetting;
}

const gistOf = ({ line, number }: LineEditing): string =>
  [
    number === null ? null : `#${number}`,
    categoryLabel(line.category),
    `${formatQuantity(line.quantity)} ${unitWords(line.unit, line.quantity)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** One row with what a line comes to; its fields unfold below. */
export const OutlineCard = memo(function OutlineCard({ id, ...props }: OutlineCardProps) {
  const { isUnfolded, onFold, isOpen, setting } = props;
  const fieldsId = useId();
  const factsId = useId();
  const editing = useLine(id);
  if (!editing) return null;
  const { line, position, endTyping } = editing;
  const { currency, canEdit } = setting;
  const label = lineLabel(line, position);
  const field = (name: string) => ({
    'aria-label': `${name}, ${label}`,
    readOnly: !canEdit,
    onBlur: endTyping,
  });
  return (
    <div data-line={id}>
      <button
        type="button"
        className={classes.head}
        data-fold
        aria-expanded={isUnfolded}
        aria-controls={isUnfolded ? fieldsId : undefined}
        onClick={() => onFold(id)}
      >
        <span className={classes.name}>{line.name || 'A line without a name'}</span>
        <strong>{formatMoney(lineTotal(line), currency)}</strong>
        <span className={classes.gist}>{gistOf(editing)}</span>
        <IconChevronDown size={18} className={classes.chevron} aria-hidden />
      </button>
      {isUnfolded ? (
        <div id={fieldsId} className={classes.fields}>
          <CardFields
            editing={editing}
            label={label}
            isOpen={isOpen}
            factsId={factsId}
            setting={setting}
          >
            <div className={classes.numbers}>
              <Labeled label="Qty">
                <NumberCell {...field('Qty')} line={line} field="quantity" />
              </Labeled>
              <Labeled label="Unit">
                <UnitField {...field('Unit')} editing={editing} isSpelled={setting.spellsUnits} />
              </Labeled>
              <Labeled label="Unit Price">
                <NumberCell {...field('Unit Price')} line={line} field="unitPrice" />
              </Labeled>
              <Labeled label="Tax">
                <NumberCell {...field('Tax')} line={line} field="tax" />
              </Labeled>
            </div>
          </CardFields>
        </div>
      ) : null}
    </div>
  );
});

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span aria-hidden className={classes.label}>
        {label}
      </span>
      {children}
    </div>
  );
}
