import { describe, expect, it } from 'vitest';
import { iconModule } from './icons-plugin.ts';

const LINES = '<path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16"/>';
const AREA = '<path fill="currentColor" d="M1 1h9v9z"/>';
const ROUND = '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor"/>';

describe('the module of an icon', () => {
  it.each([
    [LINES + LINES, 'outlineIcon(["M4 4h16","M4 4h16"])'],
    [`<g fill="none" stroke="currentColor"><path d="M4 4h16"/></g>`, 'outlineIcon(["M4 4h16"])'],
    [AREA, 'filledIcon(["M1 1h9v9z"])'],
  ])('draws %s', (body, call) => {
    expect(iconModule(`<svg width="1em">${body}</svg>`, 'some')).toContain(call);
  });

  it.each([LINES + AREA, ROUND])('cannot be made of %s', (body) => {
    expect(() => iconModule(`<svg width="1em">${body}</svg>`, 'some')).toThrow('icon some');
  });
});
