// What a request says once of the whole job, read once: where, when and under which terms. Everything later reads the facts.
import type { ScopeFacts } from '../../domain/scope-facts.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { regionByState } from '../price-book/regions.ts';
import type { PriceBook } from '../price-book.ts';
import type { ReadScope } from '../parser/parsed-request.ts';
import { NO_CLAIM_PAPERS } from '../../domain/claim-papers.ts';
import { agesTold } from './ages.ts';
import { claimPapersIn } from './claim-papers.ts';
import { deductibleIn } from './deductible.ts';
import { overheadAndProfitIn } from './overhead-and-profit.ts';
import { statedAllowances } from './stated-allowances.ts';

/** Said of the whole job, wherever it stands in the text; "no after-hours work" is no such wish. */
const AFTER_HOURS =
  /(?<!\b(?:no|not|without|excluding|exclude|except)\s(?:any\s)?)\b(?:after[- ]hours?|overnight|night work|nights only|weekends? only|on weekends)\b/i;

/** "Will not be occupied", "no longer occupied". */
const NOT_OCCUPIED =
  /\b(?:not|never|no longer|isn't|won't)\s+(?:be\s+|currently\s+)?occupied\b|\boccupied\s*[:?]\s*no\b/i;

const STATE_IN_TEXT = /\b(?:in|,)\s+([A-Za-z ]{3,30}?|[A-Z]{2})(?=[.,;\n]|$)/g;

/** A state named in the text, when the ZIP tells nothing: "in Austin, TX", "in Ohio". */
const stateIn = (text: string, { regions }: Pick<PriceBook, 'regions'>): string | null => {
  for (const [, name] of text.slice(0, 4_000).matchAll(STATE_IN_TEXT)) {
    const trimmed = name?.trim() ?? '';
    const code = trimmed.length === 2 ? trimmed : regions.stateNames.get(trimmed.toLowerCase());
    if (code !== undefined && regionByState(regions, code)) return code;
  }
  return null;
};

/** "10 percent contingency", "contingency of 8%": the contractor's own wish. */
const CONTINGENCY =
  /(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)(?: \w+){0,2} contingency|contingency(?: \w+){0,2}:? ?(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)/i;

const contingencyIn = (text: string): number | null => {
  const [, before, after] = CONTINGENCY.exec(text) ?? [];
  const stated = before ?? after;
  return stated === undefined ? null : Number(stated) / 100;
};

const MOST_TEXT = 20_000;

const textOf = ({ instructions, uploads }: EstimateRequest): string =>
  [instructions, ...uploads.map(({ text }) => text)].join('\n').slice(0, MOST_TEXT);

const within = (value: number | null, least: number, most: number): number | null =>
  value !== null && value >= least && value <= most ? value : null;

export const factsOf = (
  request: EstimateRequest,
  scope: ReadScope,
  peril: string | null,
  book: Pick<PriceBook, 'regions'>,
): ScopeFacts => {
  const { words, tasks, facts } = scope;
  const qualified = (name: string) =>
    tasks.some(({ qualifiers }) => qualifiers.has(name)) || words.has(name);
  const text = textOf(request);
  const isClaim = request.agentKind === 'INSURANCE';
  return {
    state: stateIn(request.instructions, book),
    yearBuilt: within(facts.yearBuilt, 1600, 2200),
    stories: within(facts.stories, 1, 200),
    pitch: within(facts.pitch, 0, 24),
    peril,
    afterHours: qualified('after_hours') || AFTER_HOURS.test(request.instructions),
    occupied: words.has('occupied') && !NOT_OCCUPIED.test(request.instructions),
    walkUp: words.has('walkup') || qualified('upstairs'),
    highRise: words.has('doorman') || words.has('highrise'),
    prevailingWage: words.has('prevailing'),
    leadPaint: words.has('lead'),
    budget: within(facts.budget, 0, 1e9),
    deductible: isClaim ? within(deductibleIn(text), 0, 1e9) : null,
    overheadAndProfit: overheadAndProfitIn(request.instructions),
    contingencyRate: contingencyIn(request.instructions),
    allowances: request.agentKind === 'CONTRACTOR' ? statedAllowances(request) : [],
    ages: isClaim ? agesTold(request) : [],
    units: null,
    ...(isClaim ? claimPapersIn(text) : NO_CLAIM_PAPERS),
  };
};
