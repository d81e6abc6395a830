// A line as the API sends it, as the domain's functions know it.
import { localIdIn } from '../../../../server/domain/ids.ts';
import type { LineItem } from '../../../../server/domain/estimate/estimate.ts';
import type { EstimateEditor_EstimateFragment } from '../../../gql/graphql.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import { lineWords } from '../../../lib/line-words.ts';

/** A line with what its price holds and what not, as the price book of today says it; null where it says nothing. */
export interface LineWithContents extends LineItem {
  includes?: string | null;
  excludes?: string | null;
}

type ServerLine = EstimateEditor_EstimateFragment['items'][number];
type Served<Key extends keyof ServerLine['metadata']> = ServerLine['metadata'][Key];

const finishPricesOf = (prices: Served<'finishPrices'>): LineItem['metadata']['finishPrices'] => {
  if (!prices) return null;
  const { low, standard, high } = prices;
  return { LOW: low, STANDARD: standard, HIGH: high };
};

// What the screen does not show of a claim is known to the server, which keeps it.
const claimOf = (claim: Served<'claim'>): LineItem['metadata']['claim'] =>
  claim && { ...claim, removalCode: null };

type ServedPart = NonNullable<Served<'charge'>>['parts'][number];
type Part = NonNullable<LineItem['metadata']['charge']>['rule']['parts'][number];

const rampOf = ({ rampFrom: from, rampOver: over }: ServedPart): Part['ramp'] =>
  from === null || over === null ? null : { from, over };

const fadeOf = ({ fadeOf: of, fadeFrom: from, fadeOver: over }: ServedPart): Pick<Part, 'fade'> =>
  of === null || from === null || over === null ? {} : { fade: { of, from, over } };

const chargeOf = (charge: Served<'charge'>): LineItem['metadata']['charge'] => {
  if (!charge) return null;
  const { isLocked, movedFrom, kind, least, above, words } = charge;
  const parts = charge.parts.map((part) => ({
    of: part.of,
    rate: part.rate,
    ramp: rampOf(part),
    ...fadeOf(part),
    leastTrades: part.leastTrades,
  }));
  return { isLocked, movedFrom, rule: { kind, least, parts, above, words } };
};

const madeOf = ({
  __typename,
  total: _total,
  metadata,
  details,
  category,
  ...line
}: ServerLine): LineWithContents => ({
  ...line,
  // New lines have none but their own, and what is saved meets them again.
  id: localIdIn(line.id),
  ...lineWords({ details, category }),
  metadata: {
    ...metadata,
    finishPrices: finishPricesOf(metadata.finishPrices),
    charge: chargeOf(metadata.charge),
    claim: claimOf(metadata.claim),
  },
});

/** The same line each time for the same part of an answer. */
export const lineOf = keptFor(madeOf);
