// The product's exporter in a process of its own, with a watch on what its main thread has to do meanwhile.
import { createExporter } from '../../server/infra/exporting/exporter.ts';
import { serveDuties } from '../harness/child.ts';
import { samplePrint } from './sample.ts';
import { watchThread } from './watch-thread.ts';

const ENTRY = new URL('../../server/features/exports/export-process.ts', import.meta.url);

const exporter = createExporter(ENTRY, { error: console.error });

const duties = {
  async print(count: number) {
    const print = samplePrint(count);
    const cpu = watchThread();
    const started = performance.now();
    const bytes = await exporter.make('estimatePdf', print, { owner: 'bench' });
    const ms = performance.now() - started;
    return { ms, mainMs: cpu(), bytes: bytes.length };
  },
};
export type OurExporter = typeof duties;

serveDuties(duties);
