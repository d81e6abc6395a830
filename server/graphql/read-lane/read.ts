// What a document of the lane is made into.
import type { FieldNode } from 'graphql';
import type { Context } from '../../context.ts';
import type { Fragments } from '../plain-fields.ts';
import type { OperationVariables } from './arguments.ts';

export type Data = Record<string, unknown>;
/** The answer's data; null when the usual way has to be gone after all. */
export type LaneRead = (ctx: Context, variables: OperationVariables) => Promise<Data | null>;
/** Plans the one field at the root; null for what the lane does not know. */
export type PlanOf = (field: FieldNode, fragments: Fragments) => LaneRead | null;
