import { untilIdle } from './until-idle.ts';

/** What a page loads and draws by itself is there by then, on most machines; ms. */
const AFTER_MS = 1_000;

let settled: Promise<void> | undefined;

/** Resolves when the page has stood for a while and has had nothing else to do once. */
export const pageSettled = (): Promise<void> =>
  (settled ??= new Promise<void>((resolve) => setTimeout(resolve, AFTER_MS)).then(untilIdle));
