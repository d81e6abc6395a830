// Entry of a decode process: runs one task at a time on bytes nobody trusts. Libraries are loaded when first needed,
// so that a process holds only the memory of what it really decodes.
import { DomainError } from '../../../domain/errors.ts';
import { type MessageHandler, serveProcess } from '../../processes/serve-process.ts';
import type {
  DecodeMessage,
  DecodeStep,
  TaskAnswer,
  TaskInput,
  TaskName,
  TaskOutput,
} from './tasks.ts';

type Emit = (step: DecodeStep) => void;
type Handlers = { [K in TaskName]: (input: TaskInput<K>, emit: Emit) => Promise<TaskOutput<K>> };

const handlers: Handlers = {
  picture: async (input) => (await import('./picture.ts')).decodePicture(input),
  pdf: async (input) => (await import('./pdf.ts')).decodePdf(input),
  video: async (input) => (await import('./video.ts')).decodeVideo(input),
  poster: async (input) => (await import('./poster.ts')).drawPoster(input),
  office: async (input) => (await import('./office.ts')).decodeOffice(input),
  pdfWords: async (input, emit) => (await import('./pdf-words.ts')).readPdfWords(input, emit),
  officePaper: async (input, emit) =>
    (await import('./office-paper.ts')).readOfficePaper(input, emit),
  drawnText: async (input) => (await import('./drawn-text.ts')).readDrawnText(input),
  pictureJpeg: async (input) => (await import('./jpeg.ts')).makePictureJpeg(input),
  pageJpeg: async (input) => (await import('./jpeg.ts')).makePageJpeg(input),
  frameJpeg: async (input) => (await import('./jpeg.ts')).makeFrameJpeg(input),
};

const perform = async <K extends TaskName>(
  task: K,
  input: TaskInput<K>,
  emit: Emit,
): Promise<TaskAnswer<K>> => {
  try {
    return { output: await handlers[task](input, emit) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
};

const answer: MessageHandler<DecodeMessage, TaskAnswer<TaskName>, DecodeStep> = (
  { task, input },
  emit,
) => perform(task, input, emit);

serveProcess(answer);
