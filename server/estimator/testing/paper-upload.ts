// A document as jobs get it: what its text says as a paper, its prose, its rooms.
import { readPaper } from '../read/tables/read-paper.ts';
import type { UploadReading } from '../upload-reading.ts';
import { readRoomList } from '../read/plans/room-list.ts';

/** @param text lines, cells parted by tabs */
export const paperUpload = (name: string, text: string): UploadReading => {
  const paper = readPaper({ from: 'TEXT', text });
  return {
    fileId: name,
    kind: 'DOC',
    name,
    text: paper.prose,
    rooms: readRoomList(text, () => ({})),
    lines: [],
    paper,
    use: 'PRICE',
    note: null,
  };
};
