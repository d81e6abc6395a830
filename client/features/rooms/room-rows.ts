// The rooms as a form holds them: what stands in each field, as typed.
import type { JobRoomsQuery } from '../../gql/graphql.ts';

export type KnownRoom = NonNullable<JobRoomsQuery['job']>['rooms'][number];

export interface RoomRow {
  key: number;
  name: string;
  length: string;
  width: string;
  height: string;
  area: string;
  /** Where it was read; null for what was typed. */
  source: string | null;
}

export type RoomField = Exclude<keyof RoomRow, 'key' | 'source'>;

const shown = (feet: number | null): string => (feet === null ? '' : String(feet));
const typed = (text: string): number | null => {
  const feet = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(feet) ? null : feet;
};

export const rowsOf = (rooms: readonly KnownRoom[]): RoomRow[] =>
  rooms.map((room, key) => ({
    key,
    name: room.name,
    length: shown(room.lengthFt),
    width: shown(room.widthFt),
    height: shown(room.heightFt),
    area: shown(room.areaSf),
    source: room.source,
  }));

export const emptyRow = (rows: readonly RoomRow[]): RoomRow => ({
  key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
  name: '',
  length: '',
  width: '',
  height: '',
  area: '',
  source: null,
});

/** Where all rooms were read; null when they come from several places, or nobody knows. */
export const commonSource = (rooms: readonly KnownRoom[]): string | null => {
  const [first] = rooms;
  return first && rooms.every(({ source }) => source === first.source) ? first.source : null;
};

/** Whether each room has to say by itself where it was read. */
export const hasSeveralSources = (rooms: readonly KnownRoom[]): boolean =>
  rooms.some(({ source }) => source !== null) && commonSource(rooms) === null;

/** What is sent: an area counts only where the sides are not both known. */
export const roomsFrom = (rows: readonly RoomRow[]) =>
  rows.map(({ name, length, width, height, area }) => {
    const [lengthFt, widthFt] = [typed(length), typed(width)];
    const hasSides = lengthFt !== null && widthFt !== null;
    return {
      name: name.trim(),
      lengthFt,
      widthFt,
      heightFt: typed(height),
      areaSf: hasSides ? null : typed(area),
    };
  });
