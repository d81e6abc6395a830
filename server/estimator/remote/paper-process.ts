// Entry of a process that reads papers: it knows no prices and no phrases, so that it is there in a moment.
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../domain/paper/paper-source.ts';
import { type MessageHandler, serveProcess } from '../../infra/processes/serve-process.ts';
import { readWholePaper } from '../read/whole-paper.ts';

const answer: MessageHandler<PaperSource, PaperEstimate> = (source) => readWholePaper(source);

serveProcess(answer);
