import { beforeEach, expect, it } from 'vitest';
import type { TokenScope } from '../../domain/account/api-tokens.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import type { EstimateTerms } from '../../estimator/estimate-request.ts';
import type { Estimator } from '../../estimator/estimator.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { useTestServer } from '../../testing/app.ts';
import { BEDROOM, bedroomsOn } from '../../testing/bedrooms.ts';
import { readEstimate } from '../../testing/editing.ts';
import {
  TestCreateApiTokenDocument,
  TestEstimateChangedDocument,
} from '../../testing/gql/graphql.ts';
import { numberOf } from '../../testing/ids.ts';
import { repeated } from '../../testing/repeated.ts';
import { makeUnderstood, readUnderstood, revise, type Understood } from '../../testing/scoping.ts';
import { type Person, personAt, userOf } from '../../testing/world.ts';
import { lastKnown } from '../document/versions-at-hand.ts';

const builtIn = createBuiltInEstimator(book);
const asked: { call: 'prepare' | 'revise'; works: number; terms: EstimateTerms }[] = [];
const estimator: Estimator = {
  ...builtIn,
  prepare: async ({ work }, terms) => {
    asked.push({ call: 'prepare', works: work.length, terms });
  },
  revise: (scope, patches, terms, caller) => {
    asked.push({ call: 'revise', works: scope.work.length, terms });
    return builtIn.revise(scope, patches, terms, caller);
  },
};
const server = useTestServer({ estimator });
const { newBedroom, sized } = bedroomsOn(server);

/** Writes as much work into the row as nobody adds by hand. */
const grow = async ({ id: estimateId }: Understood, works: number): Promise<void> => {
  const { db } = server().ports;
  const id = numberOf(estimateId);
  const row = await db.estimate.findUniqueOrThrow({ where: { id } });
  const document = STORED_ESTIMATE.read(row.document);
  const scope = document.scope && {
    ...document.scope,
    work: repeated(document.scope.work, works),
  };
  const items = repeated(document.items, 600);
  const large = STORED_ESTIMATE.write({ ...document, items, scope });
  const data = { document: large, itemCount: items.length, updatedAt: new Date() };
  await db.estimate.update({ where: { id }, data });
};

const follow = async (person: Person, { id: estimateId }: Understood): Promise<void> => {
  const tab = person.subscribe(TestEstimateChangedDocument, { estimateId });
  await tab.take();
  await tab.stop();
};

const lookAt = async (guest: Person, estimate: Understood): Promise<void> => {
  await readEstimate(guest, estimate.id);
  await follow(guest, estimate);
};

const programOf = async (owner: Person, ...scopes: TokenScope[]): Promise<Person> => {
  const input = { name: 'Sync', scopes, expiresInDays: 30 };
  const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, { input });
  if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
  return personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
};

beforeEach(() => {
  asked.length = 0;
});

it('the estimator is told of much work that its owner has open, in the terms of a correction, and of no less', async () => {
  const { guest, estimate } = await newBedroom();
  await grow(estimate, 299);
  await lookAt(guest, estimate);
  await grow(estimate, 300);
  // What was read before is known by the moment of its row, which is another one by now.
  await lookAt(guest, estimate);
  await expect.poll(() => asked).toMatchObject([{ call: 'prepare', works: 300 }]);
  expect(lastKnown(server().ports, numberOf(estimate.id))).toHaveProperty('mergedFrom', null);
  const revised = await revise(guest, estimate, sized(estimate, 20, 16));
  expect(revised).toEqual(await readUnderstood(guest, estimate.id));
  const [prepared, corrected] = asked;
  expect(corrected).toEqual({
    ...prepared,
    call: 'revise',
    terms: { ...prepared?.terms, now: corrected?.terms.now },
  });
});

it('a program that only reads has nothing prepared', async () => {
  const owner = await userOf(server(), 'programs@example.com');
  const estimate = await makeUnderstood(owner, BEDROOM);
  await grow(estimate, 300);
  await readEstimate(owner, estimate.id);
  await follow(await programOf(owner, 'ESTIMATES_READ'), estimate);
  await follow(await programOf(owner, 'ESTIMATES_READ', 'ESTIMATES_WRITE'), estimate);
  await expect.poll(() => asked).not.toEqual([]);
  expect(asked).toMatchObject([{ call: 'prepare', works: 300 }]);
});
