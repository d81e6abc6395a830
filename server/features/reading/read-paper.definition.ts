// The background work of reading the numbers of one document; its message names the file and nothing else.
import { z } from 'zod';
import type { JobDefinition } from '../../infra/queue.ts';

export interface ReadPaper {
  fileId: number;
}

export const readPaperJob: JobDefinition<ReadPaper> = {
  name: 'read-paper',
  payload: z.object({ fileId: z.int().positive() }),
};
