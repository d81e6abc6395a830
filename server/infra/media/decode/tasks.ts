// What the server may ask of a decode process, and what comes back. Everything here is copied between the two.
import type { ReadingStep } from '../../../domain/estimate/job-reading.ts';
import type { PageWord, PaperSource, WordPage } from '../../../domain/paper/paper-source.ts';
import type { UploadFormat } from '../../../domain/scope/uploads.ts';

export type PictureFormat = Extract<UploadFormat, 'jpeg' | 'png' | 'heic' | 'webp' | 'avif'>;
export type VideoFormat = Extract<UploadFormat, 'mp4' | 'mov' | 'm4v' | 'webm'>;
export const OFFICE_FORMATS = [
  'doc',
  'docx',
  'xls',
  'xlsx',
  'xlsb',
  'ods',
  'csv',
  'txt',
] as const satisfies UploadFormat[];
export type OfficeFormat = (typeof OFFICE_FORMATS)[number];

/** Drawings, models and scans of rooms: each is drawn as a PDF before it is read. */
export const PLAN_FORMATS = ['roomScan', 'dxf', 'ifc', 'usdz'] as const satisfies UploadFormat[];
export type PlanFormat = (typeof PLAN_FORMATS)[number];

export interface Renditions {
  thumbnail: Uint8Array;
  display: Uint8Array;
  displayMime: 'image/jpeg' | 'image/webp';
}

export interface DecodedPicture extends Renditions {
  width: number;
  height: number;
  /** Day of the photo, ISO 8601. */
  takenOn: string | null;
  damaged: boolean;
}

export interface DecodedPdf extends Renditions {
  width: number;
  height: number;
  pages: number;
}

export interface DecodedVideo {
  width: number;
  height: number;
  durationMs: number;
}

export interface DrawnPoster {
  /** Picture of a frame. It is null when no frame could be drawn. */
  thumbnail: Uint8Array | null;
}

export interface DecodedOffice {
  format: OfficeFormat;
  hasMacros: boolean;
}

/** Words that stand together. The box is in units of the page, its origin the page's upper left corner. */
export interface TextLabel {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Labels of a row, from left to right. Rows run from top to bottom. */
export type TextRow = TextLabel[];

export interface TextPage {
  rows: TextRow[];
}

/** A page whose words were recognized in its picture. */
export interface DrawnPage extends TextPage {
  /** Size of the page, in points of a PDF or pixels of an upright picture. The words stand in the same unit. */
  width: number;
  height: number;
  words: PageWord[];
}

export interface WordsOfPage {
  /** Number of the page, from 1. */
  number: number;
  width: number;
  height: number;
  words: PageWord[];
  /** Words that are struck out. */
  struck: PageWord[];
  /** Words that are covered by a later fill or picture, white on white, or without ink. */
  unseen: PageWord[];
  /** What readers noted beside the words, each note as one. */
  notes: PageWord[];
  /** It has no words, is mostly picture, or its letters have no names: it is to be recognized in its picture. */
  isDrawn: boolean;
  /** Closed outlines that are drawn on it; see `WordPage`. */
  outlines: NonNullable<WordPage['outlines']>;
}

export interface PdfWords {
  /** One per page looked at, also for a page without text. */
  pages: WordsOfPage[];
  pageCount: number;
  /** There was more text on the pages looked at than was asked for. */
  isCut: boolean;
}

export interface OfficePaper {
  source: Exclude<PaperSource, { from: 'WORDS' }>;
  isCut: boolean;
}

/** JPEG without metadata; width and height are in pixels. */
export interface JpegPicture {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

export interface DecodeTasks {
  /** `ffmpeg` is the path of the program; null: pictures are opened without it. */
  picture: {
    input: { path: string; format: PictureFormat; ffmpeg: string | null };
    output: DecodedPicture;
  };
  pdf: { input: { path: string }; output: DecodedPdf };
  video: { input: { path: string; format: VideoFormat }; output: DecodedVideo };
  /** `ffmpeg` is the path of the program. */
  poster: {
    input: { path: string; format: VideoFormat; durationMs: number; ffmpeg: string };
    output: DrawnPoster;
  };
  office: { input: { path: string }; output: DecodedOffice };
  pdfWords: { input: { path: string; maxPages: number; maxChars: number }; output: PdfWords };
  officePaper: { input: { path: string; maxChars: number }; output: OfficePaper };
  /** Recognizes what is drawn; `page` counts from 0 and matters for a PDF only. */
  drawnText: {
    input: { path: string; format: 'pdf' | 'jpeg' | 'png' | 'heic' | 'webp'; page: number };
    output: DrawnPage;
  };
  /** `side` is the longest side in pixels. */
  pictureJpeg: {
    input: { path: string; format: PictureFormat; side: number; ffmpeg: string | null };
    output: JpegPicture;
  };
  /** `page` counts from 0. */
  pageJpeg: { input: { path: string; page: number; side: number }; output: JpegPicture };
  /** `ffmpeg` is the path of the program; `atShare` is of the time for which there is a picture. */
  frameJpeg: {
    input: { path: string; format: VideoFormat; atShare: number; side: number; ffmpeg: string };
    output: JpegPicture;
  };
}

/** Step that tasks whose files have parts tell before the answer, part by part. */
export type DecodeStep = ReadingStep;

export type TaskName = keyof DecodeTasks;
export type TaskInput<K extends TaskName> = DecodeTasks[K]['input'];
export type TaskOutput<K extends TaskName> = DecodeTasks[K]['output'];

/** A decoder answers, or refuses with a sentence for the owner. */
export type TaskAnswer<K extends TaskName> = { output: TaskOutput<K> } | { refusal: string };

export interface DecodeMessage {
  task: TaskName;
  input: TaskInput<TaskName>;
}
