// Which documents the lane is for: those that read one of three things, and of it plain fields only.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { askedIn } from '../plain-fields.ts';
import { oneEstimate, viewersEstimates } from './plan-estimates.ts';
import { projectWithJobs } from './plan-project.ts';
import type { PlanOf, LaneRead } from './read.ts';

const PLANS: Readonly<Record<string, PlanOf>> = {
  viewer: viewersEstimates,
  estimate: oneEstimate,
  project: projectWithJobs,
};

const planOf = (document: DocumentNode): LaneRead | null => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const one of document.definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
    if (one.kind === Kind.OPERATION_DEFINITION) operations.push(one);
  }
  const [operation, ...others] = operations;
  if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0) return null;
  if (operation.directives?.length) return null;
  if (operation.variableDefinitions?.some(({ defaultValue }) => defaultValue)) return null;
  const [root, ...more] = askedIn(operation.selectionSet, fragments) ?? [];
  if (!root || more.length > 0 || !Object.hasOwn(PLANS, root.name.value)) return null;
  return PLANS[root.name.value]?.(root, fragments) ?? null;
};

/** Documents are kept by the cache of parsed ones, and plans with them. */
const plans = new WeakMap<DocumentNode, LaneRead | null>();

/** Plan of a document; null for one that goes the usual way. @param document valid against the schema */
export const knownRead = (document: DocumentNode): LaneRead | null => {
  const known = plans.get(document);
  if (known !== undefined) return known;
  const plan = planOf(document);
  plans.set(document, plan);
  return plan;
};
