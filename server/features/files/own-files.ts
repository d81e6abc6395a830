// All uploads of an account, as their owner exports them: the bytes as they came.
import type { Ports } from '../../context.ts';
import { inPages } from '../../infra/db/in-pages.ts';

/** Each with what was read of it, and what its owner said of that: read for one file at a time, as it may have thousands of lines. */
export async function* readOwnFiles({ db }: Pick<Ports, 'db'>, accountId: number) {
  const files = inPages(({ where, ...page }) =>
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
      },
    }),
  );
  for await (const file of files) {
    const read = await db.file.findUnique({
      where: { id: file.id },
      select: { paper: { omit: { fileId: true, attempts: true } } },
    });
    yield { ...file, paper: read?.paper ?? null };
  }
}

/** Path in the export. It is the same wherever the file is named. */
export const ownFilePath = ({ id, name }: { id: number; name: string }): string =>
  `uploads/${id} ${name}`;
