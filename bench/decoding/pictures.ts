// One page of pictures: what phones, cameras and programs write, as another checkout shows it and as this one does.
//   node bench/decoding/pictures.ts --beside=CHECKOUT --out=docs/files.webp
import { readFile } from 'node:fs/promises';
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
import { arc, dxf, line, room } from '../../server/infra/media/testing/drawings.ts';
import { fixture, makeScratch } from '../../server/infra/media/testing/files.ts';
import {
  cropTo,
  makeAvif,
  makeHeif,
  mirrored,
  nclx,
  turnedBy,
} from '../../server/infra/media/testing/heif.ts';
import { ifc } from '../../server/infra/media/testing/models.ts';
import { rectangle, scannedRoom } from '../../server/infra/media/testing/room-scans.ts';
import { makeFilm, mirrorFilm } from '../../server/infra/media/testing/videos.ts';

interface Shown {
  name: string;
  kind: FileKind;
  bytes: () => Promise<Buffer | string> | Buffer | string;
}

const scratch = await makeScratch();
const P3 = nclx(12, 13, 6);
const [PQ, HLG] = [nclx(9, 16, 6), nclx(9, 18, 6)];

const flat = (value: number) => {
  const background = { r: value, g: value, b: value };
  const create = { width: 64, height: 64, channels: 3, background } as const;
  return sharp({ create }).avif({ quality: 90 }).toBuffer();
};
const film = async (picture: string, after = '') =>
  readFile(await makeFilm(scratch, picture, { after }));

const heic = (name: string, options?: Parameters<typeof makeHeif>[0]): Shown => ({
  name,
  kind: 'PHOTO',
  bytes: () => makeHeif(options),
});
const QUARTERS =
  'color=red:s=640x360:r=10:d=1,drawbox=x=320:y=0:w=320:h=180:c=green:t=fill,drawbox=x=0:y=180:w=320:h=180:c=blue:t=fill';
const CIRCLE = `color=black:s=720x576:r=10:d=1,geq=lum='if(lt(hypot((X-360)*16/11,Y-288),200),235,16)':cb=128:cr=128,setsar=16/11`;
const BT709 =
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -pix_fmt yuv420p';
const HDR = '-colorspace bt2020nc -color_primaries bt2020 -color_trc arib-std-b67 -color_range tv';

const INPUTS: Shown[] = [
  heic('HEIC'),
  heic('HEIC, Display P3', { properties: [P3] }),
  heic('HEIC, PQ', { properties: [PQ] }),
  heic('HEIC, HLG', { properties: [HLG] }),
  heic('HEIC, cropped', { properties: [cropTo(320, 200)] }),
  heic('HEIC, turned', { properties: [turnedBy(3)] }),
  heic('HEIC, turned and mirrored', { properties: [turnedBy(1), mirrored(1)] }),
  heic('HEIC, a cut-out', { seeThrough: true }),
  heic('HEIC in tiles', { grid: { columns: 8, rows: 12, width: 5_000, height: 4_700 } }),
  { name: 'AVIF, PQ', kind: 'PHOTO', bytes: async () => makeAvif(await flat(148), 64, [PQ]) },
  {
    name: 'AVIF, brand avis',
    kind: 'PHOTO',
    bytes: async () => {
      const bytes = await flat(128);
      bytes.write('avis', 8, 'latin1');
      return bytes;
    },
  },
  { name: 'Film, long pixels', kind: 'VIDEO', bytes: () => film(CIRCLE) },
  {
    name: 'Film, BT.709',
    kind: 'VIDEO',
    bytes: () => film('color=black:s=1280x720:r=10:d=1,geq=lum=92:cb=105:cr=190', BT709),
  },
  {
    name: 'Film, HLG',
    kind: 'VIDEO',
    bytes: () => film("color=black:s=320x240:r=10:d=1,geq=lum='16+0.75*219':cb=128:cr=128", HDR),
  },
  {
    name: 'Film, mirrored',
    kind: 'VIDEO',
    bytes: async () => mirrorFilm(await makeFilm(scratch, QUARTERS), 640),
  },
  { name: 'Plan in PDF', kind: 'FLOOR', bytes: () => fixture('plan.pdf') },
  {
    name: 'DXF',
    kind: 'FLOOR',
    bytes: () =>
      dxf({
        entities: [
          room('KITCHEN', [0, 0], [168, 138]),
          room('DEN', [174, 0], [120, 138]),
          line([171, 40], [207, 40], { layer: 'A-DOOR' }),
          arc([171, 40], 36, 0, 90, { layer: 'A-DOOR' }),
        ],
      }),
  },
  {
    name: 'IFC',
    kind: 'FLOOR',
    bytes: () =>
      ifc([
        { type: 'IFCSPACE', name: 'Kitchen', at: [0, 0, 0], size: [14, 11.5, 9] },
        { type: 'IFCWALL', at: [14, 0, 0], size: [0.5, 11.5, 9] },
        { type: 'IFCDOOR', at: [14, 4, 0], size: [0.5, 3, 7] },
      ]),
  },
  {
    name: 'RoomPlan JSON',
    kind: 'FLOOR',
    bytes: () =>
      JSON.stringify(scannedRoom(rectangle(3, 5, 14, 11.5), { label: 'kitchen', ceiling: 9 })),
  },
];

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
for (const [index, { name, kind, bytes }] of INPUTS.entries()) {
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
    height: Math.ceil(INPUTS.length / COLUMNS) * cell.height + GAP,
    channels: 3,
    background: '#f4f4f2',
  },
})
  .composite(layers)
  .webp({ quality: 70, effort: 6 })
  .toFile(values.out);
