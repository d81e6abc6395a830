// All uploads of an account, as their owner exports them: the bytes as they came.
import type { Ports } from '../../context.ts';
import { inPages } from '../../infra/db/in-pages.ts';

export const readOwnFiles = ({ db }: Pick<Ports, 'db'>, accountId: number) =>
  inPages(({ where, ...page }) =>
    db.file.findMany({
      ...page,
      where: { ...where, accountId },
      select: {
        id: true,
        kind: true,
        name: true,
        mime: true,
        size: true,
        note: true,
        takenOn: true,
        caption: true,
        room: true,
        createdAt: true,
        key: true,
        // What was read of it, and what its owner said of that.
        paper: { omit: { fileId: true, attempts: true } },
      },
    }),
  );

/** Path in the export. It is the same wherever the file is named. */
export const ownFilePath = ({ id, name }: { id: number; name: string }): string =>
  `uploads/${id} ${name}`;
