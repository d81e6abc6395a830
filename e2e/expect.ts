// The runner's own `expect` draws up the whole page, in case it has to be shown, each time that something is not yet as
// expected. On a page of many fields that takes longer than all else, so what is waited for is waited for before.
import { expect as impatient, type Locator, type Page } from '@playwright/test';

interface Waiting {
  isNot: boolean;
  timeout: number;
}

type Wait<Subject> = (subject: Subject, waiting: Waiting, expected: unknown) => Promise<unknown>;

interface Verdict {
  pass: boolean;
  message: () => string;
}

type Questions = Record<string, (...args: unknown[]) => Promise<void>>;

const isOptions = (argument: unknown): argument is { timeout: number } =>
  typeof argument === 'object' && argument !== null && 'timeout' in argument;

/** The runner's matcher of this name, once the wait is over; both together take no longer than it alone. */
const patient = <Subject extends Locator | Page>(name: string, wait: Wait<Subject>) =>
  async function matcher(this: Waiting, subject: Subject, ...args: unknown[]): Promise<Verdict> {
    const { isNot } = this;
    const timeout = args.find(isOptions)?.timeout ?? this.timeout;
    const end = Date.now() + timeout;
    await wait(subject, { isNot, timeout }, args[0]).catch(() => undefined);
    const left = { timeout: Math.max(end - Date.now(), 1) };
    const asked = impatient.configure(left)(subject);
    const questions = (isNot ? asked.not : asked) as unknown as Questions;
    try {
      await questions[name]?.(
        ...args.map((each) => (isOptions(each) ? { ...each, ...left } : each)),
      );
      return { pass: !isNot, message: () => '' };
    } catch (error) {
      return { pass: isNot, message: () => (error as Error).message };
    }
  };

const come: Wait<Locator> = (locator, { timeout }) =>
  locator.waitFor({ state: 'attached', timeout });
const show: Wait<Locator> = (locator, { isNot, timeout }) =>
  locator.waitFor({ state: isNot ? 'hidden' : 'visible', timeout });
const hide: Wait<Locator> = (locator, { isNot, timeout }) =>
  locator.waitFor({ state: isNot ? 'visible' : 'hidden', timeout });

/** For a list of texts nothing is drawn up. */
const say =
  (name: 'toContainText' | 'toHaveText'): Wait<Locator> =>
  async (locator, { isNot, timeout }, text) => {
    const asked = isNot ? impatient(locator).not : impatient(locator);
    if (!Array.isArray(text)) await asked[name]([text as string | RegExp], { timeout });
  };

const arrive: Wait<Page> = async (page, { isNot, timeout }, url) => {
  if (!isNot) await page.waitForURL(url as string | RegExp, { timeout, waitUntil: 'commit' });
};

const AFTER_IT_CAME = [
  'toBeChecked',
  'toBeDisabled',
  'toBeEnabled',
  'toBeFocused',
  'toBeInViewport',
  'toHaveAccessibleName',
  'toHaveAttribute',
  'toHaveCSS',
  'toHaveJSProperty',
  'toHaveValue',
];

/** As the runner's, in less time. */
export const expect = impatient.extend({
  ...Object.fromEntries(AFTER_IT_CAME.map((name) => [name, patient(name, come)])),
  toBeVisible: patient('toBeVisible', show),
  toBeHidden: patient('toBeHidden', hide),
  toContainText: patient('toContainText', say('toContainText')),
  toHaveText: patient('toHaveText', say('toHaveText')),
  toHaveURL: patient('toHaveURL', arrive),
}) as unknown as typeof impatient;
