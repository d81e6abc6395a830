// Names of pieces of work as people write them: "kitchen remodel", "toilet replacement", never the data's own labels.
import type { WorkLine } from '../calculate/work-line.ts';

/** Work whose name already says what is done to it. */
const OWN_VERB =
  /^(?:re(?:face|wire|pipe|grout|caulk|key|screen|level|glaze|seal|surface|point|line|stretch)|tuckpoint|haul|caulk|pressure|trash|turn|demo|clean|strip|skim)/;

/** Nouns of actions, which follow the object: `toilet replacement`. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ['replace', 'replacement'],
  ['install', 'installation'],
  ['remove', 'removal'],
  ['repair', 'repair'],
  ['refinish', 'refinishing'],
  ['clean', 'cleaning'],
  ['move', 'relocation'],
  ['build', 'construction'],
  ['seal', 'sealing'],
  ['paint', 'painting'],
]);

const LISTED: ReadonlyMap<string, string> = new Map([
  ['Floor as listed', 'flooring'],
  ['Paint as listed', 'painting'],
  ['Named in the scope', 'work as listed'],
  ['Not matched: their price', 'work as listed'],
]);

/** Rows that were named one by one are called by their category; these are called otherwise than in the price book. */
const BY_CATEGORY: Readonly<Record<string, string>> = {
  Electrical: 'electrical work',
  HVAC: 'HVAC work',
  'Masonry & Concrete': 'concrete work',
  'Landscaping & Site': 'site work',
  'Framing & Structure': 'framing',
  'Siding & Exterior Trim': 'siding work',
  'Trim & Millwork': 'trim work',
  'Cleaning & Make-Ready': 'cleaning',
  'Fire & Smoke': 'smoke cleaning',
  'Decks & Porches': 'deck work',
  'Temporary Repairs & Emergency': 'temporary repairs',
  'Bath Accessories & Glass': 'bath accessories',
  'General Conditions': 'work as listed',
  'Permits & Fees': 'work as listed',
  'Haul-Off & Disposal': 'work as listed',
  'Whole-Job Allowances': 'work as listed',
};

/** The rows of a document; its name keeps its letters. */
const OF_DOCUMENT = /^Line items of (“.*”)$/;

const ABBREVIATIONS =
  /\b(?:hvac|frp|ada|adu|lvp|lvt|vct|act|led|gfci|ac|pvc|epdm|tpo|ev|afci|rtu)\b/g;

/** Words of the trade that are written in capitals, wherever they come from. */
const withCapitals = (words: string): string =>
  words.replace(ABBREVIATIONS, (word) => word.toUpperCase());

/** Abbreviations keep their capitals. */
const lower = (name: string): string =>
  withCapitals(name.replace(/[A-Z][a-z]+(?![A-Z])/g, (word) => word.toLowerCase()));

/** How the heading of a document's rows begins. */
export const LISTED_IN = 'work listed in ';

/** Name of the work that a line is part of, in lower case; a row that was named by itself goes with its category. */
export const headingOfLine = ({ work, item }: Pick<WorkLine, 'work' | 'item'>): string =>
  work === 'Named in the scope' || work.startsWith(item.name)
    ? (BY_CATEGORY[item.category] ?? item.category.toLowerCase())
    : headingOf(work);

/** Heading in lower case: "Kitchen remodel, full" → "kitchen remodel"; "Replace toilet" → "toilet replacement". */
export const headingOf = (work: string): string => {
  const [, document] = OF_DOCUMENT.exec(work) ?? [];
  if (document !== undefined) return `${LISTED_IN}${document}`;
  const plain = work
    .replace(/ \(.*\)$/, '')
    .replace(/, (?:full|per element|priced per square foot|new)$/, '')
    .replace(/ only$/, '');
  const listed = LISTED.get(plain);
  if (listed !== undefined) return listed;
  const [, verb, object] = /^(\w+) (.+)$/.exec(plain) ?? [];
  const noun = NOUNS.get(verb?.toLowerCase() ?? '');
  if (noun === undefined || object === undefined) return lower(plain);
  if (OWN_VERB.test(object.toLowerCase())) return lower(object);
  // "Wall painting", not "walls painting".
  const named = noun === 'painting' ? object.replace(/(?<!s)s$/, '') : object;
  return `${lower(named)} ${noun}`;
};
