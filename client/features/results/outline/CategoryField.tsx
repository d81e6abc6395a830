import { memo, useState } from 'react';
import { WORK_CATEGORIES } from '../../../../server/domain/estimate/work-categories.ts';
import classes from './CategoryField.module.css';
import { categoryLabel } from './columns.ts';
import { LINE_LIMITS } from '../../../../server/domain/limits.ts';

interface CategoryFieldProps {
  value: string;
  label: string;
  /** The estimate's own categories, beside the usual ones. */
  own: readonly string[];
  canEdit: boolean;
  tabIndex: number | undefined;
  onChange: (category: string) => void;
}

const OTHER = '\u0000other';
const USUAL: ReadonlySet<string> = new Set(WORK_CATEGORIES);

/** A badge that is a select: the usual categories, the estimate's own, and a new one by name. */
export const CategoryField = memo(function CategoryField({
  value,
  label,
  own,
  canEdit,
  tabIndex,
  onChange,
}: CategoryFieldProps) {
  const [isNaming, setIsNaming] = useState(false);
  const isEmpty = value === '' || undefined;
  if (!canEdit) {
    return (
      <span className={classes.badge} data-empty={isEmpty}>
        {categoryLabel(value)}
      </span>
    );
  }
  if (isNaming) {
    return (
      <input
        className={classes.naming}
        aria-label={`New category, ${label}`}
        placeholder="New category"
        maxLength={LINE_LIMITS.category}
        data-field="category"
        tabIndex={tabIndex}
        // It stands where the select was, which had the focus.
        ref={(field) => field?.focus()}
        onBlur={(event) => {
          setIsNaming(false);
          const name = event.currentTarget.value.trim();
          if (name) onChange(name);
        }}
      />
    );
  }
  const others = [...new Set([...own, value])].filter((name) => name !== '' && !USUAL.has(name));
  return (
    <select
      className={classes.badge}
      data-empty={isEmpty}
      aria-label={`Category, ${label}`}
      data-field="category"
      tabIndex={tabIndex}
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        if (chosen === OTHER) setIsNaming(true);
        else onChange(chosen);
      }}
    >
      <option value="">{categoryLabel('')}</option>
      {others.map((name) => (
        <option key={name}>{name}</option>
      ))}
      {WORK_CATEGORIES.map((name) => (
        <option key={name}>{name}</option>
      ))}
      <option value={OTHER}>Other…</option>
    </select>
  );
});
