// Lines of an IFC file as web-ifc gives them.
import type { IfcAPI } from 'web-ifc';

/** Half of the lines of a type are worse than none: rooms of one model would be measured in two ways. */
const MOST_LINES = 50_000;

/** What web-ifc gives of a line, attribute by attribute; a reference has the number of its line as value. */
export class IfcLine {
  readonly #api: IfcAPI;
  readonly #model: number;
  readonly #line: unknown;
  readonly type: number;

  constructor(api: IfcAPI, model: number, id: number) {
    this.#api = api;
    this.#model = model;
    this.#line = api.GetLine(model, id);
    this.type = api.GetLineType(model, id);
  }

  #attribute(name: string): unknown {
    return this.#line && typeof this.#line === 'object' ? Reflect.get(this.#line, name) : null;
  }

  text(name: string): string {
    const value = valueIn(this.#attribute(name));
    return typeof value === 'string' ? value : '';
  }

  number(name: string): number | null {
    const value = valueIn(this.#attribute(name));
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  }

  to(name: string): IfcLine | null {
    const id = this.number(name);
    return id === null ? null : new IfcLine(this.#api, this.#model, id);
  }

  ids(name: string): number[] {
    const list = this.#attribute(name);
    const values: unknown[] = Array.isArray(list) ? list.map(valueIn) : [];
    return values.filter((value) => typeof value === 'number');
  }

  all(name: string): IfcLine[] {
    return this.ids(name).map((id) => new IfcLine(this.#api, this.#model, id));
  }
}

const valueIn = (attribute: unknown): unknown =>
  attribute && typeof attribute === 'object' ? Reflect.get(attribute, 'value') : null;

/** @returns numbers of the lines of a type; null where they are more than are read */
export const allLinesOf = (api: IfcAPI, model: number, type: number): number[] | null => {
  const ids = api.GetLineIDsWithType(model, type);
  const count = ids.size();
  return count > MOST_LINES ? null : Array.from({ length: count }, (_, index) => ids.get(index));
};

/** @returns numbers of the first lines of a type */
export const firstLinesOf = (api: IfcAPI, model: number, type: number, most: number): number[] => {
  const ids = api.GetLineIDsWithType(model, type);
  return Array.from({ length: Math.min(ids.size(), most) }, (_, index) => ids.get(index));
};
