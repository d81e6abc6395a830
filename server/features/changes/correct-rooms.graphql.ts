import { atMost, PROJECT_LIMITS } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { EstimateConflict } from '../estimates/estimates.errors.ts';
import { JobStillRunning } from '../jobs/jobs.errors.ts';
import { JobRef } from '../jobs/jobs.graphql.ts';
import { correctRooms } from './correct-rooms.ts';

const RoomInput = builder.inputType('RoomInput', {
  description: 'A room as its owner knows it.',
  fields: (t) => ({
    name: t.string({
      description: `Name of the room, e.g. “Kitchen”. ${atMost(PROJECT_LIMITS.room)}.`,
    }),
    lengthFt: t.float({
      required: false,
      description: 'Length in feet, from 1 to 1,000; 12 ft 6 in is 12.5.',
    }),
    widthFt: t.float({
      required: false,
      description: 'Width in feet, from 1 to 1,000; 12 ft 6 in is 12.5.',
    }),
    heightFt: t.float({ required: false, description: 'Ceiling height in feet, 1 to 60.' }),
    areaSf: t.float({ required: false, description: 'Square feet, where sides are not known.' }),
  }),
});

const CorrectRoomsInput = builder.inputType('CorrectRoomsInput', {
  description: 'The rooms that stand in for those read from the uploads.',
  fields: (t) => ({
    jobId: t.id({ names: 'Job', description: 'Which job, by its `id`.' }),
    version: t.int({
      required: false,
      description: `\`version\` of the job’s estimate. ${SEEN_VERSION}`,
    }),
    rooms: t.field({ type: [RoomInput], description: 'All rooms, 1 to 60.' }),
  }),
});

builder.mutationField('correctRooms', (t) =>
  t.field({
    type: JobRef,
    description:
      'Corrects the rooms read from the uploads and prices the scope again with them: a run that quotas count.',
    errors: {
      types: [JobStillRunning, EstimateConflict],
      result: { description: 'The job waits or runs again.' },
      dataField: { name: 'job', description: 'The job; follow it with `jobChanged`.' },
    },
    args: { input: t.arg({ type: CorrectRoomsInput, description: 'Rooms to price with.' }) },
    resolve: (_root, { input }, ctx) => correctRooms(ctx, input),
  }),
);
