import { ActionIcon, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from './RoomFields.module.css';
import type { RoomField, RoomRow } from './room-rows.ts';

interface RoomFieldsProps {
  row: RoomRow;
  /** Rooms come from several places, so each says which. */
  showsSource: boolean;
  onChange: (field: RoomField, text: string) => void;
  onRemove: () => void;
}

const SIZES: { field: RoomField; label: string }[] = [
  { field: 'length', label: 'Length, ft' },
  { field: 'width', label: 'Width, ft' },
  { field: 'height', label: 'Ceiling, ft' },
  { field: 'area', label: 'or area, sq ft' },
];

/** One room: its name and what is known of its size. */
export function RoomFields({ row, showsSource, onChange, onRemove }: RoomFieldsProps) {
  const room = row.name || 'new room';
  return (
    <li className={classes.room}>
      <TextInput
        className={classes.name}
        label="Room"
        aria-label={`Name of ${room}`}
        value={row.name}
        maxLength={60}
        onChange={(event) => onChange('name', event.currentTarget.value)}
      />
      {SIZES.map(({ field, label }) => (
        <TextInput
          key={field}
          label={label}
          aria-label={`${label}, ${room}`}
          inputMode="decimal"
          value={row[field]}
          onChange={(event) => onChange(field, event.currentTarget.value)}
        />
      ))}
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove ${room}`}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
      {showsSource ? (
        <Text className={classes.source} size="xs" c="dimmed">
          {row.source ? `from ${row.source}` : 'by you'}
        </Text>
      ) : null}
    </li>
  );
}
