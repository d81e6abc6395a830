// A message on its way from a sender's hand into that of a worker of the same process.
import type { Statements } from '../db/statements.ts';
import type { Hand, JobDefinition } from '../queue.ts';
import type { FreeHand } from './consumer.ts';
import type { Message } from './holding.ts';

/** Its row, as one that is taken; nobody is told of it. Gives its id. */
const insertTaken = async (
  tx: Statements,
  kind: string,
  payload: object,
  leaseMs: number,
): Promise<string> => {
  const [message] = await tx.$queryRaw<
    [{ id: string }]
  >`INSERT INTO queue_messages (kind, payload, rank, tries, run_at)
    VALUES (${kind}, ${JSON.stringify(payload)}::jsonb, 0, 1, now() + ${leaseMs} * interval '1 ms') RETURNING id`;
  return message.id;
};

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
