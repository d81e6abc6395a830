// Whoever uploads a great deal does not hold up the others: what reads files is shared among owners, in turns.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { guestBehindProxy } from '../../testing/world.ts';

const UPLOADS = 24;
const SIDE = 1_500;

const server = useTestServer({ env: { TRUST_PROXY: '127.0.0.1' } });

/** Takes a decoder a while. */
const largePicture = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const raw = { width: SIDE, height: SIDE, channels: 3 as const };
  return new Uint8Array(
    await sharp(randomBytes(SIDE * SIDE * 3), { raw })
      .jpeg()
      .toBuffer(),
  );
};

it('one guest’s job is done while another’s uploads still wait for their turns', async () => {
  const [hoarder, other] = [guestBehindProxy(server()), guestBehindProxy(server())];
  const bytes = await largePicture();
  const { db } = server().ports;
  // The first is in, so all others are on their way behind it.
  await hoarder.postFile({ bytes });
  const [{ id: accountId } = { id: 0 }] = await db.account.findMany();
  const uploads = Array.from({ length: UPLOADS }, () => hoarder.postFile({ bytes }));
  const { status } = await other.waitForEnd((await other.submit()).id);
  const taken = await db.file.count({ where: { accountId } });
  expect(status).toBe('READY');
  // Nearly all of them would be here if uploads were taken in the order of arrival.
  expect(taken).toBeLessThan(UPLOADS * 0.75);
  const answers = await Promise.all(uploads);
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
});
