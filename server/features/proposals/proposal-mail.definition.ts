// The background work of one mail about a proposal; its message names the row and nothing else.
import { z } from 'zod';
import type { JobDefinition } from '../../infra/queue.ts';

/** SIGNED is the homeowner's own receipt. */
const PROPOSAL_MAILS = ['SENT', 'ACCEPTED', 'SIGNED', 'DECLINED', 'CLOSED', 'WITHDRAWN'] as const;
export type ProposalMailKind = (typeof PROPOSAL_MAILS)[number];

export interface ProposalMail {
  kind: ProposalMailKind;
  id: number;
}

export const proposalMail: JobDefinition<ProposalMail> = {
  name: 'proposal-mail',
  payload: z.object({ kind: z.enum(PROPOSAL_MAILS), id: z.int().positive() }),
  // A mail server that is down is back in minutes or hours, not in seconds.
  retry: { afterSeconds: 30, atMostSeconds: 60 * 60 },
};
