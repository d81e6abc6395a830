// What is told about leads: that one changed, to its contractor, and that a request did, to its homeowner. Whoever hears
// it reads the row again.
import type { Ports } from '../../context.ts';
import { defineChannel } from '../../infra/pubsub.ts';

export interface LeadEvent {
  leadId: number;
}
export interface RequestEvent {
  estimateId: number;
}

/** Keyed by the contractor's account. */
export const leadChanges = defineChannel<LeadEvent>('contractor-leads');
/** Keyed by estimate. */
export const requestChanges = defineChannel<RequestEvent>('contractor-request');

/** A request and those of its leads that changed. */
export interface LeadNews {
  estimateId: number;
  leads: readonly { id: number; contractor: { accountId: number } }[];
}

/** Call it after the change is committed. */
export const publishLeadNews = async (
  { events }: Pick<Ports, 'events'>,
  news: readonly LeadNews[],
): Promise<void> => {
  for (const { estimateId, leads } of news) {
    for (const { id, contractor } of leads) {
      await events.publish(leadChanges, contractor.accountId, { leadId: id });
    }
    await events.publish(requestChanges, estimateId, { estimateId });
  }
};
