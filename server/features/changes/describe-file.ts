// Use case: say what an upload shows, in a caption and by its room. Everything that shows the file hears of it.
import type { Context } from '../../context.ts';
import { describeFileSchema } from '../../domain/scope/described-file.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { File } from '../../generated/prisma/client.ts';
import { publishEstimateChanges } from '../estimates/estimates.events.ts';
import { estimateIdsWith } from '../estimates/hide-estimates.ts';
import { describeOwnFile, requireOwnFile } from '../files/files.service.ts';

/** Throws NOT_FOUND when it is missing or someone else's, InvalidInput, VersionConflict. */
export const describeFile = async (ctx: Context, input: { fileId: unknown }): Promise<File> => {
  await requireOwnFile(ctx, parseInput(idSchema, input.fileId));
  const { fileId, caption, room, version } = parseInput(describeFileSchema, input);
  const file = await describeOwnFile(ctx, fileId, {
    version,
    caption: caption || null,
    room: room || null,
  });
  await publishEstimateChanges(ctx, await estimateIdsWith(ctx.db, fileId));
  return file;
};
