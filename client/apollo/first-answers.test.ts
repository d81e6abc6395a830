import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CreateProjectDocument, ProjectChoicesDocument } from '../gql/graphql.ts';
import { persistedHashOf } from '../lib/document-of.ts';
import { firstAnswers } from './first-answers.ts';
import { persistedDocuments } from './persisted.ts';

const identity = { 'X-Guest-Key': 'key' };
const answerWith = (names: string[]) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      projects: {
        __typename: 'ViewerProjectsConnection',
        edges: names.map((name) => ({
          __typename: 'ViewerProjectsConnectionEdge',
          node: { __typename: 'Project', id: name, name, zip: '78701' },
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
});

/** A document that asked for three projects before the scripts were there. */
const askEarly = (response: Promise<Response>, change: object = {}) => {
  response.catch(() => undefined);
  globalThis.firstCalls = [
    {
      question: {
        operationName: 'ProjectChoices',
        hash: persistedHashOf(ProjectChoicesDocument) ?? '',
        variables: { first: 3 },
      },
      identity,
      askedAt: performance.now(),
      response,
      ...change,
    },
  ];
};
const early = () => Promise.resolve(Response.json(answerWith(['early'])));

const later = vi.fn<ApolloLink.RequestHandler>();
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.from([
    new ApolloLink((operation, forward) => {
      operation.setContext({ headers: identity });
      return forward(operation);
    }),
    persistedDocuments,
    firstAnswers,
    new ApolloLink(later),
  ]),
});

const askFor = async (first: number): Promise<string | undefined> => {
  const { data } = await client.query({
    query: ProjectChoicesDocument,
    variables: { first },
    fetchPolicy: 'no-cache',
  });
  return data?.viewer.projects.edges[0]?.node.name;
};

beforeEach(() => {
  globalThis.firstCalls = undefined;
  later.mockReset().mockImplementation(() => of(answerWith(['late'])));
});

describe('a question that the document has asked', () => {
  it('is answered with what it was told, once', async () => {
    askEarly(early());
    expect(await askFor(3)).toBe('early');
    expect(later).not.toHaveBeenCalled();
    expect(await askFor(3)).toBe('late');
  });

  it('is asked anew with other variables, as somebody else, or long after', async () => {
    askEarly(early());
    expect(await askFor(4)).toBe('late');
    askEarly(early(), { identity: { ...identity, Authorization: 'Token other' } });
    expect(await askFor(3)).toBe('late');
    askEarly(early(), { askedAt: performance.now() - 61_000 });
    expect(await askFor(3)).toBe('late');
  });

  it('is asked anew once something was changed', async () => {
    askEarly(early());
    const changing = client.mutate({
      mutation: CreateProjectDocument,
      variables: { input: { name: 'Home', zip: '78701' } },
    });
    await changing.catch(() => undefined);
    expect(await askFor(3)).toBe('late');
  });

  it('fails as it would have failed if the page had asked it', async () => {
    askEarly(Promise.reject(new TypeError('Failed to fetch')));
    await expect(askFor(3)).rejects.toThrow('Failed to fetch');
    askEarly(Promise.resolve(Response.json({ errors: [{ message: 'Not now' }] })));
    await expect(askFor(3)).rejects.toThrow('Not now');
  });

  it('is sent whole to a server that does not know it by its hash', async () => {
    const unknown = { errors: [{ message: 'PersistedQueryNotFound' }] };
    askEarly(Promise.resolve(Response.json(unknown)));
    expect(await askFor(3)).toBe('late');
    expect(later.mock.calls[0]?.[0].getContext()).toMatchObject({ http: { includeQuery: true } });
  });
});
