// Whether stored bytes belong to an upload. Equal content has one key, whoever stored it.
import type { Ports } from '../../context.ts';

export const isKeyOfFile = async ({ db }: Pick<Ports, 'db'>, key: string): Promise<boolean> =>
  (await db.file.findFirst({
    where: { OR: [{ key }, { thumbnailKey: key }, { displayKey: key }] },
    select: { id: true },
  })) !== null;
