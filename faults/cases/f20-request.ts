// One request of which the dearest turn is measured.
import type { Person } from '../../server/testing/world.ts';

export type Request = (person: Person) => Promise<Response>;

export const graphql =
  (query: string, variables: object = {}): Request =>
  (person) =>
    person.rest('POST', '/graphql', { query, variables });

/** What is asked of a line. */
export const LINE = 'id name quantity unit total tax source';
