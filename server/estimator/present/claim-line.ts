// Writes a line of a claim: what is done in the claim's verbs, what it costs new, and what age has taken from it.
import type { LineClaim } from '../../domain/estimate/estimate-figures.ts';
import type { ListedPrice } from '../../domain/scope/scope-of-work.ts';
import { lineTotal } from '../../domain/money/pricing.ts';
import { roundCents } from '../../domain/money/money.ts';
import type { PriceBook } from '../book/price-book.ts';
import { joinedBases } from '../calculate/charge-bases.ts';
import { clip } from '../../domain/text/plain-text.ts';
import type { Ages } from './ages.ts';
import type { ClaimPair } from './replacements.ts';
import type { ShownLine } from './shown-line.ts';
import type { PricedLine } from '../calculate/priced-line.ts';

type ClaimRules = Pick<PriceBook, 'lives' | 'depreciation' | 'depreciables'>;

/** Work on what stays in place: nothing new is bought, so nothing wears out. */
const WITHOUT_AGE = new Set(['remove', 'detach_reset', 'clean', 'seal', 'repair', 'fee', 'haul']);
const VERB_TAGS: Readonly<Record<string, string>> = {
  install: '+',
  remove: '-',
  detach_reset: 'D&R',
  clean: 'C',
  seal: 'S',
  repair: 'RP',
};

const lowerFirst = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Tax rate of both prices together; each has its own. */
const joinedTaxRate = (one: ShownLine, other: ShownLine): number => {
  const whole = one.unitPrice + other.unitPrice;
  const taxOf = ({ unitPrice, metadata }: ShownLine) => unitPrice * (metadata.taxRate ?? 0);
  return whole === 0 ? 0 : (taxOf(one) + taxOf(other)) / whole;
};

const joinedLine = ({ line }: PricedLine, removal: PricedLine): ShownLine => {
  const { low, high } = line.metadata;
  return {
    ...line,
    name: clip(`R&R ${lowerFirst(line.name)}`, 300),
    details: clip(`${line.details} With: ${lowerFirst(removal.line.name)}.`, 2_000),
    unitPrice: roundCents(line.unitPrice + removal.line.unitPrice),
    tax: roundCents(line.tax + removal.line.tax),
    tags: [...line.tags, 'R&R', removal.work.item.code],
    metadata: {
      ...line.metadata,
      // A finish belongs to the installation alone; a removal has none.
      finishLevel: null,
      finishPrices: null,
      taxRate: joinedTaxRate(line, removal.line),
      bases: joinedBases(line, removal.line),
      low: roundCents((low ?? 0) + (removal.line.metadata.low ?? 0)),
      high: roundCents((high ?? 0) + (removal.line.metadata.high ?? 0)),
    },
  };
};

/** Material and its tax; labor never depreciates here. */
const depreciableOf = ({ line, unit, materialTax }: PricedLine): number =>
  line.quantity * unit.material + materialTax;

/** A line at the paper's own price has the paper's own depreciation. */
const asOnPaper = ({ depreciation, isRecoverable }: ListedPrice, total: number): LineClaim => ({
  removalCode: null,
  age: null,
  isAgeAssumed: false,
  life: null,
  depreciationRate:
    total > 0 ? Math.min(1, Math.round((depreciation / total) * 10_000) / 10_000) : 0,
  depreciation,
  isRecoverable,
  acv: roundCents(total - depreciation),
});

const claimFigures = (
  { main, removal }: ClaimPair,
  total: number,
  ages: Ages,
  { lives, depreciation: rules, depreciables }: ClaimRules,
): LineClaim => {
  const { item, asListed } = main.work;
  if (asListed) return asOnPaper(asListed, total);
  const life = item.lifeKey === null ? undefined : lives.get(item.lifeKey);
  const removalCode = removal?.work.item.code ?? null;
  if (
    !life ||
    life.years <= 0 ||
    !depreciables.has(item.category) ||
    WITHOUT_AGE.has(item.action)
  ) {
    return {
      removalCode,
      age: null,
      isAgeAssumed: false,
      life: null,
      depreciationRate: 0,
      depreciation: 0,
      isRecoverable: true,
      acv: total,
    };
  }
  const { told } = ages;
  const stated = ages.of(life.key, main.work.listedAge?.years);
  const assumed = Math.min(rules.assumed_age_share * life.years, ages.house ?? Infinity);
  const years = Math.round((stated ?? assumed) * 10) / 10;
  // A told share says nothing of an age.
  const age = told?.rate == null ? years : null;
  // Whoever tells a share tells it of the whole line, as carriers write it.
  const rate = told?.rate ?? Math.min(years / life.years, life.maximum);
  const base = told?.rate == null ? depreciableOf(main) : total;
  const depreciation = roundCents(rate * base);
  return {
    removalCode,
    age,
    isAgeAssumed: stated === null && told?.rate == null,
    life: life.years,
    depreciationRate: Math.round(rate * 10_000) / 10_000,
    depreciation,
    isRecoverable:
      (told?.isRecoverable ?? true) && !rules.non_recoverable_categories.includes(item.category),
    acv: roundCents(total - depreciation),
  };
};

export const claimLine = (pair: ClaimPair, ages: Ages, rules: ClaimRules): ShownLine => {
  const { main, removal } = pair;
  const verb = VERB_TAGS[main.work.item.action];
  const line = removal
    ? joinedLine(main, removal)
    : { ...main.line, tags: [...main.line.tags, ...(verb ? [verb] : [])] };
  const claim = claimFigures(pair, lineTotal(line), ages, rules);
  const { listedAge } = main.work;
  const isListed = listedAge !== undefined && claim.age === listedAge.years;
  return {
    ...line,
    details: isListed
      ? clip(`${line.details} Age of ${claim.age} years listed in ${listedAge.source}.`, 2_000)
      : line.details,
    metadata: { ...line.metadata, claim },
  };
};
