import IconFileText from '~icons/tabler/file-text';
import IconPhoto from '~icons/tabler/photo';
import IconRulerMeasure from '~icons/tabler/ruler-measure';
import IconVideo from '~icons/tabler/video';

/** One for each kind of upload. */
export const FILE_ICONS = {
  PHOTO: IconPhoto,
  VIDEO: IconVideo,
  FLOOR: IconRulerMeasure,
  DOC: IconFileText,
};
