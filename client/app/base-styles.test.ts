import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../gql/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const text = Object.values(sources).join('\n');
const stylesheets = new Set(
  Object.keys(import.meta.glob('../../node_modules/@mantine/core/styles/*.css')).map((path) =>
    path.replace(/^.*\/|\.css$/g, ''),
  ),
);

/** Components of Mantine that pages use, without types. */
const used = [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
  ([, names = '']) => names.split(',').map((name) => name.trim().replace(/ as .*$/, '')),
);

it('a component of Mantine comes with its styles: without them it is drawn wrong, and no error says so', () => {
  const styled = used.filter((name) => stylesheets.has(name));
  expect(styled).toContain('Button');
  const left = new Set(styled.filter((name) => !text.includes(`core/styles/${name}.css'`)));
  expect([...left]).toEqual([]);
});
