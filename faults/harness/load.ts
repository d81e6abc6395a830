// A steady stream of requests, whatever becomes of them.
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';

/** Characters of a refusal that are kept. */
const REFUSAL_TOLD = 300;

export interface Answer {
  /** 0: no answer at all. */
  status: number;
  retryAfter: string | null;
  /** What it said instead of what was asked for; empty for a good one. */
  refusal: string;
  startedAt: number;
  ms: number;
}

export interface Load {
  /** Ends the stream and waits for what is on its way. */
  stop(): Promise<Answer[]>;
}

const ask = async (url: string, headers: Record<string, string>): Promise<Answer> => {
  const startedAt = Date.now();
  const begun = performance.now();
  const answer = await fetch(url, { headers }).then(
    async (response) => {
      const said = await response.text();
      const { status, ok } = response;
      const retryAfter = response.headers.get('retry-after');
      return { status, retryAfter, refusal: ok ? '' : said.slice(0, REFUSAL_TOLD) };
    },
    (error: unknown) => ({
      status: 0,
      retryAfter: null,
      refusal: inspect(error).slice(0, REFUSAL_TOLD),
    }),
  );
  return { ...answer, startedAt, ms: performance.now() - begun };
};

/**
 * @param url asked anew for each request, as its server may have moved
 * @param mostOpen requests that wait for an answer at once: a machine that cannot keep up is asked less often
 */
export const startLoad = (
  url: () => string,
  headers: Record<string, string>,
  perSecond: number,
  mostOpen = Infinity,
): Load => {
  const answers: Promise<Answer>[] = [];
  const open = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  const streaming = (async () => {
    const begun = performance.now();
    while (!stopping.signal.aborted) {
      if (open.size >= mostOpen) await Promise.race(open);
      const answer = ask(url(), headers);
      answers.push(answer);
      open.add(answer);
      void answer.then(() => open.delete(answer));
      const next = begun + (answers.length * 1_000) / perSecond;
      await delay(Math.max(0, next - performance.now()));
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await streaming;
      return Promise.all(answers);
    },
  };
};

export const percentile = (values: readonly number[], share: number): number => {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
};

export const msOf = (answers: readonly Answer[]): number[] => answers.map(({ ms }) => ms);
