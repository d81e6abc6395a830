// What the exporter's thread does: makes one document for each message. It decides nothing about what stands in them.
import { parentPort } from 'node:worker_threads';

export interface ExportMessage {
  template: string;
  data: unknown;
}
export type ExportReply = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

/** A template takes the data its caller sent: the pairing is typed where both are known. */
export type Templates = Record<string, (data: never) => Promise<Uint8Array> | Uint8Array>;

/** The same bytes in a buffer of their own, which can be handed over without a copy. */
const ownBuffer = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes);

const perform = async (
  templates: Templates,
  { template, data }: ExportMessage,
): Promise<ExportReply> => {
  try {
    const make = templates[template];
    if (!make) throw new Error(`There is no template “${template}”.`);
    return { bytes: ownBuffer(await make(data as never)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

/** Answers the thread's messages from now on. */
export const serveExports = (templates: Templates): void => {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a thread that the exporter starts.');
  port.on('message', (message: ExportMessage) => {
    void perform(templates, message).then((reply) =>
      port.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []),
    );
  });
};
