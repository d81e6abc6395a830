import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { useLinesTotal, useTotal } from '../editor/use-editor.ts';
import { FollowLines, useIsOwnTotal } from '../totals/OwnTotal.tsx';
import type { GroupRow } from './group-lines.ts';
import { GroupButton, GroupPhotos, useTotalOf } from './GroupHead.tsx';
import { enterField, fieldsOfLine, foldButton } from './grid-cells.ts';
import { OutlineCard } from './OutlineCard.tsx';
import classes from './OutlineCards.module.css';
import type { OutlineProps } from './outline-props.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** A folded card; px. */
const USUAL_HEIGHT = 76;

/** The outline where seven columns do not fit: one card a line, which unfolds to the same fields. */
export function OutlineCards({ view, setting, opened, unfolded, focusOn }: OutlineProps) {
  const list = useRef<HTMLOListElement>(null);
  const pinned = (focusOn && view.rowIndexes.get(focusOn.id)) ?? -1;
  const { drawn, restGap, measure } = useVirtualRows({
    list,
    rows: view.rows,
    pinned,
    estimate: USUAL_HEIGHT,
  });

  useEffect(() => {
    if (!focusOn || !list.current) return;
    if (focusOn.to === 'line') {
      foldButton(list.current, focusOn.id)?.focus();
      return;
    }
    const name = fieldsOfLine(list.current, focusOn.id).find(
      (field) => field.dataset['field'] === 'name',
    );
    if (name) enterField(name);
  }, [focusOn]);

  return (
    <div>
      <ol ref={list} className={classes.cards} aria-label="Project Outline">
        {drawn.map(({ row, index, gap }) => (
          <li
            key={row.key}
            ref={measure}
            data-index={index}
            className={row.kind === 'line' ? classes.card : classes.group}
            aria-setsize={view.rows.length}
            aria-posinset={index + 1}
            style={gap > 0 ? { marginTop: gap } : undefined}
          >
            {row.kind === 'line' ? (
              <OutlineCard
                id={row.id}
                isUnfolded={unfolded.ids.has(row.id)}
                onFold={unfolded.toggle}
                isOpen={opened.has(row.id)}
                setting={setting}
              />
            ) : (
              <GroupLine group={row} onFold={view.fold} currency={setting.currency} />
            )}
          </li>
        ))}
      </ol>
      <div style={{ height: restGap }} />
      <Foot currency={setting.currency} />
    </div>
  );
}

interface GroupLineProps {
  group: GroupRow;
  onFold: (key: string) => void;
  currency: string;
}

function GroupLine({ group, onFold, currency }: GroupLineProps) {
  return (
    <>
      <GroupButton group={group} onFold={onFold} />
      <span>{formatMoney(useTotalOf(group.ids), currency)}</span>
      <GroupPhotos group={group} />
    </>
  );
}

function Foot({ currency }: { currency: string }) {
  const total = useLinesTotal();
  return (
    <>
      <div className={classes.foot}>
        <span>Total Costs ({currency})</span>
        <span>{formatMoney(total, currency)}</span>
      </div>
      <OwnFoot currency={currency} />
    </>
  );
}

function OwnFoot({ currency }: { currency: string }) {
  const total = useTotal();
  if (!useIsOwnTotal()) return null;
  return (
    <>
      <div className={classes.foot}>
        <span>Total set by hand</span>
        <span>{formatMoney(total, currency)}</span>
      </div>
      <FollowLines />
    </>
  );
}
