// Which rooms called an office are a business and not a study at home: told by their size and by what is in them.
import { COMMERCIAL_PLACES, roomLabel } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';
import { wordSet } from '../parser/language.ts';

const PARTS = wordSet('parts_of_business_offices');

/** Larger than any study of a house, SF. */
const LEAST_SUITE = 600;

/** "Office build-out 2,500 sq ft, 5 private offices": a suite, whatever the project is called; its rooms are parts of it. */
export const businessOffices = (job: Job): void => {
  const { places, tasks } = job.scope;
  const parts = tasks.some(
    ({ concept, floor }) => PARTS.has(concept) || floor === 'ctile' || floor === 'vct',
  );
  for (const place of places) {
    const { area, sizes } = place;
    if (place.type !== 'office' || place.excluded) continue;
    const size = area ?? sizes.reduce((sum, { length, width }) => sum + length * width, 0);
    if (size < LEAST_SUITE && !(parts && job.propertyType === 'COMMERCIAL')) continue;
    place.type = 'office_suite';
    place.label = roomLabel('office_suite');
    const inner = places.filter(
      (other) =>
        other !== place &&
        COMMERCIAL_PLACES.has(other.type) &&
        other.area === null &&
        other.sizes.length === 0,
    );
    for (const task of tasks)
      task.places = [...new Set(task.places.map((own) => (inner.includes(own) ? place : own)))];
  }
};
