// What an installation fetches and runs: nothing that the lock does not name by its content, no script unasked.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  version: string;
  integrity?: string;
  link?: true;
  optional?: true;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: true;
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')) as unknown;

const { packages } = read('package-lock.json') as { packages: Record<string, Entry> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
/** What comes from a registry: neither this project nor the stand-in that is a folder of it. */
const entries = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);

const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? '';

describe('the lock file', () => {
  it('knows what each package must be', () => {
    const unknown = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    // Programs for other systems, which `npm run lock` adds where the registry lacks them: development alone needs them,
    // and Linux on x64 with glibc fetches none.
    const elsewhere = unknown.filter(
      ([, { optional, os, cpu }]) => optional && (os !== undefined || cpu !== undefined),
    );
    expect(unknown.filter((entry) => !elsewhere.includes(entry)).map(([place]) => place)).toEqual(
      [],
    );
    expect(elsewhere.length).toBeLessThanOrEqual(53);
  });

  it('lists what the product is made of, for whoever looks for known faults', () => {
    const bill = JSON.parse(
      execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', stdio: 'pipe' }),
    ) as { bomFormat: string; components: { name: string; version: string }[] };
    expect(bill.bomFormat).toBe('CycloneDX');
    const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
    const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
    const own = Object.entries(dependencies)
      .filter(([, version]) => !version.startsWith('file:'))
      .map(([name, version]) => `${name}@${version}`);
    expect(own.filter((each) => !listed.includes(each))).toEqual([]);
  });

  it('has an answer for each script that an installation could run', () => {
    const scripted = new Set(
      entries
        .filter(([, { hasInstallScript }]) => hasInstallScript)
        .map(([place]) => nameOf(place)),
    );
    expect(new Set(Object.keys(allowScripts))).toEqual(scripted);
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });
});
