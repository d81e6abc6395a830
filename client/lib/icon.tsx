/*! Icons: Tabler Icons, MIT License, Copyright (c) Paweł Kuna */
// What `import IconShare2 from '~icons/tabler/share-2'` is made of, by scripts/icons-plugin.ts: an icon in the color of the
// text beside it.
import type { ReactElement, SVGAttributes } from 'react';

type Attributes = SVGAttributes<SVGSVGElement>;

interface IconProps extends Pick<Attributes, 'aria-hidden' | 'className' | 'style'> {
  /** Width and height in pixels. */
  size?: number;
  /** Width of the lines, in 24ths of the size. */
  stroke?: number;
}

export type Icon = (props: IconProps) => ReactElement;

const outlined = (strokeWidth: number): Attributes => ({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const filled = (): Attributes => ({ fill: 'currentColor' });

const iconOf =
  (lines: readonly string[], drawn: (strokeWidth: number) => Attributes): Icon =>
  ({ size = 24, stroke = 2, ...rest }) => (
    <svg width={size} height={size} viewBox="0 0 24 24" {...drawn(stroke)} {...rest}>
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );

/** @param lines paths on a square of 24 */
export const outlineIcon = (lines: readonly string[]): Icon => iconOf(lines, outlined);

/** @param lines paths around what is filled, on a square of 24 */
export const filledIcon = (lines: readonly string[]): Icon => iconOf(lines, filled);
