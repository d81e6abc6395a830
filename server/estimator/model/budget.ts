// Keeps the material of a question within its ceilings: how many pictures, how much text. Pure.
import type { EstimateRequest, RequestImage } from '../estimate-request.ts';
import type { ModelSettings } from './settings.ts';
import { CHARS_PER_TOKEN, imageTokens, textTokens } from './token-counts.ts';

/** Characters of the reply's schema, which the client repeats behind the head. */
export const SHAPE_CHARS = 6_000;

const isJpeg = ({ jpeg }: RequestImage): boolean =>
  jpeg[0] === 0xff && jpeg[1] === 0xd8 && jpeg[2] === 0xff;

/** Order in which pictures are left out: those of the highest number first. */
const GIVES_WAY = { plan: 0, photo: 1, frame: 2 } as const;

interface PromptMaterial {
  images: RequestImage[];
  documents: { name: string; text: string }[];
  /** Sentences for the user on uploads that were left out. */
  notes: string[];
}

type Limits = Pick<
  ModelSettings,
  | 'maxInputTokens'
  | 'maxTextChars'
  | 'maxImages'
  | 'maxPlanPages'
  | 'maxImageBytes'
  | 'maxImagesBytes'
>;

const pickImages = (images: readonly RequestImage[], limits: Limits): RequestImage[] => {
  const usable = images
    .filter((image) => isJpeg(image) && image.jpeg.byteLength <= limits.maxImageBytes)
    .toSorted((a, b) => GIVES_WAY[a.kind] - GIVES_WAY[b.kind]);
  const plans = usable.filter(({ kind }) => kind === 'plan').slice(0, limits.maxPlanPages);
  const others = usable.filter(({ kind }) => kind !== 'plan').slice(0, limits.maxImages);
  return [...plans, ...others];
};

/** An even share for each text, so that one long file does not push out the others. */
const cutTexts = (
  uploads: EstimateRequest['uploads'],
  chars: number,
): PromptMaterial['documents'] => {
  const texts = uploads.filter(({ text }) => text.trim() !== '');
  let left = chars;
  return texts.map(({ name, text }, index) => {
    const share = Math.floor(left / (texts.length - index));
    const cut = text.slice(0, share);
    left -= cut.length;
    return { name, text: cut };
  });
};

/** @param baseChars characters of the question besides pictures and uploads' text. */
export const materialFor = (
  { images = [], uploads }: Pick<EstimateRequest, 'images' | 'uploads'>,
  baseChars: number,
  limits: Limits,
): PromptMaterial => {
  const picked = pickImages(images, limits);
  let room = limits.maxInputTokens - textTokens(baseChars);
  const wanted = uploads.reduce((sum, { text }) => sum + text.length, 0);
  const chars = Math.max(0, Math.min(limits.maxTextChars, wanted, room * CHARS_PER_TOKEN));
  room -= textTokens(chars);
  let bytes = limits.maxImagesBytes;
  const fitting: RequestImage[] = [];
  for (const image of picked) {
    const tokens = imageTokens(image);
    if (tokens > room || image.jpeg.byteLength > bytes) continue;
    room -= tokens;
    bytes -= image.jpeg.byteLength;
    fitting.push(image);
  }
  const left = images.length - fitting.length;
  return {
    images: fitting,
    documents: cutTexts(uploads, chars),
    notes: [
      ...(left > 0
        ? [
            `${left} of ${images.length} pictures were not shown to the model: too many, too large or not JPEG.`,
          ]
        : []),
      ...(chars < wanted ? ['Long documents were shown to the model in part.'] : []),
    ],
  };
};
