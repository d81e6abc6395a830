import { expect, it } from 'vitest';
import { PAGES } from '../../server/domain/pages.ts';
import { ownPath, patterns } from './paths.ts';

it.each([
  ['/start?project=3#files', '/start?project=3#files'],
  ['/results/CLM-7KQ2MX4P', '/results/CLM-7KQ2MX4P'],
])('%s leads within the product', (address, path) => {
  expect(ownPath(address)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'projects',
  '',
  undefined,
  { pathname: '/projects' },
])('%s leads nowhere', (address) => {
  expect(ownPath(address)).toBeNull();
});

it('every page has a head, and every head a page', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(Object.values(patterns).toSorted());
});
