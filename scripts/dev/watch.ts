// Tells which sources changed, several at once where an editor or a checkout writes several.
import { watch } from 'node:fs';

/** What comes within this time of each other is one change. */
const TOGETHER_MS = 30;

/** Neither tests nor what is written while the product runs. */
const IGNORED = /\.test\.tsx?$|(?:^|\/)(?:testing|generated|node_modules)\/|~$|\.sw[a-z]$/;

/** @param onChange gets the paths from the root, with forward slashes */
export function watchSources(
  folders: readonly string[],
  onChange: (paths: readonly string[]) => void,
): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, name) => {
      const path = `${folder}/${name?.replaceAll('\\', '/') ?? ''}`;
      if (IGNORED.test(path)) return;
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const paths = [...changed];
        changed.clear();
        onChange(paths);
      }, TOGETHER_MS);
    });
  }
}
