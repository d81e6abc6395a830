// What the schema says of whatever waits for an operator, from when it was sent.
import type { Context } from '../../context.ts';
import { businessDaysSince, isLate } from '../../domain/leads/business-days.ts';

interface Sent {
  createdAt: Date;
}

export const WAITING_BUSINESS_DAYS = {
  description: 'Business days begun since; two are promised.',
  select: { createdAt: true },
  resolve: ({ createdAt }: Sent, _args: object, { now }: Context) =>
    businessDaysSince(createdAt, now()),
} as const;

export const IS_LATE = {
  description: 'True when it waits longer than promised.',
  select: { createdAt: true },
  resolve: ({ createdAt }: Sent, _args: object, { now }: Context) => isLate(createdAt, now()),
} as const;
