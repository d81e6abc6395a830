import { describe, expect, it } from 'vitest';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { preview, request } from '../testing/estimate.ts';
import { apply } from './apply.ts';
import { rebaseScope } from './rebase.ts';
import { book } from './testing/scope.ts';

const TEXT = 'Remodel the 5x8 bathroom and paint the 12x14 bedroom';

const read = (refinements: string[] = []): ScopeOfWork => preview(request(TEXT, { refinements }));

const said = ({ work }: ScopeOfWork): string[] =>
  work.map(({ does }) => (does.kind === 'ROW' ? does.code : does.assembly));

describe('a standing scope', () => {
  it('stays as it is when nothing was read otherwise', () => {
    const standing = read();
    expect(rebaseScope(standing, read(), read())).toEqual(standing);
  });

  it('keeps what its owner corrected while an instruction adds work', () => {
    const standing = read();
    const bedroom = standing.places.find(({ type }) => type === 'bedroom');
    const { scope: corrected } = apply(
      standing,
      [
        { kind: 'SET_PLACE', placeId: bedroom?.id ?? '', lengthFt: 20, widthFt: 15 },
        { kind: 'ADD_WORK', placeId: bedroom?.id ?? '', code: 'ELE-FAN', quantity: 2 },
      ],
      book,
      'OWNER',
    );
    const after = rebaseScope(corrected, read(), read(['Add a water heater']));
    expect(said(after)).toEqual(expect.arrayContaining([...said(corrected), 'water_heater']));
    expect(after.places.find(({ id }) => id === bedroom?.id)?.areaSf).toBe(300);
    const ids = [...after.places, ...after.work].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('loses what an instruction leaves out, and nothing else', () => {
    const standing = read();
    const { scope: more } = apply(
      standing,
      [{ kind: 'ADD_WORK', placeId: null, code: 'PLB-WHGAS', quantity: 1 }],
      book,
      'OWNER',
    );
    const after = rebaseScope(more, read(), read(['Leave out the painting of the bedroom']));
    expect(said(after)).toContain('PLB-WHGAS');
    expect(said(after)).toContain('bathroom_remodel');
  });
});
