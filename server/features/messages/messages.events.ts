// What is told about a thread: that something was written or read in it. Whoever hears it reads the rows again.
import { defineChannel } from '../../infra/pubsub.ts';

export interface ThreadEvent {
  leadId: number;
}

/** Keyed by lead. */
export const threadChanges = defineChannel<ThreadEvent>('lead-thread');
