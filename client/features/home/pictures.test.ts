import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HERO_PICTURES } from './pictures.ts';

describe('the pictures of the carousel', () => {
  it('lie there in both widths and formats', () => {
    const files = HERO_PICTURES.flatMap(({ name }) =>
      ['640.avif', '640.webp', '1280.avif', '1280.webp'].map((end) => `${name}-${end}`),
    );
    const missing = files.filter((file) => !existsSync(`client/public/pictures/${file}`));
    expect(files.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('each have a name and a text of their own', () => {
    const texts = HERO_PICTURES.map(({ alt }) => alt.trim());
    expect(new Set(HERO_PICTURES.map(({ name }) => name)).size).toBe(HERO_PICTURES.length);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).not.toContain('');
  });
});
