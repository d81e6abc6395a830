import { Fragment, useRef, useState, useSyncExternalStore } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { useLinesTotal, useTotal } from '../editor/use-editor.ts';
import { FollowLines, useIsOwnTotal } from '../totals/OwnTotal.tsx';
import { ITEM_COLUMN, LAST_COLUMN } from './columns.ts';
import { createGridFocus } from './grid-focus.ts';
import { GroupHead } from './GroupHead.tsx';
import { OutlineHead } from './OutlineHead.tsx';
import { OutlineRow } from './OutlineRow.tsx';
import type { OutlineProps } from './outline-props.ts';
import classes from './OutlineTable.module.css';
import { useGrid } from './use-grid.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** A line of the usual two rows of text; px. */
const USUAL_HEIGHT = 45;

export function OutlineTable({ view, setting, opened, announce, hintId, focusOn }: OutlineProps) {
  const { rows, ids, rowIndexes, sorting, sortBy } = view;
  const [focus] = useState(createGridFocus);
  const { active, selection } = useSyncExternalStore(focus.subscribe, focus.read);
  const table = useRef<HTMLTableElement>(null);
  const firstRows = useRef<HTMLTableSectionElement>(null);
  const current =
    active && rowIndexes.has(active.id) ? active : { id: ids[0] ?? '', column: ITEM_COLUMN };
  const grid = useGrid({ table, focus, ids, current, setting, announce, focusOn });
  const { drawn, restGap, measure } = useVirtualRows({
    list: firstRows,
    rows,
    pinned: active ? (rowIndexes.get(active.id) ?? -1) : -1,
    estimate: USUAL_HEIGHT,
  });

  return (
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of the ARIA guide
      role="grid"
      className={classes.table}
      aria-label="Project Outline"
      aria-describedby={hintId}
      aria-rowcount={rows.length + 2}
      aria-colcount={LAST_COLUMN + 1}
      aria-multiselectable
      aria-readonly={!setting.canEdit || undefined}
      {...grid}
    >
      <OutlineHead sorting={sorting} sortBy={sortBy} />
      <tbody ref={firstRows} />
      {drawn.map(({ row, index, gap }) => (
        <Fragment key={row.key}>
          {gap > 0 ? <Gap height={gap} /> : null}
          <tbody ref={measure} data-index={index}>
            {row.kind === 'group' ? (
              <GroupHead
                group={row}
                onFold={view.fold}
                tabIndex={row.isFolded || row.ids.includes(current.id) ? 0 : -1}
                rank={index + 2}
                currency={setting.currency}
              />
            ) : (
              <OutlineRow
                id={row.id}
                rank={index + 2}
                isOpen={opened.has(row.id)}
                activeColumn={current.id === row.id ? current.column : null}
                selection={selection?.ids.has(row.id) ? selection : null}
                setting={setting}
              />
            )}
          </tbody>
        </Fragment>
      ))}
      {restGap > 0 ? <Gap height={restGap} /> : null}
      <OutlineFoot currency={setting.currency} rank={rows.length + 2} />
    </table>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr style={{ height }} />
    </tbody>
  );
}

function OutlineFoot({ currency, rank }: { currency: string; rank: number }) {
  const total = useLinesTotal();
  const ownTotal = useTotal();
  const isOwn = useIsOwnTotal();
  return (
    <tfoot className={classes.foot}>
      <tr aria-rowindex={rank}>
        <th scope="row" colSpan={LAST_COLUMN - 1} aria-colspan={LAST_COLUMN - 1}>
          Total Costs ({currency})
        </th>
        <td colSpan={2} aria-colspan={2}>
          {formatMoney(total, currency)}
        </td>
      </tr>
      {isOwn ? (
        <tr aria-rowindex={rank + 1}>
          <th scope="row" colSpan={LAST_COLUMN - 1} aria-colspan={LAST_COLUMN - 1}>
            <FollowLines /> Total set by hand
          </th>
          <td colSpan={2} aria-colspan={2}>
            {formatMoney(ownTotal, currency)}
          </td>
        </tr>
      ) : null}
    </tfoot>
  );
}
