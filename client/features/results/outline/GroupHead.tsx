import { memo, useCallback } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import { counted, formatMoney } from '../../../lib/format.ts';
import { RoomPhotos } from '../files/RoomPhotos.tsx';
import { totalOfLines } from '../editor/lines.ts';
import { useFollowing } from '../editor/use-editor.ts';
import { LAST_COLUMN } from './columns.ts';
import type { GroupRow } from './group-lines.ts';
import classes from './GroupHead.module.css';

export const useTotalOf = (ids: readonly string[]): number =>
  useFollowing(useCallback(({ draft }) => totalOfLines(draft, ids), [ids]));

interface GroupButtonProps {
  group: GroupRow;
  onFold: (key: string) => void;
  tabIndex?: number;
}

/** Folds a group: its name and how many lines are in it. */
export function GroupButton({ group, onFold, tabIndex }: GroupButtonProps) {
  const { key, name, ids, isFolded } = group;
  return (
    <button
      type="button"
      className={classes.button}
      tabIndex={tabIndex}
      aria-expanded={!isFolded}
      onClick={() => onFold(key)}
    >
      <IconChevronDown size={16} className={classes.chevron} aria-hidden />
      <span>
        {name} <span className={classes.count}>{counted(ids.length, 'line')}</span>
      </span>
    </button>
  );
}

interface GroupHeadProps extends GroupButtonProps {
  currency: string;
  /** Among all rows of the table, from 1. */
  rank: number;
}

/** What the owner's pictures show of a room, above its lines. */
export function GroupPhotos({ group: { rooms, isFolded } }: Pick<GroupButtonProps, 'group'>) {
  return isFolded ? null : <RoomPhotos rooms={rooms} />;
}

/** The head of a group in the table, with what its lines come to. */
export const GroupHead = memo(function GroupHead({ currency, rank, ...props }: GroupHeadProps) {
  const subtotal = useTotalOf(props.group.ids);
  return (
    <tr aria-rowindex={rank} className={classes.row}>
      <th scope="rowgroup" colSpan={LAST_COLUMN - 1} aria-colspan={LAST_COLUMN - 1}>
        <GroupButton {...props} />
        <GroupPhotos group={props.group} />
      </th>
      <td colSpan={2} aria-colspan={2}>
        {formatMoney(subtotal, currency)}
      </td>
    </tr>
  );
});
