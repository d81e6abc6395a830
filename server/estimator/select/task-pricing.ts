// Which pricing a task follows: by object and verb, with verbs that a list only carries on set right.
import { conceptOf } from '../parser/concepts/all.ts';
import { codesOf } from '../parser/concepts/concept.ts';
import type { Concept, TaskPricing } from '../parser/concepts/concept.ts';
import { NEW_MEANS_ADDED } from '../parser/object-context.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Verb } from '../parser/vocabulary/verbs.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import { wordSet } from '../parser/language.ts';

/** What to do with an object for which the verb has no pricing of its own. */
const GENERIC: Partial<Record<Verb, TaskPricing>> = {
  remove: { codes: codesOf('GCN-LABOR*1.5') },
  repair: { codes: codesOf('GCN-HANDY*2') },
  paint: { codes: codesOf('PNT-LABOR*2') },
  reset: { codes: codesOf('GCN-HANDY*1.5') },
  refinish: { codes: codesOf('PNT-LABOR*4') },
};

/** The same per foot or square foot; a repair of a stated amount replaces that amount. */
const GENERIC_BY_SIZE: Partial<Record<Verb, TaskPricing>> = {
  remove: { codes: codesOf('GCN-LABOR*0.03') },
  paint: { codes: codesOf('PNT-LABOR*0.03') },
};

const LIKE_VERB: Partial<Record<Verb, Verb>> = {
  build: 'install',
  finish: 'install',
  seal: 'repair',
};

const SKIPPED: ReadonlySet<Verb> = new Set(['clean', 'mitigate', 'move', 'seal']);

/** Work on a surface that a list only carries on to things one usually treats so. */
const TREATMENTS: ReadonlySet<Verb> = new Set([
  'paint',
  'refinish',
  'seal',
  'clean',
  'repair',
  'move',
]);

const TREATED = wordSet('treated');

/** Counted and yet treated like the surfaces beside them. */
const DOORS: ReadonlySet<string> = new Set(['door', 'interior_door', 'closet_door', 'entry_door']);

/** The verb of a task; one only carried over from an earlier thing must suit this thing, else its usual work is meant. */
export const verbOf = ({ concept, verb, ownVerb, count }: Task): Verb | null => {
  // "Remove 3 trees, 2,000 sf sod": nobody takes out what has no price for it.
  if (verb === 'remove' && !ownVerb && !conceptOf(concept).pricings.remove) return null;
  // "A price for a composite deck" says nothing of what is there.
  if (verb === 'estimate') return null;
  if (verb === null || ownVerb || !TREATMENTS.has(verb)) return verb;
  if (verb === 'repair' || verb === 'clean' || verb === 'move')
    return conceptOf(concept).pricings[verb] ? verb : null;
  return TREATED.has(concept) && (count === undefined || DOORS.has(concept)) ? verb : null;
};

/** What to do with an object; null when nothing of the kind has a price. */
export const pricingOf = (concept: Concept, verb: Verb | null): TaskPricing | null => {
  // "Deck 12x16, composite": nothing old is spoken of.
  if (verb === null && NEW_MEANS_ADDED.has(concept.id) && concept.pricings.install)
    return concept.pricings.install;
  if (verb === null || concept.always) return concept.pricings.otherwise;
  const own = concept.pricings[verb] ?? concept.pricings[LIKE_VERB[verb] ?? verb];
  if (own) return own;
  if (SKIPPED.has(verb)) return null;
  const generic = concept.measure === 'count' ? GENERIC[verb] : GENERIC_BY_SIZE[verb];
  return generic ?? concept.pricings.otherwise;
};

interface Chosen {
  params: Params;
  pricing: TaskPricing;
}

export const choose = (pricing: TaskPricing, qualifiers: ReadonlySet<string>): Chosen => {
  const found = pricing.choose?.find(([qualifier]) => qualifiers.has(qualifier))?.[1];
  if (found === undefined) return { pricing, params: pricing.params ?? {} };
  if (typeof found === 'string') {
    const { fromRoom, perRoom } = pricing;
    return { pricing: { codes: codesOf(found), fromRoom, perRoom }, params: {} };
  }
  return { pricing, params: { ...pricing.params, ...found } };
};
