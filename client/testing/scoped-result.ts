// The results page of an estimate whose scope is known: what the server takes, and what was sent to it.
import { screen, within } from '@testing-library/react';
import { ReviseScopeDocument } from '../gql/graphql.ts';
// Code that the page loads by itself comes before the tests, whose waits are not meant for it.
import '../components/add-work/AddWorkDialog.tsx';
import { resultBackend } from './result-page.ts';
import { REQUEST, sampleScope } from './scope-samples.ts';

export type Server = ReturnType<typeof resultBackend>;

type Held = Parameters<Server['hold']>[0];

export const withScope = (scope = sampleScope(), overrides: Held = {}) =>
  resultBackend({ instructions: REQUEST, scope, ...overrides });

/** The server takes each correction, and then holds this. */
export const takes = (server: Server, held: Held) =>
  server.backend.on(ReviseScopeDocument).answer(({ input }) => ({
    reviseScope: {
      __typename: 'ReviseScopeSuccess',
      estimate: server.hold({ ...held, version: input.version + 1, change: 'SCOPE_REVISED' }),
    },
  }));

export const sent = ({ backend }: Server) =>
  backend
    .on(ReviseScopeDocument)
    .calls()
    .map(({ input }) => input);

export const panel = () => within(screen.getByRole('region', { name: 'What we understood' }));
