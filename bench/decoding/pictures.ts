// One page of pictures: what phones, cameras and programs write, as another checkout shows it and as this one does.
//   node bench/decoding/pictures.ts --beside=CHECKOUT --out=docs/files.webp
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import type { FileKind } from '../../server/domain/catalog.ts';
import { findFfmpeg } from '../../server/infra/media/find-ffmpeg.ts';
import {
  createMediaInspector,
  type MediaInspector,
} from '../../server/infra/media/inspect-media.ts';
import type * as InspectMedia from '../../server/infra/media/inspect-media.ts';
import { scratch, SHOWN } from './inputs.ts';

const [WIDTH, HEIGHT] = [240, 180];
const [LABEL, GAP] = [26, 12];

/** Words as a picture. */
const say = async (text: string, width: number): Promise<Buffer> =>
  sharp({ text: { text, width, font: 'sans', dpi: 82, rgba: true } })
    .png()
    .toBuffer();

/** A picture as it is shown, or the sentence why it is not. */
const shownBy = async (
  inspector: MediaInspector,
  path: string,
  kind: FileKind,
): Promise<Buffer> => {
  const facts = await inspector
    .inspect({ path, kind }, { owner: 'bench' })
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (facts instanceof Error) return say(facts.message, WIDTH);
  if (!facts.thumbnail) return say(facts.note ?? 'No picture', WIDTH);
  const size = { width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true } as const;
  return sharp(facts.thumbnail).resize(size).png().toBuffer();
};

const { values } = parseArgs({
  options: { beside: { type: 'string' }, out: { type: 'string', default: 'docs/files.webp' } },
});
if (values.beside === undefined) throw new Error('Name the other checkout: --beside=CHECKOUT');
const other = (await import(
  pathToFileURL(resolve(values.beside, 'server/infra/media/inspect-media.ts')).href
)) as typeof InspectMedia;
const ffmpeg = (await findFfmpeg())?.path ?? null;
const [before, now] = [other.createMediaInspector(ffmpeg), createMediaInspector(ffmpeg)];

const COLUMNS = 3;
const cell = { width: 2 * WIDTH + 2 * GAP, height: HEIGHT + LABEL + GAP };
const layers: OverlayOptions[] = [];
for (const [index, { name, kind, bytes }] of SHOWN.entries()) {
  const path = await scratch.save(await bytes());
  const left = (index % COLUMNS) * cell.width + GAP;
  const top = Math.trunc(index / COLUMNS) * cell.height + GAP;
  layers.push({ input: await say(`${name}: before, now`, 2 * WIDTH), left, top });
  layers.push({ input: await shownBy(before, path, kind), left, top: top + LABEL });
  layers.push({
    input: await shownBy(now, path, kind),
    left: left + WIDTH + GAP / 2,
    top: top + LABEL,
  });
}
await Promise.all([before.close(), now.close(), scratch.remove()]);
await sharp({
  create: {
    width: COLUMNS * cell.width + GAP,
    height: Math.ceil(SHOWN.length / COLUMNS) * cell.height + GAP,
    channels: 3,
    background: '#f4f4f2',
  },
})
  .composite(layers)
  .webp({ quality: 70, effort: 6 })
  .toFile(values.out);
