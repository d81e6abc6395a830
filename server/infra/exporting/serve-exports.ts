// What the exporter's processes do: make one document for each message. They decide nothing about what stands in them.
import { type MessageHandler, serveProcess } from '../processes/serve-process.ts';

export interface ExportMessage {
  template: string;
  data: unknown;
}

/** A template takes the data its caller sent: the pairing is typed where both are known. */
type Templates = Record<string, (data: never) => Promise<Uint8Array> | Uint8Array>;

/** Answers the exporter's messages from now on. */
export const serveExports = (templates: Templates): void => {
  const answer: MessageHandler<ExportMessage, Uint8Array> = ({ template, data }) => {
    const make = templates[template];
    if (!make) throw new Error(`There is no template “${template}”.`);
    return make(data as never);
  };
  serveProcess(answer);
};
