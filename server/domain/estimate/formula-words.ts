// The formula behind a quantity, written for readers who know neither its variables nor its functions. It is only rewritten,
// never worked out; a text that is no formula stays as it is.

// What the variables of formulas are called by readers who know none of them.

/** The measures and settings that formulas share; what a name says by itself is not here. */
const VARIABLES: Readonly<Record<string, string>> = {
  A: 'floor area',
  B: 'room width',
  C: 'ceiling area',
  H: 'ceiling height',
  L: 'room length',
  P: 'perimeter',
  W: 'wall area',
  Wn: 'wall area less openings',
  n: 'count',
  n_rooms: 'rooms',
  movers: 'air movers',
  plan_l: 'long side of the house',
  plan_w: 'short side of the house',
  plan_sf: 'footprint',
  wing_out: 'depth of the wing',
  wing_wide: 'width of the wing',
  rake: 'overhang at the rakes',
  pitch2: 'second pitch',
  thick_in: 'thickness in inches',
  edge_in: 'depth of the edges in inches',
  edge_lf: 'length of thickened edges',
  edge_cf: 'cubic feet in the edges',
  rise_in: 'rise in inches',
  riser_in: 'height of a riser in inches',
  run_in: 'run in inches',
  stringer_ft: 'length of a stringer',
  long_ft: 'length along the house',
  deep_ft: 'depth from the house',
  height_ft: 'height above ground',
  span_ft: 'span of the joists',
  post_ft: 'spacing of posts',
  beam_in: 'size of the beam boards',
  bay_ft: 'length of a bay',
  oc: 'joist spacing',
  r: 'R-value',
  r_have: 'R-value there now',
  eave_lf: 'length of eaves',
  rake_lf: 'length of rakes',
  ridge_lf: 'length of ridges',
  hip_lf: 'length of hips',
  valley_lf: 'length of valleys',
  g: 'finish level',
  lf: 'length',
  sf: 'area',
  sq: 'roofing squares',
  ht: 'height',
  kf: 'share of kitchen',
  base_lf: 'length of base cabinets',
  wall_lf: 'length of wall cabinets',
  island_lf: 'length of island',
  cab_lf: 'length of cabinets',
  tall: 'tall cabinets',
  fin_frac: 'finished share',
  kitchen_frac: 'share of kitchen',
  tub2: 'second tub',
  ada: 'accessible fittings',
  fa: 'fire-alarm devices',
  hm: 'hollow-metal doors',
  vav: 'air boxes',
  ev: 'car chargers',
  tstat: 'thermostats',
  appl: 'appliances',
  furn: 'furnished rooms',
  heads: 'sprinkler heads',
  sprink: 'sprinklers',
  cat: 'water category',
  ceil: 'ceiling',
  insul: 'insulation',
};

/** `contents_hr` says hours, `trash_cy` cubic yards. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(.+)_lf$/, 'length of $1'],
  [/^(.+)_sf$/, 'area of $1'],
  [/^(.+)_cy$/, 'cubic yards of $1'],
  [/^(.+)_hr$/, 'hours for $1'],
  [/^(.+)_ft$/, 'feet of $1'],
  [/^(.+)_n$/, '$1'],
];

const nameInWords = (name: string): string => {
  const known = VARIABLES[name];
  if (known !== undefined) return known;
  const ending = ENDINGS.find(([pattern]) => pattern.test(name));
  return (ending ? name.replace(...ending) : name).replaceAll('_', ' ');
};

// Calls of functions in a formula, in words: `ceil(x)` is "x, rounded up".

const FUNCTIONS: Readonly<Record<string, (args: readonly string[]) => string>> = {
  iff: ([test = '', yes = '', no = '']) => `${yes} if ${test}, else ${no}`,
  ceil: ([x = '']) => `${x}, rounded up`,
  floor: ([x = '']) => `${x}, rounded down`,
  round: ([x = '']) => `${x}, rounded`,
  max: (args) => `the largest of ${args.join(' and ')}`,
  min: (args) => `the smallest of ${args.join(' and ')}`,
  clamp: ([x = '', low = '', high = '']) => `${x}, at least ${low} and at most ${high}`,
  joist_span: ([size = '', spacing = '']) => `span of 2x${size} joists ${spacing} in. apart`,
  beam_span: ([plies = '', size = '', joists = '']) =>
    `span of ${plies} boards 2x${size} under joists of ${joists} ft`,
  ledger_spacing: ([joists = '']) => `spacing of ledger screws under joists of ${joists} ft`,
  winder_radius: ([count = '']) => `least inner radius of ${count} winders`,
  blown_bags: ([value = '']) => `bags for 1,000 sq ft of R-${value}`,
  roof_steep: ([from = '', below = '']) =>
    `share of the roof with a rise of ${from} to ${below} in 12`,
};

/** Stands for a comma inside the words of a call, so that it parts no arguments of the call around it. */
const COMMA = '\u0001';
const INNERMOST = /([A-Za-z_]\w*)?\(([^()]*)\)/;
const MOST_CALLS = 60;

/** Puts calls into words, from the inside out. The words stand in square brackets where more follows. */
const callsInWords = (formula: string): string => {
  let text = formula;
  for (let count = 0; count < MOST_CALLS; count += 1) {
    const found = INNERMOST.exec(text);
    if (!found) break;
    const [whole, name, inner = ''] = found;
    const write = name === undefined ? undefined : FUNCTIONS[name];
    const said = write
      ? write(inner.split(',').map((arg) => arg.trim())).replaceAll(',', COMMA)
      : inner;
    const words = text === whole && write ? said : `[${said}]`;
    text = text.replace(whole, () => (name !== undefined && !write ? `${name} ${words}` : words));
  }
  return text.replaceAll(COMMA, ',').replaceAll('[', '(').replaceAll(']', ')');
};

/** True when formulas know a function of that name. */
const isFunction = (name: string): boolean => name in FUNCTIONS;

const LEVELS = ['low-end finish', 'standard finish', 'high-end finish'];
const FINISH_TESTS: readonly (readonly [RegExp, string])[] = [
  [/\bg==([012])/g, '$1'],
  [/\bg>=1/g, 'standard or high-end finish'],
  [/\bg>=2/g, 'high-end finish'],
];

const OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/ *\* */g, ' × '],
  [/ *\/ */g, ' ÷ '],
  [/ *>= */g, ' ≥ '],
  [/ *<= */g, ' ≤ '],
  [/ *== */g, ' = '],
  [/(?<=[\w\])]) *([+\-<>]) *(?=[\w[(])/g, ' $1 '],
];

/** Pattern of prose: words that stand next to each other, but for these. */
const PROSE = /[A-Za-z_]\w*\s+(?!and\b|or\b|not\b|in\b)[A-Za-z_]/;
const NAME = /(?<![\w.])[A-Za-z_]\w*/g;

const isFormula = (text: string): boolean => /[A-Za-z_]/.test(text) && !PROSE.test(text);

/** A share of one measure, or one with something added for waste. */
const SHARE_OF = /^(?:(\d*\.\d+)\*([A-Za-z_]\w*)|([A-Za-z_]\w*)\*(\d*\.\d+))$/;
const MOST_ADDED = 1.5;

/** The values of variables in words, by name. */
type FormulaValues = ReadonlyMap<string, string>;

const measured = (name: string, values: FormulaValues): string => {
  const value = values.get(name);
  return value === undefined ? nameInWords(name) : `${nameInWords(name)} (${value})`;
};

/** `85% of the floor area (168 sq ft)`, `floor area (168 sq ft) plus 10%`; null for any other formula. */
const shareInWords = (formula: string, values: FormulaValues): string | null => {
  const [, before, namedAfter, namedBefore, after] = SHARE_OF.exec(formula) ?? [];
  const name = namedAfter ?? namedBefore;
  if (name === undefined) return null;
  const factor = Number(before ?? after);
  const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;
  if (factor < 1) return `${percent(factor)} of the ${measured(name, values)}`;
  return factor <= MOST_ADDED ? `${measured(name, values)} plus ${percent(factor - 1)}` : null;
};

const termInWords = (formula: string, values: FormulaValues): string => {
  const share = shareInWords(formula, values);
  if (share !== null) return share;
  const told = new Set<string>();
  const tell = (name: string): string => {
    if (told.has(name)) return nameInWords(name);
    told.add(name);
    return measured(name, values);
  };

  const tested = FINISH_TESTS.reduce(
    (text, [pattern, words]) =>
      text.replaceAll(pattern, (_match, level?: string) => (words === '$1' ? `#${level}` : '#3')),
    formula,
  );
  const named = OPERATORS.reduce(
    (text, [pattern, sign]) => text.replaceAll(pattern, sign),
    tested.replaceAll(NAME, (name, at: number) => {
      const isCall = isFunction(name) && tested.charAt(at + name.length) === '(';
      return isCall || /^(?:and|or|not|in)$/.test(name) ? name : tell(name);
    }),
  );
  return callsInWords(named)
    .replaceAll(/#([012])/g, (_match, level: string) => LEVELS[Number(level)] ?? '')
    .replaceAll('#3', 'standard or high-end finish');
};

const VALUE = String.raw`\w+ = -?[\d.]+(?: (?:[A-Z]+|ft|in))?`;
/** A term, the values of its variables, and another formula that was added to it. */
const WITH_VALUES = new RegExp(`^(.*?) where (${VALUE}(?:, ${VALUE})*)(?: \\+ (.*))?$`, 's');

const UNITS: Readonly<Record<string, string>> = {
  SF: 'sq ft',
  LF: 'ft',
  SY: 'sq yd',
  CF: 'cu ft',
  CY: 'cu yd',
  SQ: 'squares',
  HR: 'hours',
};

/** `168 SF` as `168 sq ft`. */
const valueInWords = (value: string): string => {
  const [amount = '', unit = ''] = value.split(' ');
  return `${amount} ${unit === 'EA' ? '' : (UNITS[unit] ?? unit)}`.trim();
};

const isIn = (name: string, term: string): boolean =>
  new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(term);

const workInWords = (formula: string): string => {
  const [, term = formula, values, more] = WITH_VALUES.exec(formula) ?? [];
  if (!isFormula(term)) return formula;
  const known: FormulaValues = new Map(
    values?.split(', ').map((each): [string, string] => {
      const [name = '', value = ''] = each.split(' = ');
      return [name, valueInWords(value)];
    }),
  );
  // A bare variable says with its own value all there is to say.
  const own = known.get(term);
  const words = own === undefined ? termInWords(term, known) : `${nameInWords(term)}: ${own}`;
  const others = [...known]
    .filter(([name]) => !isIn(name, term))
    .map(([name, value]) => `${nameInWords(name)}: ${value}`);
  const given = others.length > 0 ? `, with ${others.join(', ')}` : '';
  return words + given + (more ? `; plus ${workInWords(more)}` : '');
};

/** The part after a formula: the rule of the calculation, already in words. */
const BY = /; (?=by )/;

/** `2.1*(base_lf+2) where base_lf = 19.32 LF` reads `2.1 × (length of base cabinets (19.32 ft) + 2)`. */
export const formulaInWords = (formula: string): string => {
  const [work = '', ...notes] = formula.split(BY);
  return [workInWords(work), ...notes].join('; ');
};
