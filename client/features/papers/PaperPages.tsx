import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { useState } from 'react';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useOnChange } from '../../hooks/use-on-change.ts';
import classes from './Paper.module.css';
import type { Paper, PaperContents, PaperLine } from './use-paper.ts';

interface PaperPagesProps {
  name: string;
  pages: Paper['pages'];
  lines: readonly PaperLine[];
  unread: PaperContents['unread'];
  rooms: PaperContents['rooms'];
  /** Number of the room that is looked at. */
  shownRoom: number | null;
  onShowRoom: (number: number) => void;
  /** The line that is looked at. */
  shownId: string | null;
  onShow: (lineId: string) => void;
}

type Place = PaperLine['place'];

const boxStyle = ({ x, y, width, height }: Place) => ({
  left: `${(x ?? 0) * 100}%`,
  top: `${(y ?? 0) * 100}%`,
  width: `${(width ?? 0) * 100}%`,
  height: `${(height ?? 0) * 100}%`,
});

/** A page as a picture, with a box over each line that was read, and a dashed one over what was not used. */
export function PaperPages({ name, pages, lines, unread, rooms, ...props }: PaperPagesProps) {
  const { shownId, onShow, shownRoom, onShowRoom } = props;
  const shownPage = lines.find(({ id }) => id === shownId)?.place.page;
  const [index, setIndex] = useState((shownPage ?? 1) - 1);
  useOnChange(shownId, () => {
    if (shownPage !== undefined) setIndex(shownPage - 1);
  });
  const pageOfRoom = rooms.find(({ number }) => number === shownRoom)?.place.page;
  useOnChange(shownRoom, () => {
    if (pageOfRoom !== undefined) setIndex(pageOfRoom - 1);
  });
  const page = pages[index];
  if (!page) return null;
  const onPage = ({ place }: { place: Place }) => place.page === page.number && place.x !== null;
  return (
    <section className={classes.pages} aria-label="The document">
      {pages.length > 1 ? (
        <Group justify="center" gap="xs" mb="xs">
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Previous page"
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <Text size="sm" aria-live="polite">
            Page {page.number} of {pages.length}
          </Text>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Next page"
            disabled={index === pages.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </Group>
      ) : null}
      <div className={classes.page} style={{ aspectRatio: page.shape }}>
        <img
          key={page.number}
          className={classes.picture}
          src={page.url}
          alt={`${name}, page ${page.number}`}
          loading="lazy"
        />
        {unread.filter(onPage).map(({ place }, number) => (
          <span key={`unread ${number}`} className={classes.unreadBox} style={boxStyle(place)} />
        ))}
        {lines.filter(onPage).map(({ id, place, description }) => (
          <button
            key={id}
            type="button"
            // The table holds the same lines for the keyboard and for screen readers.
            tabIndex={-1}
            aria-hidden
            title={description}
            className={classes.box}
            data-shown={id === shownId || undefined}
            style={boxStyle(place)}
            onClick={() => onShow(id)}
          />
        ))}
        {rooms.filter(onPage).map(({ number, place, name: room }) => (
          <button
            key={`room ${number}`}
            type="button"
            className={classes.roomMark}
            data-shown={number === shownRoom || undefined}
            aria-label={`Room ${number}, ${room}: change it`}
            style={{ left: `${(place.x ?? 0) * 100}%`, top: `${(place.y ?? 0) * 100}%` }}
            onClick={() => onShowRoom(number)}
          >
            {number}
          </button>
        ))}
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {lines.length > 0
          ? 'Solid boxes are lines we read, dashed boxes are text we did not use.'
          : 'Tap a number to name the room or correct its size.'}{' '}
        <Anchor href={page.url} target="_blank" rel="noopener" inherit>
          Open this page large
        </Anchor>
      </Text>
    </section>
  );
}
