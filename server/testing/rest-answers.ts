// Answers of the REST API, read, and jobs submitted by it.
import { numberOf } from './ids.ts';
import type { Person } from './world.ts';

interface RestReply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export const json = async <Body>(answer: Promise<Response>): Promise<RestReply<Body>> => {
  const response = await answer;
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Body,
  };
};

export const restSubmit = async (guest: Person, changes: Record<string, unknown> = {}) => ({
  instructions: 'Repaint the bedroom',
  property_type: 'res',
  work_grade: 'standard',
  uploads: [numberOf(await guest.upload())],
  agent_kind: 'home_project',
  project: numberOf(await guest.makeProject()),
  ...changes,
});

export interface JobBody {
  id: number;
  claim_number: string;
  status: string;
}

export const submitByRest = async (guest: Person) =>
  (await json<JobBody>(guest.rest('POST', '/api/jobs/', await restSubmit(guest)))).body;
