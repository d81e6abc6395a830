// How long a file may be, of the product or of its tests: one whole thought fits, and more than one hardly does.
import type { Source } from './sources.ts';

export const FILE_LINES = 400;

export const linesOf = ({ text }: Source): number => text.split('\n').length - 1;
