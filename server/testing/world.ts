// A fluent world for tests: a viewer who makes projects, uploads files and submits jobs through the product's own doors.
import { randomBytes, randomUUID } from 'node:crypto';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { bareKey, globalId } from '../domain/ids.ts';
import { sha256 } from '../infra/secrets.ts';
import type { ReachedServer, TestServer } from './app.ts';
import {
  type Headers,
  type LiveEvents,
  run,
  runError,
  runOk,
  subscribe,
  type Told,
} from './execute.ts';
import {
  TestCreateProjectDocument,
  type TestJobFragment,
  TestJobChangedDocument,
  TestSubmitJobDocument,
  type TestSubmitJobMutationVariables,
} from './gql/graphql.ts';
import { tinyPng } from './tiny-files.ts';

export interface UploadBody {
  bytes?: Uint8Array<ArrayBuffer>;
  name?: string;
  kind?: string;
  mime?: string;
}

type SubmitInput = TestSubmitJobMutationVariables['input'];

export interface Person {
  headers: Headers;
  /** Ids in the path become the numbers that REST has. */
  rest(method: string, path: string, body?: unknown, headers?: Headers): Promise<Response>;
  runOk<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Told<Data>>;
  run: <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => ReturnType<typeof run<Data, Variables>>;
  runError<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): ReturnType<typeof runError>;
  subscribe<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): LiveEvents<Data>;
  makeProject(zip?: string): Promise<string>;
  postFile(upload?: UploadBody): Promise<Response>;
  upload(upload?: UploadBody): Promise<string>;
  /** Sends a part of a file. */
  sendPart(path: string, start: number, bytes: Uint8Array<ArrayBuffer>): Promise<Response>;
  submitInput(changes?: Partial<SubmitInput>): Promise<SubmitInput>;
  submit(changes?: Partial<SubmitInput>): Promise<TestJobFragment>;
  /** Follows the job to its end. */
  waitForEnd(jobId: string): Promise<TestJobFragment>;
}

export const personAt = (url: string, headers: Headers): Person => ({
  headers,
  rest: (method, path, body, more = {}) =>
    fetch(`${url}${path.split('/').map(bareKey).join('/')}`, {
      method,
      headers: {
        ...headers,
        ...more,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  run: (document, variables) => run(url, headers, document, variables),
  runOk: (document, variables) => runOk(url, headers, document, variables),
  runError: (document, variables) => runError(url, headers, document, variables),
  subscribe: (document, variables) => subscribe(url, headers, document, variables),
  async makeProject(zip = '94110') {
    const { createProject } = await this.runOk(TestCreateProjectDocument, {
      input: { name: 'Test house', zip },
    });
    if (createProject.__typename !== 'CreateProjectSuccess') throw new Error(createProject.message);
    return createProject.project.id;
  },
  postFile({ bytes = tinyPng(), name = 'photo.png', kind = 'photo', mime = 'image/png' } = {}) {
    const form = new FormData();
    form.set('kind', kind);
    form.set('mime', mime);
    form.set('file', new Blob([bytes], { type: mime }), name);
    return fetch(`${url}/api/files/`, { method: 'POST', headers, body: form });
  },
  sendPart: (path, start, bytes) =>
    fetch(`${url}${path}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(start),
      },
      body: bytes,
    }),
  async upload(upload) {
    const response = await this.postFile(upload);
    const answer = (await response.json()) as { id: number };
    if (response.status !== 201) throw new Error(JSON.stringify(answer));
    return globalId('File', answer.id);
  },
  async submitInput(changes = {}) {
    return {
      projectId: changes.projectId ?? (await this.makeProject()),
      uploads: changes.uploads ?? [await this.upload()],
      instructions: 'Repaint my 12x14 bedroom, walls and ceiling',
      propertyType: 'RESIDENTIAL',
      finishLevel: 'STANDARD',
      agentKind: 'HOME_PROJECT',
      ...changes,
    };
  },
  async submit(changes) {
    const { submitJob } = await this.runOk(TestSubmitJobDocument, {
      input: await this.submitInput(changes),
    });
    if (submitJob.__typename !== 'SubmitJobSuccess') throw new Error(submitJob.message);
    return submitJob.job;
  },
  async waitForEnd(jobId) {
    const events = this.subscribe(TestJobChangedDocument, { jobId });
    const seen = await events.rest();
    await events.stop();
    const last = seen.at(-1);
    if (!last) throw new Error('The job sent no event.');
    return last.jobChanged;
  },
});

export const guestOf = ({ url }: Pick<TestServer, 'url'>): Person =>
  personAt(url, { 'X-Guest-Key': randomUUID() });

let networks = 0;

/** A guest as a trusted proxy (`TRUST_PROXY=127.0.0.1`) hands it on: alone in its network, unless one is named. */
export const guestBehindProxy = (
  { url }: Pick<TestServer, 'url'>,
  address = `198.18.${(networks += 1)}.1`,
): Person => personAt(url, { 'X-Guest-Key': randomUUID(), 'X-Forwarded-For': address });

export const strangerOf = ({ url }: Pick<TestServer, 'url'>): Person => personAt(url, {});

/** A signed-in user; signing in itself has tests of its own. */
export const userOf = async ({ url, ports }: ReachedServer, email: string): Promise<Person> => {
  const token = randomBytes(32).toString('base64url');
  await ports.db.account.create({
    data: { kind: 'USER', email, tokens: { create: { tokenHash: sha256(token) } } },
  });
  return personAt(url, { Authorization: `Token ${token}` });
};
