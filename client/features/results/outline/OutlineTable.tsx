import {
  Fragment,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useEffectEvent,
} from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { useLinesTotal, useTotal, useEditorStore } from '../editor/use-editor.ts';
import { FollowLines, useIsOwnTotal } from '../totals/OwnTotal.tsx';
import { ITEM_COLUMN, LAST_COLUMN } from './columns.ts';
import { createGridFocus, type GridCell, type GridFocus } from './grid-focus.ts';
import { GroupHead } from './GroupHead.tsx';
import { OutlineHead } from './OutlineHead.tsx';
import { OutlineRow } from './OutlineRow.tsx';
import type { OutlineProps, FocusTarget } from './outline-props.ts';
import classes from './OutlineTable.module.css';
import { useVirtualRows } from './use-virtual-rows.ts';
import {
  cellAt,
  cellElement,
  enterField,
  isField,
  primaryField,
  fieldsOfLine,
} from './grid-cells.ts';
import { createGridCommands, type GridCommands } from './grid-commands.ts';
import { cellKey, type KeyContext } from './cell-keys.ts';
import type { LineSetting } from './line-setting.ts';

// The grid's keyboard, as spreadsheets have it. On a cell, keys move and act; in a field, they write.

// Keys in a field of the grid. Text stays text: only what a field has no use for leads out of it.

/** Tax: the last field of a line. */
const LAST_FIELD_COLUMN = LAST_COLUMN - 1;

/** The cell above or below; false at the edge. */
const goBy = (rows: number, { ids, focus, cell }: KeyContext, to: 'cell' | 'field'): boolean => {
  const id = ids[ids.indexOf(cell.id) + rows];
  if (id === undefined) return false;
  focus.go({ id, column: cell.column }, to);
  return true;
};

/** Field by field, then on to the next line; past the last line Tab leaves the table. */
const tab = (event: KeyboardEvent, target: Element, context: KeyContext): boolean => {
  const { root, cell, ids, focus } = context;
  const step = event.shiftKey ? -1 : 1;
  const fields = fieldsOfLine(root, cell.id);
  const next = fields[fields.findIndex((field) => field === target) + step];
  if (next) {
    enterField(next);
    return true;
  }
  const id = ids[ids.indexOf(cell.id) + step];
  if (id === undefined) return false;
  focus.go({ id, column: event.shiftKey ? LAST_FIELD_COLUMN : ITEM_COLUMN }, 'field');
  return true;
};

const leave = (context: KeyContext) => {
  context.focus.go(context.cell);
  return true;
};

type Handle = (event: KeyboardEvent, target: Element, context: KeyContext) => boolean;

/** What is not handled is the browser's, e.g. arrows in a text of several rows. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  Tab: tab,
  Escape: (_event, _target, context) => leave(context),
  Enter: (event, target, context) => {
    if (event.shiftKey || event.altKey || target.matches('select')) return false;
    return goBy(1, context, 'cell') || leave(context);
  },
  ArrowUp: (_event, target, context) => target.matches('input') && goBy(-1, context, 'field'),
  ArrowDown: (_event, target, context) => target.matches('input') && goBy(1, context, 'field'),
};

const fieldKey = (event: KeyboardEvent, target: Element, context: KeyContext): void => {
  if (HANDLERS[event.key]?.(event, target, context)) event.preventDefault();
};

interface ClipboardOptions {
  table: RefObject<HTMLElement | null>;
  commands: GridCommands;
  canEdit: boolean;
}

/** The grid handles only a block of cells in a field. Plain text goes into the field. */
const isBlock = (text: string, target: Element): boolean =>
  text.includes('\t') || (target.matches('input') && /\n./.test(text.trimEnd()));

/**
 * Copies, cuts and pastes cells. It listens to the document: without selected text browsers send these events to the page
 * instead of the cell with the focus.
 */
function useGridClipboard({ table, commands, canEdit }: ClipboardOptions): void {
  const cellInFocus = () => {
    const target = document.activeElement;
    return target && table.current?.contains(target) ? { target, cell: cellAt(target) } : null;
  };

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const place = cellInFocus();
    if (!place?.cell || isField(place.target)) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', commands.copy(place.cell));
    if (event.type === 'cut' && canEdit) commands.clear(place.cell);
  });

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const place = cellInFocus();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!place?.cell || !canEdit) return;
    if (isField(place.target) && !isBlock(text, place.target)) return;
    event.preventDefault();
    commands.paste(place.cell, text);
  });

  useEffect(() => {
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}

interface GridOptions {
  table: RefObject<HTMLTableElement | null>;
  focus: GridFocus;
  ids: readonly string[];
  current: GridCell;
  setting: LineSetting;
  announce: (message: string) => void;
  focusOn: FocusTarget | null;
}

function useGrid({ table, focus, ids, current, setting, announce, focusOn }: GridOptions) {
  const store = useEditorStore();
  const { reveal } = setting.commands;
  const commands = useMemo(
    () => createGridCommands({ store, focus, ids, announce, reveal }),
    [store, focus, ids, announce, reveal],
  );
  useGridClipboard({ table, commands, canEdit: setting.canEdit });

  useEffect(() => {
    if (!focusOn) return;
    focus.go({ id: focusOn.id, column: ITEM_COLUMN }, focusOn.to === 'field' ? 'field' : 'cell');
  }, [focus, focusOn]);

  // The row may be drawn only now, since the focus wants to go there.
  useLayoutEffect(() => {
    const { active, wanted } = focus.read();
    if (!active || !wanted || !table.current) return;
    const cell = cellElement(table.current, active);
    if (!cell) return;
    focus.settled();
    const field = wanted === 'field' ? primaryField(cell) : null;
    if (field) enterField(field);
    else cell.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as Element;
    const cell = cellAt(target);
    if (!cell || !table.current || event.nativeEvent.isComposing) return;
    const context = { root: table.current, focus, ids, commands, setting, cell };
    if (target.matches('[data-column]')) cellKey(event, context);
    else if (isField(target) && target.matches('[data-field]')) fieldKey(event, target, context);
    else if (event.key === 'Escape') focus.go(cell);
  };

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const cell = cellAt(event.target);
    if (cell) focus.arrived(cell);
  };

  const onMouseDown = (event: MouseEvent<HTMLTableElement>) => {
    const cell = cellAt(event.target as Element);
    if (!cell || !event.shiftKey) return focus.clearSelection();
    event.preventDefault();
    commands.selectTo(focus.read().anchor ?? current, cell);
  };

  return { onKeyDown, onFocus, onMouseDown };
}

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
      className={[classes.table, setting.spellsUnits && classes.spelled].filter(Boolean).join(' ')}
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
