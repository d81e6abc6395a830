// Offices, shops and public restrooms beside their neighbours.
import { isStated } from '../merge-tasks.ts';
import { rule } from './near.ts';

/** What an accessible restroom brings with it. */
const RESTROOM_PARTS =
  'toilet kitchen_sink bath_sink walls wall_tile office_partition partition_wall bath_fan light mirror grab_bar ceiling';

/** Of a unit nobody rates. */
const USUAL_TONS = 5;

export const BUSINESS_RULES = [
  // "Overhead doors at the dock".
  rule('garage_door', (task, { commercial }) => {
    if (commercial) task.concept = 'dock_door';
  }),
  // Priced by the ton: "two 5 ton rooftop units" are ten.
  rule('rooftop_unit', (task, { job }) => {
    const { tons } = job.scope.facts;
    if (tons !== null || task.count !== undefined)
      task.count = (task.count ?? 1) * (tons ?? USUAL_TONS);
  }),
  rule('bar walk_in sign striping joint_fill', (task, { commercial, job }) => {
    if (!commercial) job.done.add(task);
  }),
  // "Restroom: replace both toilets, retile": parts ordered one by one, no new restroom.
  rule('ada_restroom', (task, { job }) => {
    const parts = job.scope.tasks.filter(
      ({ clause, concept, ownVerb, verb }) =>
        clause === task.clause &&
        ownVerb &&
        verb !== null &&
        (concept === 'floor' || RESTROOM_PARTS.split(' ').includes(concept)),
    );
    const counted = job.scope.tasks.filter(
      (other) => other.clause === task.clause && other !== task && isStated(other),
    ).length;
    if (task.ownVerb || task.count !== undefined || Math.max(parts.length, counted) < 2) return;
    for (const part of parts)
      if (part.concept.includes('partition')) part.concept = 'toilet_partition';
    task.concept = 'restroom_place';
    job.done.add(task);
  }),
  rule(RESTROOM_PARTS, (task, { beside, job }) => {
    if (!beside('ada_restroom', 'ada_upgrade') || isStated(task)) return;
    if (task.concept.endsWith('partition') || task.concept === 'partition_wall')
      task.concept = 'toilet_partition';
    else job.done.add(task);
  }),
  // What a strip-out to the shell takes with it.
  rule('office_partition partition_wall act_ceiling ceiling floor walls drywall', (task, near) => {
    if (near.beside('DEM-COMM') && !isStated(task) && task.verb !== 'install')
      near.job.done.add(task);
  }),
  // "Replace the ceiling tiles" of an office told with its size: all of them.
  rule('ceiling_tile', (task) => {
    const [place, second] = task.places;
    if (!isStated(task) && !second && place?.area && task.verb === 'replace')
      task.area = place.area;
  }),
  // "LED lights" of an office hang in its ceiling grid.
  rule('light', (task, { commercial }) => {
    const inOffice = task.places.some(({ type }) => type === 'office_suite');
    if (commercial && inOffice && task.qualifiers.has('plural')) task.concept = 'troffer';
  }),
  rule('private_office', (task, { partition, job }) => {
    if ((partition?.length ?? partition?.feet) !== undefined) job.done.add(task);
  }),
  rule('act_ceiling', (task, { partition, job }) => {
    if (task.verb !== 'repair') return;
    if (partition) job.done.add(task);
    else task.concept = 'ceiling_tile';
  }),
  rule('partition_wall', (task, { commercial }) => {
    if (commercial) task.concept = 'office_partition';
  }),
  // "Outdoor lighting, 10 fixtures": counted again.
  rule('fixture', (task, { first, job }) => {
    const lights = first('light', 'exterior_light');
    if (!lights || task.count === undefined || isStated(lights)) return;
    lights.count = task.count;
    job.done.add(task);
  }),
  rule('fixture light', (task, { first, job }) => {
    const troffer = first('troffer');
    if (!troffer) return;
    if (task.count !== undefined) troffer.count ??= task.count;
    job.done.add(task);
  }),
];
