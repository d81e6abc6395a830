import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import type { SortKey, Sorting } from './arrange-lines.ts';
import { COLUMNS } from './columns.ts';
import classes from './OutlineTable.module.css';

interface OutlineHeadProps {
  sorting: Sorting;
  sortBy: (key: SortKey) => void;
}

/** Each heading sorts by its column; the estimate's own order comes back with `#`. */
export function OutlineHead({ sorting, sortBy }: OutlineHeadProps) {
  const Arrow = sorting.isDescending ? IconArrowDown : IconArrowUp;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1}>
        {COLUMNS.map(({ key, label, isNumber }, index) => {
          const isSorted = sorting.by === key;
          return (
            <th
              key={key}
              scope="col"
              aria-colindex={index + 1}
              aria-sort={isSorted ? direction : 'none'}
              className={isNumber ? classes.number : undefined}
              data-key={key}
            >
              <button type="button" onClick={() => sortBy(key)}>
                {label}
                {isSorted && (key !== 'position' || sorting.isDescending) ? (
                  <Arrow size={14} aria-hidden />
                ) : null}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
