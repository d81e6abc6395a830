// Runs in the document of a result before the page's scripts: shows the number as soon as its answer is there, which the
// document asked for itself.
import type { Unmasked } from '@apollo/client/masking';
import { showSight } from '../features/results/sight/show-sight.ts';
import { sightOf } from '../features/results/sight/sight.ts';
import type { ResultPageQuery } from '../gql/graphql.ts';

const template = document.querySelector<HTMLTemplateElement>('#first-sight');
const root = document.querySelector<HTMLElement>('#root');
const [call] = globalThis.firstCalls ?? [];

const show = async (response: Promise<Response>): Promise<void> => {
  const answer = await response.then((given) => given.clone());
  const { data } = (await answer.json()) as { data?: Unmasked<ResultPageQuery> };
  const sight = sightOf(data?.estimate ?? null);
  if (sight && template && root) showSight(sight, template, root);
};

// What goes wrong here is met, and said, by the page, which has the same answer.
if (call) show(call.response).catch(() => undefined);
