// Entry of a process that reads papers and plans: it knows no prices and no phrases, so that it is there in a moment.
import { type MessageHandler, serveProcess } from '../../infra/processes/serve-process.ts';
import { readWholePaper } from '../read/whole-paper.ts';
import { readWholePlan } from '../read/whole-plan.ts';
import type { ReadingMessage, ReadingReply } from './messages.ts';

const answer: MessageHandler<ReadingMessage, ReadingReply> = (message) =>
  message.call === 'readPlan' ? readWholePlan(message.asked) : readWholePaper(message.asked);

serveProcess(answer);
