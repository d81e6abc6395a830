// Apollo Server and Prisma as their manuals have them: one query with its relations included, resolvers for the rest.
import { createHash } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@prisma/client';
import { serveDuties } from '../../harness/child.ts';

const typeDefs = `#graphql
  type Query { viewer: Viewer!, estimate(claimNumber: String!): Estimate }
  type Viewer { estimates(first: Int!): EstimateConnection! }
  type EstimateConnection { edges: [EstimateEdge!]!, pageInfo: PageInfo! }
  type EstimateEdge { node: Estimate! }
  type PageInfo { hasNextPage: Boolean!, endCursor: String }
  type Estimate {
    id: ID!, claimNumber: String!, title: String, currency: String!, total: Float!, createdAt: String!
    premium: Boolean!, project: Project!, items: [Line!]!
  }
  type Project { id: ID!, name: String!, zip: String! }
  type Line {
    id: ID!, name: String!, details: String!, quantity: Float!, unit: String!, unitPrice: Float!
    tax: Float!, total: Float!, category: String!, source: String!
  }
`;

const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }),
});
const include = { job: { select: { claimNumber: true } }, project: true };

const resolvers = {
  Query: {
    viewer: () => ({}),
    estimate: (_parent, { claimNumber }, { accountId }) =>
      prisma.estimate.findFirst({
        where: { accountId, deletedAt: null, job: { claimNumber } },
        include,
      }),
  },
  Viewer: {
    estimates: async (_parent, { first }, { accountId }) => {
      const found = await prisma.estimate.findMany({
        where: { accountId, deletedAt: null },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: first + 1,
        include,
      });
      const shown = found.slice(0, first);
      return {
        edges: shown.map((node) => ({ node })),
        pageInfo: { hasNextPage: found.length > first, endCursor: String(shown.at(-1)?.id) },
      };
    },
  },
  Estimate: {
    claimNumber: ({ job }) => job.claimNumber,
    total: ({ totalCents }) => Number(totalCents) / 100,
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    items: ({ document }) => document.items,
  },
  Line: {
    total: ({ quantity, unitPrice, tax }) => Math.round((quantity * unitPrice + tax) * 100) / 100,
  },
};

const server = new ApolloServer({ typeDefs, resolvers, introspection: false });
const { url } = await startStandaloneServer(server, {
  listen: { host: '127.0.0.1', port: 0 },
  context: async ({ req }) => {
    const guestKeyHash = createHash('sha256')
      .update(String(req.headers['x-guest-key']))
      .digest('hex');
    const account = await prisma.account.findUnique({ where: { guestKeyHash } });
    return { accountId: account?.id ?? 0 };
  },
});

serveDuties({ address: () => url.replace(/\/$/, '') });
