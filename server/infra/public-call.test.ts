import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { startReceiver } from '../testing/webhook-receiver.ts';
import { isPublicAddress } from './public-address.ts';
import { createPublicCaller } from './public-call.ts';

const MESSAGE = { headers: { 'content-type': 'application/json' }, body: '{}' };
const never = new AbortController().signal;

describe('a public address', () => {
  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a caller of addresses that people gave', () => {
  it.each([
    'http://93.184.215.14/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://localhost/',
  ])('refuses %s before it is stored, and before it is called', async (address) => {
    const caller = createPublicCaller({ isAnyAllowed: false });
    const url = new URL(address);
    expect(await caller.faultOf(url)).not.toBeNull();
    await expect(caller.post(url, MESSAGE, never)).rejects.toThrow(/private network|https/);
  });

  it('looks at the address it connects to: a name may lead elsewhere by then', async () => {
    const receiver = await startReceiver();
    try {
      const resolve = vi
        .fn<(host: string) => Promise<{ address: string; family: number }[]>>()
        .mockResolvedValueOnce([{ address: '93.184.215.14', family: 4 }])
        .mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
        .mockResolvedValueOnce([
          { address: '93.184.215.14', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]);
      const caller = createPublicCaller({ isAnyAllowed: false, resolve });
      const { port } = new URL(receiver.url);
      const url = new URL(`https://rebinding.example.com:${port}/`);
      expect(await caller.faultOf(url)).toBeNull();
      await expect(caller.post(url, MESSAGE, never)).rejects.toThrow('private network');
      await expect(caller.post(url, MESSAGE, never)).rejects.toThrow('private network');
      expect(resolve).toHaveBeenCalledTimes(3);
      expect(receiver.received).toEqual([]);
    } finally {
      await receiver.close();
    }
  });

  it('does not wait for an answer longer than its caller, whether it never comes or never ends', async () => {
    const leaving = new AbortController();
    const caller = createPublicCaller({ isAnyAllowed: true });
    let asked = 0;
    const slow = createServer((request, response) => {
      request.resume();
      asked += 1;
      if (request.url === '/never-ends') response.writeHead(200).write('x');
      if (asked === 2) leaving.abort();
    });
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    try {
      const { port } = slow.address() as AddressInfo;
      const outcomes = await Promise.allSettled(
        ['/never-comes', '/never-ends'].map((path) =>
          caller.post(new URL(path, `http://127.0.0.1:${port}`), MESSAGE, leaving.signal),
        ),
      );
      expect(outcomes[0]).toMatchObject({
        reason: { message: expect.stringContaining('within 10') },
      });
      await expect
        .poll(() => new Promise((resolve) => slow.getConnections((_e, n) => resolve(n))))
        .toBe(0);
    } finally {
      slow.closeAllConnections();
      slow.close();
    }
  });

  it('follows no redirect, and reads little of an answer', async () => {
    const receiver = await startReceiver();
    try {
      const caller = createPublicCaller({ isAnyAllowed: true });
      const url = new URL(receiver.url);
      receiver.answer(302, 'x'.repeat(5_000_000), { location: '/elsewhere' });
      const answer = await caller.post(url, MESSAGE, never);
      expect(answer.status).toBe(302);
      expect(answer.text).toHaveLength(4_096);
      expect(receiver.received.map(({ path }) => path)).toEqual(['/']);
    } finally {
      await receiver.close();
    }
    await expect(
      createPublicCaller({ isAnyAllowed: true }).post(new URL(receiver.url), MESSAGE, never),
    ).rejects.toThrow('Nothing answers at this address.');
  });
});
