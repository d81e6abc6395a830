// What is told of a request for contractors: how it stands, and what each of those asked has said.
import type { LeadStatus } from '../../../server/domain/leads/lead-status.ts';
import type { ContractorRequest_RequestFragment } from '../../gql/graphql.ts';
import { counted, formatDateTime } from '../../lib/format.ts';

type ShownRequest = ContractorRequest_RequestFragment;
export type AskedContractor = ShownRequest['contractors'][number];

const until = (moment: string | null): string =>
  moment === null ? '' : ` until ${formatDateTime(moment)}`;

const countOf = ({ contractors }: ShownRequest, status: LeadStatus): number =>
  contractors.filter((one) => one.status === status).length;

const tradesAsked = ({ contractors }: ShownRequest): string =>
  [...Map.groupBy(contractors, ({ trade }) => trade)]
    .map(([trade, own]) => (own.length > 1 ? `${own.length} × ${trade}` : trade))
    .join(', ');

const SITUATION: Record<ShownRequest['situation'], (request: ShownRequest) => string> = {
  LOOKING: (request) =>
    request.contractors.length === 0
      ? `At the moment no verified contractor for this work (${request.trades.join(', ')}) serves your area. We keep looking${until(request.expiresAt)}, and e-mail you as soon as someone is available.`
      : `Those we asked cannot do it. We keep looking${until(request.expiresAt)}, and e-mail you as soon as someone is available.`,
  ASKED: (request) =>
    `${counted(request.contractors.length, 'contractor')} asked (${tradesAsked(request)}). ${
      request.answerExpectedBy === null
        ? ''
        : `The first answer is promised by ${formatDateTime(request.answerExpectedBy)}; we write to you.`
    } At most four are asked, two at a time.`,
  AVAILABLE: (request) =>
    `${counted(countOf(request, 'AVAILABLE'), 'contractor')} available. Accept an introduction, and you get each other’s contact details; pass, and they learn nothing more.`,
  INTRODUCED: () => 'You are introduced. You can write to each other here.',
  NOBODY: () =>
    'This request led to no introduction, and nothing about you was shared. You can send another one with Find Contractors.',
  WITHDRAWN: () =>
    'You withdrew this request. No one else will be contacted. Start a new one anytime with Find Contractors.',
};

/** Nothing more comes of it. */
export const hasEnded = ({ situation }: ShownRequest): boolean =>
  situation === 'NOBODY' || situation === 'WITHDRAWN';

export const situationWords = (request: ShownRequest): string =>
  SITUATION[request.situation](request);

const ASKED: Record<LeadStatus, (asked: AskedContractor) => string> = {
  OPEN: ({ answerBy }) => `asked, may answer until ${formatDateTime(answerBy)}`,
  AVAILABLE: () => 'available',
  INTRODUCED: () => 'introduced',
  DECLINED: () => 'not available',
  PASSED: () => 'you passed',
  EXPIRED: ({ respondedAt }) =>
    respondedAt === null
      ? 'did not answer in time'
      : 'was available; the time to accept has passed',
  WITHDRAWN: () => 'no longer asked',
};

export const askedWords = (asked: AskedContractor): string => ASKED[asked.status](asked);
