// Boxes of ISO/IEC 14496-12, of which MP4, MOV and HEIF files are made.

export interface IsoBox {
  type: string;
  /** Places in the file or buffer: of what is in it, and behind it. */
  start: number;
  end: number;
}

const HEAD = 8;
export const LONG_HEAD = 16;

/** @param head of a box, at least 16 bytes unless the file ends; `at` is its place */
export const boxFrom = (head: Buffer, at: number, until: number): IsoBox | null => {
  if (head.length < HEAD) return null;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length >= LONG_HEAD;
  const length = isLong ? Number(head.readBigUInt64BE(HEAD)) : short === 0 ? until - at : short;
  const start = at + (isLong ? LONG_HEAD : HEAD);
  const end = at + length;
  if (end < start || end > until) return null;
  return { type: head.toString('latin1', 4, HEAD), start, end };
};

/** Boxes in a box that is in memory. */
export const boxesIn = (bytes: Buffer): IsoBox[] => {
  const boxes: IsoBox[] = [];
  for (let at = 0; at < bytes.length;) {
    const box = boxFrom(bytes.subarray(at, at + LONG_HEAD), at, bytes.length);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
};

export const inside = (bytes: Buffer, type: string): Buffer | null => {
  const box = boxesIn(bytes).find((one) => one.type === type);
  return box ? bytes.subarray(box.start, box.end) : null;
};
export const allInside = (bytes: Buffer, type: string): Buffer[] =>
  boxesIn(bytes)
    .filter((one) => one.type === type)
    .map(({ start, end }) => bytes.subarray(start, end));
