// Uploads a photo, has an estimate made of it, and follows the job over graphql-ws until it has ended.
//   npm install graphql-ws
//   PLUMBLINE_TOKEN=plumb_… node examples/node/submit-and-follow.ts kitchen.jpg 94110 "Replace the countertop, 30 sq ft"
// Scopes of the token: PROJECTS_WRITE, FILES_WRITE, ESTIMATES_WRITE, ESTIMATES_READ.
import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { ask, authorization, documentOf, upload, url } from './plumbline.ts';

const [photo = '', zip = '', instructions = ''] = process.argv.slice(2);

interface NewProject {
  createProject: { __typename: string; message?: string; project?: { id: string } };
}
interface NewJob {
  submitJob: { __typename: string; message?: string; job?: { id: string; claimNumber: string } };
}
interface Followed {
  jobChanged: {
    status: string;
    stage: string;
    progress: number;
    failure: string | null;
    estimate: { id: string; total: number; currency: string } | null;
  };
}

const { createProject } = await ask<NewProject>('create-project', {
  input: { name: `Job of ${new Date().toDateString()}`, zip },
});
if (!createProject.project) throw new Error(createProject.message);

const { submitJob } = await ask<NewJob>('submit-job', {
  input: {
    projectId: createProject.project.id,
    uploads: [await upload(photo, 'photo')],
    instructions,
    propertyType: 'RESIDENTIAL',
    finishLevel: 'STANDARD',
    agentKind: 'HOME_PROJECT',
    // Send the same key again when you do not know whether this arrived: nothing starts twice.
    idempotencyKey: randomUUID(),
  },
});
if (!submitJob.job) throw new Error(submitJob.message);
console.log(`Started ${submitJob.job.claimNumber}`);

const socket = createClient({
  url: `${url.replace(/^http/, 'ws')}/graphql`,
  // The words of the headers, in the first message.
  connectionParams: { Authorization: authorization },
});
const events = socket.iterate<Followed>({
  query: documentOf('follow-job'),
  variables: { jobId: submitJob.job.id },
});
for await (const { data, errors } of events) {
  if (!data) throw new Error(errors?.[0]?.message);
  const { stage, status, progress, failure, estimate } = data.jobChanged;
  console.log(`${stage} ${Math.round(progress * 100)} %`);
  if (status === 'FAILED') throw new Error(failure ?? 'It failed.');
  if (estimate && status === 'READY') {
    console.log(`Ready: ${estimate.total.toFixed(2)} ${estimate.currency}`);
  }
}
await socket.dispose();
