import { expect, it } from 'vitest';
import { isAssignedZip } from '../../domain/leads/zip.ts';
import { loadPriceBook } from './price-book.ts';
import { regionByZip } from './regions.ts';

const { regions } = await loadPriceBook();

/** Runs of ZIP codes that lie in one state: the 42,555 codes of the npm package `zipcodes` 8.0.0 (BSD), of which only this is kept. */
const RUNS = `
NY 00501-00544 PR 00601-00795 VI 00801-00851 PR 00901-00988 MA 01001-02791 RI 02801-02940 NH 03031-03897 ME 03901-04992
VT 05001-05495 MA 05501-05544 VT 05601-05907 CT 06001-06389 NY 06390-06390 CT 06401-06928 NJ 07001-08989 AE 09001-09898
NY 10001-14925 PA 15001-19640 DE 19701-19980 DC 20001-20098 VA 20101-20199 DC 20201-20586 MD 20588-20588 DC 20590-20597
VA 20598-20598 DC 20599-20599 MD 20601-21930 VA 22003-24658 WV 24701-26886 NC 27006-28909 SC 29001-29945 GA 30002-31999
FL 32003-33994 AA 34001-34099 FL 34101-34997 AL 35004-36925 TN 37010-38589 MS 38601-39776 GA 39813-39901 KY 40003-42788
OH 43001-45999 IN 46001-47997 MI 48001-49971 IA 50001-52809 WI 53001-54990 MN 55001-56763 DC 56901-56972 SD 57001-57799
ND 58001-58856 MT 59001-59937 IL 60001-62999 MO 63001-65899 KS 66002-67954 NE 68001-69367 LA 70001-71497 AR 71601-72959
OK 73001-73199 TX 73301-73344 OK 73401-73951 TX 73960-73960 OK 74001-74966 TX 75001-79999 CO 80001-81658 WY 82001-83128
ID 83201-83406 WY 83414-83414 ID 83415-83877 UT 84001-84791 AZ 85001-86556 NM 87001-88439 TX 88510-88595 NV 88901-89883
CA 90001-96162 AP 96201-96698 HI 96701-96797 AS 96799-96799 HI 96801-96898 GU 96910-96932 PW 96939-96940 FM 96941-96944
MP 96950-96952 MH 96960-96970 OR 97001-97920 WA 98001-99403 AK 99501-99950`;

/** Military codes, islands and a returns center that no factor is known for; they are estimated at the US average. */
const WITHOUT_FACTORS = new Set(['AA', 'AE', 'AP', 'VI', 'GU', 'PW', 'FM', 'MP', 'MH']);

it('each ZIP code of a public list has the factors and the tax of its own state', () => {
  const wrong: string[] = [];
  for (const [, state = '', from, to] of RUNS.matchAll(/([A-Z]{2}) (\d{5})-(\d{5})/g)) {
    const isKnown = !WITHOUT_FACTORS.has(state) && from !== '56901';
    for (let code = Number(from); code <= Number(to); code += 1) {
      const zip = String(code).padStart(5, '0');
      if (isAssignedZip(zip) && regionByZip(regions, zip).state !== (isKnown ? state : null))
        wrong.push(`${zip} ${state}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('there is a region for every ZIP prefix that belongs to a state, and for none that belongs to no place', () => {
  const prefixes = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'));
  const unassigned = prefixes.filter((prefix) => !isAssignedZip(`${prefix}01`));
  expect(unassigned.filter((prefix) => regionByZip(regions, `${prefix}01`).known)).toEqual([]);
  const left = prefixes.filter(
    (prefix) => isAssignedZip(`${prefix}01`) && !regionByZip(regions, `${prefix}01`).known,
  );
  expect(left).toEqual(
    '008 090 091 092 093 094 095 096 097 098 340 569 962 963 964 965 966 969'.split(' '),
  );
});
