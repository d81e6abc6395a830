// libheif (WebAssembly) by its own functions: what a HEIF file says of its main picture, and its pixels, piece by piece.
import libheif from 'libheif-js/wasm-bundle.js';
import { badInput } from '../../../domain/errors.ts';
import type { Nclx } from './colors.ts';

/** Kinds of pixels that libheif hands out; the numbers are its own. */
export const PIXELS = {
  /** Planes as they are coded. */
  CODED: { space: 99, chroma: 99 },
  RGB: { space: 1, chroma: 10 },
  RGBA: { space: 1, chroma: 11 },
  /** Two bytes a value, the lower one first. */
  DEEP_RGB: { space: 1, chroma: 14 },
} as const;
export type PixelKind = (typeof PIXELS)[keyof typeof PIXELS];

const INTERLEAVED = 10;
const [Y, CB, CR] = [0, 1, 2];
const GRAY = 0;

export type Transform =
  | { kind: 'crop'; left: number; top: number; right: number; bottom: number }
  /** Degrees against the clock. */
  | { kind: 'turn'; degrees: number }
  | { kind: 'flip' | 'flop' };

export interface Tiling {
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  /** Pixels of the picture before it is cropped and turned. */
  width: number;
  height: number;
}

/** A view of libheif's memory: it holds until the next call. */
export interface Plane {
  data: Uint8Array;
  /** Samples across and down; bytes from row to row. */
  width: number;
  height: number;
  stride: number;
}

export interface Pieces {
  /** One plane of interleaved values, or one of brightness and, unless all is gray, two of color. */
  planes: Plane[];
  nclx: Nclx | null;
}

/** A tile as it is coded: its number among the items of the file, and its bytes. */
export interface CodedTile {
  item: number;
  data: Buffer;
}

export interface HeifPicture {
  /** Pixels as shown. */
  width: number;
  height: number;
  isSeeThrough: boolean;
  bits: number;
  /** Bytes of an ICC profile. */
  profile: Buffer | null;
  nclx: Nclx | null;
  /** Four letters of the item's coding. */
  coding: string;
  tiling: Tiling;
  /** Changes in the order in which they apply. */
  transforms: Transform[];
  /** The whole picture, cropped and turned. */
  whole<T>(kind: PixelKind, use: (pieces: Pieces) => T): T;
  /** One tile, neither cropped nor turned. */
  tile<T>(kind: PixelKind, column: number, row: number, use: (pieces: Pieces) => T): T;
  /** One tile of a grid, not decoded. */
  codedTile(column: number, row: number): CodedTile;
}

export const unreadableHeic = () =>
  badInput(
    'This HEIC photo could not be opened; it seems to be damaged. Export it from your phone as JPEG and upload that.',
  );

const WORD = 4;
/** Room for what a call writes; the largest is `heif_image_tiling`, of 76 bytes. */
const ROOM = 128;
const word = (at: number) => libheif.HEAP32[at / WORD] ?? 0;
const letters = (code: number) =>
  String.fromCharCode(...[24, 16, 8, 0].map((shift) => (code >>> shift) & 0xff));

/** @param at of `heif_color_profile_nclx`: a byte of version, three words, a byte. */
const nclxAt = (at: number): Nclx => ({
  primaries: word(at + WORD),
  transfer: word(at + 2 * WORD),
  matrix: word(at + 3 * WORD),
  isFullRange: libheif.HEAPU8[at + 4 * WORD] !== 0,
});

const planeOf = (image: number, channel: number, scratch: number): Plane => {
  const at = libheif._heif_image_get_plane_readonly(image, channel, scratch);
  const stride = word(scratch);
  const height = libheif._heif_image_get_height(image, channel);
  return {
    data: libheif.HEAPU8.subarray(at, at + stride * height),
    width: libheif._heif_image_get_width(image, channel),
    height,
    stride,
  };
};

/** Memory of libheif for one file, freed with it. */
class Session implements Disposable {
  readonly #freed: (() => void)[] = [];
  readonly error = this.room(3 * WORD);
  readonly out = this.room(ROOM);

  room(bytes: number): number {
    const at = libheif._malloc(bytes);
    if (at === 0) throw unreadableHeic();
    this.onEnd(() => libheif._free(at));
    return at;
  }

  onEnd(free: () => void) {
    this.#freed.push(free);
  }

  /** @throws when the last call failed */
  check() {
    if (word(this.error) !== 0) throw unreadableHeic();
  }

  /** @returns a profile when there is one */
  nclx(ask: (error: number, out: number) => void): Nclx | null {
    ask(this.error, this.out);
    const at = word(this.error) === 0 ? word(this.out) : 0;
    if (at === 0) return null;
    const found = nclxAt(at);
    libheif._heif_nclx_color_profile_free(at);
    return found;
  }

  [Symbol.dispose]() {
    for (const free of this.#freed.toReversed()) free();
  }
}

const profileOf = (session: Session, handle: number): Buffer | null => {
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size === 0) return null;
  const at = session.room(size);
  libheif._heif_image_handle_get_raw_color_profile(session.error, handle, at);
  return word(session.error) === 0 ? Buffer.from(libheif.HEAPU8.subarray(at, at + size)) : null;
};

const tilingOf = (session: Session, handle: number): Tiling => {
  libheif._heif_image_handle_get_image_tiling(session.error, handle, 0, session.out);
  session.check();
  // A version comes first.
  const [columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0] =
    libheif.HEAP32.subarray(session.out / WORD + 1);
  return { columns, rows, tileWidth, tileHeight, width, height };
};

const MOST_TRANSFORMS = 8;

const transformsOf = (session: Session, context: number, item: number, size: Tiling) => {
  const list = session.room(MOST_TRANSFORMS * WORD);
  const count = libheif._heif_item_get_transformation_properties(
    context,
    item,
    list,
    MOST_TRANSFORMS,
  );
  let { width, height } = size;
  return Array.from(
    libheif.HEAP32.subarray(list / WORD, list / WORD + count),
    (property): Transform => {
      const ask = [context, item, property] as const;
      const type = letters(libheif._heif_item_get_property_type(...ask));
      if (type === 'irot') {
        const degrees = libheif._heif_item_get_property_transform_rotation_ccw(...ask);
        if (degrees % 180 !== 0) [width, height] = [height, width];
        return { kind: 'turn', degrees };
      }
      if (type === 'imir') {
        const isAcross = libheif._heif_item_get_property_transform_mirror(...ask) === 1;
        return { kind: isAcross ? 'flop' : 'flip' };
      }
      const { out } = session;
      const places = [out, out + WORD, out + 2 * WORD, out + 3 * WORD] as const;
      libheif._heif_item_get_property_transform_crop_borders(...ask, width, height, ...places);
      const [left = 0, top = 0, right = 0, bottom = 0] = places.map(word);
      width -= left + right;
      height -= top + bottom;
      return { kind: 'crop', left, top, right, bottom };
    },
  );
};

/** Has `take` look at what was decoded last. */
const handOver = <T>(session: Session, kind: PixelKind, take: (pieces: Pieces) => T): T => {
  session.check();
  const image = word(session.out);
  try {
    const nclx = session.nclx((error, out) =>
      libheif._heif_image_get_nclx_color_profile(error, image, out),
    );
    const isGray = libheif._heif_image_get_chroma_format(image) === GRAY;
    const coded = isGray ? [Y] : [Y, CB, CR];
    const channels = kind === PIXELS.CODED ? coded : [INTERLEAVED];
    const planes = channels.map((channel) => planeOf(image, channel, session.out));
    return take({ planes, nclx });
  } finally {
    libheif._heif_image_release(image);
  }
};

/** @returns pointers to the file and its main picture */
const openIn = (session: Session, bytes: Uint8Array) => {
  const { error, out } = session;
  const input = session.room(bytes.length);
  libheif.HEAPU8.set(bytes, input);
  const context = libheif._heif_context_alloc();
  session.onEnd(() => libheif._heif_context_free(context));
  libheif._heif_context_read_from_memory_without_copy(error, context, input, bytes.length, 0);
  session.check();
  libheif._heif_context_get_primary_image_handle(error, context, out);
  session.check();
  const handle = word(out);
  session.onEnd(() => libheif._heif_image_handle_release(handle));
  return { context, handle };
};

/** @returns options that leave a picture as it is coded */
const untransformed = (session: Session) => {
  const options = libheif._heif_decoding_options_alloc();
  session.onEnd(() => libheif._heif_decoding_options_free(options));
  // The second byte says that nothing is cropped and turned.
  libheif.HEAPU8[options + 1] = 1;
  return options;
};

const codedTileOf = (
  session: Session,
  { context, handle }: ReturnType<typeof openIn>,
  column: number,
  row: number,
): CodedTile => {
  const { error, out } = session;
  libheif._heif_image_handle_get_grid_image_tile_id(error, handle, 0, column, row, out);
  session.check();
  const item = word(out);
  const [compression, data, size] = [out, out + WORD, out + 2 * WORD];
  libheif._heif_item_get_item_data(error, context, item, compression, data, size);
  session.check();
  const at = word(data);
  const copy = Buffer.from(libheif.HEAPU8.subarray(at, at + word(size)));
  libheif._heif_release_item_data(context, data);
  return { item, data: copy };
};

/** Opens the main picture for as long as `use` runs. */
export const withHeif = <T>(bytes: Uint8Array, use: (picture: HeifPicture) => T): T => {
  using session = new Session();
  const { error, out } = session;
  const opened = openIn(session, bytes);
  const { context, handle } = opened;
  const item = libheif._heif_image_handle_get_item_id(handle);
  const options = untransformed(session);
  const tiling = tilingOf(session, handle);
  return use({
    width: libheif._heif_image_handle_get_width(handle),
    height: libheif._heif_image_handle_get_height(handle),
    isSeeThrough: libheif._heif_image_handle_has_alpha_channel(handle) !== 0,
    bits: libheif._heif_image_handle_get_luma_bits_per_pixel(handle),
    profile: profileOf(session, handle),
    nclx: session.nclx((...to) => {
      libheif._heif_image_handle_get_nclx_color_profile(to[0], handle, to[1]);
    }),
    coding: letters(libheif._heif_item_get_item_type(context, item)),
    tiling,
    transforms: transformsOf(session, context, item, tiling),
    whole(kind, take) {
      libheif._heif_decode_image(error, handle, out, kind.space, kind.chroma, 0);
      return handOver(session, kind, take);
    },
    tile(kind, column, row, take) {
      const wanted = [kind.space, kind.chroma, options, column, row] as const;
      libheif._heif_image_handle_decode_image_tile(error, handle, out, ...wanted);
      return handOver(session, kind, take);
    },
    codedTile: (column, row) => codedTileOf(session, opened, column, row),
  });
};
