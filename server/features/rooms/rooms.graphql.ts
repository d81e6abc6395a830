import { atMost, PROJECT_LIMITS } from '../../domain/limits.ts';
import type { Room } from '../../domain/rooms.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { EstimateConflict } from '../estimates/estimates.errors.ts';
import { JobStillRunning } from '../jobs/jobs.errors.ts';
import { JobRef } from '../jobs/jobs.graphql.ts';
import { canCorrectRooms, correctRooms, roomsOf } from './correct-rooms.ts';

const RoomRef = builder.objectRef<Room>('Room').implement({
  description: 'A room named and, as far as known, measured.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As on the plan.' }),
    lengthFt: t.exposeFloat('lengthFt', {
      nullable: true,
      description: 'Feet; null when unknown.',
    }),
    widthFt: t.exposeFloat('widthFt', { nullable: true, description: 'Feet; null when unknown.' }),
    heightFt: t.exposeFloat('heightFt', {
      nullable: true,
      description: 'Ceiling height in feet; null when unknown.',
    }),
    areaSf: t.exposeFloat('areaSf', {
      nullable: true,
      description: 'Floor area in square feet; null when unknown or given by length and width.',
    }),
    source: t.exposeString('source', {
      nullable: true,
      description:
        'Where it was read, e.g. `plan.pdf, page 1`; null when its owner corrected or added it.',
    }),
  }),
});

builder.prismaObjectFields(JobRef, (t) => ({
  rooms: t.field({
    type: [RoomRef],
    description:
      'Rooms found in the uploads, as their owner corrected them; empty when none were found.',
    resolve: roomsOf,
  }),
  roomsAreCorrected: t.boolean({
    description: 'True when `rooms` are the owner’s corrections.',
    resolve: ({ roomsCorrected }) => roomsCorrected !== null,
  }),
  viewerCanCorrectRooms: t.boolean({
    description: 'True when rooms were found and nothing runs.',
    resolve: canCorrectRooms,
  }),
}));

const RoomInput = builder.inputType('RoomInput', {
  description: 'A room as its owner knows it.',
  fields: (t) => ({
    name: t.string({ description: `${atMost(PROJECT_LIMITS.room)}.` }),
    lengthFt: t.float({ required: false, description: 'Feet, 1 to 1,000.' }),
    widthFt: t.float({ required: false, description: 'Feet, 1 to 1,000.' }),
    heightFt: t.float({ required: false, description: 'Ceiling height in feet, 1 to 60.' }),
    areaSf: t.float({ required: false, description: 'Square feet, where sides are not known.' }),
  }),
});

const CorrectRoomsInput = builder.inputType('CorrectRoomsInput', {
  description: 'The rooms that stand in for those read from the uploads.',
  fields: (t) => ({
    jobId: t.id({ description: 'Database key.' }),
    version: t.int({ required: false, description: `Of its estimate. ${SEEN_VERSION}` }),
    rooms: t.field({ type: [RoomInput], description: 'All rooms, 1 to 60.' }),
  }),
});

builder.mutationField('correctRooms', (t) =>
  t.field({
    type: JobRef,
    description:
      'Corrects the rooms read from the uploads and prices the scope anew with them: a run that quotas count.',
    errors: {
      types: [JobStillRunning, EstimateConflict],
      union: { name: 'CorrectRoomsResult', description: 'What came of it.' },
      result: { name: 'CorrectRoomsSuccess', description: 'The job waits or runs again.' },
      dataField: { name: 'job', description: 'The job; follow it with `jobChanged`.' },
    },
    args: { input: t.arg({ type: CorrectRoomsInput, description: 'What to price with.' }) },
    resolve: (_root, { input }, ctx) => correctRooms(ctx, input),
  }),
);
