import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';
import { headingOf } from './work-names.ts';

describe('a title', () => {
  it.each([
    ['Replace toilet', 'Toilet replacement'],
    ['Kitchen remodel 12x14, keep the fridge', 'Kitchen remodel'],
    ['Install LVP in the 12x14 bedroom, remove old carpet', 'Bedroom LVP flooring'],
    ['Remodel the hall bathroom 8x10', 'Hall bathroom remodel'],
  ])('of %j reads like a person wrote it', async (text, title) => {
    expect((await estimate(text)).document.title).toBe(title);
  });

  it('is the user’s own when there is one', async () => {
    const { document } = await estimate('Replace toilet', { title: ' Guest bath ' });
    expect(document.title).toBe('Guest bath');
  });

  it('names nothing twice', () => {
    expect(headingOf('Replace rewire')).toBe('rewire');
    expect(headingOf('Replace frp')).toBe('FRP replacement');
    expect(headingOf('Home addition, priced per square foot')).toBe('home addition');
  });
});
