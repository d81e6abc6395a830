import type { Room } from '../../domain/scope/rooms.ts';
import { builder } from '../../graphql/builder.ts';
import { JobRef } from '../jobs/jobs.graphql.ts';
import { canCorrectRooms, roomsOf } from './correct-rooms.ts';

const RoomRef = builder.objectRef<Room>('Room').implement({
  description: 'A room named and, as far as known, measured.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name on the plan.' }),
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
