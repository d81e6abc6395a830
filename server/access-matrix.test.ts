// Every kind of viewer asks every field of the root types and every REST route for things of somebody else. The fields
// and routes come from the schema and the route table. A new one fails until it has a line here, except a mutation that
// answers as if nothing were there.
import { numberOf } from './testing/ids.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from './graphql/schema.ts';
import { ROUTES } from './rest/router.ts';
import { operationFor } from './testing/any-operation.ts';
import { useTestServer } from './testing/app.ts';
import { operatorOf } from './testing/contractors.ts';
import { guestOf, type Person, strangerOf, userOf } from './testing/world.ts';
import {
  VIEWERS,
  HIDDEN,
  NOT_FOUND,
  OWN,
  GRAPHQL,
  MISSING,
  outcomesOfField,
  REST,
  type ViewerKind,
} from './testing/access/outcomes.ts';
import { introduce, ownerOf, rowsOf, type Owner } from './testing/access/owners.ts';
import {
  checked,
  askGraphQL,
  follow,
  FIELDS,
  askRest,
  type Answer,
  type RootField,
} from './testing/access/asking.ts';

const server = useTestServer();

let owners: [Owner, Owner];

let viewers: Record<ViewerKind, Person>;

/** A contractor with leads to be told of. */
let contractor: Person;

beforeAll(async () => {
  const user = await userOf(server(), 'owner@example.com');
  owners = [
    await ownerOf(server(), user, 'owner@example.com'),
    await ownerOf(server(), guestOf(server()), 'nobody@example.com'),
  ];
  viewers = {
    anonymous: strangerOf(server()),
    guest: guestOf(server()),
    user: await userOf(server(), 'other@example.com'),
  };
  await viewers.guest.submit();
  await viewers.user.submit();
  contractor = await userOf(server(), 'contractor@example.com');
  const own = await contractor.submit();
  const { estimate } = await contractor.waitForEnd(own.id);
  const { db } = server().ports;
  const { id } = await db.account.findFirstOrThrow({ where: { email: 'contractor@example.com' } });
  await introduce(server(), id, numberOf(estimate?.id), 'Mine');
});

const askFor = async (
  { kind, field }: RootField,
  person: Person,
  { values }: Owner,
): Promise<Answer> => {
  const depth = field.name === 'viewer' ? 3 : 1;
  const fresh = { ...values, 'startSignIn.input.email': `${randomUUID()}@example.com` };
  const operation = operationFor(schema, kind, field, fresh, depth);
  if (field.name === 'signOut' && person === viewers.user) return signOutOnce(operation);
  if (field.name === 'leadChanged' && person === viewers.user) return follow(contractor, operation);
  return kind === 'subscription' ? follow(person, operation) : askGraphQL(person, operation);
};

/** One sign-in less would be missed by the questions after it. */
const signOutOnce = async (operation: string): Promise<Answer> =>
  askGraphQL(await userOf(server(), `${randomUUID()}@example.com`), operation);

/** What each kind of viewer gets of both owners' things. */
const outcomesOf = async (
  ask: (viewer: Person, owner: Owner) => Promise<Answer>,
): Promise<string[][]> => {
  const all: string[][] = [];
  for (const owner of owners) {
    const outcomes: string[] = [];
    for (const kind of VIEWERS) outcomes.push(checked(await ask(viewers[kind], owner), owner));
    all.push(outcomes);
  }
  return all;
};

const isRead = ({ kind, name }: RootField): boolean =>
  kind !== 'mutation' && [HIDDEN, NOT_FOUND].includes(outcomesOfField(name) ?? OWN);

/** The desk's, and nobody's own. */
const isDesk = (name: string): boolean => /operator/.test(name);

describe('what is somebody else’s', () => {
  let before: string[];
  beforeAll(async () => {
    before = await Promise.all(owners.map((owner) => rowsOf(server(), owner)));
  });

  it('has a line for each operation, and none for what is gone', () => {
    const names = FIELDS.map(({ name }) => name);
    expect(names.filter((name) => !outcomesOfField(name))).toEqual([]);
    expect(Object.keys(GRAPHQL).filter((name) => !names.includes(name))).toEqual([]);
    expect(ROUTES.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(REST));
  });

  it.each(FIELDS.map((root) => [root.name, root] as const))('%s keeps it', async (name, root) => {
    const outcomes = await outcomesOf((viewer, owner) => askFor(root, viewer, owner));
    expect(outcomes).toEqual([outcomesOfField(name), outcomesOfField(name)]);
  });

  it.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s keeps it',
    async (name, route) => {
      const outcomes = await outcomesOf((viewer, owner) => askRest(route, viewer, owner));
      expect(outcomes).toEqual([REST[name], REST[name]]);
    },
  );

  it('is the same afterwards', async () => {
    expect(await Promise.all(owners.map((owner) => rowsOf(server(), owner)))).toEqual(before);
  });

  it('is its owner’s, or an operator’s, by the very same questions', async () => {
    for (const owner of owners) {
      for (const root of FIELDS.filter(isRead)) {
        const person = isDesk(root.name) ? await operatorOf(server()) : owner.person;
        expect([root.name, (await askFor(root, person, owner)).outcome]).toEqual([
          root.name,
          'own',
        ]);
      }
      for (const route of ROUTES.filter(
        ({ method, path }) => method === 'GET' && REST[`GET ${path}`] === MISSING,
      )) {
        const person = isDesk(route.path) ? await operatorOf(server()) : owner.person;
        expect([route.path, (await askRest(route, person, owner)).outcome]).toEqual([
          route.path,
          '200',
        ]);
      }
    }
  });

  it('stays hidden from the others when its owner has just asked the same', async () => {
    for (const root of FIELDS.filter((field) => isRead(field) && !isDesk(field.name))) {
      for (const owner of owners) await askFor(root, owner.person, owner);
      const outcomes = await outcomesOf((viewer, owner) => askFor(root, viewer, owner));
      const told = outcomesOfField(root.name);
      expect([root.name, ...outcomes]).toEqual([root.name, told, told]);
    }
  });
});
