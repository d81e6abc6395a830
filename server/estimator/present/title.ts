// A short title as a person would write it: of a loss its cause and place, else the largest pieces of work. The user's own
// title always wins.
import type { EstimateTerms } from '../estimate-request.ts';
import { clip, upperFirst } from '../../domain/text/plain-text.ts';
import { headingOfLine, LISTED_IN } from './work-names.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';
import type { PricedLine } from '../calculate/priced-line.ts';

const MOST_PARTS = 2;
/** Rows of no trade. */
const UNNAMED = 'work as listed';
/** A piece this much smaller than the whole job does not belong in its title. */
const LEAST_SHARE = 0.05;

/** Labels that say nothing in a title: the work itself tells where it is. */
const PLAIN_PLACES = new Set(['House', 'Unit', 'Room', 'Roof', 'Exterior', 'Yard', 'ADU', 'Adu']);

/** The one room all lines stand in; null when there are several, none, or one that says nothing. */
const onlyRoom = (lines: readonly PricedLine[]): string | null => {
  const rooms = new Set(lines.flatMap(({ work }) => work.from.rooms));
  const [room] = rooms;
  const isOne = rooms.size === 1 && room !== undefined;
  return isOne && !PLAIN_PLACES.has(room) ? room : null;
};

/** "Primary bathroom" and "bathroom remodel" make "Primary bathroom remodel". */
const inRoom = (room: string, heading: string): string => {
  const words = room.toLowerCase().split(' ');
  const [first = ''] = heading.split(' ');
  const last = words.at(-1);
  if (first === last || first === `${last}room`) return `${room}${heading.slice(first.length)}`;
  return words.some((word) => heading.includes(word)) ? heading : `${room} ${heading}`;
};

const joined = (parts: readonly string[]): string => {
  const shown = parts.slice(0, MOST_PARTS);
  return parts.length > MOST_PARTS ? `${shown.join(', ')} and more` : shown.join(' and ');
};

const IS_TRADE = /^(\w+?)s?(?: work)?$/;

/** Pieces without those that say nothing beside the others: "door replacement and doors". */
const telling = (parts: readonly string[]): string[] =>
  parts.filter((part) => {
    const trade = IS_TRADE.exec(part)?.[1];
    const others = parts.filter((other) => other !== part);
    return (
      others.length === 0 ||
      (part !== UNNAMED && !others.some((other) => trade !== undefined && other.includes(trade)))
    );
  });

/** Pieces of work in one room: from so many on it is done over, whatever the largest of them is. */
const LEAST_RENOVATED = 3;

const ofRoom = (room: string, parts: readonly string[]): string => {
  const [only = ''] = parts;
  if (parts.length === 1) return inRoom(room, only);
  const [kind = ''] = room.toLowerCase().split(' ').slice(-1);
  if (parts.some((part) => part.includes(kind))) return joined(parts);
  return parts.length < LEAST_RENOVATED ? `${room}: ${joined(parts)}` : `${room} renovation`;
};

/** The rows of several documents as one piece, in the place of the first; what no row was found for is theirs, too. */
const documentsTogether = (totals: ReadonlyMap<string, number>): [string, number][] => {
  const pieces = [...totals];
  const documents = pieces.filter(([heading]) => heading.startsWith(LISTED_IN));
  if (documents.length === 0) return pieces;
  const names = documents.map(([heading]) => heading.slice(LISTED_IN.length));
  const isTheirs = (heading: string): boolean =>
    heading.startsWith(LISTED_IN) || heading === UNNAMED;
  const theirs = pieces.filter(([heading]) => isTheirs(heading));
  const total = theirs.reduce((sum, [, amount]) => sum + amount, 0);
  const rest = pieces.filter(([heading]) => !isTheirs(heading));
  return [[`${LISTED_IN}${joined(names)}`, total], ...rest];
};

const CAUSES: Readonly<Record<string, string>> = {
  water: 'Water damage',
  fire: 'Fire damage',
  wind: 'Wind damage',
  hail: 'Hail damage',
  mold: 'Mold',
  impact: 'Impact damage',
  theft_vandalism: 'Theft and vandalism',
  freeze: 'Freeze damage',
};

/** "Water damage: Kitchen and Hallway"; the rooms in the order of their lines. Null for no known cause. */
const lossTitle = (lines: readonly PricedLine[], peril: string | null): string | null => {
  const cause = CAUSES[peril ?? ''];
  if (cause === undefined) return null;
  const rooms = new Set(lines.flatMap(({ work }) => work.from.rooms));
  const places = joined([...rooms].filter((room) => !PLAIN_PLACES.has(room)));
  return places === '' ? cause : `${cause}: ${places}`;
};

export const titleOf = (
  { title: own, projectName }: Pick<EstimateTerms, 'title' | 'projectName'>,
  peril: string | null,
  lines: readonly PricedLine[],
): string => {
  if (own?.trim()) return clip(own.trim(), ESTIMATE_LIMITS.title);
  const totals = new Map<string, number>();
  for (const { work, total } of lines) {
    const heading = headingOfLine(work);
    totals.set(heading, (totals.get(heading) ?? 0) + total);
  }
  const whole = [...totals.values()].reduce((sum, total) => sum + total, 0);
  const parts = telling(
    documentsTogether(totals)
      .toSorted((a, b) => b[1] - a[1])
      .filter(([, total], index) => index === 0 || total >= LEAST_SHARE * whole)
      .map(([heading]) => heading),
  );
  if (parts.length === 0) return clip(projectName.trim() || 'Estimate', ESTIMATE_LIMITS.title);
  const [only = ''] = parts;
  const loss = only.startsWith(LISTED_IN) ? null : lossTitle(lines, peril);
  if (loss !== null) return clip(loss, ESTIMATE_LIMITS.title);
  const room = onlyRoom(lines);
  const title = room === null ? joined(parts) : ofRoom(room, parts);
  return clip(upperFirst(title), ESTIMATE_LIMITS.title);
};
