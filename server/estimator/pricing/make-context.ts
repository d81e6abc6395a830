// Settles the pricing context of one estimate: region and tax by ZIP or by a state named, job conditions, repair rule.
import type { EstimateRequest } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';
import type { Region } from '../price-book/regions.ts';
import type { Scope } from '../scope/scope.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { GRADE_OF, isCommercial } from './context.ts';
import type { PricingContext } from './context.ts';

/** Repair and like-for-like work only; some states then tax labour too (estimator_rules.json: tax.repair_all). */
const REPAIRS = new Set([
  'drywall_repair',
  'roof_repair',
  'fence_repair',
  'deck_repair',
  'plumbing_misc',
  'electrical_misc',
  'toilet_replace',
  'water_heater',
]);

const WALK_UP = 1.04;
const HIGH_RISE = 1.08;

/** Said of the whole job, wherever it stands in the text; "no after-hours work" is no such wish. */
const AFTER_HOURS =
  /(?<!\b(?:no|not|without|excluding|exclude|except)\s(?:any\s)?)\b(?:after[- ]hours?|overnight|night work|nights only|weekends? only|on weekends)\b/i;

const laborMultiplier = (
  commercial: boolean,
  scope: Scope,
  text: string,
  book: PriceBook,
): number => {
  const { labor_multiplier, after_hours_multiplier, prevailing_wage_multiplier } =
    book.rules.commercial;
  const { words, tasks } = scope;
  const qualified = (name: string) =>
    tasks.some(({ qualifiers }) => qualifiers.has(name)) || words.has(name);
  return (
    (commercial ? labor_multiplier : 1) *
    (qualified('after_hours') || AFTER_HOURS.test(text) ? after_hours_multiplier : 1) *
    (words.has('prevailing') ? prevailing_wage_multiplier : 1) *
    (words.has('walkup') || qualified('upstairs') ? WALK_UP : 1) *
    (words.has('doorman') || words.has('highrise') ? HIGH_RISE : 1)
  );
};

const STATE_IN_TEXT = /\b(?:in|,)\s+([A-Za-z ]{3,30}?|[A-Z]{2})(?=[.,;\n]|$)/g;

/** A state named in the text, when the ZIP tells nothing: "in Austin, TX", "in Ohio". */
const regionInText = (text: string, book: PriceBook): Region | undefined => {
  for (const [, name] of text.slice(0, 4_000).matchAll(STATE_IN_TEXT)) {
    const trimmed = name?.trim() ?? '';
    const code = trimmed.length === 2 ? trimmed : book.regions.stateNamed(trimmed.toLowerCase());
    const region = code === undefined ? undefined : book.regions.byState(code);
    if (region) return region;
  }
  return undefined;
};

export const pricingContext = (
  request: EstimateRequest,
  book: PriceBook,
  scope: Scope,
  packages: readonly WorkPackage[],
): PricingContext => {
  const byZip = book.regions.byZip(request.zip);
  const region = byZip.known ? byZip : (regionInText(request.instructions, book) ?? byZip);
  const commercial = isCommercial(request.propertyType);
  return {
    grade: GRADE_OF[request.finishLevel],
    commercial,
    region,
    tax: region.state === null ? null : (book.taxes.get(region.state) ?? null),
    laborMultiplier: laborMultiplier(commercial, scope, request.instructions, book),
    agent: request.agentKind,
    delivery: request.delivery,
    repairOnly:
      packages.length > 0 &&
      packages.every(({ assembly }) => assembly !== null && REPAIRS.has(assembly)),
    repairTaxStates: book.rules.tax.repair_all.states,
    dataVersion: book.version,
  };
};
