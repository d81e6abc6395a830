// The facts of a whole job in short: what stands beside the folded card.
import { PERILS, STATES } from '../../../../../server/domain/fact-choices.ts';
import { counted } from '../../../../lib/format.ts';
import { type ShownFacts, NUMBER_FACTS, SWITCH_FACTS, typedOf } from './fact-fields.ts';

const labelIn = (labels: Readonly<Record<string, string>>, key: string): string =>
  labels[key] ?? key;

const inNumbers = (facts: ShownFacts): string[] =>
  NUMBER_FACTS.flatMap((field) => {
    const value = facts[field.name];
    return value === null ? [] : [field.gist(typedOf(field, value))];
  });

/** What was told, in the order of the fields; empty where nothing was. */
export const factsInShort = (facts: ShownFacts): string[] => [
  ...(facts.state ? [labelIn(STATES, facts.state)] : []),
  ...(facts.peril ? [labelIn(PERILS, facts.peril).toLowerCase()] : []),
  ...inNumbers(facts),
  ...SWITCH_FACTS.flatMap(({ name, label }) => (facts[name] ? [label.toLowerCase()] : [])),
  ...(facts.overheadAndProfit ? ['overhead and profit'] : []),
  ...(facts.ages.length > 0 ? [counted(facts.ages.length, 'age')] : []),
  ...(facts.allowances.length > 0 ? [counted(facts.allowances.length, 'allowance')] : []),
];
