// What an estimate is for, a sentence each: what is priced, what is not, which sizes nobody told, and that there are warnings.
import { counted } from '../../../lib/format.ts';
import type { Scope } from '../scope/scope-types.ts';

type GistScope = Pick<Scope, 'places' | 'work' | 'excluded' | 'unread'>;

export interface Gist {
  /** `Bathroom remodel in Hall bathroom; paint walls in Kitchen, Hallway.` */
  priced: string;
  /** `Labor that you do yourself: Wall painting. “the appliances”. Not priced for now: paint walls. “hmm”: tell us below what you mean.` */
  left: string;
  /** `Size of Hall bathroom.` Null where all sizes are known. */
  assumed: string | null;
  /** `2 remarks under “Please note” below.` Null where nothing is warned of. */
  warned: string | null;
}

/** Names told before the others are counted. */
const TOLD = 4;

/** Longest words of a request that are quoted whole. */
const QUOTED_MAX = 60;

const quoted = (words: string): string =>
  `“${words.length > QUOTED_MAX ? `${words.slice(0, QUOTED_MAX).trimEnd()}…` : words}”`;

/** `a, b`, or `a, b, c, d and 3 more`. */
const listed = (names: readonly string[]): string => {
  const more = names.length - TOLD;
  return `${names.slice(0, TOLD).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** Work whose lines are in the total; work that is kept for later, and work that came to nothing, is not. */
const isPriced = ({ optional, total }: Scope['work'][number]): boolean =>
  !optional && total !== null && total !== 0;

const pricedOf = ({ places, work }: GistScope): string => {
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  const tasks = [...Map.groupBy(work.filter(isPriced), ({ name }) => name)].map(([name, same]) => {
    const where = new Set(same.flatMap(({ placeId }) => labels.get(placeId) ?? []));
    return where.size > 0 ? `${name} in ${listed([...where])}` : name;
  });
  const more = tasks.length - TOLD;
  const told = [...tasks.slice(0, TOLD), ...(more > 0 ? [counted(more, 'more task')] : [])];
  return told.length > 0 ? `${told.join('; ')}.` : 'Nothing yet.';
};

/** `Keep the layout` leaves no work out of what was asked for. */
const STAYS = /^(?:please )?(?:keep|leave|retain)\b/i;

const atPlace = ({ name, placeId }: Scope['work'][number]): string => `${placeId} ${name}`;

const leftOf = ({ work, excluded, unread }: GistScope): string => {
  const quotes = (some: readonly { words: string }[]) => [
    ...new Set(some.map((each) => quoted(each.words))),
  ];
  const staying = quotes(excluded.filter((each) => STAYS.test(each.words)));
  const left = quotes(excluded.filter((each) => !STAYS.test(each.words)));
  const priced = new Set(work.filter(isPriced).map(atPlace));
  // Rows that came to nothing, as removal that another row includes, are of work that is priced.
  const isLater = (each: GistScope['work'][number]) =>
    !isPriced(each) && (each.optional || !priced.has(atPlace(each)));
  const later = new Set(work.filter(isLater).map(({ name }) => name));
  const own = (is: (each: GistScope['work'][number]) => boolean) => [
    ...new Set(work.filter((each) => isPriced(each) && is(each)).map(({ name }) => name)),
  ];
  const open = quotes(unread.filter(({ workId }) => workId === null));
  const guesses = unread.filter(({ workId }) => workId !== null).length;
  const labor = own(({ materialsOnly }) => materialsOnly);
  const goods = own(({ ownerSupplies }) => ownerSupplies);
  const sentences = [
    labor.length > 0 && `Labor that you do yourself: ${listed(labor)}.`,
    goods.length > 0 && `Materials that you supply: ${listed(goods)}.`,
    left.length > 0 && `${listed(left)}.`,
    later.size > 0 && `Not priced for now: ${listed([...later])}.`,
    staying.length > 0 && `Stays as it is: ${listed(staying)}.`,
    open.length > 0 && `${listed(open)}: tell us below what you mean.`,
    guesses > 0 && `Still to check: ${counted(guesses, 'part')} of your request.`,
  ];
  return sentences.filter(Boolean).join(' ') || 'Nothing that we know of.';
};

const assumedOf = ({ places, work }: GistScope): string | null => {
  // Rows bring their own quantity: a usual size says nothing of them.
  const measured = new Set(
    work.filter(isPriced).flatMap(({ kind, placeId }) => (kind === 'ROW' ? [] : [placeId])),
  );
  const names = places
    .filter(({ id, basis }) => measured.has(id) && basis === 'DEFAULT')
    .flatMap(({ label }) => label ?? []);
  return names.length > 0 ? `Size of ${listed(names)}.` : null;
};

export const gistOf = (scope: GistScope, warnings: readonly string[]): Gist => ({
  priced: pricedOf(scope),
  left: leftOf(scope),
  assumed: assumedOf(scope),
  warned:
    warnings.length > 0 ? `${counted(warnings.length, 'remark')} under “Please note” below.` : null,
});
