// What a page shows after a change, whatever else was under way.
import { describe, expect, it } from 'vitest';
import {
  CreateProjectDocument,
  ProjectChoicesDocument,
  UploadLimitsDocument,
} from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';

const PROJECT = { __typename: 'Project', id: 'p1', name: 'Home', zip: '78701' } as const;

const listOf = (...projects: (typeof PROJECT)[]) => ({
  viewer: {
    __typename: 'Viewer' as const,
    projects: {
      __typename: 'ProjectConnection' as const,
      edges: projects.map((node) => ({ __typename: 'ProjectEdge' as const, node })),
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
    },
  },
});

describe('a list that is asked for again after a change', () => {
  it('shows the change, although an older question was still open', async () => {
    const { client, on } = createFakeBackend();
    const list = on(ProjectChoicesDocument);
    list.answer(() => listOf());
    const shown = client.watchQuery({ query: ProjectChoicesDocument, variables: { first: 1 } });
    const names = () => {
      const { data, dataState } = shown.getCurrentResult();
      return dataState === 'complete'
        ? data.viewer.projects.edges.map(({ node }) => node.name)
        : null;
    };
    shown.subscribe(() => undefined);
    await expect.poll(names).toEqual([]);

    const old = Promise.withResolvers<ReturnType<typeof listOf>>();
    list.answer(() => old.promise);
    const poll = shown.refetch().catch(() => undefined);
    await expect.poll(list.calls).toHaveLength(2);

    list.answer(() => listOf(PROJECT));
    on(CreateProjectDocument).answer(() => ({
      createProject: {
        __typename: 'CreateProjectSuccess',
        project: { ...PROJECT, jobCount: 0 },
      },
    }));
    await client.mutate({
      mutation: CreateProjectDocument,
      variables: { input: { name: 'Home', zip: '78701' } },
      refetchQueries: 'active',
    });
    old.resolve(listOf());
    await poll;
    await expect.poll(names).toEqual(['Home']);
  });
});

describe('a question that is under way', () => {
  it('is asked once, whatever comes into the cache meanwhile', async () => {
    const { client, on } = createFakeBackend();
    const list = on(ProjectChoicesDocument);
    const open = Promise.withResolvers<ReturnType<typeof listOf>>();
    list.answer(() => open.promise);
    const shown = client.watchQuery({
      query: ProjectChoicesDocument,
      variables: { first: 1 },
      fetchPolicy: 'cache-and-network',
    });
    const states: string[] = [];
    shown.subscribe(({ dataState }) => states.push(dataState));
    await expect.poll(list.calls).toHaveLength(1);

    client.writeQuery({ query: UploadLimitsDocument, data: { uploadLimits: [] } });
    // The library asks again in the next turn.
    await new Promise<void>((done) => setTimeout(done));
    open.resolve(listOf(PROJECT));
    await expect.poll(() => states.at(-1)).toBe('complete');
    expect(list.calls()).toHaveLength(1);
  });
});

describe('a question that was answered', () => {
  it.each(['cache-first', 'cache-and-network', 'network-only'] as const)(
    '(%s) shows the first change after it, and is asked again when its answer is taken away',
    async (fetchPolicy) => {
      const { client, on } = createFakeBackend();
      const { cache } = client;
      const list = on(ProjectChoicesDocument);
      list.answer(() => listOf(PROJECT));
      const variables = { first: 1 };
      // What the cache has is what the server answers.
      client.writeQuery({ query: ProjectChoicesDocument, variables, data: listOf(PROJECT) });
      const shown = client.watchQuery({ query: ProjectChoicesDocument, variables, fetchPolicy });
      const names: string[] = [];
      shown.subscribe(({ data, dataState, loading }) => {
        if (dataState !== 'complete' || loading) return;
        names.push(...data.viewer.projects.edges.map(({ node }) => node.name));
      });
      await expect.poll(() => names).toEqual(['Home']);
      const before = list.calls().length;

      const id = cache.identify(PROJECT) ?? '';
      cache.modify({ id, fields: { name: () => 'House' } });
      await expect.poll(() => names.at(-1)).toBe('House');
      expect(list.calls()).toHaveLength(before);

      cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
      await expect.poll(list.calls).toHaveLength(before + 1);
      await expect.poll(() => names.at(-1)).toBe('Home');
    },
  );
});
