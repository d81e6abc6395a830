// What every selecting rule works with, and small helpers to make work packages.
import type { AgentKind, PropertyType } from '../../domain/catalog.ts';
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { PriceBook } from '../price-book.ts';
import type { ReadScope } from '../parser/parsed-request.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Told } from '../parser/span.ts';
import { spansOf } from '../parser/span.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Space } from '../takeoff/space.ts';
import type { DirectItem, WorkPackage } from '../takeoff/work-package.ts';

export interface Job {
  scope: ReadScope;
  book: PriceBook;
  agent: AgentKind;
  propertyType: PropertyType;
  /** Tasks already turned into work; a task is never priced twice. */
  done: Set<Task>;
  packages: WorkPackage[];
  /** A tub turned into a shower, when the text asks for one. */
  conversion: { places: ReadPlace[]; qualifiers: ReadonlySet<string>; told: Told[] } | null;
  questions: string[];
}

type PackageInput = Partial<Omit<WorkPackage, 'space'>> & { space: Space };

export const packageOf = ({ space, ...more }: PackageInput): WorkPackage => ({
  assembly: null,
  space,
  params: {},
  stated: new Set(Object.keys(more.params ?? {})),
  times: 1,
  overrides: [],
  drops: [],
  items: [],
  work: null,
  ...more,
});

export const direct = (
  code: string,
  quantity: number,
  basis: QuantityBasis,
  formula: string,
): DirectItem => ({
  code,
  quantity,
  basis,
  formula,
});

/**
 * Runs `selecting` and says of the packages it makes where they were ordered: in the words of `things`, and of the tasks
 * that are done with them.
 */
export const orderedBy = (job: Job, things: readonly Told[], selecting: () => void): void => {
  const before = job.packages.length;
  const done = job.done.size;
  selecting();
  const spans = spansOf([...things, ...[...job.done].slice(done)]);
  if (spans.length === 0) return;
  const made = job.packages.slice(before).map((work) => (work.spans ? work : { ...work, spans }));
  job.packages.splice(before, made.length, ...made);
};

/** Whether an assembly has a parameter of that name. */
export const hasParam = (book: PriceBook, assembly: string, name: string): boolean =>
  book.assemblies.get(assembly)?.params.some(([known]) => known === name) ?? false;

/** `params` without names the assembly does not know. */
export const knownParams = (book: PriceBook, assembly: string, params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => hasParam(book, assembly, name)));
