import { expect, it } from 'vitest';
import { isAssignedZip } from '../../domain/leads/zip.ts';
import { loadPriceBook } from './price-book.ts';
import { regionByZip } from './regions.ts';

it('there is a region for every ZIP prefix that belongs to a state, and for none that belongs to no place', async () => {
  const { regions } = await loadPriceBook();
  const prefixes = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'));
  const unassigned = prefixes.filter((prefix) => !isAssignedZip(`${prefix}01`));
  expect(unassigned.filter((prefix) => regionByZip(regions, `${prefix}01`).known)).toEqual([]);
  // Military and Pacific codes that no factor is known for; they are estimated at the US average.
  const left = prefixes.filter(
    (prefix) => isAssignedZip(`${prefix}01`) && !regionByZip(regions, `${prefix}01`).known,
  );
  expect(left).toEqual(
    '090 091 092 093 094 095 096 097 098 569 962 963 964 965 966 969'.split(' '),
  );
});
