// Turns one task into work by the pricing of its object and verb.
import { roundCents } from '../../domain/money.ts';
import { conceptOf } from '../parser/concepts/all.ts';
import type { Concept } from '../parser/concepts/concept.ts';
import type { Task } from '../parser/parsed-task.ts';
import { withoutProducts } from '../takeoff/owner-supplies.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { extraParams } from './extra-params.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { amountOf } from './quantity.ts';
import { statedAmount } from './stated-amount.ts';
import type { Amount } from './amount.ts';
import { choose, pricingOf, verbOf } from './task-pricing.ts';
import { shellFor } from './shell.ts';
import { ownSpace } from './spaces.ts';
import { isSupplied, noteSupplied } from './supplied.ts';
import { joined, spacesFor } from './task-spaces.ts';
import { verbWord } from './verb-words.ts';

/** Counted things, and usual amounts nobody stated, are those of one room. */
const multiplies = (concept: Concept, task: Task, isUsual: boolean): boolean =>
  (concept.measure === 'count' ? task.count === undefined : isUsual) &&
  task.places.some((place) => place.count > 1);

/** A patch of this area is cut out and boarded, SF. */
const LEAST_BOARDS = 17;

/** A size beyond this is a room's, SF. */
const LARGEST_PATCH = 64;

const taskWords = ({ concept, verb }: Task): string =>
  `${verb === null ? '' : `${verbWord(verb).toLowerCase()} `}${conceptOf(concept).words.split('|')[0] ?? concept}`;

/** Work of one task; empty when it cannot be priced. */
export const taskPackages = (task: Task, job: Job): WorkPackage[] => {
  if (!isSupplied(task)) return pricedWork(task, job);
  noteSupplied(task, job);
  return pricedWork(task, job).map((work) => withoutProducts(work, ['*'], job.book));
};

const pricedWork = (task: Task, job: Job): WorkPackage[] => {
  const patch = task.size ? task.size.length * task.size.width : undefined;
  const boards = task.area ?? (patch !== undefined && patch <= LARGEST_PATCH ? patch : undefined);
  if (task.concept === 'drywall' && boards !== undefined && task.verb !== 'repair')
    return [boardByArea(task, boards, job)];
  // "Patch about 12 sf": boards of that area, no hole.
  if (task.concept === 'drywall_hole' && (task.area ?? 0) >= LEAST_BOARDS)
    return [boardByArea({ ...task, verb: 'replace' }, task.area ?? 0, job)];
  const concept = conceptOf(task.concept);
  const found = pricingOf(concept, verbOf(task));
  if (!found || found.codes?.length === 0) {
    job.scope.notes.push(
      `The price list has no rate for "${taskWords(task)}", so it is not in the total.`,
    );
    if (task.span) job.scope.unread = [...(job.scope.unread ?? []), task.span];
    return [];
  }
  if (concept.onlyStated && statedAmount(concept, task) === null) return [];
  const { pricing, params } = choose(found, task.qualifiers);
  const found0 = spacesFor(concept, task, job);
  const spaces = pricing.together === true ? joined(found0) : found0;
  const isOfRoom = pricing.perRoom === true || pricing.fromRoom !== undefined;
  // "420 SF of quarry tile in the restaurant kitchen": a stated amount is that of all rooms together.
  const isTotal = pricing.codes !== undefined && statedAmount(concept, task) !== null;
  const used = isOfRoom && !isTotal ? spaces : spaces.slice(0, 1);
  return used.map(({ space, times, named }) => {
    const amount = amountOf(concept, pricing, task, space);
    const repeat =
      (isOfRoom && !isTotal) || multiplies(concept, task, amount?.basis === 'DEFAULT') ? times : 1;
    const shown = named ? space : { ...space, label: space.label };
    if (pricing.assembly !== undefined) {
      const extra = extraParams(pricing.assembly, task, job, amount);
      const all: Record<string, Params[string]> = { ...params, ...extra.params };
      const statedNames = new Set(extra.stated);
      if (pricing.quantity !== undefined && amount && !(pricing.quantity in extra.params)) {
        all[pricing.quantity] = roundCents(amount.value);
        if (amount.basis === 'STATED' || amount.basis === 'DERIVED')
          statedNames.add(pricing.quantity);
      }
      // "3 showers": an assembly of one, done three times.
      const counts = pricing.quantity === undefined && !('units' in extra.params);
      const pieces = concept.measure === 'count' && counts ? (task.count ?? 1) : 1;
      return packageOf({
        assembly: pricing.assembly,
        space: shellFor(pricing.assembly, shown, job.book),
        params: all,
        stated: statedNames,
        times: repeat * Math.max(1, pieces),
      });
    }
    const quantity = amount ?? { value: 1, basis: 'DEFAULT' as const, formula: 'one assumed' };
    return packageOf({
      space: shown,
      times: repeat,
      work:
        concept.workName ??
        `${verbWord(task.verb)} ${(concept.words.split('|')[0] ?? '').toLowerCase()}`,
      items: (pricing.codes ?? [])
        .map(([code, share]) => [code, partOf(share, code, quantity, task, job)] as const)
        .map(([code, factor]) =>
          direct(
            code,
            quantity.value * factor,
            quantity.basis,
            factor === 1 ? quantity.formula : `${factor} x ${quantity.formula}`,
          ),
        ),
    });
  });
};

/** A repair is a share of the usual whole; "repair 30 SF of siding" states the share itself. */
const partOf = (share: number, code: string, { basis }: Amount, task: Task, job: Job): number => {
  // "Haul away 3 appliances": a kitchen has four.
  if (task.concept === 'appliances' && task.count !== undefined && share > 1) return task.count;
  const unit = job.book.items.get(code)?.unit;
  const isStated = basis === 'STATED' && (unit === 'SF' || unit === 'LF');
  return task.verb === 'repair' && share < 1 && isStated ? 1 : share;
};

/** Drywall given as an area is the area of the boards, not of a floor. */
const boardByArea = (task: Task, area: number, job: Job): WorkPackage => {
  const board = task.qualifiers.has('type_x')
    ? 'DRW-58X'
    : task.qualifiers.has('moisture')
      ? 'DRW-MR'
      : 'DRW-WALL';
  const removes = task.verb === 'replace' || task.verb === 'remove' || task.verb === null;
  const isPainted = job.scope.bareVerbs.some(
    ({ verb, clause, area: own }) => verb === 'paint' && clause === task.clause && own === null,
  );
  const codes = [
    ...(removes ? ['DEM-DRYWALL'] : []),
    ...(task.verb === 'remove' ? [] : [board]),
    ...(isPainted ? ['PNT-PRIME', 'PNT-WALL'] : []),
  ];
  const space = ownSpace('room', task.places[0]?.label ?? '', {}, job.book);
  return packageOf({
    space,
    work: `${verbWord(task.verb)} drywall`,
    items: codes.map((code) => direct(code, area, 'STATED', `${area} SF as stated`)),
  });
};
