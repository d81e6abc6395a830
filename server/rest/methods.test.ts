import { bareKey } from '../domain/ids.ts';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { guestOf, type Person } from '../testing/world.ts';
import { ROUTES } from './router.ts';

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

  it.each([
    ['POST', '/api/docs/', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['PUT', '/graphql', 'GET, POST'],
  ])('says so to %s %s, too', async (method, path, allow) => {
    const headers = { 'content-type': 'application/json' };
    const wrong = await fetch(`${server().url}${path}`, { method, headers, body: '{}' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, allow]);
    expect(JSON.stringify(await wrong.json())).toMatch(/"code":"bad_input"/i);
  });

  it('works with and without the closing slash', async () => {
    const guest = guestOf(server());
    for (const path of ['/api/projects', '/api/projects/']) {
      expect((await guest.rest('GET', path)).status).toBe(200);
    }
  });

  it('takes an empty body that is called JSON for none', async () => {
    const guest = guestOf(server());
    const { id } = await guest.waitForEnd((await guest.submit()).id);
    const made = await ask(guest, 'POST', `results/${bareKey(id)}/inventory/refresh/`, '');
    expect(made.status).toBe(202);
  });
});

describe('a list of projects, or of their jobs', () => {
  it('is all there is, unless less is asked for', async () => {
    const guest = guestOf(server());
    const projectId = await guest.makeProject();
    await guest.makeProject();
    for (let index = 0; index < 2; index++) await guest.submit({ projectId });
    const lengthOf = async (path: string) =>
      ((await (await ask(guest, 'GET', path)).json()) as unknown[]).length;
    for (const path of ['projects/', `projects/${bareKey(projectId)}/jobs/`]) {
      expect([await lengthOf(path), await lengthOf(`${path}?limit=1`)]).toEqual([2, 1]);
      expect((await ask(guest, 'GET', `${path}?limit=0`)).status).toBe(400);
    }
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

  it.each(['page=2', 'after=7', 'offset=12'])('has no further part for %s', async (query) => {
    const answer = await ask(guestOf(server()), 'GET', `results/guest/?${query}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ detail: expect.stringContaining('its query takes limit.') }),
    ]);
  });
});

describe('the query of an address', () => {
  const withIds = (path: string) => path.replaceAll(/:\w+/g, '1');

  it.each(ROUTES.map(({ method, path, query = [] }) => [method, withIds(path), query] as const))(
    '%s %s takes its own words, and names them to whoever sends others',
    async (method, path, query) => {
      const { headers } = guestOf(server());
      const response = await fetch(`${server().url}/api/${path}?nonsense=1`, { method, headers });
      const { detail } = (await response.json()) as { detail: string };
      expect([response.status, detail]).toEqual([400, expect.stringContaining('“nonsense”')]);
      for (const word of query) expect(detail).toContain(word);
    },
  );
});
