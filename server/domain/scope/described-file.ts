// What an owner may say of an upload.
import { z } from 'zod';
import { oneLine } from '../text/form-text.ts';
import { FILE_LIMITS } from '../limits.ts';
import { idSchema } from '../validation.ts';
import { seenVersionSchema } from '../versions.ts';

export const describeFileSchema = z.object({
  fileId: idSchema,
  version: seenVersionSchema,
  /** Caption; an empty one takes it away. */
  caption: oneLine(FILE_LIMITS.caption),
  /** Room; empty for none. */
  room: oneLine(FILE_LIMITS.room),
});
