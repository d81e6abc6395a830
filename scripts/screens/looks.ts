// The widths and colors in which pages are looked at.

import type { Shot } from './shot.ts';

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

const both = (width: number): Look[] => [look(width, 'light'), look(width, 'dark')];

/** Desktop and phone; dark and other widths where a page says so. */
export const usualLooks = ({ isDark, isWide }: Pick<Shot, 'isDark' | 'isWide'>): Look[] => [
  ...(isDark ? [390, 1280].flatMap(both) : [look(390, 'light'), look(1280, 'light')]),
  ...(isWide ? [look(768, 'light'), look(1920, 'light')] : []),
];

export const allLooks = (): Look[] => [390, 768, 1280, 1920].flatMap(both);

export const lookName = ({ width, colorScheme }: Look): string =>
  colorScheme === 'dark' ? `${width}-dark` : String(width);
