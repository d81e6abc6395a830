// One request of which the dearest turn is measured.
import type { Person } from '../../server/testing/world.ts';

export type Request = (person: Person) => Promise<Response>;

export const graphql =
  (query: string, variables: object = {}): Request =>
  (person) =>
    person.rest('POST', '/graphql', { query, variables });

/** Names an estimate so that its document is read each time: one that is named by its id is kept for a minute. */
export const byClaim = ({ claimNumber }: { claimNumber: string }): string =>
  `by: { claimNumber: "${claimNumber}" }`;

/** What is asked of a line. */
export const LINE = 'id name quantity unit total tax source';
