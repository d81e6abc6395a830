// Alternates of a bid: the same job with one choice changed, priced whole, so that tax and markup follow.
import type { BidSums } from '../../domain/estimate-figures.ts';
import { roundCents } from '../../domain/money.ts';
import type { CatalogueItem } from '../price-book/catalogue.ts';
import type { AlternatePair } from '../price-book/contractor-rules.ts';
import { priceLine } from '../pricing/price-line.ts';
import { totalOf } from '../pricing/total.ts';
import { orderOf } from '../takeoff/order-quantity.ts';
import type { WorkLine } from '../takeoff/work-line.ts';
import type { AgentFacts } from './agent-facts.ts';

const MOST = 8;

/** @param room part of the keys of the rooms, or of the assembly, that the pair is meant for */
const fitsRoom = ({ from }: WorkLine, room: string | undefined): boolean =>
  room === undefined || [...from.roomTypes, from.assembly ?? ''].some((key) => key.includes(room));

/** The alternative in the amount of what it stands for; a piece where the other is measured. */
const inPlaceOf = ({ allowance: _ofOther, ...line }: WorkLine, item: CatalogueItem): WorkLine => ({
  ...line,
  item,
  ...orderOf(item, item.unit === line.item.unit ? line.quantity : 1),
});

interface AlternateWork {
  name: string;
  work: WorkLine[];
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const alternateWorkOf = (
  pair: AlternatePair,
  { lines, book }: AgentFacts,
): AlternateWork | null => {
  const work = lines.map((line) => line.work);
  const [leading] = pair.base.length > 0 ? pair.base : [pair.quantity_from];
  const anchors = work.filter((line) => line.item.code === leading && fitsRoom(line, pair.room));
  const items = pair.alt.flatMap((code) => book.items.get(code) ?? []);
  const isThere = pair.alt.some((code) => work.some(({ item }) => item.code === code));
  const [first] = items;
  const [anchor] = anchors;
  if (!anchor || !first || (pair.base.length === 0 && isThere)) return null;
  const rooms = new Set(anchors.map(({ room }) => room));
  const stays = work.filter(({ item, room }) => !pair.base.includes(item.code) || !rooms.has(room));
  const added = anchors.flatMap((line) => items.map((item) => inPlaceOf(line, item)));
  return {
    name:
      pair.base.length === 0
        ? `Add ${lowerFirst(first.name)}`
        : `${first.name} instead of ${lowerFirst(anchor.item.name)}`,
    work: [...stays, ...added],
  };
};

export const alternatesOf = (facts: AgentFacts): BidSums['alternates'] => {
  const { context, book, total } = facts;
  return book.contractor.alternates.pairs
    .flatMap((pair) => alternateWorkOf(pair, facts) ?? [])
    .slice(0, MOST)
    .map(({ name, work }, index) => {
      const priced = work.map((line) => priceLine(line, context));
      const changed = totalOf(priced, context, context.delivery, book);
      return { id: `A${index + 1}`, name, amount: roundCents(changed - total) };
    });
};
