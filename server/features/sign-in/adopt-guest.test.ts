import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { isOnRealDatabase } from '../../testing/test-services.ts';
import {
  TestDeleteProjectDocument,
  TestJobChangedDocument,
  TestViewerJobChangedDocument,
  TestOwnListsDocument,
  TestSubmitJobDocument,
  TestViewerDocument,
} from '../../testing/gql/graphql.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { askForCode, signIn, verify } from '../../testing/signing-in.ts';
import { guestOf, type Person, personAt } from '../../testing/world.ts';
import { sweepDeleted } from '../deletion/sweep-deleted.ts';
import { numberOf } from '../../testing/ids.ts';

const estimator = createScriptedEstimator();
const server = useTestServer({ estimator, env: { GUEST_FREE_ESTIMATES: '2' } });

const ownProjects = async (person: Person): Promise<string[]> => {
  const { viewer } = await person.runOk(TestOwnListsDocument, {});
  return viewer.projects.edges.map(({ node }) => node.id);
};

const withEstimate = async () => {
  const guest = guestOf(server());
  const job = await guest.submit();
  await guest.waitForEnd(job.id);
  return { guest, job };
};

/** A minute from now, when the next code may be asked for. */
const laterOn = async <Result>(use: () => Promise<Result>): Promise<Result> => {
  const { ports } = server();
  ports.now = () => new Date(Date.now() + 60_000);
  return use().finally(() => {
    ports.now = () => new Date();
  });
};

describe('what a guest made', () => {
  it('is the account’s after signing in, and the guest’s no more', async () => {
    const { guest, job } = await withEstimate();
    const { user, adopted } = await signIn(server(), guest, 'first@example.com');
    expect(adopted).toEqual({ projects: 1, estimates: 1, files: 1 });
    expect(await ownProjects(user)).toHaveLength(1);
    const shown = await user.rest('GET', `/api/results/by-job/${job.id}/`);
    expect(await shown.json()).toMatchObject({
      job: numberOf(job.id),
      claim_number: job.claimNumber,
    });
    expect(await ownProjects(guest)).toEqual([]);
    expect((await guest.rest('GET', `/api/results/by-job/${job.id}/`)).status).toBe(404);
  });

  it('takes a file along whose upload ends while the guest signs in', async () => {
    const { ports } = server();
    const { inspectMedia } = ports;
    const guest = guestOf(server());
    const users: Person[] = [];
    ports.inspectMedia = async (...args) => {
      ports.inspectMedia = inspectMedia;
      users.push((await signIn(server(), guest, 'meanwhile@example.com')).user);
      return inspectMedia(...args);
    };
    const uploads = [await guest.upload()];
    const job = await users[0]?.submit({ uploads });
    expect(job?.status).toBe('QUEUED');
    await expect(guest.submit({ uploads })).rejects.toThrow('upload');
  });

  it('joins what an account has, however often and from however many browsers', async () => {
    const email = 'again@example.com';
    const people = await Promise.all([1, 2, 3].map(withEstimate));
    const [first] = people;
    if (!first) throw new Error('Nobody is there.');
    await signIn(server(), first.guest, email);
    const ready: [Person, string][] = [];
    for (const { guest } of people.slice(1)) {
      ready.push([guest, await askForCode(server(), guest, email)]);
    }
    const outcomes = await Promise.all(ready.map(([guest, code]) => verify(guest, email, code)));
    expect(outcomes).toMatchObject([{ adopted: { projects: 1 } }, { adopted: { projects: 1 } }]);
    const { user, adopted } = await laterOn(() => signIn(server(), first.guest, email));
    expect(adopted).toEqual({ projects: 0, estimates: 0, files: 0 });
    expect(await ownProjects(user)).toHaveLength(3);
  });

  it('comes along although both used the same idempotency key', async () => {
    const { user } = await signIn(server(), guestOf(server()), 'keys@example.com');
    await user.submit({ idempotencyKey: 'same' });
    const guest = guestOf(server());
    await guest.submit({ idempotencyKey: 'same' });
    const again = await signIn(server(), guest, 'keys@example.com');
    expect(again.adopted.projects).toBe(1);
  });

  it('does not give the free trial back, also when the account deletes it', async () => {
    const { guest } = await withEstimate();
    await guest.waitForEnd((await guest.submit()).id);
    const { user } = await signIn(server(), guest, 'trial@example.com');
    const isUsedUp = async () => {
      const { viewer } = await guest.runOk(TestViewerDocument, {});
      const input = await guest.submitInput();
      const error = await guest.runError(TestSubmitJobDocument, { input });
      return viewer.freeEstimatesLeft === 0 && error.code === 'QUOTA_EXHAUSTED';
    };
    expect(await isUsedUp()).toBe(true);
    for (const projectId of await ownProjects(user)) {
      await user.runOk(TestDeleteProjectDocument, { projectId });
    }
    await sweepDeleted({
      ...server().ports,
      now: () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000),
    });
    expect(await server().ports.db.job.count({ where: { trialGuest: { trialUsed: 2 } } })).toBe(0);
    expect(await isUsedUp()).toBe(true);
  });

  it('is finished under the account when it was still being priced', async () => {
    estimator.close();
    const guest = guestOf(server());
    const { id } = await guest.submit();
    const asGuest = guest.subscribe(TestJobChangedDocument, { jobId: id });
    while ((await asGuest.take()).jobChanged.stage !== 'PRICING');
    const { user, adopted } = await signIn(server(), guest, 'running@example.com');
    expect(adopted).toEqual({ projects: 1, estimates: 0, files: 1 });
    // An open page is told to connect anew, with what it is by then.
    await expect(asGuest.rest()).rejects.toMatchObject({ code: 4205 });
    const asUser = user.subscribe(TestViewerJobChangedDocument, {});
    expect((await asUser.take()).viewerJobChanged).toMatchObject({ id, status: 'PROCESSING' });
    estimator.open();
    let last = await asUser.take();
    while (last.viewerJobChanged.status !== 'READY') last = await asUser.take();
    await asUser.stop();
    const { status, estimate } = await user.waitForEnd(id);
    expect([status, estimate]).toEqual(['READY', expect.anything()]);
    expect((await user.rest('GET', `/api/results/by-job/${id}/`)).status).toBe(200);
  });

  it.runIf(isOnRealDatabase)(
    'is not lost to an estimate that ends in the same moment',
    async () => {
      for (let round = 0; round < 5; round++) {
        estimator.close();
        const guest = guestOf(server());
        const { id } = await guest.submit();
        const code = await askForCode(server(), guest, `race${round}@example.com`);
        estimator.open();
        const outcome = await verify(guest, `race${round}@example.com`, code);
        if (outcome.__typename !== 'VerifySignInSuccess') throw new Error(outcome.message);
        const user = personAt(server().url, { Authorization: `Token ${outcome.token}` });
        await user.waitForEnd(id);
        expect((await user.rest('GET', `/api/results/by-job/${id}/`)).status).toBe(200);
      }
    },
  );
});
