import { describe, expect, it } from 'vitest';
import { planPictures } from './picture-plan.ts';
import type { JobUpload } from './uploads-of-job.ts';

let nextId = 1;
const upload = (kind: JobUpload['kind'], facts: Partial<JobUpload> = {}): JobUpload => {
  const id = nextId++;
  return {
    id,
    accountId: 1,
    kind,
    name: `${kind}-${id}`,
    key: `key-${id}`,
    displayKey: null,
    durationMs: null,
    pages: null,
    readingRun: null,
    ...facts,
  };
};
const photos = (count: number) => Array.from({ length: count }, () => upload('PHOTO'));
const video = (seconds: number) => upload('VIDEO', { durationMs: seconds * 1000 });
const plan = (pages: number) => upload('FLOOR', { pages });
const countsOf = (uploads: JobUpload[], maxImages = 24) =>
  planPictures(uploads, maxImages).map(({ picks }) => picks.length);
const notesOf = (uploads: JobUpload[], maxImages = 24) =>
  planPictures(uploads, maxImages).map(({ leftOut }) => leftOut);

describe('photos', () => {
  it.each([
    [1, 1_280],
    [12, 1_280],
    [13, 1_024],
  ])('%d are each %d pixels', (count, side) => {
    const planned = planPictures(photos(count), 24);
    expect(planned).toHaveLength(count);
    for (const { kind, picks } of planned) expect([kind, picks]).toEqual(['photo', [{ side }]]);
  });

  it('beyond the limit are left out from the end, and it is said', () => {
    const planned = planPictures(photos(26), 24);
    expect(planned.map(({ picks }) => picks.length)).toEqual([...Array(24).fill(1), 0, 0]);
    expect(planned.slice(23).map(({ leftOut }) => leftOut?.slice(0, 21) ?? null)).toEqual([
      null,
      'There are more photos',
      'There are more photos',
    ]);
  });
});

describe('frames of a video', () => {
  it.each([
    [2, 4],
    [20, 4],
    [30, 6],
    [60, 12],
    [3_600, 12],
  ])('of %d seconds are %d', (seconds, count) => {
    expect(countsOf([video(seconds)])).toEqual([count]);
  });

  it('stand in the middle of equal parts, 768 pixels', () => {
    const [planned] = planPictures([video(20)], 24);
    expect(planned?.picks).toEqual(
      [0.125, 0.375, 0.625, 0.875].map((atShare) => ({ side: 768, atShare })),
    );
  });

  it('are the one in the middle when nobody knows its length', () => {
    const [planned] = planPictures([upload('VIDEO')], 24);
    expect(planned?.picks).toEqual([{ side: 768, atShare: 0.5 }]);
  });

  it('share evenly what photos leave; fewer of them are still a whole video', () => {
    const uploads = [video(60), ...photos(10), video(20), video(60)];
    expect(countsOf(uploads)).toEqual([5, ...Array(10).fill(1), 4, 5]);
    expect(notesOf(uploads).every((note) => note === null)).toBe(true);
  });

  it('are not there when photos leave nothing', () => {
    expect(notesOf([...photos(24), video(20)]).at(-1)).toContain('Videos were not interpreted');
    expect(notesOf([...photos(23), video(20), video(20)]).slice(-2)).toEqual([
      null,
      expect.stringContaining('There are more videos'),
    ]);
  });
});

describe('pages of plans', () => {
  it('are the first four, 2,048 pixels', () => {
    const [planned] = planPictures([plan(30)], 24);
    expect(planned?.picks).toEqual([0, 1, 2, 3].map((page) => ({ side: 2_048, page })));
    expect(planned?.leftOut).toContain('There are more plan pages');
  });

  it('share with the other plans, and take nothing from the photos', () => {
    expect(countsOf([plan(6), upload('FLOOR'), ...photos(24)])).toEqual([
      3,
      1,
      ...Array(24).fill(1),
    ]);
    expect(countsOf([1, 1, 1, 1, 1].map(plan))).toEqual([1, 1, 1, 1, 0]);
  });
});

describe('a ceiling of tokens', () => {
  const uploads = [plan(4), ...photos(10), video(60)];
  const at = (maxTokens: number) => {
    const picks = (kind: string) =>
      planPictures(uploads, 24, maxTokens)
        .filter((pictures) => pictures.kind === kind)
        .flatMap((pictures) => pictures.picks);
    return {
      photos: picks('photo').map(({ side }) => side)[0],
      frames: picks('frame').length,
      frameSide: picks('frame')[0]?.side,
      pages: picks('plan').length,
    };
  };

  it.each([
    [36_000, { photos: 1_280, frames: 12, frameSide: 768, pages: 4 }],
    [30_000, { photos: 1_280, frames: 4, frameSide: 768, pages: 4 }],
    [24_000, { photos: 1_024, frames: 4, frameSide: 768, pages: 4 }],
    [18_500, { photos: 768, frames: 4, frameSide: 512, pages: 4 }],
    [1_000, { photos: 512, frames: 4, frameSide: 512, pages: 4 }],
  ])('of %d takes frames first, then sizes', (maxTokens, expected) => {
    expect(at(maxTokens)).toEqual(expected);
  });

  it('leaves every photo its place', () => {
    const planned = planPictures(photos(60), 60, 20_000);
    expect(planned.map(({ picks }) => picks.map(({ side }) => side))).toEqual(
      Array.from({ length: 60 }, () => [512]),
    );
  });
});

it('keeps the order of the uploads and passes over documents', () => {
  const uploads = [plan(1), upload('DOC', { pages: 3 }), video(5), ...photos(1)];
  expect(planPictures(uploads, 24).map(({ kind }) => kind)).toEqual(['plan', 'frame', 'photo']);
});

it('says that photos were not interpreted where an operator allows none', () => {
  expect(countsOf(photos(2), 0)).toEqual([0, 0]);
  expect(notesOf(photos(1), 0)).toEqual([expect.stringContaining('Photos were not interpreted')]);
  expect(countsOf([], 24)).toEqual([]);
});
