import { expect, it } from 'vitest';
import { LeadThreadDocument } from '../gql/graphql.ts';
import { createCache } from './cache.ts';

const ASKED = { query: LeadThreadDocument, variables: { leadId: '7', first: 30 } };

const threadWith = (readAt: string | null) => ({
  leadThread: {
    __typename: 'LeadThread' as const,
    leadId: '7',
    title: 'Bedroom',
    partner: 'Ada',
    unreadMessages: 0,
    messages: {
      __typename: 'LeadMessageConnection' as const,
      edges: [
        {
          __typename: 'LeadMessageEdge' as const,
          cursor: 'c1',
          node: {
            __typename: 'LeadMessage' as const,
            id: '1',
            text: 'Is Monday fine?',
            createdAt: '2026-11-27T04:20:00.000Z',
            isMine: true,
            readAt,
            proposal: null,
          },
        },
      ],
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: 'c1' },
    },
  },
});

it('a message that was read stays read when an older answer comes later', () => {
  const cache = createCache();
  const readAtIn = () =>
    cache.readQuery(ASKED)?.leadThread?.messages.edges.map(({ node }) => node.readAt);
  cache.writeQuery({ ...ASKED, data: threadWith(null) });
  expect(readAtIn()).toEqual([null]);
  cache.writeQuery({ ...ASKED, data: threadWith('2026-11-27T04:20:01.000Z') });
  cache.writeQuery({ ...ASKED, data: threadWith(null) });
  expect(readAtIn()).toEqual(['2026-11-27T04:20:01.000Z']);
});
