import { describe, expect, it } from 'vitest';
import { chartOf, timesBetter } from './chart.ts';
import type { Figure } from './figure.ts';

const figure = (more: Partial<Figure>): Figure => ({
  row: 1,
  name: 'a & b < c',
  measured: 2,
  unit: '×',
  ...more,
});

describe('the picture of the figures', () => {
  it.each<[string, Partial<Figure>, number | null]>([
    ['at least, twice as good', { goal: { atLeast: 1 } }, 2],
    ['at most, half as good', { goal: { atMost: 1 } }, 0.5],
    ['no goal', {}, null],
    ['not measured', { measured: null, goal: { atMost: 1 } }, null],
    ['nothing at all', { measured: 0, goal: { atMost: 20 } }, 10],
  ])('knows how far from its goal each is: %s', (_name, more, times) => {
    expect(timesBetter(figure(more))).toBe(times);
  });

  it('draws those with a goal in their group, and counts what is met', () => {
    const svg = chartOf([
      {
        title: 'Reads',
        figures: [
          figure({ goal: { atLeast: 1 } }),
          figure({ goal: { atMost: 1 } }),
          figure({ goal: { atMost: 1 }, isDetail: true }),
          figure({ goal: { atMost: 1 }, measured: null }),
          figure({}),
        ],
      },
      { title: 'Without a goal', figures: [figure({})] },
    ]);
    expect(svg).toContain('1 of 2 goals of speed are met');
    expect(svg).toContain('a &amp; b &lt; c');
    expect(svg).toContain('Reads');
    expect(svg).not.toContain('Without a goal');
    expect(svg).toContain('not measured');
    expect(svg.match(/<rect class="kept"/g)).toHaveLength(1);
    expect(svg.match(/<rect class="missed"/g)).toHaveLength(1);
  });
});
