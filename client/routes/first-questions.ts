// What pages ask as soon as they are drawn, so that their documents ask it already. A question is in vain where a page asks
// something else: the browser test `first-paint` checks that each is asked once.
import { Kind } from 'graphql';
import {
  ProjectChoicesDocument,
  ProjectPageDocument,
  ProjectsPageDocument,
  ResultPageDocument,
  StartQuotaDocument,
  UploadLimitsDocument,
} from '../gql/graphql.ts';
import { JOBS_AT_ONCE, PROJECT_CHOICES, PROJECTS_PAGE } from '../features/projects/amounts.ts';
import { persistedHashOf } from '../lib/document-of.ts';
import type { FirstQuestion } from '../lib/first-answers.ts';
import { patterns } from '../lib/paths.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

const question = <Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: NoInfer<Variables>,
): FirstQuestion => {
  const [definition] = document.definitions;
  const operationName =
    definition?.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;
  const hash = persistedHashOf(document);
  if (operationName === undefined || hash === undefined)
    throw new Error('The server does not know it.');
  return { operationName, hash, variables };
};

/** First questions, by the pattern of the address. */
export const FIRST_QUESTIONS_OF: Readonly<Record<string, readonly FirstQuestion[]>> = {
  [patterns.projects]: [question(ProjectsPageDocument, PROJECTS_PAGE)],
  [patterns.project]: [
    question(ProjectPageDocument, { projectId: 'Project:projectId', jobs: JOBS_AT_ONCE }),
  ],
  [patterns.start]: [
    question(UploadLimitsDocument, {}),
    question(ProjectChoicesDocument, { first: PROJECT_CHOICES }),
    question(StartQuotaDocument, {}),
  ],
  [patterns.result]: [question(ResultPageDocument, { lookup: ':lookup' })],
};
