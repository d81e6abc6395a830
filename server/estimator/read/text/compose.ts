// Turns mentions and places into patches of a scope of work, by one algorithm over the book. What else was said in its place
// shapes an assembly that words ordered. A single row that leads to a one-trade job becomes that job. Everything else is a row.
// Nothing is added that no words ordered.
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import { runAssembly } from '../../calculate/run-assembly.ts';
import { roomsFor } from './amounts.ts';
import { needsLoss, SURE_UNNAMED, unsureIn } from './evidence.ts';
import { byBuilding, coversPlace, isPartOf, isTooDear, usualAmount } from './usual-amounts.ts';
import { excludedBy } from './exclusions.ts';
import {
  geometryIn,
  groupsOf,
  HAS_SLAB,
  jobSuits,
  OUTSIDE,
  ROOM_JOBS,
  isOfAnother,
  rowSuits,
  wholeSize,
  type Group,
  type Job,
} from './groups.ts';
import { isWork, type Mention, type Reading } from './neighbors.ts';
import { joinPainting } from './painting.ts';
import {
  bring,
  companionsOf,
  isWithin,
  namedIn,
  removalWith,
  standsAlready,
  type NamedCodes,
} from './companions.ts';
import type { ComposeContext } from './compose-context.ts';
import {
  SURE,
  bestLead,
  exchanged,
  isApart,
  isDoneAgain,
  isGuess,
  isListed,
  isOfPart,
  isNamed,
  isOwnAmount,
  leadOf,
  nameOutside,
  usualType,
} from './jobs.ts';
import { buildingIn, inEach, measured, type JobSize } from './job-sizes.ts';
import { swaps } from './meaning.ts';
import { openingsOf, withoutOpenings } from './openings.ts';
import { BUILDING, hasSize, NO_SIZE, singlesOf, type NamedPlace } from './places.ts';
import {
  countedBefore,
  countSaid,
  jobCountSaid,
  linesSaid,
  quoted,
  timesOf,
} from './said-lines.ts';
import { squaresBeside } from './roofs.ts';
import { shapeAssembly, type NamedRow } from './shape.ts';
import { isWorkedOut, settingsOf } from './told-details.ts';

export interface Composed {
  /** Places first, then exclusions, then work. */
  patches: ScopePatch[];
  unpriced: Mention[];
}

const NEAR = 0.02;
/** Chance from which a row stands without its job. */
const CERTAIN = 0.75;
/** Dollars from which a row that no words measure has to be named by them. */
const LEAST_NAMED = 500;
const MOST_CODES = 100;

/** Writes the patches of one reading: places when they are first needed, exclusions, jobs, rows. */
class Composer {
  readonly patches: ScopePatch[] = [];
  readonly priced = new Set<Mention>();
  private readonly refs: Map<NamedPlace, string>;
  /** One of several equal rooms that are done over. */
  private readonly singles = new Map<NamedPlace, readonly NamedPlace[]>();
  private readonly taken = new Set<NamedRow<Mention>>();
  private readonly unsure: ReadonlySet<Mention>;
  private readonly named: NamedCodes;
  private readonly reading: Reading;
  private readonly context: ComposeContext;
  private readonly known: number;

  constructor(reading: Reading, context: ComposeContext, refs: ReadonlyMap<NamedPlace, string>) {
    this.reading = reading;
    this.context = context;
    this.refs = new Map(refs);
    this.known = refs.size;
    this.named = namedIn(reading, context);
    this.unsure = unsureIn(reading.mentions);
    for (const place of reading.places) Object.assign(place, wholeSize(place));
    nameOutside(reading, context);
  }

  /** The name of a place in the patches, which add it where it is new. */
  private refOf(place: NamedPlace): string {
    const known = this.refs.get(place);
    if (known !== undefined) return known;
    const ref = `place-${this.refs.size - this.known + 1}`;
    this.refs.set(place, ref);
    const isDouble = [...this.refs.keys()].filter(({ label }) => label === place.label).length > 1;
    const label = place.label.slice(0, 110);
    this.patches.push({
      kind: 'ADD_PLACE',
      ref,
      label: isDouble ? `${label} ${this.refs.size}` : label,
      type: place.type,
      count: place.count,
      ...(place.lengthFt === null ? {} : { lengthFt: place.lengthFt, widthFt: place.widthFt }),
      ...(place.areaSf === null ? {} : { areaSf: place.areaSf }),
      ...(place.heightFt === null ? {} : { heightFt: place.heightFt }),
      ...openingsOf(place),
      ...(place.source ? { source: place.source, basis: 'PLAN' as const } : {}),
      because: place.end > place.start ? this.context.becauseOf(place) : null,
    });
    return ref;
  }

  /** What stays, was done, or is not wanted. */
  exclude(mention: Mention): void {
    const codes = excludedBy(mention, this.named.ordered, this.context).slice(0, MOST_CODES);
    if (mention.role === 'done' && codes.length === 0) return;
    const [place, other] = mention.places;
    const isThereOnly = place !== undefined && !other && this.reading.places.length > 1;
    this.patches.push({
      kind: 'EXCLUDE',
      words: mention.words.slice(0, 300),
      codes,
      placeId: isThereOnly ? this.refOf(place) : null,
      because: this.context.becauseOf(mention),
    });
  }

  /** Rooms named together, in which a job is done one by one. */
  private singlesOf(place: NamedPlace): readonly NamedPlace[] {
    const known = this.singles.get(place) ?? singlesOf(place);
    this.singles.set(place, known);
    return known;
  }

  /** The place of a job of which an area was told: its own, another part of it, or a new one of that size. */
  private placeOfSize(job: Job, own: NamedPlace | null, { areaSf }: JobSize): string | null {
    if (areaSf === null) return own ? this.refOf(own) : null;
    const { start, end } = job.mention;
    const size = { ...NO_SIZE, areaSf };
    if (!own)
      return this.refOf({
        ...size,
        type: usualType(job, this.context),
        label: job.assembly.name,
        count: 1,
        start,
        end,
      });
    const ownSf = own.areaSf ?? (own.lengthFt ?? 0) * (own.widthFt ?? 0);
    if (ownSf > 0 && Math.abs(ownSf - areaSf) > NEAR * areaSf)
      return this.refOf({
        ...own,
        ...size,
        label: `${own.label}, ${Math.round(areaSf)} sq ft`,
        start,
        end,
      });
    const ref = this.refOf(own);
    if (ownSf === 0) {
      this.patches.push({ kind: 'SET_PLACE', placeId: ref, areaSf });
      own.areaSf = areaSf;
    }
    return ref;
  }

  /** Adds the rows of a guessed job that have an amount, or a place that was measured. */
  private addTold(rows: readonly NamedRow<Mention>[], place: NamedPlace | null): void {
    const open = rows.filter((row) => !this.taken.has(row));
    for (const row of open) this.taken.add(row);
    for (const row of open)
      if (row.quantity !== null || this.isMeasured(row, place)) this.addRow(row, place, true);
  }

  /** @param rows what else was said where the job is done; those that it explains are taken */
  private addJob(
    job: Job,
    place: NamedPlace | null,
    rows: readonly NamedRow<Mention>[],
    untaken = rows.filter((row) => !this.taken.has(row)),
  ): void {
    const { assembly, mention } = job;
    const { context } = this;
    const usual = usualType(job, context);
    const here =
      place && (isOfPart(job, place) || jobSuits(assembly, usual, place.type)) ? place : null;
    const size = measured(job, place, context);
    const sourced = rows.filter(({ source }) => source === mention);
    if (isGuess(job, size, here, this.reading, context)) return this.addTold(sourced, place);
    const isRepeated = here !== null && here.count > 1 && ROOM_JOBS.has(assembly.id);
    const singles = isRepeated ? this.singlesOf(here) : [];
    if (singles.length > 1) return singles.forEach((one) => this.addJob(job, one, rows, untaken));
    const own = singles[0] ?? here;
    const geometry = geometryIn(
      own?.type ?? usual,
      size.areaSf === null ? own : { ...NO_SIZE, label: '', areaSf: size.areaSf },
      context,
    );
    const settings = settingsOf({ job, size, here }, untaken, this.reading, context);
    const { told, fixed, derived, open, said } = settings;
    const start = { ...job.start, ...derived, ...told };
    const before = countedBefore(this.taken, mention);
    const building = Object.keys(derived).length > 0 && !here ? buildingIn(this.reading) : null;
    const isSized = size.areaSf !== null || (own !== null && hasSize(own));
    const kept = isSized ? [...fixed, 'A'] : fixed;
    const shaped = shapeAssembly(assembly, geometry, context.grade, start, open, kept);
    const all = isRepeated ? here.count : size.times * inEach(job, shaped, here, this.reading);
    const within = open.filter(({ code }) => isWithin(code, assembly.id));
    this.settle(job, new Set([...shaped.explained, ...within]), open);
    const lines = runAssembly(assembly, geometry, context.grade, shaped.params);
    this.patches.push({
      kind: 'ADD_WORK',
      // Measured by the building: it follows when that is corrected.
      placeId: this.placeOfSize(job, own ?? building, size),
      assembly: assembly.id,
      params: Object.entries(shaped.params).map(([name, value]) => ({
        name,
        value,
        ...quoted(said.get(name) ?? shaped.because.get(name), mention, context),
      })),
      // What words name or count is stated; what follows from the size of the house is not.
      basis: isWorkedOut(derived) ? 'DERIVED' : 'STATED',
      set: linesSaid(shaped, mention, context, this.reading),
      without: [
        ...exchanged(lines, open, shaped.explained, job, context),
        ...standsAlready({ lines, assembly: assembly.id }, mention, this.named, context),
        ...before,
      ],
      ...jobCountSaid(assembly.name, mention, context),
      times: all * timesOf(mention, usual, this.reading),
      ownerSupplies: mention.isSupplied,
      ...(mention.isMaterialsOnly ? { materialsOnly: true } : {}),
      because: context.becauseOf(mention),
    });
  }

  /** "Garage 20x22: pour the slab": no patio is built, and the place gives the row its amount. */
  private isMeasured({ code, source }: NamedRow<Mention>, place: NamedPlace | null): boolean {
    const order = this.context.book.rowOrders.get(code);
    return (
      place !== null &&
      hasSize(place) &&
      source.chance >= CERTAIN &&
      order !== undefined &&
      (coversPlace(source, place, order) ||
        (HAS_SLAB.has(place.type) && rowSuits(order.place, place.type)))
    );
  }

  /** Rows that a job explains, and what led to it, whether or not its line needed anything. */
  private settle(
    { assembly, mention }: Job,
    explained: ReadonlySet<NamedRow<Mention>>,
    open: readonly NamedRow<Mention>[],
  ): void {
    this.priced.add(mention);
    for (const row of explained) {
      this.taken.add(row);
      this.priced.add(row.source);
    }
    for (const row of open)
      if (row.source === mention && leadOf(row, this.context)?.assembly === assembly)
        this.taken.add(row);
  }

  private addRow(row: NamedRow<Mention>, place: NamedPlace | null, isAlone: boolean): void {
    const { code, quantity: told, source: mention } = row;
    const { book, grade, becauseOf } = this.context;
    const [order, item] = [book.rowOrders.get(code), book.items.get(code)];
    if (!order || !item || this.unsure.has(mention)) return;
    if (told === null && isOfAnother(code, order.place, place, mention.places)) return;
    const whole = place && isPartOf(place, code, mention) ? null : place;
    const here =
      whole && (coversPlace(mention, whole, order) || rowSuits(order.place, whole.type))
        ? whole
        : null;
    const geometry = geometryIn(here?.type ?? order.place, here, this.context);
    const known = { ...geometry, g: grade };
    const usual = usualAmount(item, order.usual, mention, known, this.context);
    const inRooms = roomsFor(item, told, usual, mention, here, this.reading);
    const house = here && hasSize(here) ? here : buildingIn(this.reading);
    const beside =
      squaresBeside(mention, item, this.reading) ??
      byBuilding(item, order.usual, mention, house, this.context.text);
    const all = told ?? beside ?? usual;
    const quantity = all * inRooms * timesOf(mention, order.place, this.reading);
    const isSized = beside !== null || (here !== null && hasSize(here));
    const isOfNoLoss = !this.context.isLoss && needsLoss(code, mention);
    // A dear amount that only another room than the named one has.
    const isElsewhere =
      place !== null && here === null && !BUILDING.has(place.type) && mention.chance < SURE_UNNAMED;
    const cost = item.costs[grade].price * usual;
    const isDear =
      isTooDear(cost, mention, isElsewhere) ||
      (!isSized && cost > LEAST_NAMED && !isNamed(mention, code, this.reading, this.context));
    const isGuessed =
      told === null && usual > 1 && (isOfNoLoss || isDear || (!isSized && mention.chance < SURE));
    if (isGuessed || !(quantity > 0)) return;
    const placeId = here ? this.refOf(here) : null;
    this.priced.add(mention);
    this.patches.push({
      kind: 'ADD_WORK',
      placeId,
      code,
      quantity,
      basis: told !== null ? 'STATED' : isSized || item.unit === 'EA' ? 'DERIVED' : 'DEFAULT',
      ...countSaid(item, told, mention, this.context),
      ownerSupplies: mention.isSupplied,
      ...(mention.isMaterialsOnly ? { materialsOnly: true } : {}),
      because: becauseOf(mention),
    });
    // What is torn out under containment brings the containment.
    if (mention.role !== 'order' && item.action !== 'remove') return;
    const done = { row, item, quantity, geometry, placeId };
    if (isAlone) bring(this.patches, done, companionsOf(done, this.named, this.context));
    if (swaps(mention.words))
      this.patches.push(...removalWith(done, this.named, this.patches, this.context));
  }

  /** Jobs that words ordered whole; rooms of a house that is done over are parts of it, roof and yard of work outside. */
  addOrdered(groups: readonly Group[]): void {
    for (const { place, jobs } of groups)
      for (const job of jobs.filter(({ mention }) => !this.unsure.has(mention))) {
        const usual = usualType(job, this.context);
        const isNear = (other: NamedPlace | null): boolean => {
          if (other === place || other === null) return true;
          const isOutside = OUTSIDE.has(other.type);
          return OUTSIDE.has(usual)
            ? isOutside || other.type === 'house'
            : BUILDING.has(usual) && !isOutside;
        };
        const isOf = (row: NamedRow<Mention>, other: NamedPlace | null): boolean =>
          other === place || !isDoneAgain(row, job, this.context);
        const near = groups
          .filter((group) => isNear(group.place))
          .flatMap((group) => group.rows.filter((row) => isOf(row, group.place)));
        this.addJob(job, place, near);
      }
  }

  /** Rows that lead to a job of their own, then those that stand alone. */
  addNamed({ place, rows }: Group): void {
    const listed = new Set<NamedRow<Mention>>();
    const alone = new Set(rows.filter((row) => isApart(row, rows, this.context.text)));
    const open = () =>
      rows.filter((row) => !this.taken.has(row) && !listed.has(row) && !alone.has(row));
    const sure = () => open().filter(({ source }) => !this.unsure.has(source));
    const next = () => bestLead(sure(), place, this.context);
    for (let job = next(); job; job = next()) {
      const own = rows.filter(({ source }) => source === job?.mention);
      if (isListed(job, rows, this.context)) own.forEach((row) => listed.add(row));
      else if (isOwnAmount(job, rows, this.context)) own.forEach((row) => alone.add(row));
      else this.addJob(job, place, open());
    }
    for (const row of rows) if (!this.taken.has(row)) this.addRow(row, place, listed.size === 0);
  }

  /** Rooms that were measured are shown, worked in or not, so that their owner can put them right. */
  addMeasured(): void {
    for (const place of this.reading.places)
      if ((place.lengthFt !== null || place.areaSf !== null) && !this.singles.has(place))
        this.refOf(place);
  }
}

/** @param standing ids of places that the scope has already */
export const compose = (
  told: Reading,
  context: ComposeContext,
  standing: ReadonlyMap<NamedPlace, string> = new Map(),
): Composed => {
  const reading = withoutOpenings(told, context.text);
  const composer = new Composer(reading, context, standing);
  for (const mention of reading.mentions) if (!isWork(mention)) composer.exclude(mention);
  const groups = groupsOf(reading, context);
  composer.addOrdered(groups);
  for (const group of groups) composer.addNamed(group);
  composer.addMeasured();
  const { patches, priced } = composer;
  for (const { again } of groups)
    for (const [mention, first] of again) if (priced.has(first)) priced.add(mention);
  return {
    patches: joinPainting(patches),
    unpriced: reading.mentions.filter((mention) => isWork(mention) && !priced.has(mention)),
  };
};
