// Who may import whom, as rules of dependency-cruiser. `node scripts/house-rules/imports.ts` checks them, as the tests do.
import type { IForbiddenRuleType } from 'dependency-cruiser';

const TESTS = String.raw`\.test\.tsx?$|(^|/)(testing|e2e)/`;

/** The parts of the house; the first pattern that fits names the part of a file. */
export const PARTS: readonly (readonly [part: string, pattern: string])[] = [
  ['testing', '^(e2e|server/testing|client/testing)/'],
  ['domain', '^server/domain/'],
  ['generated', '^server/generated/'],
  ['environment', String.raw`^server/env\.ts$`],
  ['context', String.raw`^server/context\.ts$`],
  ['infra', '^server/infra/'],
  // They run the whole thing, as a process does.
  [
    'process',
    String.raw`^server/estimator/eval/(run|report|over-all|sealed)\.ts$|^server/[^/]+\.ts$`,
  ],
  ['estimator', '^server/estimator/'],
  ['feature edge', String.raw`^server/features/.*\.(graphql|rest|job)\.ts$`],
  ['feature', '^server/features/'],
  ['transport', '^server/(graphql|rest|worker)/'],
  ['client base', '^client/(apollo|components|gql|hooks|lib)/'],
  ['client feature', '^client/features/'],
  ['client route', '^client/routes/'],
  ['client app', '^client/'],
];

const DATA = ['domain', 'generated', 'environment', 'context', 'infra'];
const SERVICES = [...DATA, 'estimator', 'feature'];
const CLIENT_BASE = ['domain', 'client base'];

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  environment: ['domain'],
  infra: ['domain', 'generated', 'environment', 'infra'],
  estimator: ['domain', 'infra', 'estimator'],
  // The ports are named there: types of the layers below.
  context: [...DATA, 'estimator'],
  feature: SERVICES,
  'feature edge': [...SERVICES, 'feature edge', 'transport'],
  transport: [...SERVICES, 'feature edge', 'transport'],
  process: [...SERVICES, 'feature edge', 'transport', 'process'],
  'client base': CLIENT_BASE,
  'client feature': [...CLIENT_BASE, 'client feature'],
  'client route': [...CLIENT_BASE, 'client feature', 'client route'],
  'client app': [...CLIENT_BASE, 'client feature', 'client route', 'client app'],
};

/** Files of a part: those of its pattern that no earlier pattern has. */
const filesOf = (part: string): { path: string; pathNot: string[] } => {
  const at = PARTS.findIndex(([name]) => name === part);
  const [, path = ''] = PARTS[at] ?? [];
  return { path, pathNot: PARTS.slice(0, at).map(([, earlier]) => earlier) };
};

const productOf = (part: string) => {
  const { path, pathNot } = filesOf(part);
  return { path, pathNot: [...pathNot, TESTS] };
};

const layers: IForbiddenRuleType[] = Object.entries(MAY_IMPORT).flatMap(([part, allowed]) =>
  PARTS.map(([other]) => other)
    .filter((other) => !allowed.includes(other))
    .map((other) => ({
      name: `${part}: no ${other}`,
      severity: 'error',
      from: productOf(part),
      to: filesOf(other),
    })),
);

/** The rooms of the estimator, from the data to the document; a room may import those before its own. */
const ROOMS = [
  'calculate/formula/',
  'cutting/',
  'book/',
  String.raw`(estimator|estimate-observer|estimate-request|upload-reading)\.ts$`,
  'calculate/(?!formula/)',
  'scope/',
  'present/(?!(contractor-bid|inventory)/)',
  String.raw`estimate-scope\.ts$`,
  'read/language/',
  'read/plans/',
  'read/papers/',
  'read/(?!(language|plans|papers)/)',
  'second-opinion/',
  'present/inventory/',
  'present/contractor-bid/',
  String.raw`budget-ways\.ts$`,
  String.raw`answer-prices\.ts$`,
  String.raw`built-in\.ts$`,
  'remote/',
  'model/',
  'eval/',
  String.raw`generate\.ts$`,
].map((room) => `^server/estimator/${room}`);

/** What the rest of the product may import of the estimator. */
const DOORS = [
  String.raw`(estimator|estimate-observer|estimate-request|upload-reading|built-in)\.ts$`,
  String.raw`book/(assemblies|catalogue|grades|line-contents|parameters|price-book|search)\.ts$`,
  String.raw`scope/(parameters-to-add|work-name|work-parameters)\.ts$`,
  String.raw`remote/remote-estimator\.ts$`,
  String.raw`model/(model-estimator|settings|book-form|token-counts)\.ts$`,
  String.raw`read/(levels|tables/read-paper)\.ts$`,
  String.raw`read/plans/(plan-labels|plan-parser|room-list)\.ts$`,
  String.raw`present/inventory/[a-z-]+\.ts$`,
  String.raw`present/contractor-bid/(make-bid|phase-order|summary)\.ts$`,
  String.raw`second-opinion/(compare-paper|compare-bids|match|supplement)\.ts$`,
].map((door) => `^server/estimator/${door}`);

const rooms: IForbiddenRuleType[] = ROOMS.slice(0, -1).map((room, at) => ({
  name: `estimator: ${room.slice('^server/estimator/'.length)} imports what stands before it`,
  severity: 'error',
  from: { path: room, pathNot: TESTS },
  to: { path: ROOMS.slice(at + 1) },
}));

export const FORBIDDEN: IForbiddenRuleType[] = [
  { name: 'no circles, types included', severity: 'error', from: {}, to: { circular: true } },
  ...layers,
  {
    name: 'client features stand apart',
    severity: 'error',
    from: { path: '^client/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^client/features/', pathNot: '^client/features/$1/' },
  },
  {
    name: 'the domain imports itself and zod',
    severity: 'error',
    from: { path: '^server/domain/', pathNot: TESTS },
    to: { pathNot: '^server/domain/|node_modules/zod/' },
  },
  {
    name: 'test helpers stay out of the product',
    severity: 'error',
    from: { path: '^(server|client)/', pathNot: TESTS },
    to: { path: TESTS },
  },
  ...rooms,
  {
    name: 'every file of the estimator stands in a room',
    severity: 'error',
    from: {},
    to: { path: '^server/estimator/', pathNot: [...ROOMS, TESTS] },
  },
  {
    name: 'the estimator has doors',
    severity: 'error',
    from: { path: '^(server|client)/', pathNot: ['^server/estimator/', TESTS] },
    to: {
      path: '^server/estimator/',
      pathNot: [...DOORS, filesOf('process').path],
    },
  },
];
