// A person's visit to a result of 5,000 lines in a browser: how long each thing takes until it is painted, ms.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { typeInto } from '../keystroke/type-into.ts';
import { median } from '../harness/statistics.ts';
import type { LargeEstimate } from './seed.ts';

/** What one thing that the person does costs. */
export interface Step {
  /** Until it is painted. */
  ms: number;
  serverCpuMs: number;
  browserCpuMs: number;
  /** What the page receives meanwhile, as it comes over the wire. */
  kB: number;
}

export interface Visit {
  open: Step;
  corrections: Step[];
  undo: Step;
  keystrokeMs: number;
  save: Step;
  compare: Step;
}

/** Stop-watches beside the clock. Each is started, and then read once. */
export interface Meters {
  serverCpu: () => () => number;
  browserCpu: () => () => number;
  network: Network;
}

interface Network {
  /** What the page receives over HTTP and over its socket. */
  bytes: () => () => number;
  /** Resolves when every request has its answer and nothing has come for a while. */
  stillness: () => Promise<void>;
}

/** Longer than the page waits, as soon as it stands, before it asks for what is likely to be wanted next (`page-settled.ts`). */
const STILL_MS = 1_500;
const LOOK_EVERY_MS = 50;
/** On a busy machine an answer takes half a minute. */
const PATIENCE_MS = 120_000;

export const watchNetwork = async (page: Page): Promise<Network> => {
  const session = await page.context().newCDPSession(page);
  const underWay = new Set<string>();
  let received = 0;
  let changedAt = 0;
  const change = (bytes: number) => {
    received += bytes;
    changedAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    change(0);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    underWay.delete(requestId);
    change(0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    change(encodedDataLength);
  });
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    change(response.payloadData.length);
  });
  await session.send('Network.enable');
  return {
    bytes: () => {
      const before = received;
      return () => received - before;
    },
    async stillness() {
      const began = performance.now();
      while (underWay.size > 0 || performance.now() - Math.max(began, changedAt) < STILL_MS) {
        if (performance.now() - began > PATIENCE_MS)
          throw new Error(`The page received without end, with ${underWay.size} requests open.`);
        await sleep(LOOK_EVERY_MS);
      }
    },
  };
};

// While a step is timed the page is looked at by its elements: to look by roles takes it 170 ms among 5,000 lines.
const CORRECTIONS = 5;
const DIGITS = '123456';
const FIRST_LINE = 1;

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

type Timed = (act: () => Promise<unknown>) => Promise<Step>;

const timer =
  (page: Page, meters: Meters): Timed =>
  async (act) => {
    const [serverCpu, browserCpu, bytes] = [
      meters.serverCpu(),
      meters.browserCpu(),
      meters.network.bytes(),
    ];
    const began = performance.now();
    await act();
    await painted(page);
    const ms = performance.now() - began;
    // What follows from it belongs to it: news, and what the page asks for by itself.
    await meters.network.stillness();
    return {
      ms,
      serverCpuMs: serverCpu(),
      browserCpuMs: browserCpu(),
      kB: bytes() / 1_000,
    };
  };

/** The page becomes the guest's whom the estimate belongs to. */
export const enter = async (page: Page, guestKey: string): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate((key) => localStorage.setItem('guestKey', key), guestKey);
};

const understood = (page: Page) => page.getByRole('region', { name: 'What we understood' });
const outline = (page: Page) => page.getByRole('grid', { name: 'Project Outline' });

/** A question that the page asks by itself a moment later lies over it. */
const closeQuestion = async (page: Page): Promise<void> => {
  const question = page.getByRole('dialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
};

/** Resolves when the page shows another total than when this was called. */
const totalChanges = async (page: Page) => {
  const total = await page.getByRole('textbox', { name: 'Total project cost' }).elementHandle();
  const before = await total?.evaluate((field) => (field as HTMLInputElement).value);
  return () =>
    page.waitForFunction(([field, was]) => (field as HTMLInputElement | null)?.value !== was, [
      total,
      before,
    ] as const);
};

const correctOften = async (page: Page, timed: Timed): Promise<Step[]> => {
  const panel = understood(page);
  await panel
    .getByRole('button', { name: /^Room 1 / })
    .first()
    .click();
  const length = panel.getByRole('textbox', { name: 'Length, ft, Room 1', exact: true });
  const steps: Step[] = [];
  for (let number = 1; number <= CORRECTIONS; number++) {
    // Never twice the same: a correction that changes nothing is not written.
    await length.fill(String(14 + number));
    const changed = await totalChanges(page);
    steps.push(
      await timed(async () => {
        await length.press('Enter');
        await changed();
      }),
    );
  }
  return steps;
};

const undoOnce = async (page: Page, timed: Timed): Promise<Step> => {
  const changed = await totalChanges(page);
  return timed(async () => {
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await changed();
  });
};

const saveOnce = async (page: Page, timed: Timed): Promise<Step> => {
  const bar = await page.getByRole('region', { name: 'Unsaved changes' }).elementHandle();
  return timed(async () => {
    await page.keyboard.press('Control+s');
    await page.waitForFunction((shown) => !shown?.isConnected, bar);
  });
};

/** @param other claim number of the estimate that it is compared with */
export const visit = async (
  page: Page,
  { claimNumber }: LargeEstimate,
  other: string,
  meters: Meters,
): Promise<Visit> => {
  const timed = timer(page, meters);
  const open = await timed(async () => {
    await page.goto(`/results/${claimNumber}`);
    await page.waitForFunction(() => document.querySelector('#understood')?.checkVisibility());
  });
  await closeQuestion(page);
  const corrections = await correctOften(page, timed);
  const undo = await undoOnce(page, timed);
  await outline(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Unfold all groups' }).click();
  const { paintMs } = await typeInto(page, FIRST_LINE, DIGITS);
  const save = await saveOnce(page, timed);
  const compare = await timed(async () => {
    await page.goto(`/compare?left=${claimNumber}&right=${other}`);
    await page.waitForFunction(() => document.body.textContent.includes(' costs $'));
  });
  return { open, corrections, undo, keystrokeMs: median(paintMs), save, compare };
};
