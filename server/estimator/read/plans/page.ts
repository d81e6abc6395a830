// What the readers of uploads are given: text with its place on a page. They see no file and no picture.

/** Words that stand together. Boxes of one page share one unit; their origin is its upper left corner. */
export interface PageLabel {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface UploadPage {
  /** Rows from top to bottom, each from left to right. */
  rows: readonly (readonly PageLabel[])[];
}
