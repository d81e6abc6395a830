// Offices, shops and public restrooms beside their neighbours.
import { isStated } from '../told-amounts.ts';
import { rule } from './near.ts';

/** What an accessible restroom brings with it. */
const RESTROOM_PARTS =
  'toilet kitchen_sink bath_sink walls wall_tile office_partition partition_wall bath_fan light mirror grab_bar ceiling';

/** Of a unit nobody rates. */
const USUAL_TONS = 5;

export const BUSINESS_RULES = [
  // "Overhead doors at the dock".
  rule('business-1', 'garage_door', (task, { commercial }) => {
    if (commercial) task.concept = 'dock_door';
  }),
  // Priced by the ton: "two 5 ton rooftop units" are ten.
  rule('business-2', 'rooftop_unit', (task, { job }) => {
    const { tons } = job.scope.facts;
    if (tons !== null || task.count !== undefined)
      task.count = (task.count ?? 1) * (tons ?? USUAL_TONS);
  }),
  rule('business-3', 'bar walk_in sign striping joint_fill', (task, { commercial, job }) => {
    if (!commercial) job.done.add(task);
  }),
  rule('business-4', RESTROOM_PARTS, (task, { beside, job }) => {
    if (!beside('ada_restroom', 'ada_upgrade') || isStated(task)) return;
    if (task.concept.endsWith('partition') || task.concept === 'partition_wall')
      task.concept = 'toilet_partition';
    else job.done.add(task);
  }),
  // "Replace the ceiling tiles" of an office told with its size: all of them.
  rule('business-5', 'ceiling_tile', (task) => {
    const [place, second] = task.places;
    if (!isStated(task) && !second && place?.area && task.verb === 'replace')
      task.area = place.area;
  }),
  rule('business-6', 'private_office', (task, { partition, job }) => {
    if ((partition?.length ?? partition?.feet) !== undefined) job.done.add(task);
  }),
  rule('business-7', 'partition_wall', (task, { commercial }) => {
    if (commercial) task.concept = 'office_partition';
  }),
  // "Outdoor lighting, 10 fixtures": counted again.
  rule('business-8', 'fixture', (task, { first, job }) => {
    const lights = first('light', 'exterior_light');
    if (!lights || task.count === undefined || isStated(lights)) return;
    lights.count = task.count;
    job.done.add(task);
  }),
];
