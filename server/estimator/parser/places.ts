// Keeps the places of a text: the same room named twice is one place, "Bed 1" and "Bed 2" are two.
import type { QuantityBasis } from '../../domain/catalog.ts';
import { extentOf } from './marks.ts';
import type { MarkOf } from './marks.ts';
import type { MeasureMark } from './accepts.ts';
import type { ReadPlace } from './parsed-place.ts';
import { roomLabel } from './vocabulary/rooms.ts';
import { isSized } from './is-sized.ts';

export class Places {
  readonly all: ReadPlace[] = [];
  private readonly basis: QuantityBasis;
  /** Of each type, in order; and those that had no size when they were last asked for. */
  private readonly byType = new Map<string, ReadPlace[]>();
  private readonly open = new Map<string, ReadPlace[]>();

  constructor(basis: QuantityBasis) {
    this.basis = basis;
  }

  get latest(): ReadPlace | undefined {
    return this.all.findLast((place) => !place.excluded);
  }

  /** Without a size so far, in the order in which they were named. */
  get unsized(): ReadPlace[] {
    return [...this.open.keys()]
      .flatMap((type) => this.unsizedOf(type))
      .toSorted((a, b) => a.order - b.order);
  }

  /** What has a size keeps it. */
  private unsizedOf(type: string): ReadPlace[] {
    const left = (this.open.get(type) ?? []).filter((place) => !isSized(place));
    this.open.set(type, left);
    return left;
  }

  /** A place with nothing known but its type. */
  create(type: string, number: number | null = null): ReadPlace {
    const place: ReadPlace = {
      type,
      label: roomLabel(type) + (number === null ? '' : ` ${number}`),
      number,
      count: 1,
      sizes: [],
      area: null,
      height: null,
      sizeBasis: this.basis,
      whole: null,
      adjective: true,
      excluded: false,
      order: this.all.length,
    };
    this.all.push(place);
    for (const kept of [this.byType, this.open]) {
      kept.set(type, kept.get(type) ?? []);
      kept.get(type)?.push(place);
    }
    return place;
  }

  /** The place a room mark speaks of, with the measures attached to it. */
  of(mark: MarkOf<'room'>, measures: readonly MeasureMark[]): ReadPlace {
    const sizes = measures.flatMap((m) =>
      m.kind === 'size' ? [{ length: m.length, width: m.width, height: m.height }] : [],
    );
    const area = measures.find((m) => m.kind === 'area')?.value ?? null;
    const height = measures.find((m) => m.kind === 'height')?.value ?? null;
    const count = measures.find((m) => m.kind === 'count')?.value ?? 1;
    const place =
      this.find(mark, sizes.length > 0 || area !== null, count) ??
      this.create(mark.room, mark.number ?? null);
    // Of several mentions the one that tells how large it is.
    if (!place.said || (!isSized(place) && measures.length > 0))
      place.said = [mark, ...measures].map(extentOf);
    if (sizes.length > 0) {
      place.sizes = sizes;
      if (count === 1 && sizes.length > 1) place.count = sizes.length;
    }
    if (area !== null) place.area = area;
    if (measures.some((m) => m.kind === 'area' && m.each === true)) place.each = true;
    if (height !== null) place.height = height;
    if (mark.qualifier === 'interior') place.inside = true;
    // "Both rooms" are the rooms named before, not two more of the last one.
    const speaksBack = mark.room === 'room' && place.type !== 'room';
    if (count > 1 && !speaksBack) place.count = count;
    if (mark.plural === true && !measures.some(({ kind }) => kind === 'count')) place.plural = true;
    return place;
  }

  private find(mark: MarkOf<'room'>, sized: boolean, count: number): ReadPlace | undefined {
    const number = mark.number ?? null;
    // "The room is 4 x 6" speaks of the room named before.
    if (mark.room === 'room') return (sized ? this.unsized : this.all).at(-1);
    const known = sized ? this.unsizedOf(mark.room) : (this.byType.get(mark.room) ?? []);
    return known.findLast(
      (place) =>
        (number === null || place.number === number) &&
        (count === 1 || place.count === 1 || place.count === count),
    );
  }
}
