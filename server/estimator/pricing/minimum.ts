// The least price of a visit, topped up as a line of its own. Source: labor_rates.csv.
import { roundCents } from '../../domain/money.ts';
import type { LaborRate } from '../price-book/labor-rates.ts';
import type { Charge } from './charge.ts';
import { APPLIANCES, untaxed } from './marked-up.ts';
import type { PricedLine } from './priced-line.ts';

/** Trades that come with their own licence and van; nobody else on site can do their small job. */
const SPECIALIST_RATES = ['PLM', 'ELE', 'HVC'];

/** All other trades together. */
const CREW = 'crew';

export const isSpecialist = (rateKey: string): boolean => SPECIALIST_RATES.includes(rateKey);

/** In lower case but for abbreviations, as in `HVAC technician`. */
const inSentence = (label: string): string =>
  label.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());

/** A vowel, or the name of a letter that begins with one: an electrician, an HVAC technician. */
const AFTER_AN = /^(?:[aeiou]|[AEFHILMNORSX][A-Z])/;

const withArticle = (label: string): string => {
  const noun = inSentence(label);
  return `${AFTER_AN.test(noun) ? 'An' : 'A'} ${noun}`;
};

/** A visit has a least price: each specialist's on its own, all other trades together as one crew. */
export const minimumCharges = (
  lines: readonly PricedLine[],
  rates: ReadonlyMap<string, LaborRate>,
): Charge[] => {
  const visits = new Map<string, { sum: number; rate: LaborRate }>();
  for (const line of lines) {
    const rate = rates.get(line.work.item.rateKey);
    if (!rate || rate.minimumVisit === 0 || line.work.item.category === APPLIANCES) continue;
    // A turn-over crew tunes pipes and filters itself.
    const key = isSpecialist(rate.key) && !line.work.makeReady ? rate.key : CREW;
    const visit = visits.get(key);
    const dearer = visit && visit.rate.minimumVisit > rate.minimumVisit ? visit.rate : rate;
    visits.set(key, { sum: (visit?.sum ?? 0) + untaxed(line), rate: dearer });
  }
  // Who sets the new toilet takes the old one out: a removal or two call no crew of their own.
  const crew = visits.get(CREW);
  const [specialist] = [...visits].filter(([key]) => key !== CREW).map(([, visit]) => visit);
  const isRemovalOnly = lines.every(
    ({ work: { item } }) => item.action === 'remove' || isSpecialist(item.rateKey),
  );
  if (crew && specialist && isRemovalOnly) {
    specialist.sum += crew.sum;
    visits.delete(CREW);
  }
  return [...visits.values()].flatMap((visit) => {
    const missing = roundCents(visit.rate.minimumVisit - visit.sum);
    if (missing < 1) return [];
    return [
      {
        name: `Minimum service charge, ${inSentence(visit.rate.trade)}`,
        details: `${withArticle(visit.rate.label)} does not come for less than $${visit.rate.minimumVisit}.`,
        amount: missing,
        source: 'Price book: the least price of a visit by that trade, less the lines above.',
        tag: 'minimum-charge' as const,
      },
    ];
  });
};
