// How large and how many pictures are at most, from what is best down to what fits into little room.

export const PHOTO_SIDE = 1_280;

export const SIDE_OF_MANY = 1_024;

export const FEWEST_FRAMES = 4;

/** What gives way, one step after the other, until the pictures fit: first frames, then sizes. */
export interface Scale {
  mostFrames: number;
  /** Photos are no larger, however few there are. */
  photoSide: number;
  frameSide: number;
}

export const FULL_SCALE: Scale = { mostFrames: 12, photoSide: PHOTO_SIDE, frameSide: 768 };

export const SMALLER_SCALES: readonly Scale[] = [
  { mostFrames: FEWEST_FRAMES, photoSide: PHOTO_SIDE, frameSide: 768 },
  { mostFrames: FEWEST_FRAMES, photoSide: SIDE_OF_MANY, frameSide: 768 },
  { mostFrames: FEWEST_FRAMES, photoSide: 768, frameSide: 512 },
  { mostFrames: FEWEST_FRAMES, photoSide: 512, frameSide: 512 },
];
