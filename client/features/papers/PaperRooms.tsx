import { Badge, Button, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { focusNow } from '../../components/add-work/focus-now.ts';
import { CorrectPaperDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { formatQuantity } from '../../lib/format.ts';
import { placeProblem } from '../../lib/problem.ts';
import { readQuantity } from '../../lib/typed-number.ts';
import classes from './Paper.module.css';
import type { Paper, PaperContents, PaperRoom } from './use-paper.ts';

interface PaperRoomsProps {
  paper: Paper;
  read: PaperContents;
  /** Number of the room that is changed. */
  shown: number | null;
  onShow: (number: number | null) => void;
}

const sizeOf = ({ lengthFt, widthFt, heightFt, floorSf }: PaperRoom): string => {
  const floor =
    lengthFt !== null && widthFt !== null
      ? `${formatQuantity(lengthFt)} × ${formatQuantity(widthFt)} ft`
      : floorSf !== null
        ? `${formatQuantity(floorSf)} sq ft`
        : 'no size';
  return heightFt === null ? floor : `${floor}, ${formatQuantity(heightFt)} ft high`;
};

type RoomInput = Pick<PaperRoom, 'name' | 'lengthFt' | 'widthFt' | 'heightFt'> & {
  number: number | null;
  areaSf: number | null;
};

const inputOf = ({ number, name, lengthFt, widthFt, heightFt, floorSf }: PaperRoom): RoomInput => ({
  number,
  name,
  lengthFt,
  widthFt,
  heightFt,
  areaSf: floorSf,
});

/** Number of a room that was missed and is being added. */
const NEW = 0;

/** Rooms that were read; each can be named and put right, and is asked for nowhere else. */
export function PaperRooms({ paper, read, shown, onShow }: PaperRoomsProps) {
  const [send, { isSending, problem }] = useSend(CorrectPaperDocument);
  const { rooms } = read;
  const left = useRef<number | null>(null);
  const close = () => {
    left.current = shown;
    onShow(null);
  };
  // The keyboard goes on where the form was opened.
  const backFrom = (number: number) => (button: HTMLButtonElement | null) => {
    if (!button || left.current !== number) return;
    left.current = null;
    button.focus();
  };
  const save = async (next: RoomInput[]): Promise<void> => {
    const input = { fileId: paper.id, version: paper.version, rooms: next };
    const { kind } = await send({ input });
    if (kind === 'done') close();
  };
  const editor = (room: PaperRoom | null) => (
    <RoomFields
      room={room}
      isSending={isSending}
      problem={problem ? (placeProblem(problem, []).form ?? problem.message) : null}
      onSave={(changed) => {
        const others = rooms.map((each) =>
          each.number === room?.number ? changed : inputOf(each),
        );
        void save(room ? others : [...others, changed]);
      }}
      onRemove={
        room && rooms.length > 1
          ? () => void save(rooms.filter((each) => each !== room).map(inputOf))
          : null
      }
      onClose={close}
    />
  );
  return (
    <>
      {rooms.length === 0 ? <Text size="sm">No room was read. Add those you see.</Text> : null}
      <ul className={classes.rooms}>
        {rooms.map((room) => (
          <li key={room.number}>
            {shown === room.number ? (
              editor(room)
            ) : (
              <Group gap="xs" wrap="nowrap" justify="space-between">
                <Text size="sm">
                  <span className={classes.number}>{room.number}</span>
                  {room.name}
                  {room.isUnnamed ? (
                    <Badge size="xs" variant="light" color="orange" ml={6}>
                      Name it
                    </Badge>
                  ) : null}{' '}
                  <Text span size="sm" c="dimmed">
                    {sizeOf(room)}
                  </Text>
                </Text>
                <Button
                  ref={backFrom(room.number)}
                  size="compact-sm"
                  variant="subtle"
                  aria-label={`Change ${room.name}`}
                  onClick={() => onShow(room.number)}
                >
                  Change
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
      {shown === NEW ? (
        editor(null)
      ) : (
        <div>
          <Button ref={backFrom(NEW)} variant="default" size="sm" onClick={() => onShow(NEW)}>
            Add a room
          </Button>
        </div>
      )}
    </>
  );
}

const SIZES = {
  lengthFt: 'Length, ft',
  widthFt: 'Width, ft',
  heightFt: 'Ceiling, ft',
  areaSf: 'Or area, sq ft',
} as const;
type SizeField = keyof typeof SIZES;
const SIZE_FIELDS = Object.keys(SIZES) as SizeField[];

interface RoomFieldsProps {
  room: PaperRoom | null;
  isSending: boolean;
  problem: string | null;
  onSave: (room: RoomInput) => void;
  onRemove: (() => void) | null;
  onClose: () => void;
}

function RoomFields({ room, isSending, problem, onSave, onRemove, onClose }: RoomFieldsProps) {
  const text = (value: number | null | undefined) => String(value ?? '');
  const [name, setName] = useState(room?.isUnnamed ? '' : (room?.name ?? ''));
  const [sizes, setSizes] = useState<Record<SizeField, string>>({
    lengthFt: text(room?.lengthFt),
    widthFt: text(room?.widthFt),
    heightFt: text(room?.heightFt),
    areaSf: text(room?.lengthFt === null ? room.floorSf : null),
  });
  const [faults, setFaults] = useState<Partial<Record<SizeField | 'name', string>>>({});
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found: typeof faults = {};
    if (name.trim() === '') found.name = 'Name the room.';
    const value = (field: SizeField): number | null => {
      if (sizes[field].trim() === '') return null;
      const read = readQuantity(sizes[field], field === 'areaSf' ? 'SF' : 'FT');
      if ('value' in read) return read.value;
      found[field] = read.hint;
      return null;
    };
    const changed = {
      number: room?.number ?? null,
      name: name.trim(),
      lengthFt: value('lengthFt'),
      widthFt: value('widthFt'),
      heightFt: value('heightFt'),
      areaSf: value('areaSf'),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) onSave(changed);
  };
  return (
    <form
      noValidate
      className={classes.edit}
      aria-label={room ? `Change ${room.name}` : 'Add a room'}
      onSubmit={save}
    >
      <TextInput
        size="sm"
        label="Name"
        autoComplete="off"
        ref={focusNow}
        value={name}
        error={faults.name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        {SIZE_FIELDS.map((field) => (
          <TextInput
            key={field}
            size="sm"
            label={SIZES[field]}
            inputMode="decimal"
            autoComplete="off"
            value={sizes[field]}
            error={faults[field]}
            onChange={({ currentTarget: { value } }) => setSizes({ ...sizes, [field]: value })}
          />
        ))}
      </SimpleGrid>
      {problem ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      ) : null}
      <Group gap="xs">
        <Button type="submit" size="sm" loading={isSending}>
          Save
        </Button>
        <Button size="sm" variant="default" onClick={onClose}>
          Cancel
        </Button>
        {onRemove ? (
          <Button size="sm" variant="subtle" color="red" ml="auto" onClick={onRemove}>
            This is not a room
          </Button>
        ) : null}
      </Group>
    </form>
  );
}
