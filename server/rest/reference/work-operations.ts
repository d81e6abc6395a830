import { ESTIMATE_LIMITS, PROJECT_LIMITS } from '../../domain/limits.ts';
import { LIST_MAX } from '../route.ts';
import { AGENT_KIND, PROPERTY_TYPE, WORK_GRADE } from '../spellings.ts';
import { count, file, key, list, object, shape, text, word } from './json-schema.ts';
import type { Operations } from './operation.ts';

const kind = word(['photo', 'video', 'floor', 'doc'], 'What the file is.');

export const limit = {
  type: 'integer',
  minimum: 1,
  maximum: LIST_MAX,
  description: 'How many entries a page has; 200 when it is left out.',
} as const;

export const after = {
  type: 'integer',
  minimum: 1,
  description:
    'Id of the last entry of the page before. `X-Has-Next-Page` tells whether there are more, and `Link` how to ask for them.',
} as const;

const keyed = (description: string) => ({
  'Idempotency-Key': { ...text(description), maxLength: ESTIMATE_LIMITS.idempotencyKey },
});

/** Files, jobs and projects: all before there is a result. */
export const WORK_OPERATIONS: Operations = {
  'POST files/': {
    name: 'uploadFile',
    group: 'Files',
    summary: 'Sends one file; its type is found in its bytes.',
    form: object(
      { file: file('Its bytes.'), kind },
      { mime: text('Media type; the server trusts the bytes instead.') },
    ),
    answers: { 201: shape('Uploaded') },
  },
  'POST jobs/': {
    name: 'submitJob',
    group: 'Jobs',
    summary: 'Starts an estimate.',
    description: 'Used-up trials are answered with 402, used-up days with 429.',
    headers: keyed(
      'Sent twice with the same one, one job is started; good as long as the job is there.',
    ),
    body: object(
      {
        instructions: {
          ...text('What is to be done.'),
          minLength: ESTIMATE_LIMITS.descriptionLeast,
          maxLength: ESTIMATE_LIMITS.description,
        },
        property_type: word(PROPERTY_TYPE.words, 'Residential or commercial.'),
        work_grade: word(WORK_GRADE.words, 'The finish level.'),
        uploads: {
          ...list(key(), 'Numbers of its files.'),
          minItems: 1,
          maxItems: ESTIMATE_LIMITS.uploads,
        },
        project: key('Number of the project it is for.'),
      },
      {
        agent_kind: {
          ...word(AGENT_KIND.words, 'Who makes the estimate.'),
          default: 'home_project',
        },
        title: { ...text('How to call the estimate.'), maxLength: ESTIMATE_LIMITS.title },
      },
    ),
    example: {
      instructions: 'Repaint my 12x14 bedroom, walls and ceiling',
      property_type: 'res',
      work_grade: 'standard',
      uploads: [7],
      project: 3,
    },
    answers: { 201: shape('Job') },
  },
  'GET jobs/:id/': {
    name: 'getJob',
    group: 'Jobs',
    summary: 'The job as it stands.',
    answers: { 200: shape('Job') },
  },
  'GET projects/': {
    name: 'listProjects',
    group: 'Projects',
    summary: 'Projects, newest first, in pages.',
    query: { limit, after },
    answers: { 200: list(shape('Project')) },
  },
  'POST projects/': {
    name: 'createProject',
    group: 'Projects',
    summary: 'Makes a project.',
    headers: keyed('Sent twice with the same one within a day, one project is made.'),
    body: object({
      name: { ...text('Name or address.'), maxLength: PROJECT_LIMITS.name },
      zip: text('Five digits, or ZIP+4. Prices and taxes follow it.'),
    }),
    example: { name: '12 Elm Street', zip: '94110' },
    answers: { 201: shape('Project') },
  },
  'GET projects/:id/': {
    name: 'getProject',
    group: 'Projects',
    summary: 'One project.',
    answers: { 200: shape('Project') },
  },
  'GET projects/:id/jobs/': {
    name: 'listProjectJobs',
    group: 'Projects',
    summary: 'The project’s jobs, newest first, in pages.',
    query: { limit, after },
    answers: { 200: list(shape('ProjectJob')) },
  },
  'POST uploads/': {
    name: 'announceUpload',
    group: 'Files',
    summary: 'Announces a large file that is sent in parts.',
    body: object({ name: text('Name of the file, with its ending.'), kind, size: key('Bytes.') }),
    example: { name: 'walk-through.mp4', kind: 'video', size: 84_000_000 },
    answers: { 201: shape('ResumableUpload') },
  },
  'GET uploads/:id/': {
    name: 'getUpload',
    group: 'Files',
    summary: 'How much of it is there.',
    answers: { 200: shape('ResumableUpload') },
  },
  'PATCH uploads/:id/': {
    name: 'sendPart',
    group: 'Files',
    summary: 'The next bytes.',
    headers: {
      'Upload-Offset': {
        type: 'integer',
        minimum: 0,
        required: true,
        description: 'Where they begin: how much is there.',
      },
    },
    answers: { 200: object({ offset: count('Bytes that are there now.') }) },
  },
  'POST uploads/:id/finish/': {
    name: 'finishUpload',
    group: 'Files',
    summary: 'Makes a file of what was sent; 202 while it is looked at: ask again.',
    body: object({}),
    isBodyOptional: true,
    answers: { 201: shape('Uploaded'), 202: object({}) },
  },
  'DELETE uploads/:id/': {
    name: 'cancelUpload',
    group: 'Files',
    summary: 'Drops what was sent.',
    answers: { 204: null },
  },
};
