// Which part of the house a file belongs to, and which parts each may import (design: imports run
// one way). Circles inside a part are found by cycles.ts.

/** The first pattern that fits names the part. */
const PARTS: readonly (readonly [part: string, pattern: RegExp])[] = [
  ['testing', /^(e2e|server\/testing|client\/testing)\//],
  ['domain', /^server\/domain\//],
  ['generated', /^server\/generated\//],
  ['environment', /^server\/env\.ts$/],
  ['context', /^server\/context\.ts$/],
  ['infra', /^server\/infra\//],
  // Runs the whole thing, as a process does.
  ['process', /^server\/estimator\/eval\/(run|report|reading-report|over-all|sealed)\.ts$/],
  ['estimator', /^server\/estimator\//],
  ['feature edge', /^server\/features\/.*\.(graphql|rest|job)\.ts$/],
  ['feature', /^server\/features\//],
  ['transport', /^server\/(graphql|rest|worker)\//],
  ['process', /^server\/[^/]+\.ts$/],
  ['client base', /^client\/(apollo|components|gql|hooks|lib)\//],
  ['client feature', /^client\/features\//],
  ['client route', /^client\/routes\//],
  ['client app', /^client\//],
];

const DATA_LAYER = ['domain', 'generated', 'environment', 'context', 'infra'];
const SERVICE_LAYER = [...DATA_LAYER, 'estimator', 'feature'];
const CLIENT_BASE = ['domain', 'client base'];

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  environment: ['domain'],
  infra: ['domain', 'generated', 'environment', 'infra'],
  estimator: ['domain', 'infra', 'estimator'],
  // The ports are named there: types of the layers below.
  context: [...DATA_LAYER, 'estimator'],
  feature: SERVICE_LAYER,
  'feature edge': [...SERVICE_LAYER, 'feature edge', 'transport'],
  transport: [...SERVICE_LAYER, 'feature edge', 'transport'],
  process: [...SERVICE_LAYER, 'feature edge', 'transport', 'process'],
  'client base': CLIENT_BASE,
  'client feature': [...CLIENT_BASE, 'client feature'],
  'client route': [...CLIENT_BASE, 'client feature', 'client route'],
  'client app': [...CLIENT_BASE, 'client feature', 'client route', 'client app'],
};

export const partOf = (path: string): string | undefined =>
  PARTS.find(([, pattern]) => pattern.test(path))?.[0];

const clientFeatureOf = (path: string) => /^client\/features\/([^/]+)\//.exec(path)?.[1];

/** Why `from` may not import `to` (paths from the root), or undefined when it may. */
export function importFault(from: string, to: string): string | undefined {
  const [part, target] = [partOf(from), partOf(to)];
  if (!part || !target) return undefined;
  if (!MAY_IMPORT[part]?.includes(target)) return `${from} (${part}) imports ${to} (${target})`;
  const [feature, otherFeature] = [clientFeatureOf(from), clientFeatureOf(to)];
  const isForeign = feature !== undefined && otherFeature !== undefined && feature !== otherFeature;
  return isForeign ? `${from} imports another client feature: ${to}` : undefined;
}
