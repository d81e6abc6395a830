// Keeps a question within its ceilings: how many pictures, how much text, how many tokens. Pure.
import type { EstimateRequest, RequestImage } from '../estimate-request.ts';
import type { ModelSettings } from './settings.ts';

/** Cautious: English runs at about four characters a token, tables and codes at three. */
const CHARS_PER_TOKEN = 3;
/** Tokens of a picture at high detail: patches of 32 px, capped. Source: measured accounting of the GPT-6 family. */
const PATCH = 32;
const PER_PATCH = 1.2;
const MOST_PER_IMAGE = 2_940;

/** Characters of the reply's schema, which the client repeats behind the head. */
export const SHAPE_CHARS = 6_000;

/** How much of the price book the head of a prompt holds, the most first. */
export type BookForm = 'with contents' | 'whole' | 'part';

const FORMS: readonly { form: BookForm; from: number; headTokens(input: number): number }[] = [
  { form: 'with contents', from: 90_000, headTokens: () => 65_000 },
  { form: 'whole', from: 48_000, headTokens: () => 36_000 },
  { form: 'part', from: 0, headTokens: (input) => Math.ceil(input * 0.75) },
];
const formOf = (maxInputTokens: number): (typeof FORMS)[number] => {
  const found = FORMS.find(({ from }) => maxInputTokens >= from);
  if (!found) throw new Error(`${maxInputTokens} is no number of tokens`);
  return found;
};

export const bookFormFor = (maxInputTokens: number): BookForm => formOf(maxInputTokens).form;

/** Tokens left for the request, its documents and pictures. */
export const requestTokens = (maxInputTokens: number): number =>
  maxInputTokens - formOf(maxInputTokens).headTokens(maxInputTokens);

export const textTokens = (chars: number): number => Math.ceil(chars / CHARS_PER_TOKEN);

export const imageTokens = ({ width, height }: Pick<RequestImage, 'width' | 'height'>): number =>
  Math.min(
    MOST_PER_IMAGE,
    Math.ceil(Math.ceil(width / PATCH) * Math.ceil(height / PATCH) * PER_PATCH),
  );

export const costOf = (
  usage: { inputTokens: number; outputTokens: number },
  { inputPerMillion, outputPerMillion }: ModelSettings['price'],
): number =>
  (usage.inputTokens * inputPerMillion + usage.outputTokens * outputPerMillion) / 1_000_000;

const isJpeg = ({ jpeg }: RequestImage): boolean =>
  jpeg[0] === 0xff && jpeg[1] === 0xd8 && jpeg[2] === 0xff;

/** What gives way first has the highest number. */
const GIVES_WAY = { plan: 0, photo: 1, frame: 2 } as const;

export interface PromptMaterial {
  images: RequestImage[];
  documents: { name: string; text: string }[];
  /** Sentences for the user: what was left out. */
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
