// How many tokens text and pictures take, and what tokens cost.
import type { RequestImage } from '../estimate-request.ts';
import type { ModelSettings } from './settings.ts';

/** Cautious: English runs at about four characters a token, tables and codes at three. */
export const CHARS_PER_TOKEN = 3;
/** Tokens of a picture at high detail: patches of 32 px, capped. Source: measured accounting of the GPT-6 family. */
const PATCH = 32;
const PER_PATCH = 1.2;
const MOST_PER_IMAGE = 2_940;

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
