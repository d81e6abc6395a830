// Which files each upload card accepts and how large they may be. One table serves the pickers, the messages and the server's
// check. It knows names and sizes only; what a file really is gets decided from its bytes in infra/media.
import { FILE_KINDS, type FileKind } from '../catalog.ts';

export interface UploadFormatFacts {
  /** The type the file is stored and served with. */
  mime: string;
  /** Endings people know, with the dot; the first is given to a download. */
  extensions: readonly [string, ...string[]];
  label: string;
}

export const UPLOAD_FORMATS = {
  jpeg: { mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'], label: 'JPEG' },
  png: { mime: 'image/png', extensions: ['.png'], label: 'PNG' },
  heic: { mime: 'image/heic', extensions: ['.heic'], label: 'HEIC' },
  webp: { mime: 'image/webp', extensions: ['.webp'], label: 'WebP' },
  avif: { mime: 'image/avif', extensions: ['.avif'], label: 'AVIF' },
  mp4: { mime: 'video/mp4', extensions: ['.mp4'], label: 'MP4' },
  mov: { mime: 'video/quicktime', extensions: ['.mov', '.qt'], label: 'MOV' },
  m4v: { mime: 'video/x-m4v', extensions: ['.m4v'], label: 'M4V' },
  webm: { mime: 'video/webm', extensions: ['.webm'], label: 'WebM' },
  pdf: { mime: 'application/pdf', extensions: ['.pdf'], label: 'PDF' },
  roomScan: { mime: 'application/json', extensions: ['.json'], label: 'RoomPlan scan' },
  dxf: { mime: 'application/dxf', extensions: ['.dxf'], label: 'DXF' },
  ifc: { mime: 'application/x-step', extensions: ['.ifc'], label: 'IFC' },
  usdz: { mime: 'model/vnd.usdz+zip', extensions: ['.usdz'], label: 'USDZ' },
  doc: { mime: 'application/msword', extensions: ['.doc'], label: 'Word' },
  xls: { mime: 'application/vnd.ms-excel', extensions: ['.xls'], label: 'Excel' },
  txt: { mime: 'text/plain', extensions: ['.txt'], label: 'plain text' },
  csv: { mime: 'text/csv', extensions: ['.csv', '.tsv', '.dif', '.slk'], label: 'CSV' },
  ods: {
    mime: 'application/vnd.oasis.opendocument.spreadsheet',
    extensions: ['.ods'],
    label: 'OpenDocument tables',
  },
  xlsb: {
    mime: 'application/vnd.ms-excel.sheet.binary.macroEnabled.12',
    extensions: ['.xlsb'],
    label: 'Excel',
  },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['.docx'],
    label: 'Word',
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['.xlsx'],
    label: 'Excel',
  },
} as const satisfies Record<string, UploadFormatFacts>;
export type UploadFormat = keyof typeof UPLOAD_FORMATS;

export interface UploadRule {
  formats: readonly UploadFormat[];
  /** Default cap in bytes; an operator may set another. */
  maxBytes: number;
}

const MB = 1_000_000;

export const UPLOAD_RULES: Record<FileKind, UploadRule> = {
  PHOTO: { formats: ['jpeg', 'png', 'heic', 'webp', 'avif'], maxBytes: 50 * MB },
  VIDEO: { formats: ['mp4', 'mov', 'm4v', 'webm'], maxBytes: 1000 * MB },
  FLOOR: {
    formats: ['pdf', 'jpeg', 'png', 'dxf', 'ifc', 'usdz', 'roomScan'],
    maxBytes: 100 * MB,
  },
  DOC: {
    formats: [
      'pdf',
      'doc',
      'xls',
      'docx',
      'xlsx',
      'xlsb',
      'ods',
      'csv',
      'txt',
      'jpeg',
      'png',
      'heic',
      'webp',
    ],
    maxBytes: 50 * MB,
  },
};

/** How a file is cut that comes in parts; bytes. All but the last part have at least the least. */
export const RESUMABLE_PARTS = { leastBytes: MB, usualBytes: 4 * MB, mostBytes: 16 * MB } as const;
/** Files of one owner that may be coming in parts at the same time. */
export const UPLOADS_ON_THEIR_WAY = 60;

/** `true` when one of the formats a file may have belongs on this card. */
export const isAccepted = (kind: FileKind, formats: readonly UploadFormat[]): boolean =>
  formats.some((format) => UPLOAD_RULES[kind].formats.includes(format));

/** Media type → endings, the shape in which file pickers and drop zones take what they accept. */
export const acceptedTypes = (kind: FileKind): Record<string, string[]> =>
  Object.fromEntries(
    UPLOAD_RULES[kind].formats.map((format) => {
      const { mime, extensions } = UPLOAD_FORMATS[format];
      return [mime, [...extensions]];
    }),
  );

const labelsOf = (formats: readonly UploadFormat[]): string => {
  const labels = [...new Set(formats.map((format) => UPLOAD_FORMATS[format].label))];
  const last = labels.at(-1) ?? '';
  return labels.length > 1 ? `${labels.slice(0, -1).join(', ')} or ${last}` : last;
};

/** `JPEG, PNG, HEIC, WebP or AVIF` */
export const acceptedLabel = (kind: FileKind): string => labelsOf(UPLOAD_RULES[kind].formats);

/** Bytes as people read them, decimal: `50 MB`, `1 GB`, `1.5 MB`, `20 kB`. */
export const formatBytes = (bytes: number): string => {
  const [unit, name] =
    bytes >= 1000 * MB ? [1000 * MB, 'GB'] : bytes >= MB ? [MB, 'MB'] : [1000, 'kB'];
  return `${Math.round((bytes / unit) * 10) / 10} ${name}`;
};

/**
 * The sentence for a file that does not belong on its card.
 * @param formats what the bytes may be; empty when they are none of the accepted types.
 */
export const refusalSentence = (kind: FileKind, formats: readonly UploadFormat[]): string => {
  const what =
    formats.length > 0
      ? `This file is of the type ${labelsOf(formats)}`
      : 'This file is of a type that cannot be used here, whatever its name says';
  const isPlan = kind === 'DOC' && isAccepted('FLOOR', formats);
  const advice = isPlan
    ? `add it to “${FILE_KINDS.FLOOR}” instead`
    : 'save it as one of these and upload it again';
  return `${what}. “${FILE_KINDS[kind]}” takes ${acceptedLabel(kind)}; ${advice}.`;
};
