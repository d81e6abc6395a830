// An estimate as large as one can be: 1,500 pieces of work in 750 places, and lines that its owner added, written into its row.
import { newLine } from '../../server/domain/estimate/edit-lines.ts';
import type { EstimateDocument, LineItem } from '../../server/domain/estimate/estimate.ts';
import { toCents } from '../../server/domain/money/money.ts';
import { projectTotal } from '../../server/domain/money/pricing.ts';
import type { Place, ScopeOfWork, Work } from '../../server/domain/scope/scope-of-work.ts';
import { STORED_ESTIMATE } from '../../server/domain/stored-documents.ts';
import { loadPriceBook } from '../../server/estimator/book/price-book.ts';
import { estimateScope } from '../../server/estimator/estimate-scope.ts';
import { numberOf } from '../../server/testing/ids.ts';
import { makeUnderstood } from '../../server/testing/scoping.ts';
import type { Person } from '../../server/testing/world.ts';
import { withClient } from '../harness/databases.ts';

const WORKS = 1_500;
export const LINES = 5_000;

/** One place with two pieces of work. */
const ROOM = 'Bedroom 12x14: paint the ceiling, replace the baseboard';

const TERMS = {
  title: 'Hotel',
  propertyType: 'COMMERCIAL',
  finishLevel: 'STANDARD',
  agentKind: 'HOME_PROJECT',
  delivery: 'GC_MANAGED',
  projectName: 'Hotel',
  zip: '94110',
  now: new Date('2026-11-21T12:00:00Z'),
} as const;

/** The places of `scope` with their work, again and again, each under its own number. */
const repeated = (scope: ScopeOfWork, count: number): ScopeOfWork => {
  const places: Place[] = [];
  const work: Work[] = [];
  while (work.length < count) {
    const ids = new Map<string, string>();
    for (const place of scope.places) {
      const id = `p${places.length + 1}`;
      ids.set(place.id, id);
      places.push({ ...place, id, label: `Room ${places.length + 1}`, because: null });
    }
    for (const piece of scope.work) {
      const placeId = ids.get(piece.placeId) ?? '';
      work.push({ ...piece, id: `w${work.length + 1}`, placeId, because: null });
    }
  }
  return { ...scope, places, work: work.slice(0, count) };
};

const ownLine = (id: string): LineItem => ({
  ...newLine(id),
  name: `Line of our own ${id}`,
  quantity: 2,
  unitPrice: 12.5,
  category: 'Painting',
});

export interface LargeEstimate {
  id: string;
  claimNumber: string;
  works: number;
  lines: number;
}

/** Makes one of a room through the product, then writes the large one over its row. */
export const seedLarge = async (guest: Person, databaseUrl: string): Promise<LargeEstimate> => {
  const { title, propertyType, finishLevel, agentKind, delivery } = TERMS;
  // A correction prices with what the job was asked for: with other terms than these, each line would change.
  const asked = { title, propertyType, finishLevel, agentKind, delivery };
  const { id, scope } = await makeUnderstood(guest, ROOM, asked);
  if (scope.work.length === 0) throw new Error('No work was read.');
  const book = await loadPriceBook();
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ document: unknown; claim: string }>(
      `SELECT e.document, j.claim_number AS claim FROM estimates e JOIN jobs j ON j.id = e.job_id WHERE e.id = $1`,
      [numberOf(id)],
    );
    const [row] = rows;
    const stored = row && STORED_ESTIMATE.read(row.document);
    if (!row || !stored?.scope) throw new Error('The estimate is not there.');
    const priced = estimateScope(repeated(stored.scope, WORKS), TERMS, book);
    const added = Math.max(0, LINES - priced.items.length);
    const own = Array.from({ length: added }, (_, index) =>
      ownLine(String(priced.items.length + 1 + index)),
    );
    const document: EstimateDocument = { ...priced, items: [...priced.items, ...own] };
    await client.query(
      `UPDATE estimates SET document = $2, merged_from = $3, total_cents = $4, item_count = $5 WHERE id = $1`,
      [
        numberOf(id),
        JSON.stringify(STORED_ESTIMATE.write(document)),
        JSON.stringify(STORED_ESTIMATE.write(priced)),
        toCents(projectTotal(document.items)),
        document.items.length,
      ],
    );
    return {
      id,
      claimNumber: row.claim,
      works: document.scope?.work.length ?? 0,
      lines: document.items.length,
    };
  });
};
