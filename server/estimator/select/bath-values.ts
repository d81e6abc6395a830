// Values of a bathroom: whether it has a tub or a shower, and what surrounds that; its vanity.
import type { JobAsRead, ParamOrNone } from './job-as-read.ts';
import { named, quality } from './job-as-read.ts';
import { vanityWidth } from './vanity-width.ts';

export const wet = (job: JobAsRead): ParamOrNone => {
  const tub = named(job, 'tub', 'tub_surround');
  const shower = named(job, 'shower', 'shower_pan', 'PLB-SHUNIT', 'PLB-SHBASE');
  if (shower) return 'shower';
  return tub ? 'tub' : undefined;
};

export const freestanding = (job: JobAsRead): ParamOrNone => {
  const tub = named(job, 'tub');
  if (tub?.verb === 'convert') return undefined;
  return tub && named(job, 'shower') ? 1 : tub?.qualifiers.has('freestanding') ? 1 : undefined;
};

export const surround = (job: JobAsRead): ParamOrNone => {
  if (
    job.tasks.some(
      (task) =>
        task.floor === 'tile' || task.concept === 'shower_tile' || task.qualifiers.has('tiled'),
    ) &&
    named(job, 'shower', 'shower_tile')
  )
    return 'tile';
  return named(job, 'tub_surround') || quality(job, 'acrylic') ? 'acrylic' : undefined;
};

export const vanity = (job: JobAsRead): ParamOrNone => {
  const task = named(job, 'vanity');
  if (!task) return undefined;
  return vanityWidth(task) ?? (job.words.has('double') ? 60 : undefined);
};
