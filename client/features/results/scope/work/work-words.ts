// Pieces of work in words.
import { formatQuantity } from '../../../../lib/format.ts';
import type { ScopeWork, WorkParameter } from '../scope-types.ts';

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/** `Depth 24 IN`, `Tile: porcelain`, `Haul away: yes` */
const parameterText = ({ label, kind, value, unit, choices }: WorkParameter): string => {
  if (kind === 'YES_NO') return `${label}: ${value === '1' ? 'yes' : 'no'}`;
  if (kind === 'CHOICE') {
    return `${label}: ${choices.find((choice) => choice.value === value)?.label ?? value}`;
  }
  const number = isNumber(value) ? formatQuantity(Number(value)) : value;
  return `${label}: ${number}${unit ? ` ${unit}` : ''}`;
};

/** What was said of a piece of work, in short. @param isNamed whether a row stands under its own name already */
export const workGist = (work: ScopeWork, isNamed: boolean): string =>
  [
    ...(work.kind === 'ROW' && !isNamed && work.bookName !== work.name ? [work.bookName] : []),
    ...(work.quantity === null ? [] : [`${formatQuantity(work.quantity)} ${work.unit ?? ''}`]),
    ...(work.times > 1 ? [`${work.times} times`] : []),
    ...work.parameters.filter(({ isTold }) => isTold).map(parameterText),
    ...(work.ownerSupplies ? ['labor only'] : []),
    ...(work.optional ? ['not in the total'] : []),
  ].join(' · ');
