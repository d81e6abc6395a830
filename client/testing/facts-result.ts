// The results page with what is true of the whole job, unfolded.
import { ReviseScopeDocument } from '../gql/graphql.ts';
import { openResult, resultBackend } from './result-page.ts';
import { sampleEstimate } from './samples.ts';
import { panel, type Server } from './scoped-result.ts';
import { REQUEST, sampleFacts, sampleScope } from './scope-samples.ts';

type Facts = ReturnType<typeof sampleFacts>;

export const withFacts = (facts: Partial<Facts> = {}, summary = {}) =>
  resultBackend({
    instructions: REQUEST,
    scope: sampleScope({ facts: sampleFacts(facts) }),
    summary: { ...sampleEstimate().summary, ...summary },
  });

/** The server takes each correction, and then holds these facts. */
export const takes = (server: Server, ...facts: Partial<Facts>[]) =>
  server.backend.on(ReviseScopeDocument).answer(({ input }) => ({
    reviseScope: {
      __typename: 'ReviseScopeSuccess',
      estimate: server.hold({
        version: input.version + 1,
        change: 'SCOPE_REVISED',
        scope: sampleScope({ facts: sampleFacts(facts[input.version - 1] ?? {}) }),
      }),
    },
  }));

export const sent = ({ backend }: Server) =>
  backend
    .on(ReviseScopeDocument)
    .calls()
    .flatMap(({ input }) => input.patches);

export const head = () => panel().getByRole('button', { name: /^The whole job/ });

export const field = (label: string) =>
  panel().getByRole('textbox', { name: `${label}, the whole job` });

/** The result with the facts unfolded. */
export const openFacts = async (server: Server) => {
  const app = await openResult(server);
  await app.user.click(head());
  return app;
};
