// Sixty files as phones, cameras and programs write them: pictures, films, and plans and papers.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileKind } from '../../server/domain/catalog.ts';
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
import { makeLayeredPdf, makePdfPage, say } from '../../server/infra/media/testing/papers.ts';
import { rectangle, scannedRoom } from '../../server/infra/media/testing/room-scans.ts';
import { usdz } from '../../server/infra/media/testing/usd-scans.ts';
import { makeFilm, mirrorFilm } from '../../server/infra/media/testing/videos.ts';

export interface InputFile {
  name: string;
  kind: FileKind;
  bytes: () => Promise<Buffer | string> | Buffer | string;
}

export const scratch = await makeScratch();
const P3 = nclx(12, 13, 6);
const [PQ, HLG] = [nclx(9, 16, 6), nclx(9, 18, 6)];

const flat = (value: number) => {
  const background = { r: value, g: value, b: value };
  const create = { width: 64, height: 64, channels: 3, background } as const;
  return sharp({ create }).avif({ quality: 90 }).toBuffer();
};
const film = async (picture: string, after = '', type: 'mp4' | 'mov' = 'mp4') =>
  readFile(await makeFilm(scratch, picture, { after, type }));

const heic = (name: string, options?: Parameters<typeof makeHeif>[0]): InputFile => ({
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

/** Those of the page of pictures. */
export const SHOWN: InputFile[] = [
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

const photo = sharp(fixture('photo-kitchen.jpg')).resize(800);
const picture = (name: string, bytes: () => Promise<Buffer>): InputFile => ({
  name,
  kind: 'PHOTO',
  bytes,
});
const TURNS = [2, 3, 4, 5, 6, 7, 8];
const MATRICES = [turnedBy(2), mirrored(0), mirrored(1)];

const video = (name: string, filter: string, after = '', type: 'mp4' | 'mov' = 'mp4') => ({
  name: `Film, ${name}`,
  kind: 'VIDEO' as const,
  bytes: () => film(filter, after, type),
});
const TEST = 'testsrc2=s=640x360:r=30:d=2';
const HEVC = '-c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1';

const plan = (name: string, bytes: () => Buffer | string): InputFile => ({
  name,
  kind: 'FLOOR',
  bytes,
});
const KITCHEN = scannedRoom(rectangle(0, 0, 14, 12), { label: 'kitchen' });

export const MORE: InputFile[] = [
  ...TURNS.map((orientation) =>
    picture(`JPEG, EXIF ${orientation}`, () =>
      photo.clone().withMetadata({ orientation }).jpeg().toBuffer(),
    ),
  ),
  picture('JPEG, gray', () => photo.clone().greyscale().jpeg().toBuffer()),
  picture('JPEG, CMYK', () => photo.clone().toColourspace('cmyk').jpeg().toBuffer()),
  picture('PNG, see-through', () => photo.clone().ensureAlpha(0.5).png().toBuffer()),
  picture('WebP', () => photo.clone().webp().toBuffer()),
  picture('AVIF', () => photo.clone().avif({ effort: 1 }).toBuffer()),
  ...MATRICES.map((matrix, index) => heic(`HEIC, turn ${index}`, { properties: [matrix] })),
  heic('HEIC in tiles, Display P3', {
    grid: { columns: 8, rows: 12, width: 5_000, height: 4_700 },
    properties: [P3],
  }),
  heic('HEIC in tiles, turned', {
    grid: { columns: 3, rows: 2, width: 1_900, height: 790 },
    properties: [turnedBy(1)],
  }),
  video('H.264', TEST),
  video('H.264, baseline', TEST, '-profile:v baseline'),
  video('H.264 in MOV', TEST, '', 'mov'),
  video('H.264, interlaced', TEST, '-flags +ilme+ildct'),
  video('H.264, full range', TEST, '-color_range pc -pix_fmt yuvj420p'),
  video('H.264, 4:2:2', TEST, '-pix_fmt yuv422p'),
  video('H.264, B-frames', TEST, '-bf 3 -g 60'),
  video('HEVC', TEST, HEVC),
  video('HEVC, ten bits', TEST, `${HEVC} -pix_fmt yuv420p10le`),
  video('HEVC, HLG', TEST, `${HEVC} -pix_fmt yuv420p10le ${HDR}`),
  video('ProRes', TEST, '-c:v prores_ks -pix_fmt yuv422p10le', 'mov'),
  video('in fragments', TEST, '-g 15 -movflags frag_keyframe+empty_moov'),
  video('first fragment in its head', TEST, '-g 15 -movflags frag_keyframe'),
  video('one frame', TEST, '-frames:v 1'),
  video('one frame a second', 'testsrc2=s=640x360:r=1:d=6'),
  video('120 frames a second', 'testsrc2=s=640x360:r=120:d=1'),
  video('odd sides', 'testsrc2=s=638x358:r=30:d=1'),
  plan('Plan, UserUnit', () =>
    makePdfPage(say('KITCHEN 14 x 11', 60, 200), { page: '/UserUnit 4' }),
  ),
  plan('Plan, hidden layer', () => makeLayeredPdf('/OFF[7 0 R]')),
  plan('Plan, turned', () => makePdfPage(say('KITCHEN 14 x 11', 60, 200), { page: '/Rotate 90' })),
  plan('Plan as PNG', () => fixture('plan.png')),
  plan('USDZ, mesh', () => usdz(KITCHEN)),
  plan('USDZ, parametric', () => usdz(KITCHEN, 'PARAMETRIC')),
  { name: 'Paper in PDF', kind: 'DOC', bytes: () => fixture('scope.pdf') },
];
