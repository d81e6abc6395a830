// The background work of writing an export. The message names the row and nothing else.
import { z } from 'zod';
import type { JobDefinition } from '../../infra/queue/queue.ts';

export interface WriteExport {
  exportId: number;
}

export const writeExportJob: JobDefinition<WriteExport> = {
  name: 'write-export',
  payload: z.object({ exportId: z.int().positive() }),
};
