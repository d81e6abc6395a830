// Scores the sealed sets: requests written without sight of the product, each with a band for its total, what has to be priced
// and what must not be. `node server/estimator/eval/sealed.ts FILE…` prints one table; it never prints a request.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../domain/money/pricing.ts';
import { parseEnv } from '../../env.ts';
import { loadPrices } from '../../load-estimator.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { estimateScope } from '../estimate-scope.ts';
import { previewScope } from '../built-in.ts';
import { AGENT } from './scopes.ts';
import type { PriceBook } from '../book/price-book.ts';

const workSchema = z.object({
  c: z.string(),
  or: z.array(z.string()).optional(),
  q: z.number().optional(),
  u: z.string().optional(),
  alt: z.boolean().optional(),
});

const requestSchema = z.object({
  id: z.string(),
  kind: z.enum(['home_project', 'insurance', 'contractor']),
  zip: z.string(),
  text: z.string(),
  low: z.number(),
  high: z.number(),
  mustNot: z.array(z.string()),
  seg: z.array(
    z.object({ r: z.string(), p: z.string(), at: z.number(), w: z.array(workSchema).optional() }),
  ),
});
export type SealedRequest = z.infer<typeof requestSchema>;

export const readSealed = (file: string): SealedRequest[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => requestSchema.parse(JSON.parse(line)));

export const sealedRequest = ({ kind, zip, text }: SealedRequest): EstimateRequest => ({
  instructions: text,
  title: null,
  propertyType: 'RESIDENTIAL',
  finishLevel: 'STANDARD',
  agentKind: AGENT[kind],
  delivery: 'GC_MANAGED',
  projectName: 'Evaluation',
  zip,
  uploads: [],
  now: new Date('2026-11-21T00:00:00Z'),
});

export interface Scored {
  id: string;
  kind: string;
  total: number;
  inBand: boolean;
  /** The total is below half of the band's low end or above twice its high end, or priced where nothing was to be. */
  isWild: boolean;
  wanted: number;
  missing: string[];
  silent: string[];
  forbidden: number;
  mustNots: number;
  quantities: number;
  rightQuantities: number;
  /** Whether it asks just where nothing can be priced; null where something can. */
  asksRightly: boolean | null;
  milliseconds: number;
}

const NEAR = 0.02;

/** Whether a row, or an assembly as `@id`, is priced. */
const isPricedIn = (document: EstimateDocument, book: PriceBook): ((code: string) => boolean) => {
  // Work of which the owner brings the goods is priced as hours.
  const supplied = (document.scope?.work ?? []).flatMap(({ does, ownerSupplies }) =>
    ownerSupplies && does.kind === 'ROW' ? [does.code] : [],
  );
  const codes = new Set([
    ...supplied,
    ...document.items.flatMap(({ metadata }) => [metadata.code, metadata.claim?.removalCode]),
  ]);
  const assemblies = new Set(
    (document.scope?.work ?? []).flatMap(({ does }) =>
      does.kind === 'ASSEMBLY' ? [does.assembly] : [],
    ),
  );
  const leads = new Set(
    [...codes].flatMap((code) => (code ? (book.rowOrders.get(code)?.lead?.assembly ?? []) : [])),
  );
  return (code) =>
    code.startsWith('@')
      ? assemblies.has(code.slice(1)) || leads.has(code.slice(1))
      : codes.has(code);
};

/** The amount of one line, of all of them together (two rooms), of what a line follows from, or of goods that the owner brings. */
const isRightAmount = (
  { c, or = [], q = 0 }: z.infer<typeof workSchema>,
  { items, scope }: EstimateDocument,
): boolean => {
  const codes = [c, ...or];
  const isNear = (amount: number): boolean => Math.abs(amount - q) <= NEAR * q + 1e-9;
  const lines = items.filter(
    ({ metadata: { code, claim } }) =>
      codes.includes(code ?? '') || codes.includes(claim?.removalCode ?? ''),
  );
  const isSupplied = (scope?.work ?? []).some(
    ({ does, ownerSupplies }) =>
      ownerSupplies && does.kind === 'ROW' && codes.includes(does.code) && isNear(does.quantity),
  );
  return (
    isSupplied ||
    lines.some(
      ({ quantity, metadata }) =>
        isNear(quantity) || (metadata.formula ?? '').split(/[ ,]/).includes(String(q)),
    ) ||
    isNear(lines.reduce((sum, { quantity }) => sum + quantity, 0))
  );
};

export const scoreSealed = (
  request: SealedRequest,
  document: EstimateDocument,
  book: PriceBook,
  milliseconds: number,
): Scored => {
  const total = estimateTotal(document);
  const isThere = isPricedIn(document, book);
  const told = document.scope?.unread ?? [];
  const isTold = (start: number, end: number): boolean =>
    told.some(
      (part) => part.start !== null && part.end !== null && part.start < end && part.end > start,
    );
  const works = request.seg
    .filter(({ r }) => r === 'order' || r === 'remove')
    .flatMap((segment) =>
      (segment.w ?? [])
        .filter(({ c, alt }) => c !== 'NONE' && !alt)
        .map((work) => ({ work, segment })),
    );
  const missing = works.filter(({ work }) => ![work.c, ...(work.or ?? [])].some(isThere));
  const sized = works.filter(({ work }) => work.q !== undefined && !work.c.startsWith('@'));
  const right = sized.filter(({ work }) => isRightAmount(work, document));
  const isEmpty = request.high === 0;
  return {
    id: request.id,
    kind: request.kind,
    total,
    inBand: total >= request.low && total <= request.high,
    isWild: isEmpty ? total > 0 : total < request.low / 2 || total > request.high * 2,
    wanted: works.length,
    missing: missing.map(({ work }) => work.c),
    silent: missing
      .filter(({ segment }) => !isTold(segment.at, segment.at + segment.p.length))
      .map(({ work }) => work.c),
    forbidden: request.mustNot.filter(isThere).length,
    mustNots: request.mustNot.length,
    quantities: sized.length,
    rightQuantities: right.length,
    asksRightly: isEmpty ? document.items.length === 0 : null,
    milliseconds,
  };
};

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;

export const tableOf = (scored: readonly Scored[]): Record<string, string> => {
  const sum = (of: (one: Scored) => number): number =>
    scored.reduce((total, one) => total + of(one), 0);
  const wanted = sum((one) => one.wanted);
  const empty = scored.filter(({ asksRightly }) => asksRightly !== null);
  const times = scored.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return {
    'total in band': share(
      sum((one) => Number(one.inBand)),
      scored.length,
    ),
    wild: share(
      sum((one) => Number(one.isWild)),
      scored.length,
    ),
    'must have': share(wanted - sum((one) => one.missing.length), wanted),
    silent: share(
      sum((one) => one.silent.length),
      wanted,
    ),
    'must not': share(
      sum((one) => one.mustNots - one.forbidden),
      sum((one) => one.mustNots),
    ),
    quantities: share(
      sum((one) => one.rightQuantities),
      sum((one) => one.quantities),
    ),
    'nothing priced where nothing is to be': share(
      empty.filter(({ asksRightly }) => asksRightly).length,
      empty.length,
    ),
    'median, 95th ms': `${times[Math.floor(times.length / 2)]?.toFixed(1)}, ${times[Math.floor(times.length * 0.95)]?.toFixed(1)}`,
  };
};

export const scoreAll = (requests: readonly SealedRequest[], book: PriceBook): Scored[] =>
  requests.map((sealed) => {
    const request = sealedRequest(sealed);
    const began = performance.now();
    const scope = previewScope(request, book);
    const milliseconds = performance.now() - began;
    return scoreSealed(sealed, estimateScope(scope, request, book), book, milliseconds);
  });

/** The trade that most of the wanted works of a request are of. */
const tradeOf = ({ seg }: SealedRequest, { items, assemblies }: PriceBook): string => {
  const trades = seg
    .filter(({ r }) => r === 'order' || r === 'remove')
    .flatMap(({ w = [] }) => w)
    .flatMap(({ c }) => {
      const code = c.startsWith('@') ? assemblies.get(c.slice(1))?.items.at(-1)?.code : c;
      return items.get(code ?? '')?.trade ?? [];
    });
  const [most] = [...Map.groupBy(trades, (trade) => trade)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return most?.[0] ?? 'nothing to price';
};

/** Fewer requests of a trade say little. */
const LEAST_OF_TRADE = 8;

if (import.meta.main) {
  const book = await loadPrices(parseEnv());
  const requests = process.argv.slice(2).flatMap(readSealed);
  const scored = scoreAll(requests, book);
  console.table(tableOf(scored));
  for (const kind of Object.keys(AGENT))
    console.log(kind, JSON.stringify(tableOf(scored.filter((one) => one.kind === kind))));
  const trades = Map.groupBy(scored, (_one, at) => {
    const request = requests[at];
    return request ? tradeOf(request, book) : '';
  });
  for (const [trade, ones] of trades)
    if (ones.length >= LEAST_OF_TRADE) console.log(trade, JSON.stringify(tableOf(ones)));
}
