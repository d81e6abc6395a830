// Enum words as REST spells them; inside there is one vocabulary.
import type { AgentKind, DeliveryMode, FinishLevel, PropertyType } from '../domain/catalog.ts';

interface Spelling<Key extends string> {
  words: readonly string[];
  toWire(key: Key): string;
  /** Undefined for a word that is not one of these. */
  fromWire(word: unknown): Key | undefined;
}

const spelling = <Key extends string>(words: Record<Key, string>): Spelling<Key> => {
  const keys = new Map(Object.entries<string>(words).map(([key, word]) => [word, key as Key]));
  return {
    words: Object.values<string>(words),
    toWire: (key) => words[key],
    fromWire: (word) => (typeof word === 'string' ? keys.get(word) : undefined),
  };
};

export const PROPERTY_TYPE = spelling<PropertyType>({ RESIDENTIAL: 'res', COMMERCIAL: 'com' });
export const WORK_GRADE = spelling<FinishLevel>({ LOW: 'low', STANDARD: 'standard', HIGH: 'high' });
export const AGENT_KIND = spelling<AgentKind>({
  HOME_PROJECT: 'home_project',
  INSURANCE: 'insurance',
  CONTRACTOR: 'contractor',
});
export const DELIVERY = spelling<DeliveryMode>({
  TRADE_DIRECT: 'trade_direct',
  GC_MANAGED: 'gc_managed',
  FULL_SERVICE: 'full_service',
});
