import { IconFileText, IconPhoto, IconRulerMeasure, IconVideo } from '../icons/icons.ts';

/** One for each kind of upload. */
export const FILE_ICONS = {
  PHOTO: IconPhoto,
  VIDEO: IconVideo,
  FLOOR: IconRulerMeasure,
  DOC: IconFileText,
};
