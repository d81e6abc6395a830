// The rules of the house for names and limits.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTerm, namesOfTwoThings } from './type-names.ts';
import { retypedLimits } from './limits.ts';
import { product } from './product.ts';

describe('limits', () => {
  it.each([
    ['client/a.tsx', '<TextInput maxLength={60} />'],
    ['client/a.tsx', 'hint="JPEG or PNG, up to 10 MB."'],
    ['server/a.graphql.ts', "description: 'At most 300 characters.'"],
    ['server/a.graphql.ts', "description: 'It can be restored for seven days.'"],
  ])('are not to be typed again: %s %s', (path, text) => {
    expect(retypedLimits([{ path, text }])).toHaveLength(1);
  });

  it('stand once', () => {
    expect(retypedLimits(product)).toEqual([]);
  });
});

describe('names', () => {
  const inFile = (path: string, name: string) => ({ path, text: `export interface ${name} {}` });

  it.each([
    ['server/domain/a.ts', 'server/features/b.ts', 'Draft'],
    ['client/hooks/a.ts', 'client/lib/b.ts', 'Draft'],
  ])('are refused for two things of one side: %s, %s', (one, other, name) => {
    expect(namesOfTwoThings([inFile(one, name), inFile(other, name)])).toHaveLength(1);
  });

  it('may be the same on both sides, and inside of files', () => {
    const own = (path: string) => ({ path, text: 'type Wish = string;' });
    const both = [inFile('server/domain/a.ts', 'Draft'), inFile('client/lib/b.ts', 'Draft')];
    expect(namesOfTwoThings([...both, own('server/domain/a.ts'), own('server/b.ts')])).toEqual([]);
  });

  it('stand for one thing each', () => {
    expect(namesOfTwoThings(product)).toEqual([]);
  });
});

describe('the glossary', () => {
  /** Words of GraphQL and of every API; no concepts of ours. */
  const PLAIN =
    /^(Query|Mutation|Subscription|PageInfo|NotFound|InvalidInput|UserError|OrderDirection|AnswerInput|ExcludeInput|DismissInput|SetLineInput|LineCost|LineMetadata|Stated(Age|Allowance)(Input)?|SignOut\w+|FinishPrices?|ReviewFigures|CreatePdf\w+|DeleteMyData\w+|ComparedSide|ChangedKind)$/;

  it.each([
    ['SaveBidInput', 'bid', true],
    ['LineItems', 'line item', true],
    ['SignInResult', 'sign-in', true],
    ['Forbidden', 'bid', false],
    ['ItemOfLine', 'line item', false],
  ])('is compared by whole words: %s, %s', (name, term, isIn) => {
    expect(hasTerm(name, term)).toBe(isIn);
  });

  it('knows a word of each type of the wire', () => {
    const known = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(
      ([, term = '']) => term,
    );
    const types = [
      ...readFileSync('schema.graphql', 'utf8').matchAll(
        /^(?:type|input|enum|union|interface) (\w+)/gm,
      ),
    ].map(([, name = '']) => name);
    const unknown = types.filter(
      (name) => !PLAIN.test(name) && !known.some((term) => hasTerm(name, term)),
    );
    expect(types.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });
});
