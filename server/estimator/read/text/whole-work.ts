// What prices a whole building or a whole loss stands beside listed work only where words order it for sure.
import { isWholeCode } from '../../book/whole-jobs.ts';
import { SURE_UNNAMED } from './evidence.ts';
import { isWork } from './neighbors.ts';
import type { Mention } from './neighbors.ts';
import { BUILDING } from './places.ts';

/** Jobs of a whole loss, and how the rows begin that list its work. */
const LOSSES: Readonly<Record<string, string>> = {
  '@mold_remediation': 'MLD-',
  '@water_mitigation': 'WTR-',
  '@smoke_clean': 'FIR-',
};
/** Least number of rows that make a list of the work of a loss. */
const LEAST_OF_LOSS = 2;
/** Machines that dry and clean. */
const MACHINES = /^WTR-(?:AIRMV|DEH|SCRUB|MATS|WALLDR)|^FIR-DEODOR/;

/** "Dry for 4 days" orders the machines, of which a list may tell nothing else. */
const DRIES = /\bdry(?:ing)?\b.*\bdays?\b/i;
const isOfMachines = ({ rows }: Mention): boolean => rows.some((row) => MACHINES.test(row));

/** Work of a loss listed with amounts or machines; "carpet soaked, dry it out" tells what the whole work is on. */
const isListedLoss = ({ rows, words }: Mention, mentions: readonly Mention[]): boolean => {
  const begin = LOSSES[rows[0] ?? ''];
  return (
    begin !== undefined &&
    (!DRIES.test(words) || mentions.some(isOfMachines)) &&
    mentions.filter(
      (other) =>
        isWork(other) &&
        (other.measures.length > 0 || isOfMachines(other)) &&
        other.rows.some((row) => row.startsWith(begin)),
    ).length >= LEAST_OF_LOSS
  );
};

const IS_REFRESH = /^@\w+_refresh$/;

/** Chance of all whole jobs together from which one with an area is ordered: "white box, 1,850 SF". */
const SURE_WHOLE = 0.75;

/** "House is 1,560 sf, built 1978": how large a building is, and no work on it. */
const TELLS_OF_BUILDING =
  /^(?:(?:the|my|our|this|existing|current) )*(?:house|home|building|place|property)\b(?!.*\b(?:re-?build|gut|re-?model|renovat|finish|down))/i;

/** "Gut remodel 1,640 sf, plus 2 dumpsters": the whole, and more work beside it. */
const isOrdered = ({ candidates, chance, measures, words }: Mention): boolean => {
  if (TELLS_OF_BUILDING.test(words)) return false;
  const whole = candidates
    .filter(({ code }) => isWholeCode(code))
    .reduce((sum, each) => sum + each.chance, 0);
  const isMeasured = measures.some(({ kind }) => kind === 'AREA');
  return chance >= SURE_UNNAMED || (isMeasured && whole >= SURE_WHOLE);
};

/** Mentions without what may price a whole building, or a whole loss, beside work that is listed. */
export const withoutWholes = (all: readonly Mention[]): Mention[] => {
  const mentions = all.filter((mention) => !isListedLoss(mention, all));
  const listed = mentions.filter(
    (mention) =>
      isWork(mention) && mention.rows.length > 0 && !mention.rows.some((code) => isWholeCode(code)),
  );
  // "The house needs a freshen up": what it is, is listed.
  const isHeading = ({ rows: [code = ''], places }: Mention): boolean =>
    IS_REFRESH.test(code) &&
    places.every(({ type }) => BUILDING.has(type)) &&
    listed.length > LEAST_OF_LOSS;
  // A room that has burned out, beside work in other rooms.
  const isElsewhere = ({ places }: Mention): boolean =>
    places.length > 0 &&
    places.every(({ type }) => !BUILDING.has(type)) &&
    listed.every(
      (other) => other.places.length > 0 && !other.places.some((place) => places.includes(place)),
    );
  return mentions.filter(
    (mention) =>
      !isHeading(mention) &&
      (listed.length === 0 ||
        !mention.rows.some((code) => isWholeCode(code)) ||
        isOrdered(mention) ||
        isElsewhere(mention)),
  );
};
