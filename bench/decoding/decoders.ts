// The same sixty files through two ffmpegs: the packaged one of 2018 beside another.
//   node bench/decoding/decoders.ts --ffmpeg=PATH
// Prints a row a kind: how many files each opens, and by how many levels of 255 their pictures differ.
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { FileKind } from '../../server/domain/catalog.ts';
import { findFfmpeg } from '../../server/infra/media/find-ffmpeg.ts';
import {
  createMediaInspector,
  type MediaInspector,
} from '../../server/infra/media/inspect-media.ts';
import { type InputFile, MORE, scratch, SHOWN } from './inputs.ts';

interface Shown {
  width: number;
  height: number;
  pixels: Buffer;
}

/** @returns the picture of the file; null where it is refused, or has none */
const shownBy = async (
  inspector: MediaInspector,
  path: string,
  kind: FileKind,
): Promise<Shown | null> => {
  const facts = await inspector.inspect({ path, kind }, { owner: 'bench' }).catch(() => null);
  const picture = facts?.display ?? facts?.thumbnail;
  if (!picture) return null;
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
};

/** Mean of the levels by which values differ; null for pictures of other sizes. */
const differenceOf = (one: Shown, other: Shown): number | null => {
  if (one.width !== other.width || one.height !== other.height) return null;
  let sum = 0;
  for (const [index, value] of one.pixels.entries())
    sum += Math.abs(value - (other.pixels[index] ?? 0));
  return sum / one.pixels.length;
};

interface Row {
  files: number;
  opened: number;
  openedByOther: number;
  same: number;
  most: number;
  /** Names of files that only one opens, or whose pictures have other sizes. */
  unlike: string[];
}

const KIND_NAMES: Readonly<Record<FileKind, string>> = {
  PHOTO: 'pictures',
  VIDEO: 'films',
  FLOOR: 'plans, drawings, models and scans',
  DOC: 'papers',
};

const compare = async (inputs: readonly InputFile[], inspectors: readonly MediaInspector[]) => {
  const rows = new Map<FileKind, Row>();
  for (const { name, kind, bytes } of inputs) {
    const path = await scratch.save(await bytes());
    const [one, other] = await Promise.all(
      inspectors.map((inspector) => shownBy(inspector, path, kind)),
    );
    const row = rows.get(kind) ?? {
      files: 0,
      opened: 0,
      openedByOther: 0,
      same: 0,
      most: 0,
      unlike: [],
    };
    rows.set(kind, row);
    row.files += 1;
    if (one) row.opened += 1;
    if (other) row.openedByOther += 1;
    const difference = one && other ? differenceOf(one, other) : null;
    if (difference === null && (one || other)) row.unlike.push(name);
    if (difference === 0) row.same += 1;
    row.most = Math.max(row.most, difference ?? 0);
  }
  return rows;
};

const { values } = parseArgs({ options: { ffmpeg: { type: 'string' } } });
if (values.ffmpeg === undefined) throw new Error('Name the other ffmpeg: --ffmpeg=PATH');
const own = await findFfmpeg();
const inspectors = [own?.path ?? null, values.ffmpeg].map((path) => createMediaInspector(path));
const rows = await compare([...SHOWN, ...MORE], inspectors);
console.log('| kind | files | opened | by the other | same | most levels apart | unlike |');
console.log('| --- | --: | --: | --: | --: | --: | --- |');
for (const [kind, { files, opened, openedByOther, same, most, unlike }] of rows)
  console.log(
    `| ${KIND_NAMES[kind]} | ${files} | ${opened} | ${openedByOther} | ${same} | ${most.toFixed(2)} | ${unlike.join(', ')} |`,
  );
await Promise.all([...inspectors.map((inspector) => inspector.close()), scratch.remove()]);
