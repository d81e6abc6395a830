// One request of which the dearest turn is measured.
import type { Person } from '../../server/testing/world.ts';

export type Request = (person: Person) => Promise<Response>;

export const graphql =
  (query: string, variables: object = {}): Request =>
  (person) =>
    person.rest('POST', '/graphql', { query, variables });

/** A mutation that asks for its type alone. What refuses it is a type of its own, and comes as status 422. */
export const mutation =
  (field: string): Request =>
  async (person) => {
    const answer = await graphql(`mutation { ${field} { __typename } }`)(person);
    const said = await answer.text();
    return new Response(said, { status: /"__typename":"\w+Success"/.test(said) ? 200 : 422 });
  };

export const named = ({ id }: { id: string }): string => `by: { id: "${id}" }`;

/** What is asked of a line. */
export const LINE = 'id name quantity unit total tax source';
