import { describe, expect, it } from 'vitest';
import { materialFor } from './budget.ts';
import { costOf, imageTokens, textTokens } from './token-counts.ts';
import type { RequestImage } from '../estimate-request.ts';
import { DEFAULT_MODEL_SETTINGS } from './settings.ts';

const image = (kind: RequestImage['kind'], more: Partial<RequestImage> = {}): RequestImage => ({
  kind,
  name: `${kind}.jpg`,
  jpeg: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
  width: 1280,
  height: 960,
  ...more,
});
const many = (count: number, kind: RequestImage['kind']): RequestImage[] =>
  Array.from({ length: count }, () => image(kind));
const upload = (text: string) => ({
  fileId: '1',
  kind: 'DOC' as const,
  name: 'a.pdf',
  text,
  rooms: [],
  lines: [],
  paper: null,
  use: 'PRICE' as const,
  note: null,
});
const kindsOf = (images: readonly RequestImage[]) => ({
  plan: images.filter(({ kind }) => kind === 'plan').length,
  photo: images.filter(({ kind }) => kind === 'photo').length,
  frame: images.filter(({ kind }) => kind === 'frame').length,
});

describe('tokens and their price', () => {
  it.each([
    [512, 384, 231],
    [1280, 960, 1440],
    [2048, 1536, 2940],
    [4032, 3024, 2940],
  ])('a picture of %i x %i costs %i tokens', (width, height, tokens) => {
    expect(imageTokens({ width, height })).toBe(tokens);
  });

  it('are charged per million', () => {
    const usage = { inputTokens: 500_000, outputTokens: 100_000 };
    expect(costOf(usage, { inputPerMillion: 2, outputPerMillion: 10 })).toBe(2);
  });
});

describe('what is shown to the model', () => {
  it('keeps plans, then photos, and lets video frames go first', () => {
    const images = [...many(30, 'frame'), ...many(20, 'photo'), ...many(6, 'plan')];
    const { images: shown, notes } = materialFor(
      { images, uploads: [] },
      3_000,
      DEFAULT_MODEL_SETTINGS,
    );
    expect(kindsOf(shown)).toEqual({ plan: 4, photo: 20, frame: 4 });
    expect(notes).toEqual([expect.stringContaining('28 of 56 pictures were not shown')]);
  });

  it('stays under the ceiling of tokens, text included', () => {
    const limits = { ...DEFAULT_MODEL_SETTINGS, maxInputTokens: 10_000 };
    const uploads = [upload('x'.repeat(9_000))];
    const { images, documents } = materialFor(
      { images: many(10, 'photo'), uploads },
      3_000,
      limits,
    );
    const spent =
      textTokens(3_000) +
      documents.reduce((sum, { text }) => sum + textTokens(text.length), 0) +
      images.reduce((sum, picture) => sum + imageTokens(picture), 0);
    expect(images.length).toBeGreaterThan(2);
    expect(spent).toBeLessThanOrEqual(10_000);
  });

  it('leaves out what is no JPEG or too heavy', () => {
    const images = [
      image('photo', { jpeg: new Uint8Array([0x89, 0x50, 0x4e]) }),
      image('photo', { jpeg: Object.assign(new Uint8Array(2_000_001), [0xff, 0xd8, 0xff]) }),
      image('photo'),
    ];
    expect(materialFor({ images, uploads: [] }, 0, DEFAULT_MODEL_SETTINGS).images).toHaveLength(1);
  });

  it('stays under the ceiling of bytes', () => {
    const limits = { ...DEFAULT_MODEL_SETTINGS, maxImagesBytes: 3_500_000 };
    const heavy = { jpeg: Object.assign(new Uint8Array(1_500_000), [0xff, 0xd8, 0xff]) };
    const images = [image('photo', heavy), image('photo', heavy), image('photo', heavy)];
    const { images: shown, notes } = materialFor({ images, uploads: [] }, 0, limits);
    expect(shown).toHaveLength(2);
    expect(notes).toEqual([expect.stringContaining('1 of 3 pictures were not shown')]);
  });

  it('gives each document its share, and a short one all it needs', () => {
    const limits = { ...DEFAULT_MODEL_SETTINGS, maxTextChars: 1_000 };
    const uploads = [upload('s'.repeat(100)), upload('l'.repeat(5_000))];
    const { documents, notes } = materialFor({ uploads }, 0, limits);
    expect(documents.map(({ text }) => text.length)).toEqual([100, 900]);
    expect(notes).toEqual(['Long documents were shown to the model in part.']);
  });
});
