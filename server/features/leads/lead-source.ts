// Reads what a lead is made from, and what of it must not reach a contractor.
import type { Ports } from '../../context.ts';
import { identityHider } from '../../domain/leads/hide-identity.ts';
import { leadDocumentOf } from '../../domain/leads/lead.ts';
import { STORED_LEAD } from '../../domain/stored-documents.ts';
import { projectSizeOf, type Trade } from '../../domain/leads/contractor-choices.ts';
import type { WantedWork } from '../../domain/leads/match-candidate.ts';
import { sumMoney } from '../../domain/money/money.ts';
import { lineTotal } from '../../domain/money/pricing.ts';
import { projectTypesOf } from '../../domain/estimate/project-type.ts';
import { wantedLines } from '../../domain/leads/trades-of-work.ts';
import type { ContractorRequest, Prisma } from '../../generated/prisma/client.ts';
import type { WholeEstimate } from '../estimates/whole-estimates.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { documentOf } from '../document/read-document.ts';

/** A request with what it is about. */
export interface RequestSource {
  request: ContractorRequest;
  estimate: WholeEstimate;
  /** Address of its owner. */
  email: string | null;
}

const zipOf = ({ request, estimate }: RequestSource): string =>
  (request.zip ?? estimate.project.zip).slice(0, 5);

const pricedLines = ({ request, estimate }: RequestSource) =>
  wantedLines(documentOf(estimate).items, request.tasks).map((line) => ({
    category: line.category,
    total: lineTotal(line),
  }));

export const wantedWorkOf = (source: RequestSource): WantedWork => {
  const lines = pricedLines(source);
  return {
    accountId: source.request.accountId,
    zip: zipOf(source),
    trades: source.request.trades as Trade[],
    size: projectSizeOf(sumMoney(lines.map(({ total }) => total))),
    types: projectTypesOf(documentOf(source.estimate), lines),
  };
};

const hiderOf = (
  { request, estimate, email }: RequestSource,
  { priceBook }: Pick<Ports, 'priceBook'>,
) => {
  const { project, job } = estimate;
  const names = [project.name, documentOf(estimate).projectName, email?.split('@')[0] ?? ''];
  return identityHider({
    people: [request.firstName],
    phrases: [
      ...names,
      ...job.uploads.map(({ file }) => file.name),
      job.claimNumber,
      ...(request.phone ? [request.phone] : []),
      ...(email ? [email] : []),
    ],
    names,
    ordinary: ordinaryWords(priceBook),
  });
};

/** What contractors are shown of the request, as it is stored. */
export const storedLeadDocument = (
  ports: Pick<Ports, 'priceBook'>,
  source: RequestSource,
): Prisma.InputJsonObject => {
  const document = leadDocumentOf(
    {
      document: documentOf(source.estimate),
      title: source.estimate.title,
      zip: zipOf(source),
      trades: source.request.trades as Trade[],
      timeframe: source.request.timeframe,
      specialRequest: source.request.specialRequest,
      tasks: source.request.tasks,
    },
    hiderOf(source, ports),
  );
  return STORED_LEAD.write(document);
};
