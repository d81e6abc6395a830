// The pictures that the pages import by name, out of Tabler's thousands: as a package of React components these are a fifth
// of all files that would have to be installed.
import { globSync, readFileSync } from 'node:fs';
import { icons as tabler } from '@iconify-json/tabler';

const IMPORTS = /import \{([^}]*)\} from '[./]*\/icons\/icons\.ts'/g;
/** What the pictures consist of, and what `iconOf` gives them. */
const WHOLE = /^(<g [^>]*>)?(<path( [a-z-]+="[^"<>]*")+\/>)+(<\/g>)?$/;

export interface Icon {
  /** As pages import it, `IconShare2`. */
  readonly component: string;
  /** As Tabler calls it, `share-2`. */
  readonly name: string;
}

const nameOf = (component: string): string =>
  component
    .replace(/^Icon/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '-')
    .toLowerCase();

/** In the order of their names. */
export function importedIcons(): Icon[] {
  const components = globSync('client/**/*.{ts,tsx}')
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(IMPORTS)])
    .flatMap(([, names = '']) => names.match(/\bIcon\w+/g) ?? []);
  return [...new Set(components)]
    .toSorted()
    .map((component) => ({ component, name: nameOf(component) }));
}

/** @throws Error for a name that Tabler does not know, and for a picture of more than lines */
export function iconModule({ component, name }: Icon): string {
  const body = tabler.icons[name]?.body;
  if (!body) throw new Error(`Tabler has no icon ${name} (${component}).`);
  if (!WHOLE.test(body)) throw new Error(`The icon ${name} is drawn otherwise than by lines.`);
  const lines = [...body.matchAll(/ d="([^"]*)"/g)].map(([, line]) => `  '${line}',`);
  const kind = body.includes('stroke="currentColor"') ? 'outlineIcon' : 'filledIcon';
  return [
    `import { ${kind} } from '../../components/icon.tsx';`,
    '',
    `export const ${component} = /* @__PURE__ */ ${kind}([`,
    ...lines,
    ']);',
    '',
  ].join('\n');
}

export const iconExports = (icons: readonly Icon[]): string =>
  icons
    .map(({ component, name }) => `export { ${component} } from './pictures/${name}.ts';\n`)
    .join('');
