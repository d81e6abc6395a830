// Text of a form as it can be stored and shown, in one line or in several.
import { z } from 'zod';
import { cleanText } from '../validation.ts';
import { keepUnder } from '../limits.ts';

const text = (max: number, change: (text: string) => string) =>
  z
    .string('This must be text.')
    .transform((typed) => change(cleanText(typed)).trim())
    .pipe(z.string().max(max, keepUnder(max)));

/** One line: line breaks and tabs become spaces. */
export const oneLine = (max: number) =>
  text(max, (typed) => typed.replaceAll(/\s*[\t\n\r]\s*/g, ' '));

/** Keeps line breaks and tabs. */
export const someLines = (max: number) => text(max, (typed) => typed);
