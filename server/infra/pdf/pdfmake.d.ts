// What pdfmake has on a server and its types leave out.
import 'pdfmake';

declare module 'pdfmake' {
  /** Files that a document may use without looking at the disk. */
  export const virtualfs: { writeFileSync(path: string, bytes: Buffer): void };
}
