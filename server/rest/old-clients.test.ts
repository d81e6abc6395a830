// What clients of the time before GraphQL do with each refusal, by status, words and header: their rules, as the
// specification has them in §8, against the answers as they are given.
import { numberOf } from '../testing/ids.ts';
import { expect, it, vi } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { guestOf, type Person, personAt, userOf } from '../testing/world.ts';

const server = useTestServer({
  env: { GUEST_FREE_ESTIMATES: '1', USER_DAILY_ESTIMATES: '1', MAX_DOC_MB: '0.01' },
});

type Body = Record<string, unknown>;

const LOGIN = new Set(['login_required', 'guest_quota_exhausted', 'quota_exhausted']);

const branchOf = ({ status, headers }: Response, body: Body): string => {
  const isThrottled = /throttl/i.test(String(body['detail']));
  const wait = Number(headers.get('retry-after'));
  const asksForLogin =
    [body['code'], body['detail'], body['error']].some((word) => LOGIN.has(String(word))) ||
    [...LOGIN].some((word) => body[word] === true);
  if (asksForLogin && ([401, 402, 403].includes(status) || (status === 429 && !isThrottled))) {
    return 'goes to sign in';
  }
  if (status === 503 || (status === 429 && !isThrottled && wait >= 1 && wait <= 30)) {
    return 'tries again';
  }
  return status === 429 ? 'says when to come back' : 'tells what is wrong';
};

const post = (person: Person, path: string, body: Body) =>
  person.rest('POST', `/api/${path}`, body);

const submit = async (person: Person, changes: Body = {}) =>
  post(person, 'jobs/', {
    instructions: 'Repaint the bedroom',
    property_type: 'res',
    work_grade: 'standard',
    agent_kind: 'home_project',
    uploads: [numberOf(await person.upload())],
    project: numberOf(await person.makeProject()),
    ...changes,
  });

const submitTwice = async (person: Person) => {
  await submit(person);
  return submit(person);
};

const expired = () => personAt(server().url, { Authorization: 'Token of-last-year' });

const askWhileAway = async () => {
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const guest = guestOf(server());
  vi.spyOn(server().ports.pool, 'query').mockRejectedValue(away);
  return post(guest, 'projects/', { name: 'Elm Street', zip: '94110' });
};

it.each<[string, () => Promise<Response>, number, string, string]>([
  [
    'a trial that is used up',
    () => submitTwice(guestOf(server())),
    402,
    'guest_quota_exhausted',
    'goes to sign in',
  ],
  [
    'a user’s day that is used up',
    async () => submitTwice(await userOf(server(), 'day@example.com')),
    429,
    'throttled',
    'says when to come back',
  ],
  [
    'what guests cannot do',
    async () => {
      const guest = guestOf(server());
      const job = await guest.submit();
      await guest.waitForEnd(job.id);
      const request = { first_name: 'Ada', timeframe: 'FLEXIBLE' };
      return post(guest, `results/${job.claimNumber}/request_contractors/`, request);
    },
    401,
    'login_required',
    'goes to sign in',
  ],
  ['a server without its database', askWhileAway, 503, 'unavailable', 'tries again'],
  [
    'a sign-in that has ended',
    () => expired().rest('GET', '/api/projects/'),
    401,
    'unauthenticated',
    'tells what is wrong',
  ],
  [
    'a form that is not filled in',
    () => submit(guestOf(server()), { project: null }),
    400,
    'bad_input',
    'tells what is wrong',
  ],
  [
    'what belongs to others',
    () => guestOf(server()).rest('GET', '/api/jobs/999999/'),
    404,
    'not_found',
    'tells what is wrong',
  ],
  [
    'a file that is too large',
    () =>
      guestOf(server()).postFile({ kind: 'doc', bytes: Buffer.from('%PDF-1.4'.padEnd(20_000)) }),
    413,
    'too_large',
    'tells what is wrong',
  ],
])(
  'an old client meets %s, and does what its rules say',
  async (_what, meet, status, code, branch) => {
    const answer = await meet();
    const body = (await answer.json()) as Body;
    expect([answer.status, body['code'], branchOf(answer, body)]).toEqual([status, code, branch]);
    expect(body['detail']).toMatch(/^[A-Z].*\.$|^Project is required/);
  },
);
