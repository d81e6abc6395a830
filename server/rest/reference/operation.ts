// What the reference says of a route beside what its row of the route table says itself.
import type { JsonSchema } from './json-schema.ts';

export const GROUPS = {
  Files: 'Photos, videos, floor plans and documents, sent before the job that they are for.',
  Jobs: 'A job turns files and a description into an estimate.',
  Results:
    'Estimates. `claimOrId` is a claim number or the number of the job, which is also its estimate’s.',
  Exports: 'All estimates of an account in one file, one in a line, written in the background.',
  Inventory: 'The materials of an estimate, taken off its lines in the background.',
  Bids: 'A contractor’s bid made from an estimate.',
  Contractors: 'Introductions, and what contractors tell of themselves.',
  Projects: 'Projects group estimates.',
  'Signing in': 'A code by mail against a token.',
  Webhooks:
    'What this server sends to an address of yours. Make one over GraphQL or on the account page.',
  Operators: 'Papers under review. For operators of this server.',
} as const;

export interface RestOperation {
  /** What generated clients call it. */
  name: string;
  group: keyof typeof GROUPS;
  /** One sentence. */
  summary: string;
  description?: string;
  query?: Readonly<Record<string, JsonSchema>>;
  /** All optional unless `required`. */
  headers?: Readonly<Record<string, JsonSchema & { required?: boolean }>>;
  /** Body that is sent as JSON. */
  body?: JsonSchema;
  isBodyOptional?: boolean;
  /** An example of that body. */
  example?: JsonSchema;
  /** Body that is sent as a form; like `body` when left out. */
  form?: JsonSchema;
  /** Answers by status; `paper` is a file, null is nothing. */
  answers: Readonly<Record<number, JsonSchema | 'paper' | null>>;
}

/** Operations by method and path, as in the route table. */
export type Operations = Readonly<Record<string, RestOperation>>;
