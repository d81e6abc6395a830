import { describe, expect, it } from 'vitest';
import { iconModule } from './icons.ts';

describe('the module of an icon', () => {
  it.each([
    ['IconShare2', 'share-2', 'outlineIcon', 1],
    ['IconFileTypeCsv', 'file-type-csv', 'outlineIcon', 2],
    ['IconPlayerPlayFilled', 'player-play-filled', 'filledIcon', 1],
  ])('draws %s', (component, name, kind, paths) => {
    const text = iconModule({ component, name });
    expect(text).toContain(`export const ${component} = /* @__PURE__ */ ${kind}([`);
    expect(text.match(/^ {2}'[Mm][^']+',$/gm)).toHaveLength(paths);
  });

  it.each(['accessible', 'app-window-center'])('cannot be made of %s, which mixes both', (name) => {
    expect(() => iconModule({ component: 'IconOther', name })).toThrow('lines alone');
  });

  it('cannot be made of a name that nobody knows', () => {
    expect(() => iconModule({ component: 'IconNoSuch', name: 'no-such' })).toThrow(
      'no icon no-such',
    );
  });
});
