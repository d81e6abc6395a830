// What an estimate is for, in three sentences: what is priced, what is not, and which sizes nobody told.
import { counted } from '../../../lib/format.ts';
import type { Scope } from '../scope/scope-types.ts';

type GistScope = Pick<Scope, 'places' | 'work' | 'excluded' | 'unread'>;

export interface Gist {
  /** `Bathroom remodel in Hall bathroom; paint walls in Kitchen, Hallway.` */
  priced: string;
  /** `“the appliances”. Not used, or not sure: 2 parts of your request.` */
  left: string;
  /** `Size of Hall bathroom.` Null where all sizes are known. */
  assumed: string | null;
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

const pricedOf = ({ places, work }: GistScope): string => {
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  const tasks = [...Map.groupBy(work, ({ name }) => name)].map(([name, same]) => {
    const where = new Set(same.flatMap(({ placeId }) => labels.get(placeId) ?? []));
    return where.size > 0 ? `${name} in ${listed([...where])}` : name;
  });
  const more = tasks.length - TOLD;
  const told = [...tasks.slice(0, TOLD), ...(more > 0 ? [counted(more, 'more task')] : [])];
  return told.length > 0 ? `${told.join('; ')}.` : 'Nothing yet.';
};

const leftOf = ({ excluded, unread }: GistScope): string => {
  const words = new Set(excluded.map((each) => quoted(each.words)));
  const sentences = [
    words.size > 0 && `${listed([...words])}.`,
    unread.length > 0 &&
      `Not used, or not sure: ${counted(unread.length, 'part')} of your request.`,
  ];
  return sentences.filter(Boolean).join(' ') || 'Nothing that you asked for.';
};

const assumedOf = ({ places, work }: GistScope): string | null => {
  // Rows bring their own quantity: a usual size says nothing of them.
  const measured = new Set(work.flatMap(({ kind, placeId }) => (kind === 'ROW' ? [] : [placeId])));
  const names = places
    .filter(({ id, basis }) => measured.has(id) && basis === 'DEFAULT')
    .flatMap(({ label }) => label ?? []);
  return names.length > 0 ? `Size of ${listed(names)}.` : null;
};

export const gistOf = (scope: GistScope): Gist => ({
  priced: pricedOf(scope),
  left: leftOf(scope),
  assumed: assumedOf(scope),
});
