import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { lineWithId } from './lines.ts';
import { useEditorValue, useFollowedLines, useEdited } from './use-editor.ts';

/** More would cover the lines they are about. */
const MOST = 2;

/** Which charges on the whole job moved with the unsaved changes, and from what. There before it has words, to be heard. */
export function ChargeNotes() {
  const { currency } = useEdited();
  const base = useEditorValue((state) => state.base.draft);
  const items = useFollowedLines();
  const notes = useMemo(
    () =>
      items.flatMap(({ id, name, unitPrice, metadata: { charge } }) => {
        const was = lineWithId(base, id)?.unitPrice;
        if (!charge || charge.isLocked || was === undefined || was === unitPrice) return [];
        const [before, after] = [was, unitPrice].map((amount) => formatMoney(amount, currency));
        return [`${name} follows your change: from ${before} to ${after}`];
      }),
    [base, items, currency],
  );
  const more = notes.length - MOST;
  return (
    <Text size="xs" component="div" role="status">
      {notes.slice(0, MOST).map((note) => (
        <div key={note}>{note}</div>
      ))}
      {more > 0 ? <div>and {more} more</div> : null}
    </Text>
  );
}
