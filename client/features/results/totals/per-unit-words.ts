import { formatMoney } from '../../../lib/format.ts';

/** What the job comes to for each dwelling unit, where it is of several. */
export const perUnitWords = (total: number, units: number | null, currency: string) =>
  units === null || units < 2
    ? null
    : `${formatMoney(total / units, currency)} for each of ${units} units`;
