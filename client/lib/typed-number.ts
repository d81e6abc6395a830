// Reads what people type into fields for numbers, and says in a sentence why a text is none.
import { unitMeasureOf } from '../../server/domain/money/unit-measures.ts';
import { unitWords } from '../../server/domain/money/unit-words.ts';
import { readSum } from './arithmetic.ts';

/** What stands in a field for a number: null for an empty one, undefined for what is none. */
export const typedNumber = (text: string): number | null | undefined => {
  const typed = text.replaceAll('%', '').trim();
  if (typed === '') return null;
  const sum = readSum(typed);
  return sum?.rest === '' && Number.isFinite(sum.value) ? sum.value : undefined;
};

/** A number as it stands in a field. */
export const numberText = (value: number | null): string =>
  value === null ? '' : String(Math.round(value * 100) / 100);

export type TypedNumber = { value: number } | { hint: string };

const isUnfinished = (rest: string): boolean => /^[-+*/(]$/.test(rest);

const faultIn = (text: string, example: string): TypedNumber => {
  const typed = text.trim();
  if (typed === '') return { hint: 'Enter a number; 0 for none.' };
  const sum = readSum(typed);
  if (sum && !Number.isFinite(sum.value)) return { hint: 'Nothing can be divided by 0.' };
  return isUnfinished(sum?.rest ?? '')
    ? { hint: `Something is missing after “${typed}”.` }
    : { hint: `“${typed}” is not a number. Enter one, for example ${example}.` };
};

/** `ft`, `sq. ft`, `m²`, or the marks of feet and inches, and what follows them. */
const UNIT =
  /^(?:(?<feet>['’′])|(?<inches>["”″])|(?<word>[a-z][a-z.\s]*[a-z.]?[23²³]?))\s*(?<rest>.*)$/i;

const MARKS = { feet: 'FT', inches: 'IN' } as const;

/** Quantities with units, one after the other: `12 ft 6 in`. Returns null where something else stands among them. */
const measuresIn = (text: string): { value: number; unit: string }[] | null => {
  const sum = readSum(text);
  const { feet, inches, word, rest = '' } = UNIT.exec(sum?.rest ?? '')?.groups ?? {};
  const unit = (feet && MARKS.feet) ?? (inches && MARKS.inches) ?? word?.trim();
  if (!sum || !unit) return null;
  const first = { value: sum.value, unit };
  if (rest === '') return [first];
  const others = measuresIn(rest);
  return others && [first, ...others];
};

const roundQuantity = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;

/** @param unit the line's: a number may carry it, or one that can be converted into it */
export const readQuantity = (text: string, unit: string): TypedNumber => {
  const number = typedNumber(text.replaceAll('%', '?'));
  if (number != null) return { value: roundQuantity(number) };
  const measures = measuresIn(text.trim());
  if (!measures || !measures.every(({ value }) => Number.isFinite(value))) {
    return faultIn(text, '12, 1 1/2 or 3*12');
  }
  const own = unitMeasureOf(unit);
  const parts = measures.map(({ value, unit: word }) => ({
    value,
    word,
    measure: unitMeasureOf(word),
  }));
  const other = parts.find(({ measure }) => measure.base !== own.base);
  if (!other) {
    const bases = parts.map(({ value, measure }) => value * measure.factor);
    return { value: roundQuantity(bases.reduce((sum, base) => sum + base, 0) / own.factor) };
  }
  return {
    hint: unit.trim()
      ? `This line’s unit is ${unitWords(unit)}, not “${other.word}”. Convert the quantity, or change the unit first.`
      : `This line has no unit yet. Write “${other.word}” under Unit, and only the number here.`,
  };
};

const PER = /^(?:\/|per\s|a\s|each\s)\s*(?<unit>.+)$/i;
const CURRENCY = /\s*(?:usd|dollars?)$/i;

/** Reads dollars. @param unit of what it is the price of: `4.50/SF` may say it; null where it is the price of nothing */
export const readMoney = (text: string, unit: string | null): TypedNumber => {
  const typed = text.trim().replace(CURRENCY, '');
  const sum = readSum(typed);
  if (sum && Number.isFinite(sum.value)) {
    if (sum.rest === '') return { value: sum.value };
    const per = PER.exec(sum.rest)?.groups?.['unit'];
    const [priced, own] = [unitMeasureOf(per ?? ''), unitMeasureOf(unit ?? '')];
    if (per && unit && priced.base === own.base) {
      return { value: (sum.value * own.factor) / priced.factor };
    }
    if (sum.rest === '%') return { hint: 'Enter the amount in dollars, for example 12.50.' };
  }
  return faultIn(text, '12.50');
};
