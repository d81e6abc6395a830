// The daily log of a drying job: machines that stood in a room, day by day, become machine-days; readings are no work.
import { emptyDraft, type LineDraft } from './lines.ts';
import type { Cell, Row } from './row.ts';
import { type Step, type Walk, closeLine, setRoom } from './walk-state.ts';

const DAY = /^(?:date|day|visit)s?$/i;
const PLACE = /^(?:rooms?|areas?|locations?|chambers?)$/i;
const EQUIPMENT = /^equip(?:ment)?\b/i;
/** Heads of what is measured, which no bid has. */
const READING = /\b(?:readings?|moisture|m\.?c\.?|r\.?h\.?|gpp|grains|temp)\b/i;

/** Machines by the words for them, and how a bid lists a day of one. */
const MACHINES: readonly (readonly [words: RegExp, description: string])[] = [
  [/\bair ?movers?\b|\bams?\b|\bfans?\b/i, 'Air mover, 24 h'],
  [/\b(?:xl|extra large)\b.*\b(?:lgrs?|dehu\w*)\b/i, 'LGR dehumidifier (extra large), 24 h'],
  [/\blgrs?\b|\bdehu(?:midifier)?s?\b/i, 'LGR dehumidifier, 24 h'],
  [
    /\b(?:air )?scrubbers?\b|\bhepas?\b|\bnegative air\b|\bafds?\b|\bnams?\b/i,
    'HEPA air scrubber, 24 h',
  ],
];

const machineNamed = (words: string): string | null =>
  MACHINES.find(([machine]) => machine.test(words))?.[1] ?? null;

/** The number of machines in a cell: `8`, `8 ea`; 0 where none is told. */
const countIn = (text: string): number => Number(/\b\d{1,3}\b/.exec(text)?.[0] ?? 0);

/** `Air movers: 6, LGR: 1`, `6 air movers and 1 dehu`: how many of each. */
const machinesIn = (text: string): [description: string, count: number][] =>
  text.split(/[,;/+&]|\band\b/i).flatMap((part): [string, number][] => {
    const description = machineNamed(part);
    const count = countIn(part);
    return description !== null && count > 0 ? [[description, count]] : [];
  });

interface LogHead {
  day: Cell;
  place: Cell | null;
  /** Cells that tell machines in words. */
  told: Cell[];
  /** Cells that count the machine of their head. */
  counted: [description: string, cell: Cell][];
}

const logHeadOf = ({ cells }: Row): LogHead | null => {
  const day = cells.find(({ text }) => DAY.test(text));
  if (!day || !cells.some(({ text }) => READING.test(text))) return null;
  const told = cells.filter(({ text }) => EQUIPMENT.test(text));
  const counted = cells.flatMap((cell): [string, Cell][] => {
    const isOther = EQUIPMENT.test(cell.text) || READING.test(cell.text);
    const description = isOther ? null : machineNamed(cell.text);
    return description === null ? [] : [[description, cell]];
  });
  if (told.length + counted.length === 0) return null;
  return { day, place: cells.find(({ text }) => PLACE.test(text)) ?? null, told, counted };
};

const under = (row: Row, head: Row, cell: Cell): string => {
  const isAligned = row.isExact || row.cells.length === head.cells.length;
  const found = isAligned
    ? row.cells.find(({ index }) => index === cell.index)
    : row.cells.find(({ x0, x1 }) => x0 < cell.x1 && x1 > cell.x0);
  return found?.text ?? '';
};

interface Stood {
  room: string;
  description: string;
  /** Day → machines; rows of one day and room name the same ones. */
  days: Map<string, number>;
  row: Row;
}

const note = ({ days }: Stood): string => {
  const told = [...days.keys()];
  const [first = '', last = first] = [told[0], told.at(-1)];
  return told.length === 1
    ? `Logged on ${first}.`
    : `Logged on ${told.length} days, ${first} to ${last}.`;
};

const addLine = (walk: Walk, stood: Stood): void => {
  const { room, description, days, row } = stood;
  const quantity = [...days.values()].reduce((sum, machines) => sum + machines, 0);
  if (room !== '') setRoom(walk, room, row);
  walk.lines.push({
    ...emptyDraft(description, row.place),
    room: room === '' ? null : room,
    quantity,
    unit: 'DAY',
    note: note(stood),
  });
};

const isBilled = ({ description, rcv }: LineDraft): boolean =>
  (rcv ?? 0) > 0 && MACHINES.some(([words]) => words.test(description));

/** Takes the head and the rows of a log, and adds one line for each kind of machine and room. */
export const takeDryingLog: Step = (walk, row, at) => {
  const head = logHeadOf(row);
  if (!head) return 0;
  const stood = new Map<string, Stood>();
  let taken = 1;
  let day = '';
  for (const entry of walk.rows.slice(at + 1)) {
    const written = under(entry, row, head.day);
    // A date that stands once goes on for the rows below it.
    const goesOn = written === '' && day !== '' && entry.cells.length >= 2;
    if (entry.zone !== row.zone || (!goesOn && !/\d/.test(written))) break;
    if (!goesOn) day = written;
    taken += 1;
    const room = head.place ? under(entry, row, head.place) : '';
    const machines = [
      ...head.told.flatMap((cell) => machinesIn(under(entry, row, cell))),
      ...head.counted.map(
        ([description, cell]) => [description, countIn(under(entry, row, cell))] as const,
      ),
    ];
    for (const [description, count] of machines) {
      if (count <= 0) continue;
      const key = `${room}|${description}`;
      const known = stood.get(key) ?? { room, description, days: new Map(), row: entry };
      known.days.set(day, Math.max(count, known.days.get(day) ?? 0));
      stood.set(key, known);
    }
  }
  if (stood.size === 0) return 0;
  // A bill of the same machines counts them, and its log says how.
  if (walk.lines.some(isBilled)) return taken;
  closeLine(walk);
  for (const each of stood.values()) addLine(walk, each);
  walk.room = null;
  return taken;
};
