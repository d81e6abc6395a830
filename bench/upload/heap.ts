// Looks at the heap twice a second while an upload runs: more often would cost what is measured.
import { collectGarbage } from '../harness/child.ts';

const EVERY_MS = 500;
const MB = 1_000_000;

export interface HeapWatch {
  startHeapWatch(): void;
  /** MB by which the heap, and memory outside of it that Node counts, grew at most. */
  endHeapWatch(): { heapMb: number; externalMb: number };
}

export const watchHeap = (): HeapWatch => {
  let timer: NodeJS.Timeout | undefined;
  let before = process.memoryUsage();
  let [heap, external] = [0, 0];
  return {
    startHeapWatch() {
      collectGarbage();
      before = process.memoryUsage();
      [heap, external] = [0, 0];
      timer = setInterval(() => {
        const now = process.memoryUsage();
        heap = Math.max(heap, now.heapUsed - before.heapUsed);
        external = Math.max(external, now.external - before.external);
      }, EVERY_MS);
    },
    endHeapWatch() {
      clearInterval(timer);
      return { heapMb: heap / MB, externalMb: external / MB };
    },
  };
};
