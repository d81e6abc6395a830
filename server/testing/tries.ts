// What came of something that a test tries against the product.
import type { Person } from './world.ts';

export const statusOf = (
  person: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<number> => person.rest(method, `/api/${path}`, body).then(({ status }) => status);

interface Answer {
  data?: object | null;
  errors?: readonly { extensions?: { code?: unknown } }[];
}

/** The type that a mutation answered with, or the code of its failure. */
export const came = async (answer: Promise<Answer>): Promise<string> => {
  const { data, errors } = await answer;
  if (errors?.[0]) return String(errors[0].extensions?.code);
  const [result] = Object.values(data ?? {}) as ({ __typename?: string } | null)[];
  return result?.__typename ?? 'nothing';
};
