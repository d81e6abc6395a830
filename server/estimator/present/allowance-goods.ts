// Which codes an allowance is for. The kinds and their codes stand in contractor_rules.json.
import type { StatedAllowance } from '../../domain/scope/scope-facts.ts';
import type { ContractorRules } from '../book/contractor-rules.ts';

/** Whether a catalog code is of the goods. */
export const isOfGoods = (
  code: string,
  { goods, only }: Pick<StatedAllowance, 'goods' | 'only'>,
  { allowances }: Pick<ContractorRules, 'allowances'>,
): boolean =>
  allowances.kinds.some((entry) => entry.name === goods && entry.codes.includes(code)) &&
  (only === null || code.startsWith(only));
