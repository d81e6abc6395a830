// The widths and colors in which pages are looked at.

export interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

const look = (width: number, colorScheme: Look['colorScheme']): Look => ({
  width,
  height: HEIGHTS[width] ?? 800,
  colorScheme,
});

/** Kept in the repository. */
export const KEPT: readonly Look[] = [look(390, 'light'), look(1280, 'light')];

export const ALL: readonly Look[] = [390, 768, 1280, 1920].flatMap((width) => [
  look(width, 'light'),
  look(width, 'dark'),
]);

export const lookName = ({ width, colorScheme }: Look): string =>
  colorScheme === 'dark' ? `${width}-dark` : String(width);
