// Guests with a project and a photo, who have not asked for anything yet: nobody asks for hundreds of estimates.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Context, Ports } from '../../server/context.ts';
import type { StoredBlob } from '../../server/infra/storage/storage.ts';
import { tinyPng } from '../../server/testing/tiny-files.ts';

export interface Customer {
  ctx: Context;
  accountId: number;
  /** What goes into `submitJob`. */
  input: object;
}

export const storePhoto = ({ storage }: Ports): Promise<StoredBlob> =>
  storage.put(Readable.from([Buffer.from(tinyPng())]), { maxBytes: 1_000 });

const photoOf = ({ key, sha256, size }: StoredBlob, accountId: number) => ({
  accountId,
  kind: 'PHOTO' as const,
  name: 'photo.png',
  mime: 'image/png',
  key,
  sha256,
  size,
});

export const createCustomers = async (
  ports: Ports,
  photo: StoredBlob,
  count: number,
): Promise<Customer[]> => {
  const accounts = await ports.db.account.createManyAndReturn({
    data: Array.from({ length: count }, () => ({ kind: 'GUEST', guestKeyHash: randomUUID() })),
  });
  const projects = await ports.db.project.createManyAndReturn({
    data: accounts.map(({ id }) => ({ accountId: id, name: 'Bench', zip: '94110' })),
  });
  const files = await ports.db.file.createManyAndReturn({
    data: accounts.map(({ id }) => photoOf(photo, id)),
  });
  return accounts.map(({ id, guestKeyHash }, index) => ({
    accountId: id,
    ctx: {
      ...ports,
      viewer: { kind: 'GUEST', guestKeyHash: guestKeyHash ?? '', accountId: id },
      clientAddress: `guest-${id}`,
      guestKeyHash: null,
      userAgent: null,
      origin: null,
      callsLeft: null,
    },
    input: {
      projectId: projects[index]?.id,
      uploads: [files[index]?.id],
      instructions: 'Repaint my 12x14 bedroom, walls and ceiling',
      propertyType: 'RESIDENTIAL',
      finishLevel: 'STANDARD',
      agentKind: 'HOME_PROJECT',
    },
  }));
};
