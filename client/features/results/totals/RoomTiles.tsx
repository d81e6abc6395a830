import { Title, UnstyledButton } from '@mantine/core';
import { memo, useId, useMemo } from 'react';
import { roomGroup, roomHead } from '../../../../server/domain/estimate/room-groups.ts';
import { usePrinting } from '../../../hooks/use-printing.ts';
import { formatPercent, formatWholeMoney } from '../../../lib/format.ts';
import type { EditorLine } from '../editor/draft.ts';
import { useFollowedLines, useEdited } from '../editor/use-editor.ts';
import { useWantedRoom } from '../outline/wanted-room.ts';
import { ShowMore } from '../scope/ShowMore.tsx';
import { useCut } from '../scope/use-cut.ts';
import { sharesBy } from './category-costs.ts';
import classes from './RoomTiles.module.css';

const groupOf = ({ metadata }: EditorLine): string => roomGroup(metadata.rooms);

/** Rooms as tiles of one size, each filled by its share, the most costly first; one leads to its lines. Nothing for an estimate of one room. */
export const RoomTiles = memo(function RoomTiles() {
  const items = useFollowedLines();
  const { currency } = useEdited();
  const { want } = useWantedRoom();
  const titleId = useId();
  const rooms = useMemo(() => {
    const heads = new Map(items.map((line) => [groupOf(line), roomHead(line.metadata.rooms)]));
    return sharesBy(items, groupOf)
      .filter(({ amount }) => amount > 0)
      .map(({ name, ...room }) => ({ ...room, group: name, head: heads.get(name) ?? '' }));
  }, [items]);
  const isPrinting = usePrinting();
  const { shown, left, showMore } = useCut(rooms, () => isPrinting);
  if (rooms.length < 2) return null;
  return (
    <div>
      <Title order={3} size="h6" mb={6} id={titleId}>
        Cost by room
      </Title>
      <ul className={classes.tiles} aria-labelledby={titleId}>
        {shown.map(({ group, head, amount, share }) => (
          <li key={group}>
            <UnstyledButton
              className={classes.tile}
              style={{ '--share': share }}
              onClick={() => want({ group })}
            >
              <span>{head}</span>
              <strong>{formatWholeMoney(amount, currency)}</strong>
              <span className={classes.share}>{formatPercent(share)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <ShowMore left={left} noun="room" onShow={showMore} />
    </div>
  );
});
