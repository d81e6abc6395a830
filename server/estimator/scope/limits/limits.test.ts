import { describe, expect, it } from 'vitest';
import { estimateDocumentSchema } from '../../../domain/estimate/estimate.ts';
import { scopeOfWorkSchema } from '../../../domain/scope/scope-of-work.ts';
import type { ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import { estimateScope } from '../../estimate-scope.ts';
import { request } from '../../testing/estimate.ts';
import { assembly, book, home, placeOf, row, scopeOf, workOf } from '../testing/scope.ts';
import { withinLimits } from './limits.ts';

const priced = (scope: ScopeOfWork) => {
  const document = estimateScope(scope, request(''), book);
  return estimateDocumentSchema.parse(document);
};
const many = <Thing>(count: number, make: (index: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => make(index));
const roomsOf = (count: number) =>
  many(count, (index) => placeOf(`p${index + 1}`, 'bedroom', { label: `Room ${index + 1}` }));

describe('a scope that fits', () => {
  it('stays as it is', () => {
    const scope = home();
    expect(withinLimits(scope, book, 'RESIDENTIAL')).toBe(scope);
  });
});

describe('a scope too large', () => {
  it('keeps the first work in the first rooms, and names what is not priced', () => {
    const rooms = roomsOf(1_300);
    const work = rooms.map(({ id }, index) =>
      workOf(`w${10_000 + index}`, id, { does: row('PNT-WALL', 100) }),
    );
    const document = priced(scopeOf({ places: rooms, work }));
    expect(document.scope?.work).toHaveLength(SCOPE_LIMITS.places);
    expect(document.warnings[0]).toMatch(
      /^300 pieces of work do not fit into one estimate and are not priced: Paint walls, two coats \(Room 1001\), .* and 296 more\. Start another estimate for them\.$/,
    );
  });

  it('holds as many lines as an estimate does', () => {
    const rooms = roomsOf(90);
    const work = rooms.map(({ id }, index) =>
      workOf(`w${10_000 + index}`, id, { does: assembly('bathroom_remodel') }),
    );
    const document = priced(scopeOf({ places: rooms, work }));
    expect(document.items.length).toBeLessThan(5_000);
    expect(document.warnings[0]).toMatch(/^\d+ pieces of work do not fit/);
  });

  it('says which figures are cut', () => {
    const scope = home();
    const work = scope.work.map((entry) => ({ ...entry, times: 30_000 }));
    const document = priced({ ...scope, work });
    expect(document.scope?.work.every(({ times }) => times === SCOPE_LIMITS.times)).toBe(true);
    expect(document.warnings[0]).toContain('(times): 20,000 of 30,000');
  });

  it('says which allowances and exclusions do not count', () => {
    const { facts } = home();
    const allowances = many(260, (index) => ({
      goods: 'tile',
      words: `tile ${index}`,
      only: null,
      amount: 6,
      unit: 'SF',
      statedIn: 'list.pdf',
    }));
    const excluded = many(230, (index) => ({
      id: `x${500 + index}`,
      words: `thing ${index}`,
      codes: [],
      placeId: null,
      because: null,
    }));
    const limited = withinLimits(
      home({ facts: { ...facts, allowances }, excluded }),
      book,
      'RESIDENTIAL',
    );
    expect(scopeOfWorkSchema.parse(limited)).toEqual(limited);
    const said = limited.notes.map(({ text }) => text).join(' ');
    expect(said).toContain('Only the first 200 allowances count; left out: tile 200 of list.pdf');
    expect(said).toContain('Only 200 exclusions can be kept');
  });

  it('keeps the sentences of people before those of rules', () => {
    const notes = many(700, (index) => ({
      kind: index < 600 ? ('RULE' as const) : ('WARNING' as const),
      text: `note ${index}`,
    }));
    const limited = withinLimits(home({ notes }), book, 'RESIDENTIAL');
    expect(limited.notes).toHaveLength(SCOPE_LIMITS.notes);
    expect(limited.notes.filter(({ kind }) => kind === 'WARNING')).toHaveLength(100);
  });
});
