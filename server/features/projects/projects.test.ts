import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestAddRoomDocument,
  TestCreateProjectDocument,
  TestOwnListsDocument,
  TestProjectDocument,
  TestUpdateProjectDocument,
} from '../../testing/gql/graphql.ts';
import { guestOf, strangerOf } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer();

describe('createProject', () => {
  it('trims what it is given', async () => {
    const { createProject } = await guestOf(server()).runOk(TestCreateProjectDocument, {
      input: { name: '  12 Elm Street  ', zip: ' 94110 ' },
    });
    expect(createProject).toMatchObject({ project: { name: '12 Elm Street', zip: '94110' } });
  });

  it.each([
    [{ name: '   ', zip: '94110' }, 'name', 'Enter a name or address for the project.'],
    [
      { name: 'Elm', zip: '' },
      'zip',
      'Enter the ZIP code of the property; prices and taxes depend on it.',
    ],
    [{ name: 'Elm', zip: 'SW1A 1AA' }, 'zip', 'Enter a US ZIP code, like 94110 or 94110-1234.'],
    [
      { name: 'Elm', zip: '00000' },
      'zip',
      "We don't know the ZIP code 00000. Check it and try again.",
    ],
    [
      { name: 'Elm', zip: '86912-1234' },
      'zip',
      "We don't know the ZIP code 86912. Check it and try again.",
    ],
    [
      { name: 'x'.repeat(201), zip: '94110' },
      'name',
      'Please keep this to at most 200 characters.',
    ],
  ])('refuses %j', async (input, path, message) => {
    const { createProject } = await guestOf(server()).runOk(TestCreateProjectDocument, { input });
    expect(createProject).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path, message }],
    });
  });

  it('needs to know who is asking', async () => {
    const error = await strangerOf(server()).runError(TestCreateProjectDocument, {
      input: { name: 'Elm', zip: '94110' },
    });
    expect(error.code).toBe('UNAUTHENTICATED');
  });
});

describe('Project.updatedAt', () => {
  it('moves with the name and the rooms, and stays where nothing changes', async () => {
    const guest = guestOf(server());
    const projectId = await guest.makeProject();
    const updatedAt = async () => {
      const { project } = await guest.runOk(TestProjectDocument, { id: projectId });
      return Date.parse(project?.updatedAt ?? '');
    };
    const made = await updatedAt();
    await guest.runOk(TestUpdateProjectDocument, {
      input: { projectId, name: 'Renamed', zip: '94110' },
    });
    const renamed = await updatedAt();
    await guest.runOk(TestAddRoomDocument, { input: { projectId, name: 'Attic' } });
    const withRoom = await updatedAt();
    await guest.runOk(TestAddRoomDocument, { input: { projectId, name: 'attic' } });
    expect(renamed).toBeGreaterThan(made);
    expect(withRoom).toBeGreaterThan(renamed);
    expect(await updatedAt()).toBe(withRoom);
  });
});

describe('rooms', () => {
  it('begin with the product’s own and take a custom one once', async () => {
    const guest = guestOf(server());
    const projectId = await guest.makeProject();
    for (const name of ['Wine cellar', 'wine  CELLAR', 'kitchen', 'LivingRoom']) {
      await guest.runOk(TestAddRoomDocument, { input: { projectId, name } });
    }
    const { project } = await guest.runOk(TestProjectDocument, { id: projectId });
    expect(project?.rooms).toHaveLength(13);
    expect(project?.rooms.at(0)).toBe('Kitchen');
    expect(project?.rooms.at(-1)).toBe('Wine cellar');
  });

  it("cannot be added to another guest's project", async () => {
    const projectId = await guestOf(server()).makeProject();
    const error = await guestOf(server()).runError(TestAddRoomDocument, {
      input: { projectId, name: 'Cellar' },
    });
    expect(error.code).toBe('NOT_FOUND');
  });
});

describe('lists', () => {
  it('are newest first and go on page by page', async () => {
    const guest = guestOf(server());
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.unshift(await guest.makeProject());
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page++) {
      const { viewer }: Awaited<ReturnType<typeof readPage>> = await readPage(after);
      seen.push(...viewer.projects.edges.map(({ node }) => node.id));
      after = viewer.projects.pageInfo.endCursor;
    }
    expect(seen).toEqual(made);

    function readPage(cursor: string | null) {
      return guest.runOk(TestOwnListsDocument, { first: 2, after: cursor });
    }
  });

  it('show a guest nothing of others, and a stranger nothing at all', async () => {
    await guestOf(server()).makeProject();
    for (const person of [guestOf(server()), strangerOf(server())]) {
      const { viewer } = await person.runOk(TestOwnListsDocument, { first: 10 });
      expect(viewer).toMatchObject({ projects: { edges: [] }, jobs: { edges: [] } });
    }
  });

  it.each(['projects/', 'jobs/'])('of REST (%s) go on page by page, and say so', async (list) => {
    const guest = guestOf(server());
    const made: number[] = [];
    const projectId = await guest.makeProject();
    for (let number = 0; number < 5; number += 1) {
      const id =
        list === 'jobs/' ? (await guest.submit({ projectId })).id : await guest.makeProject();
      made.unshift(numberOf(id));
    }
    if (list === 'projects/') made.push(numberOf(projectId));
    const first = list === 'jobs/' ? `/api/projects/${projectId}/jobs/` : '/api/projects/';
    const seen: number[] = [];
    let next: string | undefined = `${first}?limit=2`;
    while (next !== undefined) {
      const response: Response = await guest.rest('GET', next);
      const entries = (await response.json()) as { id: number }[];
      seen.push(...entries.map(({ id }) => id));
      next = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      expect(response.headers.get('x-has-next-page')).toBe(String(next !== undefined));
      // What is made meanwhile is on no later page.
      if (seen.length === 2) await guest.makeProject();
    }
    expect(seen).toEqual(made);
    const other = await (list === 'jobs/'
      ? guestOf(server())
          .submit()
          .then(({ id }) => id)
      : guestOf(server()).makeProject());
    expect((await guest.rest('GET', `${first}?after=${numberOf(other)}`)).status).toBe(404);
    expect((await guest.rest('GET', `${first}?after=one`)).status).toBe(400);
  });

  it('of REST end at 200 and say that there are more', async () => {
    const guest = guestOf(server());
    const id = numberOf(await guest.makeProject());
    const { db } = server().ports;
    const { accountId } = await db.project.findUniqueOrThrow({ where: { id } });
    await db.project.createMany({
      data: Array.from({ length: 200 }, (_, number) => ({
        accountId,
        name: `House ${number}`,
        zip: '94110',
      })),
    });
    const response = await guest.rest('GET', '/api/projects/');
    const entries = (await response.json()) as { id: number }[];
    expect([entries.length, response.headers.get('x-has-next-page')]).toEqual([200, 'true']);
    const last = entries.at(-1)?.id;
    const rest = await guest.rest('GET', `/api/projects/?after=${last}`);
    expect(((await rest.json()) as { id: number }[]).map((one) => one.id)).toEqual([id]);
  });

  it.each([
    ['limit=0', 'limit must be a whole number from 1 to 50'],
    ['limit=', 'limit must be a whole number from 1 to 50'],
    ['limit=1e1', 'limit must be a whole number from 1 to 50'],
    ['limit=1&limit=2', 'limit must be a whole number from 1 to 50'],
    ['after=', 'after must be the id of an entry of this list'],
    ['after=-1', 'after must be the id of an entry of this list'],
    ['after=9999999999', 'after must be the id of an entry of this list'],
    ['page=1', 'does not know “page”: its query takes limit and after'],
    ['limit=10&offset=10', 'does not know “offset”: its query takes limit and after'],
    ['cursor=', 'does not know “cursor”: its query takes limit and after'],
    ['_=1764374400', 'does not know “_”: its query takes limit and after'],
    [`${'x'.repeat(5_000)}=`, `“${'x'.repeat(30)}”: its query takes limit and after`],
  ])('over REST are asked for by %s in vain', async (query, sentence) => {
    const answer = await guestOf(server()).rest('GET', `/api/projects/?${query}`);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('count the jobs of each project', async () => {
    const guest = guestOf(server());
    const job = await guest.submit();
    await guest.waitForEnd(job.id);
    const { viewer } = await guest.runOk(TestOwnListsDocument, { first: 10 });
    expect(viewer.projects.edges.map(({ node }) => node.jobCount)).toEqual([1]);
  });
});
