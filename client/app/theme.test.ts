import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

/** Red, green and blue of 0 to 255, and how much of it covers what is below. */
type Color = readonly [number, number, number, number];
type Scheme = 'light' | 'dark';

const MINIMUM = 4.5;

const whole = mergeMantineTheme(DEFAULT_THEME, theme);
type Variables = Readonly<Record<Scheme | 'variables', Readonly<Record<string, string>>>>;
const own: Variables = cssVariables(whole);
const mantine: Variables = defaultCssVariablesResolver(whole);

const valueOf = (name: string, scheme: Scheme): string => {
  const value =
    own[scheme][name] ?? mantine[scheme][name] ?? own.variables[name] ?? mantine.variables[name];
  if (value === undefined) throw new Error(`There is no ${name}.`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? valueOf(reference, scheme) : value;
};

const parse = (value: string): Color => {
  const long = value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(long);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : [...value.matchAll(/[\d.]+/g)].map(Number);
  const [red, green, blue, alpha = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined) throw new Error(value);
  return [red, green, blue, alpha];
};

const over = (top: Color, below: Color): Color => {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

/** WCAG 2.2, relative luminance. */
const luminance = ([red, green, blue]: Color): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: Color, other: Color): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const SURFACES = ['--mantine-color-body', '--plumb-page', '--mantine-color-default'];
const TEXTS = [
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-placeholder',
  '--mantine-color-error',
  '--mantine-color-anchor',
  '--mantine-color-red-outline',
  '--plumb-good',
  '--plumb-unread',
];
/** Text of badges, alerts and light buttons, on their tint, on a surface. */
const TINTS = ['plumb', 'gray', 'red', 'orange', 'yellow', 'green'];
const FILLED = [
  ['--plumb-on-filled', '--plumb-alarm-filled'],
  ['--plumb-on-filled', '--plumb-good-filled'],
  ['--mantine-primary-color-contrast', '--mantine-primary-color-filled'],
  ['--mantine-primary-color-contrast', '--mantine-primary-color-filled-hover'],
  ['--mantine-color-white', '--mantine-color-red-filled'],
  ['--mantine-color-disabled-color', '--mantine-color-disabled'],
] as const;

const pairsOf = (scheme: Scheme): readonly (readonly [string, number])[] => {
  const color = (name: string) => parse(valueOf(name, scheme));
  const onSurfaces = SURFACES.flatMap((surface) => [
    ...TEXTS.map(
      (text) => [`${text} on ${surface}`, contrast(color(text), color(surface))] as const,
    ),
    ...TINTS.map((tint) => {
      const below = over(color(`--mantine-color-${tint}-light`), color(surface));
      const text = color(`--mantine-color-${tint}-light-color`);
      return [`${tint} text on its tint on ${surface}`, contrast(text, below)] as const;
    }),
  ]);
  const onFilled = FILLED.map(
    ([text, below]) => [`${text} on ${below}`, contrast(color(text), color(below))] as const,
  );
  return [...onSurfaces, ...onFilled];
};

describe.each(['light', 'dark'] as const)('colors, %s', (scheme) => {
  it('reach a contrast of 4.5 wherever text stands', () => {
    const weak = pairsOf(scheme).filter(([, ratio]) => ratio < MINIMUM);
    expect(weak.map(([pair, ratio]) => `${pair}: ${ratio.toFixed(2)}`)).toEqual([]);
  });
});

describe('measuring contrast', () => {
  it('gives what is known of black, white and a gray between', () => {
    expect(contrast(parse('#000'), parse('#ffffff'))).toBeCloseTo(21, 2);
    expect(contrast(parse('#767676'), parse('#fff'))).toBeCloseTo(4.54, 2);
    expect(over(parse('rgba(0, 0, 0, 0.5)'), parse('#fff'))).toEqual([127.5, 127.5, 127.5, 1]);
  });
});

describe('styles', () => {
  it('name colors of the theme, and none of their own', () => {
    const root = join(import.meta.dirname, '..');
    const stray = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path !== 'app/theme-variables.css')
      .filter((path) => path.endsWith('.css') || /^(?!gql).*\.tsx$/.test(path))
      .filter((path) =>
        /#[\da-f]{3,8}\b(?!['"]?>)|\brgba?\(/i.test(readFileSync(join(root, path), 'utf8')),
      );
    expect(stray).toEqual([]);
  });
});
