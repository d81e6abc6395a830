// Webhooks as their owner takes them away: without what they are signed with.
import type { Ports } from '../../context.ts';

export const readOwnWebhooks = ({ db }: Pick<Ports, 'db'>, accountId: number) =>
  db.webhook.findMany({
    where: { accountId },
    orderBy: { id: 'asc' },
    select: {
      url: true,
      events: true,
      createdAt: true,
      switchedOffAt: true,
      switchedOffBy: true,
      failingSince: true,
      deliveries: {
        orderBy: { id: 'asc' },
        select: {
          type: true,
          messageId: true,
          body: true,
          status: true,
          tries: true,
          createdAt: true,
          lastTriedAt: true,
          answerStatus: true,
          answerText: true,
          failure: true,
        },
      },
    },
  });
