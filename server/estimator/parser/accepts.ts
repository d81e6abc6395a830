// Which kinds of measure a room or an object can take.
import { conceptOf } from './concepts/all.ts';
import type { MarkOf } from './marks.ts';
import { wordSet } from './language.ts';

export type Target = MarkOf<'room'> | MarkOf<'object'>;

export type MeasureMark = MarkOf<
  | 'count'
  | 'area'
  | 'length'
  | 'squares'
  | 'volume'
  | 'feet'
  | 'inches'
  | 'height'
  | 'size'
  | 'days'
  | 'hours'
>;

/** Objects whose stated size is the size of a piece, never of a room. */
const SIZED_PIECES = wordSet('sized_pieces');

const SIZED_WORK = wordSet('sized_work');

/** Sold by the square beside roofs. */
const IN_SQUARES = wordSet('in_squares');

/** Told by their length, and by their face as well. */
const BY_AREA_TOO = new Set(['office_partition', 'demising_wall']);

const LOW_COVERINGS = new Set(['wainscot', 'wall_tile', 'shiplap']);
const TALLEST_WAINSCOT = 6;

const FEET_MEASURES = new Set(['length', 'none']);

export const accepts = (target: Target, measure: MeasureMark): boolean => {
  if (target.kind === 'room' && target.room === 'everywhere') return false;
  if (target.kind === 'room' && measure.kind === 'size' && measure.standing === true) return false;
  // Stairs are counted in steps: "three bedrooms and stairs, 600 SF plus 14 steps".
  if (target.kind === 'room' && target.room === 'stairs' && measure.kind === 'area') return false;
  if (target.kind === 'room')
    return (
      ['count', 'area', 'size', 'height'].includes(measure.kind) ||
      (measure.kind === 'squares' && target.room === 'exterior')
    );
  const concept = conceptOf(target.concept);
  const ofRoom =
    concept.measure !== 'length' &&
    Object.values(concept.pricings).some(
      (pricing) => pricing.perRoom === true || pricing.fromRoom !== undefined,
    );
  switch (measure.kind) {
    case 'count':
      return true;
    case 'area':
      return (
        concept.measure === 'area' ||
        concept.measure === 'squares' ||
        ofRoom ||
        target.concept === 'drywall_hole' ||
        concept.measure === 'volume' ||
        target.concept === 'shower' ||
        BY_AREA_TOO.has(target.concept)
      );
    case 'size':
      if (target.concept === 'vanity' && measure.width >= 4 && measure.length <= 12) return false;
      return (
        SIZED_PIECES.has(target.concept) ||
        SIZED_WORK.has(target.concept) ||
        (concept.measure === 'area' && concept.pricings.otherwise.codes !== undefined && !ofRoom) ||
        (measure.standing === true &&
          (concept.measure === 'length' || concept.measure === 'area')) ||
        (concept.measure === 'area' &&
          concept.pricings.otherwise.perRoom === true &&
          concept.id !== 'floor')
      );
    case 'length':
      return (
        concept.measure === 'length' || concept.measure === 'area' || target.concept === 'caulk'
      );
    case 'feet':
      return (
        target.floor === 'rubber_base' ||
        FEET_MEASURES.has(concept.measure) ||
        (target.kind === 'object' && target.floor === 'rubber_base') ||
        [
          'vanity',
          'walls',
          'countertop',
          'roof',
          'slab',
          'retaining_wall',
          'block_wall',
          'soffit',
          'glass_partition',
          'storefront',
        ].includes(concept.id)
      );
    case 'squares':
      return concept.measure === 'squares' || IN_SQUARES.has(concept.id);
    case 'volume':
      return concept.measure === 'volume' || concept.id === 'haul';
    case 'days':
      return concept.measure === 'days' || ['GCN-STORAGE', 'GCN-TOILET'].includes(concept.id);
    case 'hours':
      return concept.measure === 'hours' || (concept.measure === 'days' && measure.value >= 24);
    case 'inches':
      return true;
    case 'height':
      return LOW_COVERINGS.has(target.concept) && measure.value <= TALLEST_WAINSCOT;
  }
};
