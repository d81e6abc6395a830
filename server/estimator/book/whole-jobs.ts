// Jobs priced by the floor area of a whole building, or for a whole loss: only by words that order them for sure beside listed work.
const WHOLE_JOBS: ReadonlySet<string> = new Set([
  'whole_gut',
  'whole_cosmetic',
  'new_house',
  'ti_fallback',
  'attic_conversion',
  'commercial_white_box',
  'office_ti',
  'retail_ti',
  'fire_room',
  'tree_impact',
]);

/** @param id of an assembly */
export const isWholeJob = (id: string): boolean => WHOLE_JOBS.has(id);

const WHOLE_ROW = /^BLD-(?:GUT|COSM|NEW|TI|ATTIC|WHITE)$/;

/** @param code of a row, or an assembly as `@id` */
export const isWholeCode = (code: string): boolean =>
  code.startsWith('@') ? isWholeJob(code.slice(1)) : WHOLE_ROW.test(code);
