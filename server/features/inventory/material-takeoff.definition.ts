// The background work of taking materials off one estimate; its message names the row and nothing else.
import { z } from 'zod';
import type { JobDefinition } from '../../infra/queue.ts';

export interface MaterialTakeoff {
  estimateId: number;
  /** Which takeoff of this inventory the message belongs to. */
  run: number;
}

export const materialTakeoff: JobDefinition<MaterialTakeoff> = {
  name: 'take-off',
  payload: z.object({ estimateId: z.int().positive(), run: z.int().positive() }),
};
