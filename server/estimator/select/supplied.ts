// What the owner brings: the product leaves the estimate, its fitting stays as hours of the trade.
import { conceptOf } from '../scope/concepts/all.ts';
import type { Task } from '../scope/scope.ts';
import { runAssembly } from '../takeoff/run-assembly.ts';
import { geometryOf } from '../takeoff/space.ts';
import { fits } from '../takeoff/work-package.ts';
import type { DirectItem, WorkPackage } from '../takeoff/work-package.ts';
import { direct } from './job.ts';
import type { Job } from './job.ts';

/** Hours of a trade as the catalogue sells them, by the beginning of the product's code. */
const LABOUR_CODES: Readonly<Record<string, string>> = {
  PLB: 'PLB-LABOR',
  ELE: 'ELE-LABOR',
  HVC: 'HVC-LABOR',
  PNT: 'PNT-LABOR',
};
const OTHER_LABOUR = 'GCN-HANDY';
/** Below this share of the labour the material is small stuff a trade brings along. */
const LEAST_PRODUCT_SHARE = 0.25;
const STANDARD = 1;

export const isSupplied = (task: Task): boolean => task.qualifiers.has('supplied');

interface Piece {
  code: string;
  quantity: number;
}

const piecesOf = (work: WorkPackage, job: Job): Piece[] => {
  const assembly = work.assembly === null ? undefined : job.book.assemblies.get(work.assembly);
  const taken = assembly
    ? runAssembly(assembly, geometryOf(work.space), STANDARD, work.params)
    : [];
  return [...taken, ...work.items];
};

/** `work` with the products whose codes fit a pattern replaced by the hours that fit them. */
export const withoutProducts = (
  work: WorkPackage,
  patterns: readonly string[],
  job: Job,
): WorkPackage => {
  const drops: string[] = [];
  const items: DirectItem[] = [];
  for (const { code, quantity } of piecesOf(work, job)) {
    const cost = job.book.items.get(code)?.costs[STANDARD];
    const isProduct = cost !== undefined && cost.material > cost.labor * LEAST_PRODUCT_SHARE;
    if (!isProduct || !patterns.some((pattern) => fits(code, pattern))) continue;
    const hours = cost.hours * quantity;
    drops.push(code);
    if (hours > 0) {
      const labour = LABOUR_CODES[code.slice(0, 3)] ?? OTHER_LABOUR;
      items.push(
        direct(labour, hours, 'DERIVED', `${cost.hours} h x ${quantity}, material by the owner`),
      );
    }
  }
  const kept = work.items.filter(({ code }) => !drops.includes(code));
  return { ...work, drops: [...work.drops, ...drops], items: [...kept, ...items] };
};

/** Says in the reasoning what the owner supplies. */
export const noteSupplied = (task: Task, job: Job): void => {
  const name = conceptOf(task.concept).words.split('|')[0] ?? task.concept;
  const note = `You supply the ${task.floor ?? name}: only the labour to fit it is priced.`;
  if (!job.scope.notes.includes(note)) job.scope.notes.push(note);
};
