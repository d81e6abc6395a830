// A process for the tests of the remote estimator: what it is asked to read says how it misbehaves.
import { type MessageHandler, serveProcess } from '../../../infra/processes/serve-process.ts';
import type {
  EstimatorEvent,
  EstimatorMessage,
  EstimatorReply,
  ReadingMessage,
} from '../messages.ts';

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
  EstimatorMessage | ReadingMessage,
  EstimatorReply | string,
  EstimatorEvent
> = (message, emit) => {
  // The text of a paper and the first word of a plan say it.
  if (message.call === 'readPaper' && message.asked.from === 'TEXT') ODD[message.asked.text]?.();
  if (message.call === 'readPlan') ODD[message.asked[0]?.words[0]?.text ?? '']?.();
  if (message.call !== 'estimate' && message.call !== 'preview') return String(process.pid);
  if (message.call === 'estimate') emit({ stage: 'PRICING' });
  ODD[message.asked.instructions]?.();
  return String(process.pid);
};

serveProcess(answer);
