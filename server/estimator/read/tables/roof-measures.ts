// Measurements of a roof report: lengths and areas with their labels, which are rows of a takeoff.
import { ROOF_MEASURE } from '../papers/roof-measures.ts';
import { numberIn } from './figures.ts';
import { emptyDraft, withQuantity, type LineDraft } from './lines.ts';
import type { Row } from './row.ts';
import { knownUnit } from '../plans/written-units.ts';

const VALUE = /^([\d,]+(?:\.\d+)?)\s*(%|[A-Za-z][A-Za-z. ]{0,11}[2²]?|['’])?\s*(?:\(.{0,40}\))?$/;
const PITCH = /^(\d{1,2}\s*\/\s*12)\b.{0,20}$/;

const measureIn = (label: string, value: string, row: Row): LineDraft | null => {
  if (!ROOF_MEASURE.test(label.trim())) return null;
  const draft = emptyDraft(label.trim(), row.place);
  draft.foundBy = 'MEASURES';
  const [, pitch] = PITCH.exec(value.trim()) ?? [];
  if (pitch !== undefined) {
    draft.quantityText = pitch.replaceAll(' ', '');
    return draft;
  }
  const [, amount = '', unitText = ''] = VALUE.exec(value.trim()) ?? [];
  const quantity = numberIn(amount);
  if (quantity === null) return null;
  const unit =
    unitText === '%'
      ? { code: '%', factor: 1 }
      : knownUnit(unitText === "'" || unitText === '’' ? 'ft' : unitText);
  if (unitText !== '' && !unit) return null;
  withQuantity(draft, quantity, unit, null);
  return draft;
};

/** `Ridges 84 ft`, `Predominant pitch 6/12`: what a roof has by itself. A drip edge or a flashing so told is work. */
const OF_THE_ROOF = /\b(?:area|squares|pitch|slope|ridges?|hips?|valleys?|rakes?|eaves?)$/i;
const BARE =
  /^(\D*\p{L})\s+(\d[\d,]*(?:\.\d+)?\s?(?:ft|feet|lf|sq\.? ?ft|sf|sq|squares|['’])\.?|\d{1,2}\s?\/\s?12)$/iu;

const labelAndValue = (part: string): string[] => {
  const [, label = '', value = ''] = BARE.exec(part.trim()) ?? [];
  return OF_THE_ROOF.test(label) ? [label, value] : part.split(/\s*[=:]\s*/);
};

/** @returns the measurements of a row, `Total Eaves = 188 ft`; empty where it has none or something else, too */
export const roofMeasuresOf = (row: Row): LineDraft[] => {
  if (row.text.length > 200) return [];
  const parted = row.cells.length === 2 && !/[=:]/.test(row.text);
  const parts = parted
    ? [[row.cells[0]?.text ?? '', row.cells[1]?.text ?? '']]
    : row.cells
        .map((cell) => cell.text)
        .join('  ')
        .split(/;|\s{2,}|,\s(?=[A-Za-z])/)
        .map(labelAndValue);
  const drafts = parts.map(([label = '', value = '']) => measureIn(label, value, row));
  return drafts.every((draft) => draft !== null) ? drafts : [];
};
