// Says which ordered parts of a text found nothing in the price list. It prices nothing and guesses nothing.
import type { Segment } from '../scope/segments.ts';
import type { Verb } from '../scope/vocabulary/verbs.ts';

/** Work of which a price is expected. */
const ORDERS: ReadonlySet<Verb | null> = new Set([
  'replace',
  'install',
  'build',
  'repair',
  'remove',
  'move',
]);

/** Words beside an order that name no thing. */
const COMMON = new Set(
  'times it they them that this these those thing stuff everything anything something all any more less one ones other same way right better best asap soon now today tomorrow week month year day summer winter spring fall time date start done finish ready budget price cost quote bid estimate money cheap need want would could should will can may please thank help call back home house place area spot here there out up down off over under around again first then after before when while if so but because just only also too very really much many few some most least about approximately maybe probably roughly total each per with without as well new old existing current damaged broken bad good nice clean white black gray grey color kind type size standard basic modern simple big small large little long wide tall high low deep thick inch foot feet ft number piece set pair part side end front rear left right top bottom inside outside upstairs downstairs wall work job project scope labor material permit contractor guy crew company insurance adjuster tenant owner buyer seller inspector people family kid dog cat who what which where how why not no yes ok okay sure plan look get got take make put give go come see know think like love hate try use keep let leave ask tell say'.split(
    ' ',
  ),
);

const MOST_WORDS = 4;
const MOST_TOLD = 3;

/** Things the part orders by a name nobody here knows. */
const unknownWords = ({ plain }: Segment): string[] =>
  plain.filter((word) => /^[a-z]{4,}$/.test(word) && !COMMON.has(word));

const isUnread = (part: Segment): boolean => {
  const words = unknownWords(part);
  const counted = part.measures.some(({ kind }) => kind === 'count');
  return (
    part.objects === 0 &&
    part.rooms === 0 &&
    !part.refused &&
    ORDERS.has(part.verb) &&
    counted &&
    words.length > 0 &&
    part.plain.length <= MOST_WORDS
  );
};

/** Sentences for the reasoning, a few at most. */
export const unreadNotes = (parts: readonly Segment[]): string[] =>
  parts
    .filter(isUnread)
    .slice(0, MOST_TOLD)
    .map(
      ({ written }) =>
        `Nothing in the price list was found for "${written}", so it is not in the total.`,
    );
