// What is asked of a model of a building (IFC): its rooms, walls, doors and windows as solids, and what they are called.
import {
  type IfcAPI,
  IFCDOOR,
  IFCDOORSTANDARDCASE,
  IFCOPENINGELEMENT,
  IFCRELFILLSELEMENT,
  IFCSPACE,
  IFCWALL,
  IFCWALLSTANDARDCASE,
  IFCWINDOW,
  IFCWINDOWSTANDARDCASE,
} from 'web-ifc';
import { allLinesOf, firstLinesOf, IfcLine } from './ifc-line.ts';
import { type Quantities, quantitiesOf } from './ifc-quantities.ts';
import { type Solid, solidOf, trianglesOf } from './ifc-solids.ts';

export const MOST_ELEMENTS = 5_000;

/** Elements by what their owner calls them. */
export const KINDS = {
  rooms: [IFCSPACE],
  walls: [IFCWALL, IFCWALLSTANDARDCASE],
  doors: [IFCDOOR, IFCDOORSTANDARDCASE],
  windows: [IFCWINDOW, IFCWINDOWSTANDARDCASE],
  openings: [IFCOPENINGELEMENT],
} as const;

/** Lower openings are recesses, or holes in floors, meters. */
const LEAST_GAP = 1.5;

const LONGEST_NAME = 60;

export interface Holes {
  /** Those in which nothing stands. */
  gaps: Solid[];
  /** The others, with the number of what stands in them. */
  filled: Solid[];
}

export class Model {
  readonly #api: IfcAPI;
  readonly #id: number;
  /** Kinds of which the model holds more than are read. */
  readonly cut = new Set<keyof typeof KINDS>();

  constructor(api: IfcAPI, id: number) {
    this.#api = api;
    this.#id = id;
  }

  /** The first elements of a kind; where there are more, the kind is among those that are cut. */
  solids(kind: keyof typeof KINDS): Solid[] {
    const lines = KINDS[kind].flatMap((type) =>
      firstLinesOf(this.#api, this.#id, type, MOST_ELEMENTS + 1),
    );
    const ids = [...new Set(lines)];
    if (ids.length > MOST_ELEMENTS) this.cut.add(kind);
    const solids: Solid[] = [];
    this.#api.StreamMeshes(this.#id, ids.slice(0, MOST_ELEMENTS), (mesh) => {
      const solid = solidOf(mesh.expressID, trianglesOf(this.#api, this.#id, mesh));
      if (solid) solids.push(solid);
    });
    return solids;
  }

  /** Openings of walls by what stands in them; null where that is more than is read. */
  holes(): Holes | null {
    const relations = allLinesOf(this.#api, this.#id, IFCRELFILLSELEMENT);
    if (!relations) return null;
    const filled = new Map<number, number>();
    for (const relation of relations) {
      const line = new IfcLine(this.#api, this.#id, relation);
      const opening = line.number('RelatingOpeningElement');
      const element = line.number('RelatedBuildingElement');
      if (opening !== null) filled.set(opening, element ?? opening);
    }
    const openings = this.solids('openings');
    return {
      gaps: openings.filter(({ id, bottom, top }) => !filled.has(id) && top - bottom >= LEAST_GAP),
      filled: openings.flatMap((opening) => {
        const element = filled.get(opening.id);
        return element === undefined ? [] : [{ ...opening, id: element }];
      }),
    };
  }

  /** Doors, or windows. One without a shape of its own is as large as the opening that it stands in. */
  fittings(kind: 'doors' | 'windows', holes: Holes | null): Solid[] {
    const solids = this.solids(kind);
    const known = new Set(solids.map(({ id }) => id));
    const types = new Set<number>(KINDS[kind]);
    const shapeless = (holes?.filled ?? []).filter(
      ({ id }) => !known.has(id) && types.has(this.#api.GetLineType(this.#id, id)),
    );
    return [...solids, ...shapeless];
  }

  /** Names of the rooms that are told and have no shape. */
  shapelessRooms(rooms: readonly Solid[]): string[] {
    const known = new Set(rooms.map(({ id }) => id));
    return firstLinesOf(this.#api, this.#id, IFCSPACE, MOST_ELEMENTS)
      .filter((id) => !known.has(id))
      .map((id) => this.nameOf(id)[0] ?? 'a room without a name');
  }

  /** True of a space that holds others: a dwelling, or the gross area of a story. */
  isWhole(id: number): boolean {
    const line = new IfcLine(this.#api, this.#id, id);
    return line.text('CompositionType') === 'COMPLEX' || line.text('PredefinedType') === 'GFA';
  }

  quantitiesOf(elements: readonly Solid[]): ReadonlyMap<number, Quantities> | null {
    return quantitiesOf(this.#api, this.#id, new Set(elements.map(({ id }) => id)));
  }

  /** Name of a space: the long one, as the short one often is a number; the one with letters, where the other has none. */
  nameOf(id: number): string[] {
    const line = new IfcLine(this.#api, this.#id, id);
    const told = ['LongName', 'Name'].map((field) =>
      line.text(field).trim().slice(0, LONGEST_NAME),
    );
    const names = [...told.filter((name) => /\p{L}/u.test(name)), ...told];
    return names.filter((name) => name !== '').slice(0, 1);
  }
}
