// The house in figures: `node scripts/house-rules/figures.ts` in any tree of ours, this one or an older one.
import { retypedLimits } from './limits.ts';
import { FILE_LINES, linesOf } from './file-lines.ts';
import { isTest, readSources, type Source } from './sources.ts';
import { thinFilesIn } from './thin-files.ts';
import { namesOfTwoThings } from './type-names.ts';

/** A function or constant of a line or more that is the same in two files; shorter ones are alike by chance. */
const COPY_CHARACTERS = 60;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What stands at the left margin as `const x = …;` or `function x … }`, to its end. */
const DECLARATION = /^(?:export )?((?:const|(?:async )?function) \w+[\s\S]*?(?:;|^\}))$/gm;

const copiesIn = (sources: readonly Source[]): number => {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    for (const [, declaration = ''] of text.matchAll(DECLARATION)) {
      if (declaration.length < COPY_CHARACTERS) continue;
      places.set(declaration, (places.get(declaration) ?? new Set()).add(path));
    }
  }
  return [...places.values()].filter(({ size }) => size > 1).length;
};

const sources = readSources('server/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}');
const product = sources.filter((source) => !isTest(source));
const tests = sources.filter(isTest);
const serverFeatures = new Set(
  product.flatMap(({ path }) => /^server\/features\/([^/]+)\//.exec(path)?.[1] ?? []),
);

const FIGURES: Readonly<Record<string, number>> = {
  'files of the product': product.length,
  'their lines': sum(product.map(linesOf)),
  [`files over ${FILE_LINES} lines`]: product.filter((one) => linesOf(one) > FILE_LINES).length,
  'features of the server': serverFeatures.size,
  'declarations that stand twice': copiesIn(product),
  'names of two things': namesOfTwoThings(product).length,
  'limits typed again': retypedLimits(product).length,
  'files of tests': tests.length,
  [`of these over ${FILE_LINES} lines`]: tests.filter((one) => linesOf(one) > FILE_LINES).length,
  'thin files with one reader beside them': thinFilesIn(
    product,
    new Set(tests.map(({ path }) => path)),
  ).length,
};

for (const [what, figure] of Object.entries(FIGURES))
  process.stdout.write(`${what}: ${figure.toLocaleString('en-US')}\n`);
