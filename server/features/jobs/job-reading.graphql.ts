import type { FileReading, ReadingUnit } from '../../domain/estimate/job-reading.ts';
import { builder } from '../../graphql/builder.ts';
import { readingOf } from './job-reading.ts';
import { JobRef } from './jobs.graphql.ts';

const ReadingUnitEnum = builder.enumType('ReadingUnit', {
  description: 'What the parts of a file are that are read one after the other.',
  values: {
    PAGE: { description: 'Pages of a document or plan.' },
    FRAME: { description: 'Pictures out of a video.' },
    ROW: { description: 'Rows of a table.' },
  } satisfies Record<ReadingUnit, object>,
});

const ReadingStepRef = builder
  .objectRef<NonNullable<FileReading['step']>>('ReadingStep')
  .implement({
    description: 'How far into a file its reader is.',
    fields: (t) => ({
      unit: t.expose('unit', { type: ReadingUnitEnum, description: 'Unit that is counted.' }),
      position: t.exposeInt('position', { description: 'The one being read, from 1.' }),
      count: t.exposeInt('count', { description: 'How many of them are read.' }),
    }),
  });

const FileReadingRef = builder.objectRef<FileReading>('FileReading').implement({
  description: 'The upload that is being read right now.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'What the user called the file.' }),
    filePosition: t.exposeInt('filePosition', {
      description: "Its place among the job's uploads, from 1.",
    }),
    fileCount: t.exposeInt('fileCount', { description: 'How many uploads the job has.' }),
    step: t.field({
      type: ReadingStepRef,
      nullable: true,
      description: 'How far it is read; null while there are no parts to count.',
      resolve: ({ step }) => step,
    }),
  }),
});

builder.prismaObjectField(JobRef, 'reading', (t) =>
  t.field({
    type: FileReadingRef,
    nullable: true,
    description:
      'What is being read; null unless `stage` is READING_UPLOADS, and until the first file is opened.',
    select: { stage: true, reading: true },
    resolve: readingOf,
  }),
);
