// Runs in the document of a result before the page's scripts: shows the number as soon as its answer is there, which the
// document asked for itself.
import type { Unmasked } from '@apollo/client/masking';
import { showSight } from '../features/results/screens/show-sight.ts';
import { sightOf } from '../features/results/screens/sight.ts';
import type { ResultPageQuery } from '../gql/graphql.ts';
import { FIRST_SIGHT, fetchPageFiles, painted } from '../lib/first-sight.ts';

const template = document.querySelector<HTMLTemplateElement>(`#${FIRST_SIGHT}`);
const root = document.querySelector<HTMLElement>('#root');
const [call] = globalThis.firstCalls ?? [];

const show = async (response: Promise<Response>): Promise<void> => {
  const answer = await response.then((given) => given.clone());
  const { data } = (await answer.json()) as { data?: Unmasked<ResultPageQuery> };
  const sight = sightOf(data?.estimate ?? null);
  if (sight && template && root) showSight(sight, template, root);
};

// What goes wrong here is met, and said, by the page, which has the same answer.
const shown = call ? show(call.response).then(painted, () => undefined) : Promise.resolve();
globalThis.firstSight = shown.then(fetchPageFiles);
