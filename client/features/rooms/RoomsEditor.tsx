import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import classes from './RoomFields.module.css';
import { RoomFields } from './RoomFields.tsx';
import { emptyRow, hasSeveralSources, type KnownRoom, type RoomRow, rowsOf } from './room-rows.ts';
import { useCorrectRooms } from './use-correct-rooms.ts';

interface RoomsEditorProps {
  jobId: string;
  rooms: readonly KnownRoom[];
  onRerun: () => void;
}

/** Changes rooms and asks for the estimate anew. */
export function RoomsEditor({ jobId, rooms, onRerun }: RoomsEditorProps) {
  const [rows, setRows] = useState(() => rowsOf(rooms));
  const [correct, { isSending, message }] = useCorrectRooms();
  const isChanged = JSON.stringify(rows) !== JSON.stringify(rowsOf(rooms));

  const showsSource = hasSeveralSources(rooms);

  const change = (changed: RoomRow) =>
    setRows((known) => known.map((row) => (row.key === changed.key ? changed : row)));
  const rerun = async () => {
    if (await correct(jobId, rows)) onRerun();
  };

  return (
    <>
      <ul className={classes.rooms} aria-label="Rooms">
        {rows.map((row) => (
          <RoomFields
            key={row.key}
            row={row}
            showsSource={showsSource}
            onChange={(field, text) => change({ ...row, [field]: text })}
            onRemove={() => setRows((known) => known.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      {message ? (
        <Alert color="red" role="alert">
          {message}
        </Alert>
      ) : null}
      <Group justify="space-between">
        <Button variant="default" onClick={() => setRows((known) => [...known, emptyRow(known)])}>
          + Add room
        </Button>
        <Button
          disabled={!isChanged || rows.length === 0}
          loading={isSending}
          onClick={() => void rerun()}
        >
          Estimate again with these sizes
        </Button>
      </Group>
    </>
  );
}
