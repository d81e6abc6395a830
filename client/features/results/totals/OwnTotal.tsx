import { Button, Text } from '@mantine/core';
import { formatMoney } from '../../../lib/format.ts';
import { useEditorStore, useEditorValue, useLinesTotal, useEdited } from '../editor/use-editor.ts';

export const useIsOwnTotal = (): boolean =>
  useEditorValue(({ draft }) => draft.totalOverride !== null);

/** Says that the total was set by hand, and lets it follow the lines again. */
export function OwnTotal() {
  const isOwn = useIsOwnTotal();
  const linesTotal = useLinesTotal();
  const { currency } = useEdited();
  if (!isOwn) return null;
  return (
    <Text size="sm" component="div">
      Set by hand; the lines add up to {formatMoney(linesTotal, currency)}. <FollowLines />
    </Text>
  );
}

/** The way back to the sum of the lines; nothing for who may not edit. */
export function FollowLines() {
  const { canEdit } = useEdited();
  const { dispatch } = useEditorStore();
  if (!canEdit) return null;
  return (
    <Button
      variant="transparent"
      size="compact-sm"
      px={0}
      data-no-print
      onClick={() => dispatch({ type: 'setTotal', total: null })}
    >
      Follow the lines again
    </Button>
  );
}
