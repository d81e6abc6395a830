// A process for the tests of the remote estimator: what it is asked to read says how it misbehaves.
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { type MessageHandler, serveProcess } from '../../../infra/processes/serve-process.ts';
import type { EstimatorEvent, EstimatorMessage, EstimatorReply } from '../messages.ts';

const held: string[][] = [];

const ODD: Readonly<Record<string, () => void>> = {
  hang: () => {
    for (;;) held.length = 0;
  },
  eat: () => {
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => `${index}`));
  },
  die: () => process.exit(3),
  fail: () => {
    throw new Error('a rule without a verb');
  },
};

const answer: MessageHandler<
  EstimatorMessage | PaperSource,
  EstimatorReply | string,
  EstimatorEvent
> = (message, emit) => {
  // A paper: its text says it.
  if ('text' in message) ODD[message.text]?.();
  if (!('call' in message)) return String(process.pid);
  if (message.call !== 'estimate' && message.call !== 'preview') return String(process.pid);
  if (message.call === 'estimate') emit({ stage: 'PRICING' });
  ODD[message.asked.instructions]?.();
  return String(process.pid);
};

serveProcess(answer);
