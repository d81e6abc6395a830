// A message on its way from a sender's hand into that of a worker of the same process.
import type { Hand, JobDefinition } from '../queue.ts';
import type { FreeHand } from './consumer.ts';
import type { Message } from './holding.ts';
import { insertTaken } from './messages.ts';

export const handOf = <Payload extends object, Handed>(
  free: FreeHand,
  { name, payload: shape }: JobDefinition<Payload, Handed>,
  leaseMs: number,
): Hand<Payload, Handed> => {
  let message: Message | undefined;
  return {
    async send(given, tx) {
      const payload = shape.parse(given);
      message = { id: await insertTaken(tx, name, payload, leaseMs), tries: 1, payload };
    },
    begin(handed) {
      if (!message) throw new Error('Nothing was sent.');
      free.take({ ...message, handed });
    },
    letGo: free.letGo,
  };
};
