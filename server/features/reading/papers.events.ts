// What is told about papers: that one was read, or that its owner said something of it. Whoever hears it reads the row again.
import type { Ports } from '../../context.ts';
import { defineChannel } from '../../infra/events.ts';

export interface PaperEvent {
  fileId: number;
}

/** Keyed by file. */
export const paperChanges = defineChannel<PaperEvent>('paper');

/** To be called after the change is committed. */
export const publishPaperChange = (
  { events }: Pick<Ports, 'events'>,
  fileId: number,
): Promise<void> => events.publish(paperChanges, fileId, { fileId });
