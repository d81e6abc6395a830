// Files too thin to stand alone: a few lines for one reader beside them, which has to be opened to understand them.
import { linesOf } from './file-lines.ts';
import { importsOf, namelessImportsOf, type Source } from './sources.ts';

/** Fewer lines make a thought only where more than one file has it. */
const THIN_LINES = 40;

/** A face takes input, calls one use case and returns: both stand alone, however short. */
const FACE = /\.(?:graphql|rest|job)\.ts$/;

const isNamedAlone = (path: string): boolean => path.endsWith('.tsx') || FACE.test(path);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Constants and nothing that runs: who changes the data need not read what does with it. */
const isTable = ({ text }: Source): boolean =>
  /^export const /m.test(text) && !/=>|\bfunction\b|\bclass\b/.test(text);

/**
 * @param product without tests, which read what they test and are no reason to divide it
 * @param tests paths of the files of tests; a file with its own is a thought that is held by itself
 */
export function thinFilesIn(product: readonly Source[], tests: ReadonlySet<string>): string[] {
  const importers = new Map<string, Set<string>>();
  for (const source of product) {
    for (const target of importsOf(source))
      importers.set(target, (importers.get(target) ?? new Set()).add(source.path));
  }
  const nameless = new Set(product.flatMap(namelessImportsOf));
  return product
    .filter((source) => {
      const { path } = source;
      const [reader, ...others] = importers.get(path) ?? [];
      return (
        reader !== undefined &&
        others.length === 0 &&
        folderOf(reader) === folderOf(path) &&
        linesOf(source) < THIN_LINES &&
        !isNamedAlone(path) &&
        !FACE.test(reader) &&
        !nameless.has(path) &&
        !isTable(source) &&
        !tests.has(path.replace(/\.ts$/, '.test.ts'))
      );
    })
    .map(({ path }) => path);
}
