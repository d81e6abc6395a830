import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import IconFileTypeCsv from '~icons/tabler/file-type-csv';
import type { Icon } from './icon.tsx';

const drawn = (Picture: Icon, props: Parameters<Icon>[0] = {}) => {
  const svg = render(<Picture {...props} />).container.querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn.');
  return svg;
};

describe('an icon of Tabler', () => {
  it('is drawn in lines as wide as the page wants', () => {
    const svg = drawn(IconFileTypeCsv, { size: 18, stroke: 1.7, 'aria-hidden': true });
    expect(svg).toHaveAttribute('width', '18');
    expect(svg).toHaveAttribute('height', '18');
    expect(svg).toHaveAttribute('stroke', 'currentColor');
    expect(svg).toHaveAttribute('stroke-width', '1.7');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg.querySelectorAll('path')).toHaveLength(2);
  });

  it('is drawn in areas without lines around them', () => {
    const svg = drawn(IconCircleCheckFilled);
    expect(svg).toHaveAttribute('width', '24');
    expect(svg).toHaveAttribute('fill', 'currentColor');
    expect(svg).not.toHaveAttribute('stroke');
    expect(svg.querySelectorAll('path')).toHaveLength(1);
  });
});
