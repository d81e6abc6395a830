// Saves one estimate again and again, each time with another quantity: through the product, and through the bare server.
import { estimateDocumentSchema } from '../../server/domain/estimate/estimate.ts';
import { toCents } from '../../server/domain/money/money.ts';
import { projectTotal } from '../../server/domain/money/pricing.ts';
import { editedLinesOf, makeEstimate, save } from '../../server/testing/editing.ts';
import { guestOf } from '../../server/testing/world.ts';
import { withClient } from '../harness/databases.ts';
import { numberOf } from '../../server/testing/ids.ts';

export const LINES = 200;

/** What the bare server is sent. */
export interface BareSave {
  id: number;
  version: number;
  document: object;
  totalCents: number;
}

export type SaveOnce = (quantity: number) => Promise<void>;

export const saverOf = async (url: string): Promise<{ estimateId: string; saveOnce: SaveOnce }> => {
  const guest = guestOf({ url });
  const estimate = await makeEstimate(guest);
  let { version } = estimate;
  return {
    estimateId: estimate.id,
    async saveOnce(quantity) {
      const items = editedLinesOf(estimate, { '1': { quantity } });
      version = (await save(guest, { id: estimate.id, version }, { items })).version;
    },
  };
};

export const bareSaverOf = async (
  url: string,
  databaseUrl: string,
  estimateId: string,
): Promise<SaveOnce> => {
  const row = await withClient(databaseUrl, async (client) => {
    const text = 'SELECT version, document FROM estimates WHERE id = $1';
    const { rows } = await client.query<{ version: number; document: unknown }>(text, [estimateId]);
    return rows[0];
  });
  const document = estimateDocumentSchema.parse(row?.document);
  let version = row?.version ?? 0;
  return async (quantity) => {
    const items = document.items.map((line) => (line.id === '1' ? { ...line, quantity } : line));
    const body: BareSave = {
      id: numberOf(estimateId),
      version,
      document: { ...document, items },
      totalCents: toCents(projectTotal(items)),
    };
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    version = ((await response.json()) as { version: number }).version;
  };
};
