// What an estimate is for, in three sentences: what is priced, what is not, and which sizes nobody told.
import { counted } from '../../../lib/format.ts';
import type { CostSummary_EstimateFragment } from '../../../gql/graphql.ts';

type GistScope = NonNullable<CostSummary_EstimateFragment['scope']>;

export interface Gist {
  /** `Bathroom remodel in Hall bathroom; paint walls in Kitchen, Hallway.` */
  priced: string;
  /** `“the appliances”. 2 parts of your request are not used, or not sure.` */
  left: string;
  /** `The size of Hall bathroom.` Null where all sizes are known. */
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
  const sentences = [
    ...(excluded.length > 0
      ? [`${listed([...new Set(excluded.map(({ words }) => quoted(words)))])}.`]
      : []),
    ...(unread.length > 0
      ? [
          `${counted(unread.length, 'part')} of your request ${unread.length > 1 ? 'are' : 'is'} not used, or not sure.`,
        ]
      : []),
  ];
  return sentences.join(' ') || 'Nothing that you asked for.';
};

const assumedOf = ({ places, work }: GistScope): string | null => {
  // Rows bring their own quantity: a usual size says nothing of them.
  const measured = new Set(work.flatMap(({ kind, placeId }) => (kind === 'ROW' ? [] : [placeId])));
  const names = places
    .filter(({ id, basis }) => measured.has(id) && basis === 'DEFAULT')
    .flatMap(({ label }) => label ?? []);
  if (names.length === 0) return null;
  return `${names.length > 1 ? 'The sizes' : 'The size'} of ${listed(names)}.`;
};

export const gistOf = (scope: GistScope): Gist => ({
  priced: pricedOf(scope),
  left: leftOf(scope),
  assumed: assumedOf(scope),
});
