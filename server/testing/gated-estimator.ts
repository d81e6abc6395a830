// Lets a test hold any estimator at its first line, for as long as it wants to look. It is never part of the product.
import type { Estimator } from '../estimator/estimator.ts';

export interface Gate {
  /** Stops each estimate after its first line until `open` is called. */
  close(): void;
  open(): void;
}

/** Resolves when the gate is open; rejects with the signal's reason when that comes first. */
const passed = (gate: Promise<void>, signal: AbortSignal | undefined): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal?.reason as Error);
  signal?.addEventListener('abort', onAbort, { once: true });
  return Promise.race([gate, promise]).finally(() => signal?.removeEventListener('abort', onAbort));
};

export const gateEstimator = <Inner extends Estimator>(inner: Inner): Inner & Gate => {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const gated: Estimator & Gate = {
    version: inner.version,
    seesPictures: inner.seesPictures,
    asksModel: (request) => inner.asksModel(request),
    close() {
      gate = Promise.withResolvers<void>();
    },
    open() {
      gate.resolve();
    },
    preview: (request, caller) => inner.preview(request, caller),
    revise: (scope, patches, terms, caller) => inner.revise(scope, patches, terms, caller),
    prepare: (scope, terms, caller) => inner.prepare(scope, terms, caller),
    reach: (scope, terms, gap, caller) => inner.reach(scope, terms, gap, caller),
    priceAnswers: (scope, terms, caller) => inner.priceAnswers(scope, terms, caller),
    compare: (left, right, caller) => inner.compare(left, right, caller),
    sideBySide: (estimates, caller) => inner.sideBySide(estimates, caller),
    readPaper: (source, caller) => inner.readPaper(source, caller),
    readPlan: (pages, caller) => inner.readPlan(pages, caller),
    comparePaper: (asked, caller) => inner.comparePaper(asked, caller),
    compareBids: (asked, caller) => inner.compareBids(asked, caller),
    cut: (problems, caller) => inner.cut(problems, caller),
    warm: () => inner.warm(),
    end: () => inner.end(),
    estimate: (request, observer, caller) =>
      inner.estimate(
        request,
        {
          onStage: (stage) => observer.onStage(stage),
          async onLine(line) {
            await observer.onLine(line);
            await passed(gate.promise, caller.signal);
          },
        },
        caller,
      ),
  };
  return Object.assign(Object.create(inner) as Inner, gated);
};
