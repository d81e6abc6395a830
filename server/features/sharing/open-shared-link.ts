// Use cases of those who were sent a link: what its secret opens, and nothing else. No account is needed; visits are counted.
import type { Context, Ports } from '../../context.ts';
import type { EstimateComparison } from '../../domain/estimate/compare-estimates.ts';
import { budgetHider } from '../../domain/leads/hide-budget.ts';
import { identityHider } from '../../domain/leads/hide-identity.ts';
import { SHARE_LIMITS } from '../../domain/account/shared-links.ts';
import { type Hide, NOT_SHOWN, sharedDocument } from '../../domain/estimate/shared-document.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { SharedLink } from '../../generated/prisma/client.ts';
import { callerOf } from '../accounts/turns.ts';
import { jsonPieces } from '../../infra/json-bytes.ts';
import { keyedHash, sha256 } from '../../infra/secrets.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { findEmail } from '../accounts/accounts.service.ts';
import { networkOf } from '../accounts/client-network.ts';
import { documentOf } from '../document/read-document.ts';
import { findWholeEstimate, type WholeEstimate } from '../estimates/whole-estimates.ts';
import { openQuestions } from '../exports/open-questions.ts';
import { ordinaryWords } from '../leads/ordinary-words.ts';
import { startOfVisits } from './owned-links.ts';
import { findAnyPaper, findNamedPapers, paperOf } from '../reading/papers.ts';

/** Length of a token, longer than any secret that was ever made. */
const TOKEN_MAX = 100;

type Reader = Pick<Context, 'viewer' | 'clientAddress' | 'userAgent'>;

export interface OpenedLink {
  link: Pick<
    SharedLink,
    | 'id'
    | 'accountId'
    | 'kind'
    | 'hidesIdentity'
    | 'expiresAt'
    | 'estimateId'
    | 'bidder'
    | 'asked'
    | 'askedPhotoIds'
  >;
  /** The estimate as readers see it: the left side of a comparison, or what stands beside a paper. */
  estimate: WholeEstimate;
  /** The right side of a comparison; null for everything else. */
  other: WholeEstimate | null;
  /** The paper as its owner knows it: see shared-papers.ts for what readers see. It is null for everything else. */
  paper: NamedPaper | null;
  /** What hides the owner. It is null where readers see who the owner is. */
  hide: Hide | null;
}

type NamedPaper = NonNullable<Awaited<ReturnType<typeof findAnyPaper>>>;

const findGoodLink = ({ db, now }: Pick<Ports, 'db' | 'now'>, token: string) =>
  token.length > TOKEN_MAX
    ? null
    : db.sharedLink.findFirst({
        where: {
          tokenHash: sha256(token),
          revokedAt: null,
          expiresAt: { gt: now() },
          account: { closedAt: null },
        },
      });

/**
 * Counts readers other than the owner, each once a visit, however many take turns. The key of the visits lets one of two calls
 * of a reader through that come at once. Returns false for a link that was deleted meanwhile.
 */
const countView = async (
  { db, secretKey, now }: Pick<Ports, 'db' | 'secretKey' | 'now'>,
  { viewer, clientAddress, userAgent }: Reader,
  { id, accountId }: SharedLink,
): Promise<boolean> => {
  if (accountIdOf(viewer) === accountId) return true;
  const reader = [id, networkOf(clientAddress), userAgent ?? ''].join('\0');
  const readerHash = keyedHash(secretKey, 'shared-link-reader', reader);
  const beganAt = now();
  return db.$transaction(async (tx) => {
    const found = await tx.$queryRaw<
      unknown[]
    >`SELECT id FROM shared_links WHERE id = ${id} FOR KEY SHARE`;
    if (found.length === 0) return false;
    await tx.sharedLinkVisit.deleteMany({
      where: { linkId: id, readerHash, beganAt: { lt: startOfVisits(beganAt) } },
    });
    const { count } = await tx.sharedLinkVisit.createMany({
      data: { linkId: id, readerHash, beganAt },
      skipDuplicates: true,
    });
    if (count > 0) {
      await tx.sharedLink.updateMany({
        where: { id },
        data: { views: { increment: 1 }, lastSeenAt: beganAt },
      });
    }
    return true;
  });
};

/** Finds who is named on somebody else's papers: whoever wrote them, and for whom. */
const partiesOn = (papers: readonly NamedPaper[]) => {
  const said = (...texts: (string | null | undefined)[]) => texts.flatMap((text) => text || []);
  const read = papers.map((paper) => ({ file: paper.file, ...paperOf(paper) }));
  const people = read.flatMap(({ for: whom, from }) => said(whom?.insured, from?.adjuster));
  const firms = read.flatMap(({ from, bidders = [] }) =>
    said(from?.company, from?.carrier, ...bidders.map(({ name }) => name)),
  );
  const addresses = read.flatMap(({ for: whom }) => said(whom?.address));
  return {
    people,
    /** Firms are hidden as a whole, though each of their words is an ordinary one. */
    firms,
    names: [...people, ...firms, ...addresses],
    phrases: read.flatMap(({ for: whom, from, file }) =>
      said(
        whom?.address,
        whom?.claimNumber,
        whom?.policyNumber,
        from?.license,
        from?.phone,
        from?.email,
        file.name,
      ),
    ),
  };
};

interface Hidden {
  estimates: readonly WholeEstimate[];
  /** Includes papers that the estimates were asked for with: their lines repeat what is written there. */
  papers: readonly NamedPaper[];
  email: string | null;
}

/** Makes one for both sides of a comparison: either may name what the other hides. */
const hiderOf = (
  { priceBook }: Pick<Ports, 'priceBook'>,
  { estimates, papers, email }: Hidden,
): Hide => {
  const parties = partiesOn(papers);
  const documents = estimates.map((estimate) => documentOf(estimate));
  const facts = documents.flatMap(({ scope }) => scope?.facts ?? []);
  const insured = facts.flatMap((each) => each.insured ?? []);
  const names = [
    ...estimates.map(({ project }) => project.name),
    ...documents.map(({ projectName }) => projectName),
    ...insured,
    ...parties.names,
    email?.split('@')[0] ?? '',
  ];
  return identityHider({
    people: [...insured, ...parties.people, ...parties.firms],
    phrases: [
      ...names,
      ...parties.phrases,
      ...estimates.flatMap(({ job }) => [
        job.claimNumber,
        ...job.uploads.map(({ file }) => file.name),
      ]),
      ...facts.flatMap(({ policyNumber, carrierClaimNumber }) => [
        policyNumber ?? '',
        carrierClaimNumber ?? '',
      ]),
      email ?? '',
    ],
    names,
    ordinary: ordinaryWords(priceBook),
  });
};

const findHider = async (
  ports: Pick<Ports, 'db' | 'priceBook'>,
  { accountId }: SharedLink,
  estimates: readonly WholeEstimate[],
  paper: NamedPaper | null,
): Promise<Hide> => {
  const sent = estimates.flatMap(({ job }) => job.uploads.map(({ file }) => file.id));
  const papers = await findNamedPapers(ports, sent);
  const email = await findEmail(ports, accountId);
  return hiderOf(ports, { estimates, papers: paper ? [...papers, paper] : papers, email });
};

/** The row as readers may see it: whatever is made of it, a page or a document, holds nothing more. */
const shownTo = (estimate: WholeEstimate, hide: Hide | null): WholeEstimate => {
  const { project, job } = estimate;
  const known = documentOf(estimate);
  const document = sharedDocument(known, openQuestions(known), hide);
  const withoutBudget = budgetHider(known.scope?.facts.budget ?? null);
  const instructions = withoutBudget(job.instructions);
  const shown = {
    ...estimate,
    job: { ...job, instructions },
    document: STORED_ESTIMATE.write(document),
  };
  if (!hide) return shown;
  return {
    ...shown,
    title: hide(estimate.title?.trim() || job.title?.trim() || 'An estimate'),
    project: { name: NOT_SHOWN, zip: project.zip.slice(0, 5) },
    job: {
      ...job,
      title: null,
      claimNumber: '',
      instructions: hide(instructions),
      // A photo or a paper shows what no rule finds.
      uploads: [],
    },
  };
};

/**
 * Returns null for a link that opens nothing, whatever the reason. Throws BUSY.
 * @param reader is counted; null for one who is not
 */
export const openSharedLink = async (
  ports: Ports & Pick<Context, 'clientAddress'>,
  token: string,
  reader: Reader | null,
): Promise<OpenedLink | null> => {
  const network = `network ${networkOf(ports.clientAddress)}`;
  ports.callLimits.count('shared links', network, SHARE_LIMITS.readsAMinute);
  const link = await findGoodLink(ports, token);
  const estimate = link && (await findWholeEstimate(ports, link.estimateId));
  const isPair = link?.kind === 'COMPARISON';
  const other = isPair ? await findWholeEstimate(ports, link.otherEstimateId ?? -1) : null;
  const paper = link?.fileId == null ? null : await findAnyPaper(ports, link.fileId);
  if (!estimate || (isPair && !other) || (link.fileId !== null && !paper)) return null;
  if (reader && !(await countView(ports, reader, link))) return null;
  const estimates = other ? [estimate, other] : [estimate];
  const hide = link.hidesIdentity ? await findHider(ports, link, estimates, paper) : null;
  return {
    link,
    estimate: shownTo(estimate, hide),
    other: other && shownTo(other, hide),
    paper,
    hide,
  };
};

/** Call it before lines are matched for the readers of a link. Throws BUSY. */
export const limitComparisons = (
  { callLimits }: Pick<Ports, 'callLimits'>,
  { link }: OpenedLink,
): void =>
  callLimits.count('comparisons of shared links', String(link.id), SHARE_LIMITS.comparisonsAMinute);

/** Compares the two estimates as readers see them. Throws BUSY, TOO_LARGE, UNAVAILABLE. */
export const compareShared = async (
  ports: Pick<Ports, 'estimator' | 'callLimits' | 'db'>,
  opened: OpenedLink,
  other: WholeEstimate,
): Promise<EstimateComparison> => {
  limitComparisons(ports, opened);
  const { link, estimate } = opened;
  const caller = await callerOf(ports, link.accountId);
  const [left, right] = [await jsonPieces(estimate.document), await jsonPieces(other.document)];
  return ports.estimator.compare(left, right, caller);
};
