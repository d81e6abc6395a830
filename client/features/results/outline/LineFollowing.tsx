import { Button } from '@mantine/core';
import IconLock from '~icons/tabler/lock';
import IconLockOpen from '~icons/tabler/lock-open';
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import { formatMoney } from '../../../lib/format.ts';
import { savedLine } from '../editor/lines.ts';
import { useEditorValue } from '../editor/use-editor.ts';
import classes from './LineFollowing.module.css';
import type { LineSetting } from './line-setting.ts';
import type { LineEditing } from './use-line.ts';

interface LineFollowingProps {
  editing: LineEditing;
  label: string;
  setting: LineSetting;
  tabIndex?: number;
}

/** Which numbers of a line follow from others and which are held, with the way to the other; nothing for usual lines. */
export function LineFollowing({ editing, label, setting, tabIndex }: LineFollowingProps) {
  const { line, edit } = editing;
  const { canEdit } = setting;
  const { taxByHand, charge } = line.metadata;
  if (!taxByHand && !charge) return null;
  const button = {
    variant: 'subtle',
    size: 'compact-xs',
    tabIndex,
    className: classes.button,
  } as const;
  return (
    <div className={classes.following}>
      {charge ? (
        <span>
          <ChargeWords editing={editing} setting={setting} />
          {canEdit ? (
            <Button
              {...button}
              leftSection={charge.isLocked ? <IconLock size={14} /> : <IconLockOpen size={14} />}
              aria-label={`${charge.isLocked ? 'Unlock' : 'Lock'}: ${label}`}
              onClick={() => edit({ isLocked: !charge.isLocked })}
            >
              {charge.isLocked ? 'Unlock' : 'Lock'}
            </Button>
          ) : null}
        </span>
      ) : null}
      {taxByHand ? (
        <span>
          Tax typed by hand
          {canEdit ? (
            <Button
              {...button}
              aria-label={`Let the tax follow again: ${label}`}
              onClick={() => edit({ taxByHand: false })}
            >
              Follow again
            </Button>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}

function ChargeWords({
  editing: { line },
  setting,
}: Pick<LineFollowingProps, 'editing' | 'setting'>) {
  const { charge } = line.metadata;
  const saved = useEditorValue((state) => savedLine(state, line.id));
  if (!charge) return null;
  if (charge.isLocked) return 'Locked: it stays the same when the lines change';
  const was = saved && saved.unitPrice !== line.unitPrice ? saved.unitPrice : charge.movedFrom;
  if (was === null) return 'Follows the lines';
  const money = (amount: number) => formatMoney(amount, setting.currency);
  return lineTotal(line) === 0
    ? `No longer charged; it was ${money(was)}`
    : `Follows the lines: from ${money(was)} to ${money(line.unitPrice)}`;
}
