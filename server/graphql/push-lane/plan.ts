// What the lane makes of a document that follows one job and asks only for plain fields of it.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { LiveJob } from '../../features/jobs/live-job.ts';
import { compile } from '../plain-fields.ts';
import { PLAIN_JOB } from './plain-job.ts';

export interface Plan {
  document: DocumentNode;
  /** Name of the variable that names the job. */
  variable: string;
  /** The answer's text. */
  answer(job: LiveJob): string;
}

const planOf = (document: DocumentNode): Plan | null => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const one of document.definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
    if (one.kind === Kind.OPERATION_DEFINITION) operations.push(one);
  }
  const [operation, ...others] = operations;
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION || others.length > 0) return null;
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || root.name.value !== 'jobChanged') return null;
  if (root.directives?.length || operation.directives?.length || !root.selectionSet) return null;
  const [variable] = operation.variableDefinitions ?? [];
  const named = root.arguments?.[0]?.value;
  // A variable with a default may leave the job unnamed by the caller.
  if (!variable || variable.defaultValue || named?.kind !== Kind.VARIABLE) return null;
  const make = compile(PLAIN_JOB, root.selectionSet, fragments);
  if (!make) return null;
  const key = (root.alias ?? root.name).value;
  return {
    document,
    variable: named.name.value,
    answer: (job) => JSON.stringify({ data: { [key]: make(job) } }),
  };
};

/** Documents are kept by the cache of parsed ones, and plans with them. */
const plans = new WeakMap<DocumentNode, Plan | null>();

/** Plan of a document; null for one that goes the usual way. @param document valid against the schema */
export const knownPlan = (document: DocumentNode): Plan | null => {
  const known = plans.get(document);
  if (known !== undefined) return known;
  const plan = planOf(document);
  plans.set(document, plan);
  return plan;
};
