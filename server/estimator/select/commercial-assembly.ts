// Which assembly a business place becomes: its price per square foot, or its elements where they are named.
import { wordList } from '../parser/language.ts';
import type { Task } from '../parser/parsed-task.ts';

/** Power, air and life-safety work named: the fit-out is then counted element by element. */
const BUILDING_SYSTEMS = wordList('building_systems');

const SHOP_FITTINGS = ['slatwall', 'fitting_room', 'track_light', 'reception_desk', 'storefront'];

const RESTAURANT_PARTS = wordList('restaurant_parts');

export const commercialAssembly = (type: string, tasks: readonly Task[], plain: string): string => {
  const named = (list: readonly string[]) =>
    new Set(tasks.map(({ concept }) => concept).filter((id) => list.includes(id))).size;
  if (type === 'office_suite' && named(BUILDING_SYSTEMS) > 0) return 'office_ti_elements';
  if (type === 'retail' && named(SHOP_FITTINGS) > 0) return 'retail_ti_elements';
  if (
    type === 'retail' &&
    tasks.length > 0 &&
    tasks.every(({ concept }) => concept === 'white_box')
  )
    return 'commercial_white_box';
  if (type === 'restaurant' && named(RESTAURANT_PARTS) >= 2) return 'restaurant_ti_elements';
  return plain;
};
