import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { guestOf, type Person } from '../testing/world.ts';

const server = useTestServer();

const ask = ({ headers }: Person, method: string, path: string, body?: string) =>
  fetch(`${server().url}/api/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });

describe('an address', () => {
  it('names the methods it has to whoever uses another, or asks', async () => {
    const guest = guestOf(server());
    const wrong = await ask(guest, 'DELETE', 'projects/');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
    expect(await wrong.json()).toMatchObject({ code: 'bad_input' });
    const asked = await ask(guest, 'OPTIONS', 'results/1/update_json/');
    expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'PATCH, OPTIONS']);
  });

  it('takes an empty body that is called JSON for none', async () => {
    const guest = guestOf(server());
    const { id } = await guest.waitForEnd((await guest.submit()).id);
    const made = await ask(guest, 'POST', `results/${id}/inventory/refresh/`, '');
    expect(made.status).toBe(202);
  });
});

describe('a list of results', () => {
  it('is as long as is asked for, up to 50', async () => {
    const guest = guestOf(server());
    for (let index = 0; index < 2; index++) await guest.waitForEnd((await guest.submit()).id);
    const lengthOf = async (query: string) =>
      ((await (await ask(guest, 'GET', `results/guest/${query}`)).json()) as unknown[]).length;
    expect([await lengthOf(''), await lengthOf('?limit=1')]).toEqual([2, 1]);
    for (const query of ['?limit=0', '?limit=51', '?limit=many', '?limit=1&limit=2']) {
      expect([query, (await ask(guest, 'GET', `results/guest/${query}`)).status]).toEqual([
        query,
        400,
      ]);
    }
  });
});
