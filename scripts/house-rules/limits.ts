// How long and how much stand once, in domain/: what a page or the schema says of a limit is made from it.
import type { Source } from './sources.ts';

const NUMBER = String.raw`(?:\d[\d,.–]*|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)`;
const RETYPED = new RegExp(
  String.raw`\b(?:maxLength|max)=\{\d+\}|\b${NUMBER} (?:MB|(?:business )?days|hours|minutes|characters)\b`,
  'g',
);

/** Sentences that no limit of ours stands behind, or that only say what one is for. */
const NO_LIMITS: readonly RegExp[] = [
  // The shape of a claim number, the end of a number that is not shown, and the day that a cap counts.
  /: eight characters$/,
  /contractors\.graphql\.ts: four characters$/,
  /quota\.graphql\.ts: 24 hours$/,
];

const SAID = /^client\/.*\.tsx?$|\.graphql\.ts$/;

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** `path: words` for each. */
export const retypedLimits = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => SAID.test(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(RETYPED)].map(([words]) => `${path}: ${words}`),
    )
    .filter((fault) => !NO_LIMITS.some((known) => known.test(fault)));
