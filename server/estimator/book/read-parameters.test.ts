import { describe, expect, it } from 'vitest';
import { literalsOf } from '../calculate/formula/literals.ts';
import { evaluate } from '../calculate/formula/formula.ts';
import { loadPriceBook } from './price-book.ts';
import { geometryOf } from '../calculate/space.ts';
import { parametersOf } from './read-parameters.ts';
import { readParameterRows } from './parameter-rows.ts';

const book = await loadPriceBook();

/** Small, middling and large rooms: defaults follow from the size. */
const sizes = [5, 8, 12, 20, 60].map((side) =>
  geometryOf({
    label: 'Room',
    type: 'bedroom',
    length: side,
    width: side,
    area: side * side,
    perimeter: 4 * side,
    height: 8,
    doors: 1,
    windows: 1,
    rooms: 1,
    basis: 'STATED',
  }),
);

describe('parameters of the assemblies', () => {
  it('are all described, each once', () => {
    const all = [...book.assemblies.values()];
    for (const { params, parameters } of all)
      expect(parameters.map(({ name }) => name).toSorted()).toEqual(
        params.map(([name]) => name).toSorted(),
      );
    expect(all.flatMap(({ parameters }) => parameters)).toHaveLength(477);
  });

  it('have defaults that are allowed themselves, at every finish level and size', () => {
    for (const { id, params, parameters } of book.assemblies.values())
      for (const geometry of sizes)
        for (const g of [0, 1, 2]) {
          const scope: Record<string, number | string> = { ...geometry, g };
          for (const [name, fallback] of params) {
            const value = typeof fallback === 'number' ? fallback : evaluate(fallback, scope);
            scope[name] = value;
            const known = parameters.find((parameter) => parameter.name === name);
            const allowed =
              known?.kind === 'CHOICE'
                ? known.choices.some((choice) => choice.value === value)
                : known?.kind === 'YES_NO'
                  ? value === 0 || value === 1
                  : typeof value === 'number' &&
                    value >= (known?.min ?? -Infinity) &&
                    value <= (known?.max ?? Infinity);
            expect(allowed, `${id}.${name} = ${value}`).toBe(true);
          }
        }
  });

  it('are each asked for in one question, with what hangs on it behind', () => {
    for (const { id, parameters } of book.assemblies.values())
      for (const { name, question } of parameters)
        expect(question, `${id}.${name}`).toMatch(/^[A-Z0-9][^?]*\?(?: [A-Z0-9][^?]*\.)?$/);
  });

  it('offers numbers as numbers and words as words', () => {
    const choices = (assembly: string, name: string) =>
      book.assemblies.get(assembly)?.parameters.find((each) => each.name === name)?.choices;
    expect(choices('act_ceiling', 'type')?.map(({ value }) => value)).toEqual(['24', '22']);
    expect(choices('water_mitigation', 'cat')?.map(({ value }) => value)).toEqual([1, 2, 3]);
  });
});

describe('a described parameter', () => {
  const header = 'assembly,parameter,label,unit,help,question,kind,choices,min,max';
  const read = (row: string, params: Record<string, number | string>, items: string[]) =>
    parametersOf(readParameterRows('parameters.csv', `${header}\n${row}\n`), {
      id: 'fence',
      params,
      items,
    });
  const kinds = 'fence,type,Kind of fence,,What it is made of.,What is it made of?,choice';

  it.each([
    ['a value no choice offers', `${kinds},wood=Wood,,`, /formulas know "vinyl", no choice does/],
    ['two that nothing tells apart', `${kinds},wood=W;vinyl=V;a=A;b=B,,`, /tells "a" from "b"/],
    ['one twice', `${kinds},wood=W;vinyl=V;wood=X,,`, /stands there twice/],
    ['words that are no choice', `${kinds},wood,,`, /must look like value=Label/],
    [
      'a choice as a number',
      'fence,type,Kind,,What it is made of.,What is it made of?,number,,,',
      /"wood" is a choice/,
    ],
    [
      'a question that asks nothing',
      'fence,type,Kind,,What it is made of.,What it is made of.,choice,wood=W,,',
      /question/,
    ],
    [
      'one that is not there',
      'fence,other,Kind,,What it is made of.,What is it made of?,number,,,',
      /no parameter "other"/,
    ],
  ])('is refused with %s', (_, row, message) => {
    const items = ['lf', 'type=="wood"', 'type in ("wood", "vinyl")'];
    expect(() => read(row, { type: '"wood"' }, items)).toThrow(message);
  });

  it('is refused when it is missing', () => {
    expect(() => read(`${kinds},wood=W,,`, { type: '"wood"', lf: 1 }, [])).toThrow(
      /parameter "lf" is not described/,
    );
  });
});

it('finds what a formula compares and what it gives', () => {
  expect(literalsOf('iff(g==2 and kind in ("bay","slider"),"a",iff(cut_ft>4,7,"b"))')).toEqual({
    compared: [
      { name: 'g', value: 2 },
      { name: 'kind', value: 'bay' },
      { name: 'kind', value: 'slider' },
      { name: 'cut_ft', value: 4 },
    ],
    words: ['a', 'b'],
  });
});
