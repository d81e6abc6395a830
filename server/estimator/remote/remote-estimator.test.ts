import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../../infra/processes/testing/is-running.ts';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import type { WorkingStage } from '../../domain/estimate/job-status.ts';
import type { WordPage } from '../../domain/paper/paper-source.ts';
import { jsonPieces } from '../../infra/json-bytes.ts';
import { loadPriceBook } from '../book/price-book.ts';
import { book, estimate, estimator as inProcess, preview, request } from '../testing/estimate.ts';
import { createRemoteEstimator, type RemoteEstimatorOptions } from './remote-estimator.ts';

const ODD_PROCESS = new URL('./testing/odd-process.ts', import.meta.url);
const BATHROOM = 'Remodel the 5x8 bathroom and paint the 12x14 bedroom';
const silent = { onStage: () => undefined, onLine: () => undefined };
const me = { owner: 'me' };

const planPage = (text: string): WordPage => ({
  number: 1,
  width: 612,
  height: 792,
  words: [{ text, x: 100, y: 100, width: text.length * 6, height: 10, angle: 0 }],
  isRecognized: false,
});

const logged: { err: Error; call: string }[] = [];
const log = { error: (entry: object) => void logged.push(entry as (typeof logged)[number]) };
const remoteWith = (options: Partial<RemoteEstimatorOptions> = {}) =>
  createRemoteEstimator({ priceBook: book, log, processes: 1, ...options });

describe('the estimator in a process of its own', () => {
  const remote = remoteWith();
  afterAll(() => remote.end());

  it('answers as the one in this process does', async () => {
    const terms = request(BATHROOM);
    const { document } = await estimate(BATHROOM);
    expect(remote.version).toBe(inProcess.version);
    expect(await remote.estimate(terms, silent, me)).toEqual(document);
    expect(await remote.preview(terms, me)).toEqual(preview(terms));
    const { scope } = document;
    if (!scope) throw new Error('There is no scope.');
    const patches = [{ kind: 'DROP_WORK' as const, workId: scope.work[0]?.id ?? '' }];
    expect(await remote.revise(scope, patches, terms, me)).toEqual(
      await inProcess.revise(scope, patches, terms, me),
    );
    const source = { from: 'TEXT' as const, text: 'Item\tQty\tUnit\tPrice\nDoor\t4\tEA\t150.00' };
    const paper = await remote.readPaper(source, me);
    expect(paper).toEqual(await inProcess.readPaper(source, me));
    expect(paper.lines).toHaveLength(1);
    const plan = await remote.readPlan([planPage("KITCHEN 12' x 14'")], me);
    expect(plan).toEqual(await inProcess.readPlan([planPage("KITCHEN 12' x 14'")], me));
    expect(plan.paper.rooms).toMatchObject([{ name: 'Kitchen', lengthFt: 14, widthFt: 12 }]);
    const { document: other } = await estimate('Replace the toilet and paint the bedroom');
    const [left, right] = [await jsonPieces(document), [JSON.stringify(other)]] as const;
    expect(await remote.compare(left, right, me)).toEqual(await inProcess.compare(left, right, me));
    const matrix = await remote.sideBySide([left, right], me);
    expect(matrix).toEqual(await inProcess.sideBySide([left, right], me));
    expect(matrix.setByHand).toEqual([0, 0]);
  });

  it('tells stages and lines in order, each when the one before was heard', async () => {
    const heard: (WorkingStage | LineItem)[] = [];
    let open = 0;
    let most = 0;
    const hear = async (told: WorkingStage | LineItem) => {
      most = Math.max(most, (open += 1));
      await nextTurn();
      heard.push(told);
      open -= 1;
    };
    const document = await remote.estimate(request(BATHROOM), { onStage: hear, onLine: hear }, me);
    expect(document.items.length).toBeGreaterThan(5);
    expect(heard).toEqual(['UNDERSTANDING_SCOPE', 'PRICING', ...document.items, 'WRITING_UP']);
    expect(most).toBe(1);
  });
});

it('starts nothing while nobody is there, where it may rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Whatever rests has a clock that ends it.
  const remote = remoteWith({ idleMs: 10_000 });
  expect(vi.getTimerCount()).toBe(0);
  remote.warm();
  expect(vi.getTimerCount()).toBe(1);
  vi.useRealTimers();
  expect(await remote.preview(request(BATHROOM), me)).toEqual(preview(request(BATHROOM)));
  await remote.end();
});

it('prices by the operator’s own list, however long it is', async () => {
  const rows = [...book.items.keys()].map((code) => `${code},500,700,900`);
  const csv = ['code,price_low,price_standard,price_high', ...rows].join('\n');
  const own = await loadPriceBook({ ownPrices: { name: 'ours.csv', csv } });
  const remote = remoteWith({ priceBook: own });
  const { items, version } = await remote.estimate(request('Replace toilet'), silent, me);
  await remote.end();
  expect(items.find(({ metadata }) => metadata.code === 'PLB-TOILET')?.unitPrice).toBe(700);
  expect(version).toContain(own.version);
});

describe('a process that misbehaves', () => {
  const open: ReturnType<typeof remoteWith>[] = [];
  const odd = (options: Partial<RemoteEstimatorOptions> = {}) => {
    const remote = remoteWith({ entry: ODD_PROCESS, paperEntry: ODD_PROCESS, ...options });
    open.push(remote);
    return remote;
  };
  const pidOf = async (remote: ReturnType<typeof odd>, caller = me) =>
    Number(await remote.preview(request(''), caller));
  afterEach(async () => {
    await Promise.all(open.splice(0).map((remote) => remote.end()));
    logged.length = 0;
  });

  it.each([
    ['hang', 'preview', 'while you write'],
    ['hang', 'estimate', 'too large for one estimate'],
    ['eat', 'preview', 'while you write'],
    ['eat', 'estimate', 'too large for one estimate'],
  ] as const)('is ended (%s, %s), and says that it was too much', async (does, call, sentence) => {
    const remote = odd({ timeoutMs: does === 'hang' ? 300 : 20_000, heapMb: 40 });
    const spent = await pidOf(remote);
    const asked = request(does);
    const failing =
      call === 'preview' ? remote.preview(asked, me) : remote.estimate(asked, silent, me);
    await expect(failing).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringContaining(sentence),
    });
    expect(logged).toMatchObject([{ call }]);
    expect(isRunning(spent)).toBe(false);
    expect(await pidOf(remote)).not.toBe(spent);
  });

  it.each(['die', 'fail'])(
    'by a fault (%s) is one on our side, and worth another try',
    async (does) => {
      const remote = odd();
      await expect(remote.estimate(request(does), silent, me)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringContaining('fault on our side'),
        retryAfterSeconds: 5,
      });
      expect(logged[0]?.err.message).toMatch(does === 'die' ? /ended with 3/ : /without a verb/);
      expect(await pidOf(remote)).toBeGreaterThan(0);
    },
  );

  it.each([
    ['hang', 'TOO_LARGE', 'too large to be read'],
    ['eat', 'TOO_LARGE', 'too large to be read'],
    ['die', 'BAD_INPUT', 'in another format'],
    ['fail', 'BAD_INPUT', 'in another format'],
  ])('by a paper or a plan (%s) leaves the others at work', async (does, code, sentence) => {
    const remote = odd({ timeoutMs: does === 'hang' ? 300 : 20_000, heapMb: 40 });
    const pid = await pidOf(remote);
    await expect(remote.readPaper({ from: 'TEXT', text: does }, me)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(sentence),
    });
    await expect(remote.readPlan([planPage(does)], me)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(sentence),
    });
    expect(logged).toMatchObject([{ call: 'readPaper' }, { call: 'readPlan' }]);
    expect(await pidOf(remote)).toBe(pid);
  });

  it('ends with what its listener threw', async () => {
    const lost = new Error('the row is gone');
    const onStage = () => {
      throw lost;
    };
    const failing = odd().estimate(request('hang'), { ...silent, onStage }, me);
    await expect(failing).rejects.toBe(lost);
    expect(logged).toEqual([]);
  });

  it('ends with the reason of its caller', async () => {
    const leaving = new AbortController();
    const reason = new Error('cancelled by its owner');
    const caller = { ...me, signal: leaving.signal };
    const onStage = () => leaving.abort(reason);
    const stopped = odd().estimate(request('hang'), { ...silent, onStage }, caller);
    await expect(stopped).rejects.toBe(reason);
    expect(logged).toEqual([]);
  });

  it('keeps only its owner waiting', async () => {
    const remote = odd({ processes: 2, timeoutMs: 20_000 });
    const leaving = new AbortController();
    const greedy = { owner: 'greedy', signal: leaving.signal };
    const hanging = [1, 2, 3].map(() => remote.estimate(request('hang'), silent, greedy));
    const outcomes = Promise.allSettled(hanging);
    expect(await pidOf(remote)).toBeGreaterThan(0);
    leaving.abort(new Error('over'));
    await outcomes;
  });

  it('is not asked more than it can answer, save by jobs, whose number the queue bounds', async () => {
    const remote = odd({ maxPending: 1, timeoutMs: 3_000 });
    const hanging = Promise.allSettled([remote.preview(request('hang'), me)]);
    await expect(pidOf(remote)).rejects.toMatchObject({ code: 'BUSY', retryAfterSeconds: 5 });
    const job = remote.estimate(request(''), silent, me);
    expect(await pidOf(remote, { owner: 'other' })).toBeGreaterThan(0);
    expect(await hanging).toMatchObject([{ reason: { code: 'TOO_LARGE' } }]);
    expect(Number(await job)).toBeGreaterThan(0);
  });

  it('leaves nothing behind when the server ends', async () => {
    const remote = odd({ processes: 2 });
    const pids = await Promise.all([pidOf(remote), pidOf(remote, { owner: 'other' })]);
    const hanging = Promise.allSettled([remote.preview(request('hang'), me)]);
    await remote.end();
    expect(await hanging).toMatchObject([
      { reason: { code: 'UNAVAILABLE', message: expect.stringContaining('restarting') } },
    ]);
    await expect.poll(() => pids.filter(isRunning)).toEqual([]);
  });
});
