// The pictures that the pages import by name, out of Tabler's thousands: as a package of React components these are a fifth
// of all files that would have to be installed.
import { globSync, readFileSync } from 'node:fs';
import { icons as tabler } from '@iconify-json/tabler';

const IMPORTS = /import \{([^}]*)\} from '[./]*\/icons\/icons\.ts'/g;
/** The attributes that client/lib/icon.tsx gives all lines of a picture, as Tabler writes them. */
const LOOKS = {
  outlineIcon:
    'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"',
  filledIcon: 'fill="currentColor"',
} as const;

interface Icon {
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

/** @returns the paths of a picture that consists of nothing else, all drawn in the one way */
function pathsOf(body: string, look: string): string[] | undefined {
  const bare = body.replaceAll(` ${look}`, '');
  const isPlain = /^(<g>)?(<path d="[^"]*"\/>)+(<\/g>)?$/.test(bare);
  const paths = [...bare.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
  // On the group for all of them, or on each.
  const times = body.split(look).length - 1;
  const isWhole = bare.startsWith('<g>') ? times === 1 : times === paths.length;
  return isPlain && isWhole ? paths : undefined;
}

/** @throws Error for a name that Tabler does not know, and for a picture that mixes lines and areas */
export function iconModule({ component, name }: Icon): string {
  const body = tabler.icons[name]?.body;
  if (!body) throw new Error(`Tabler has no icon ${name} (${component}).`);
  for (const [kind, look] of Object.entries(LOOKS)) {
    const paths = pathsOf(body, look);
    if (!paths) continue;
    return [
      `import { ${kind} } from '../../lib/icon.tsx';`,
      '',
      `export const ${component} = /* @__PURE__ */ ${kind}([`,
      ...paths.map((path) => `  '${path}',`),
      ']);',
      '',
    ].join('\n');
  }
  throw new Error(`The icon ${name} is drawn neither in lines alone nor in areas alone.`);
}

const NOTICE = '/*! Icons: Tabler Icons, MIT License, Copyright (c) Paweł Kuna */';

export const iconExports = (icons: readonly Icon[]): string =>
  [
    NOTICE,
    ...icons.map(({ component, name }) => `export { ${component} } from './pictures/${name}.ts';`),
    '',
  ].join('\n');
