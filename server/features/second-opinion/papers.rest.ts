// Papers of somebody else, and their comparison with our estimates. This product's own.
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { InvalidInput, notFound, VersionConflict } from '../../domain/errors.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import type { Paper } from '../../generated/prisma/client.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { accepted, ok, type RestAnswer, versionConflict } from '../../rest/respond.ts';
import { pathParam, type RestRoute } from '../../rest/route.ts';
import { toWire } from '../../rest/wire-names.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { fileLink } from '../files/file-links.ts';
import { type EstimateResult, findResult } from '../estimates/find-result.ts';
import { choosePaperUse, correctPaper, paperOf, requirePaper } from '../reading/papers.ts';
import { toAnswer } from '../results/results.rest.ts';
import {
  type ComparedPaper,
  compareOwnBids,
  compareOwnPaper,
  includedRowsOf,
} from './compare-own-paper.ts';
import { comparisonLink } from './paper-downloads.ts';

/** Members whose value is a word of a closed set. */
export const PAPER_WORDS: ReadonlySet<string> = new Set([
  'cause',
  'kind',
  'priceVerdict',
  'reason',
  'shown',
  'verdict',
  'what',
]);

const toRestEstimate = ({ prose: _asked, pageShapes: _ofPages, sides, ...told }: PaperEstimate) =>
  toWire({ ...told, sides: sides && { shown: sides.shown, names: sides.names } }, PAPER_WORDS);

const toRestPaper = (ctx: Context, paper: Paper) => {
  const read = paperOf(paper);
  const file = { id: paper.fileId, accountId: accountIdOf(ctx.viewer) };
  return {
    id: paper.fileId,
    state: paper.state.toLowerCase(),
    use: paper.use?.toLowerCase() ?? null,
    note: paper.note,
    version: paper.version,
    estimate: read && toRestEstimate(read),
    pages: (read?.pageShapes ?? []).map((shape, index) => ({
      number: index + 1,
      shape,
      url: fileLink(ctx, file, index + 1).url,
    })),
  };
};

/** 200 read or not to be read, 202 while it is being read. */
const paperAnswer = (ctx: Context, paper: Paper): RestAnswer =>
  (paper.state === 'WAITING' ? accepted : ok)(toRestPaper(ctx, paper));

const showPaperRoute: RestRoute = {
  method: 'GET',
  path: 'files/:id/paper/',
  scope: 'ESTIMATES_READ',
  handle: async (ctx, request) =>
    paperAnswer(ctx, await requirePaper(ctx, pathParam(request, 'id'))),
};

const word = (sent: unknown): unknown => (typeof sent === 'string' ? sent.toUpperCase() : sent);

/** What is done with a paper, or whose figures of two parties count. */
const changePaperRoute: RestRoute = {
  method: 'PATCH',
  path: 'files/:id/paper/',
  scope: 'ESTIMATES_WRITE',
  handle: async (ctx, request) => {
    const { use, side, version } = bodyOf(request);
    if (use !== undefined && side !== undefined)
      throw new InvalidInput('Change use or side of a paper in one call, not both.');
    const fileId = pathParam(request, 'id');
    const chosen = { fileId, version, use: word(use) };
    const corrected = { fileId, version, side: word(side) };
    try {
      const changed =
        side === undefined ? choosePaperUse(ctx, chosen) : correctPaper(ctx, corrected);
      return paperAnswer(ctx, await changed);
    } catch (error) {
      if (error instanceof VersionConflict) return versionConflict(error);
      throw error;
    }
  },
};

type Ready = EstimateResult & { state: 'ready' };

const named = ({ job }: Ready) => ({ id: job.id, claim_number: job.claimNumber });

const toRestComparison = (ctx: Context, result: Ready, compared: ComparedPaper) => {
  const { paper, estimate: _named, bidder, ...comparison } = compared;
  return {
    ...named(result),
    file: paper.fileId,
    bidder,
    ...(toWire(comparison, PAPER_WORDS) as object),
    included_row_ids: includedRowsOf(compared),
    pdf_url: comparisonLink(ctx, compared, 'comparison.pdf'),
    xlsx_url: comparisonLink(ctx, compared, 'comparison.xlsx'),
  };
};

/** Answers as the estimate's own address does while it is made, and when it will never be there. */
const withEstimate = async (
  ctx: Context,
  request: FastifyRequest,
  answer: (result: Ready) => Promise<unknown>,
): Promise<RestAnswer> => {
  const result = await findResult(ctx, { claimOrId: pathParam(request, 'claimOrId') });
  return result.state === 'ready' ? ok(await answer(result)) : toAnswer(ctx, result);
};

/** `?bidder=`. Throws InvalidInput. */
const bidderOf = ({ query }: FastifyRequest): number | null => {
  const { bidder } = query as { bidder?: unknown };
  if (bidder === undefined) return null;
  if (typeof bidder === 'string' && /^\d{1,2}$/.test(bidder)) return Number(bidder);
  throw new InvalidInput('bidder must be a whole number from 0.');
};

const comparePaperRoute: RestRoute = {
  method: 'GET',
  path: 'results/:claimOrId/comparison/:fileId/',
  query: ['bidder'],
  scope: 'ESTIMATES_READ',
  handle: (ctx, request) =>
    withEstimate(ctx, request, async (result) => {
      const ref = { id: result.estimate.id };
      const fileId = pathParam(request, 'fileId');
      const compared = await compareOwnPaper(ctx, fileId, ref, bidderOf(request));
      if (!compared) throw notFound('This document');
      return toRestComparison(ctx, result, compared);
    }),
};

const compareBidsRoute: RestRoute = {
  method: 'GET',
  path: 'results/:claimOrId/bids/',
  scope: 'ESTIMATES_READ',
  handle: (ctx, request) =>
    withEstimate(ctx, request, async (result) => {
      const compared = await compareOwnBids(ctx, { id: result.estimate.id });
      if (!compared) throw notFound('This estimate');
      const { estimate: _named, bidders, ...rest } = compared;
      return {
        ...named(result),
        bidders: bidders.map(({ fileId, ...bidder }) => ({
          ...(toWire(bidder, PAPER_WORDS) as object),
          file: fileId === null ? null : Number(fileId),
        })),
        ...(toWire(rest, PAPER_WORDS) as object),
      };
    }),
};

export const PAPER_ROUTES: readonly RestRoute[] = [
  showPaperRoute,
  changePaperRoute,
  comparePaperRoute,
  compareBidsRoute,
];
