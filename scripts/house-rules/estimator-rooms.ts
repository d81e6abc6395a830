// The rooms of the estimator and its doors: each imports only what stands before it, and the rest of the product comes in
// by the doors alone.

/** Rooms from the data to the document; a room may import those before its own. */
const ROOMS = [
  'formula',
  'price-book',
  'takeoff',
  'scope-of-work',
  'parser',
  'estimator.ts',
  'uploads',
  'pricing',
  'agents',
  'writing',
  'estimate-scope.ts',
  'documents',
  'readers',
  'read',
  'second-opinion',
  'budget-ways.ts',
  'built-in.ts',
  'remote',
  'model',
  'inventory',
  'contractor-bid',
  'eval',
  'generate.ts',
] as const;

/** Files at the top that belong to a room. */
const FILES: Readonly<Record<string, (typeof ROOMS)[number]>> = {
  'estimate-observer.ts': 'estimator.ts',
  'estimate-request.ts': 'estimator.ts',
  'price-book.ts': 'price-book',
  'upload-reading.ts': 'estimator.ts',
};

/** What the rest of the product may import. */
const DOORS: readonly RegExp[] = [
  /^(?:estimator|estimate-observer|estimate-request|upload-reading|built-in|price-book)\.ts$/,
  /^price-book\/(?:assemblies|catalogue|grades|line-contents|parameters|search)\.ts$/,
  /^scope-of-work\/(?:parameters-to-add|work-name|work-parameters)\.ts$/,
  /^remote\/remote-estimator\.ts$/,
  /^model\/(?:model-estimator|settings|book-form|token-counts)\.ts$/,
  /^read\/(?:levels|tables\/read-paper)\.ts$/,
  /^uploads\/(?:document-lines|plan-labels|plan-parser|room-list)\.ts$/,
  /^inventory\/[a-z-]+\.ts$/,
  /^contractor-bid\/(?:make-bid|phase-order|summary)\.ts$/,
  /^second-opinion\/(?:compare-paper|compare-bids|comparison-text|match|supplement)\.ts$/,
];

const HOME = 'server/estimator/';

const placeOf = (path: string): string | null =>
  path.startsWith(HOME) ? path.slice(HOME.length) : null;

const rankOf = (place: string): number => {
  const [room = ''] = place.split('/');
  return ROOMS.findIndex((known) => known === (FILES[room] ?? room));
};

/** @returns what is wrong with the import; undefined when nothing is */
export const estimatorFault = (from: string, to: string): string | undefined => {
  const [inside, target] = [placeOf(from), placeOf(to)];
  if (target === null) return undefined;
  if (inside === null)
    return DOORS.some((door) => door.test(target)) ? undefined : `${from} ← ${to}: no door`;
  const [own, other] = [rankOf(inside), rankOf(target)];
  if (own < 0 || other < 0) return `${own < 0 ? from : to} stands in no room of the estimator`;
  return other > own ? `${from} ← ${to}: against the direction` : undefined;
};
