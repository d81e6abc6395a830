// A mutation of the table, sent with a document that asks of its result only the type.
import type { TestServer } from '../app.ts';
import { schema } from '../../graphql/schema.ts';
import { BETWEEN_TWO } from './between-two.ts';
import { OF_ACCOUNTS } from './of-accounts.ts';
import { ON_ESTIMATES } from './on-estimates.ts';
import type { Asked, MutationRows } from './world.ts';

export const MUTATIONS = schema.getMutationType()?.getFields() ?? {};
export const EACH_MUTATION: MutationRows = { ...ON_ESTIMATES, ...BETWEEN_TWO, ...OF_ACCOUNTS };

export const sendMutation = async (
  { url }: TestServer,
  name: string,
  { by, input }: Asked,
): Promise<unknown> => {
  const type = String(MUTATIONS[name]?.args[0]?.type);
  const [variables, given] = input ? [`($input: ${type})`, '(input: $input)'] : ['', ''];
  const query = `mutation ${variables} { result: ${name}${given} { __typename } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...by.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return response.json();
};
