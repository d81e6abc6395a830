// Short ways for tests to look at what was understood, and to correct it.
import {
  type ReviseScopeInput,
  type TestUnderstoodFragment,
  TestReviseScopeDocument,
  TestUnderstoodDocument,
} from './gql/graphql.ts';
import type { Person } from './world.ts';

export type Understood = TestUnderstoodFragment & {
  scope: NonNullable<TestUnderstoodFragment['scope']>;
};

const withScope = (estimate: TestUnderstoodFragment | null): Understood => {
  if (!estimate?.scope) throw new Error('There is no scope.');
  return { ...estimate, scope: estimate.scope };
};

export const readUnderstood = async (person: Person, id: string): Promise<Understood> =>
  withScope((await person.runOk(TestUnderstoodDocument, { by: { id } })).estimate);

/** A finished estimate of this person, with what was understood. */
export const makeUnderstood = async (
  person: Person,
  instructions: string,
  changes: Parameters<Person['submit']>[0] = {},
): Promise<Understood> => {
  const { id } = await person.submit({ ...changes, instructions });
  const { estimate } = await person.waitForEnd(id);
  if (!estimate) throw new Error('The job made no estimate.');
  return readUnderstood(person, estimate.id);
};

/** What came of the correction, whatever it was. */
export const tryRevise = async (person: Person, input: ReviseScopeInput) =>
  (await person.runOk(TestReviseScopeDocument, { input })).reviseScope;

export const revise = async (
  person: Person,
  { id, version }: Pick<Understood, 'id' | 'version'>,
  ...patches: ReviseScopeInput['patches'][number][]
): Promise<Understood> => {
  const outcome = await tryRevise(person, { estimateId: id, version, patches });
  if (outcome.__typename !== 'ReviseScopeSuccess') throw new Error(JSON.stringify(outcome));
  return withScope(outcome.estimate);
};
