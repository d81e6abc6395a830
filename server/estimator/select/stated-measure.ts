// A measure as an amount in a unit of the price book.
import type { MeasureMark } from '../parser/accepts.ts';
import type { Unit } from '../price-book/units.ts';

interface Stated {
  unit: Unit;
  value: number;
  words: string;
}

export const statedBy = (measure: MeasureMark): Stated | null => {
  switch (measure.kind) {
    case 'area':
      return { unit: 'SF', value: measure.value, words: `${measure.value} SF as stated` };
    case 'size': {
      const { length, width } = measure;
      return { unit: 'SF', value: length * width, words: `${length} ft x ${width} ft` };
    }
    case 'length':
    case 'feet':
      return { unit: 'LF', value: measure.value, words: `${measure.value} LF as stated` };
    case 'squares':
      return { unit: 'SQ', value: measure.value, words: `${measure.value} SQ as stated` };
    case 'volume':
      return { unit: 'CY', value: measure.value, words: `${measure.value} CY as stated` };
    case 'count':
      return { unit: 'EA', value: measure.value, words: `${measure.value} as stated` };
    case 'days':
      return { unit: 'DAY', value: measure.value, words: `${measure.value} days as stated` };
    case 'hours':
      return { unit: 'HR', value: measure.value, words: `${measure.value} hours as stated` };
    case 'inches':
    case 'height':
      return null;
  }
};
