// The uploads of the estimate, and showing one of them large, for every part of the page that has to do with pictures.
import { createContext, use } from 'react';
import { isOfRooms } from '../../../../server/domain/estimate/room-groups.ts';
import { type ShownFile, showingOf } from './shown-file.ts';

export interface Photos {
  files: readonly ShownFile[];
  /** Opens it large. */
  show: (fileId: string) => void;
}

export const PhotosContext = createContext<Photos>({ files: [], show: () => undefined });

export const usePhotos = (): Photos => use(PhotosContext);

/** Pictures and videos that their owner placed in one of the rooms. */
export const picturesOf = (files: readonly ShownFile[], rooms: readonly string[]): ShownFile[] =>
  files.filter(
    (file) => file.room !== null && showingOf(file) !== null && isOfRooms(file.room, rooms),
  );
