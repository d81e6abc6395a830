import { TIMEFRAMES } from '../../domain/catalog.ts';
import { DECLINE_REASONS } from '../../domain/leads/lead-status.ts';
import { AGENT_KIND, PROPERTY_TYPE, WORK_GRADE } from '../spellings.ts';
import {
  address,
  count,
  flag,
  key,
  list,
  moment,
  nullable,
  number,
  object,
  shape,
  text,
  word,
} from './json-schema.ts';
import { PROFILE } from './profile-shape.ts';

const JOB_STATUSES = ['queued', 'processing', 'ready', 'failed', 'cancelled'];
const STAGES = [
  'queued',
  'reading_uploads',
  'understanding_scope',
  'pricing',
  'writing_up',
  'ready',
  'failed',
  'cancelled',
];
const timeframe = word(Object.values(TIMEFRAMES), 'When the work is to begin.');

const project = object(
  {
    id: key('Number of the project.'),
    name: text('Name or address.'),
    zip: text('Where the property is; prices and taxes follow it.'),
    job_count: count('Its jobs.'),
  },
  {},
  'A property that jobs are for.',
);

const job = object(
  {
    id: key('Number of the job, and of its estimate.'),
    title: text('Empty when none was given.'),
    project: key('Number of its project.'),
    project_seq: key('Counts within the project.'),
    project_name: text('Present name of the project.'),
    claim_number: text('`CLM-` and eight characters; never changes.'),
    instructions: text('The work as it was described.'),
    property_type: word(PROPERTY_TYPE.words, 'Residential or commercial.'),
    work_grade: word(WORK_GRADE.words, 'The finish level.'),
    agent_kind: word(AGENT_KIND.words, 'The agent that makes the estimate.'),
    uploads: list(key(), 'Numbers of its files.'),
    status: word(JOB_STATUSES, 'How it stands.'),
    stage: word(STAGES, 'What is being done.'),
    progress: number('0–1.'),
    failure: nullable(text(), 'Why it failed, as a sentence; null unless it did.'),
    is_test: flag('It was started with a test token: counts for nothing, deleted days later.'),
    created: moment('When it was started.'),
  },
  {},
  'Turns files and a description into an estimate.',
);

const projectJob = object(
  {
    id: key('Number of the job, and of its estimate.'),
    title: text('Empty when nobody named it.'),
    work_grade: word(WORK_GRADE.words, 'The finish level.'),
    created: moment('When it was started.'),
    status: word(JOB_STATUSES, 'How it stands.'),
    claim_number: text('`CLM-` and eight characters; never changes.'),
    project_seq: key('Counts within the project.'),
    is_test: flag('It was started with a test token: counts for nothing, deleted days later.'),
  },
  {},
  'A job in the list of its project.',
);

const contractorRequest = object(
  {
    id: key('Number of the request.'),
    first_name: text('How to address the homeowner.'),
    timeframe,
    phone: nullable(text(), 'Only with consent to be called; null without.'),
    phone_consent: flag('May be called.'),
    special_request: nullable(text(), 'Request in their own words; null without.'),
    tasks: list(text(), 'Categories of the estimate; empty for all.'),
    state: nullable(text(), 'Two letters; null when not given.'),
    zip: nullable(text(), 'ZIP code of the work; null when not given.'),
    created: moment('When it was sent last.'),
  },
  {},
  'A homeowner’s wish to be introduced to contractors.',
);

const leadLine = object({
  id: text('Unique within the lead.'),
  name: text('Item or piece of work.'),
  line_items: text('The same.'),
  description: text('More about it; empty without.'),
  total_price: number('Total with sales tax, dollars.'),
});

const response = object({
  status: word(['available', 'declined'], 'Yes or no.'),
  responded_at: moment('When it was answered.'),
  note: text('Note in the contractor’s own words; empty without.'),
  reason: nullable(
    word(Object.keys(DECLINE_REASONS).map((each) => each.toLowerCase())),
    'Why it was declined; null for a yes.',
  ),
});

const lead = object(
  {
    id: key('Number of the lead.'),
    status: word(
      ['open', 'responded', 'introduced', 'declined', 'passed', 'expired', 'withdrawn'],
      '`responded`: available, and the homeowner is asked.',
    ),
    title: text('Title of the work.'),
    posted_at: moment('When it was sent.'),
    respond_by: moment('Until when an answer counts.'),
    location: text('ZIP and state, no street.'),
    timeframe,
    trades: list(text(), 'What is looked for, most of the value first.'),
    total_cost: number('Estimated cost of the work that is looked for, dollars.'),
    summary: text('What the homeowner adds, and what there is to do where.'),
    line_items: list(leadLine, 'The priced lines, in order.'),
    appendix: list(text(), 'Terms, assumptions and what is not included.'),
    pdf_url: nullable(
      address(),
      'Address of the PDF; null once the lead is over. Signed; good for some minutes.',
    ),
    response: nullable(response, 'Answer of the contractor; null before.'),
    homeowner: nullable(
      shape('Contact'),
      'Contact of the homeowner; null until both have said yes.',
    ),
  },
  {},
  'A contractor asked about one request.',
);

export const PEOPLE_SHAPES = {
  Project: project,
  Job: job,
  ProjectJob: projectJob,
  ContractorRequest: contractorRequest,
  Profile: PROFILE,
  Lead: lead,
  Contact: object(
    {
      name: text('How to address them.'),
      email: text('Where mail reaches them.'),
      phone: nullable(text(), 'Phone number; null when not given.'),
      website: nullable(text(), 'Website; null without.'),
    },
    {},
    'How to reach somebody one was introduced to.',
  ),
  ResumableUpload: object(
    {
      id: key('Number of the upload; the file gets a number of its own.'),
      offset: count('Bytes that are there.'),
      size: key('Bytes of the whole.'),
      part_bytes: key('A good size of a part, bytes.'),
      expires_at: moment('When it is dropped unless it was finished.'),
    },
    {},
    'A large file that is sent in parts.',
  ),
} as const;
