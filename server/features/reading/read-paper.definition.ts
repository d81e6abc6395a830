// The background work of reading the numbers of one document; its message names the file and nothing else.
import { z } from 'zod';
import type { JobDefinition } from '../../infra/queue/queue.ts';

export interface ReadPaper {
  fileId: number;
}

export const readPaperJob: JobDefinition<ReadPaper> = {
  name: 'read-paper',
  yieldsSlotWhenLong: true,
  // An outage may last: the paper waits for about an hour.
  retry: { afterSeconds: 1, atMostSeconds: 5 * 60 },
  payload: z.object({ fileId: z.int().positive() }),
};
