import { priceOfUnit } from '../../../../server/domain/money/unit-words.ts';
import { useId } from 'react';
import { FINISH_LEVELS, type FinishLevel } from '../../../../server/domain/catalog.ts';
import { formatUnitPrice } from '../../../lib/format.ts';
import type { EditorLine } from '../editor/draft.ts';
import { useEditorStore } from '../editor/use-editor.ts';
import classes from './FinishChoice.module.css';

const LEVELS = Object.keys(FINISH_LEVELS) as FinishLevel[];

interface FinishChoiceProps {
  line: EditorLine;
  label: string;
  currency: string;
}

/** The finish levels of a line with their unit prices; nothing where all cost the same. */
export function FinishChoice({ line, label, currency }: FinishChoiceProps) {
  const { dispatch } = useEditorStore();
  const name = useId();
  const { finishPrices, finishLevel } = line.metadata;
  if (!finishPrices) return null;
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Finish level, {label}</legend>
      {LEVELS.map((level) => (
        <label key={level} className={classes.level}>
          <input
            type="radio"
            name={name}
            checked={level === finishLevel}
            onChange={() => dispatch({ type: 'switchFinish', lineId: line.id, level })}
          />
          <span>{FINISH_LEVELS[level]}</span>{' '}
          <strong>
            {priceOfUnit(formatUnitPrice(finishPrices[level].unitPrice, currency), line.unit)}
          </strong>
        </label>
      ))}
    </fieldset>
  );
}
