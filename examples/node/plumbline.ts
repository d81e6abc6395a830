// What the examples share: where Plumbline is, who is asking, and one way to ask.
import { openAsBlob, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const { PLUMBLINE_URL = 'http://localhost:4000', PLUMBLINE_TOKEN = '' } = process.env;

export const url = PLUMBLINE_URL;
export const authorization = `Bearer ${PLUMBLINE_TOKEN}`;

/** A document of `examples/graphql`. */
export const documentOf = (name: string): string =>
  readFileSync(new URL(`../graphql/${name}.graphql`, import.meta.url), 'utf8');

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string; retryAfterSeconds?: number } }[];
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Waits and asks again when there were too many requests, as often as it takes. */
export async function ask<Data>(name: string, variables: object): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query: documentOf(name), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  const [error] = errors ?? [];
  const wait = error?.extensions?.retryAfterSeconds;
  if (wait !== undefined) {
    await pause(wait);
    return ask(name, variables);
  }
  if (error) throw new Error(`${error.extensions?.code ?? 'ERROR'}: ${error.message}`);
  if (!data) throw new Error(`Status ${response.status} without an answer.`);
  return data;
}

/** Its number, for `uploads` of a job. */
export async function upload(
  path: string,
  kind: 'photo' | 'video' | 'floor' | 'doc',
): Promise<string> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', await openAsBlob(path), basename(path));
  const response = await fetch(`${url}/api/files/`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  if (response.status !== 201) throw new Error(`The upload failed: ${await response.text()}`);
  const { id } = (await response.json()) as { id: number };
  return String(id);
}
