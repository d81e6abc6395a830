// A shared estimate in the shape from which the parts of a result are drawn. It came without what readers may not see.
import { ApolloLink, type ApolloClient } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { NEVER } from 'rxjs';
import { createApolloClient } from '../../../apollo/client.ts';
import { pageSocket } from '../../../apollo/page-client.ts';
import {
  ResultPageDocument,
  type ResultPageQuery,
  type SharedEstimateFragment,
} from '../../../gql/graphql.ts';

/** Stands for the keys of rows, which readers do not get. */
export const SHARED = 'shared';

type ResultData = Unmasked<ResultPageQuery>;
type Upload = NonNullable<ResultData['estimate']>['uploads'][number];

const uploadOf = (
  { name, caption, room, displayUrl, thumbnailUrl }: SharedEstimateFragment['pictures'][number],
  index: number,
): Upload => ({
  __typename: 'File',
  id: `picture-${index}`,
  name,
  caption,
  room,
  displayUrl,
  thumbnailUrl,
  kind: 'PHOTO',
  // This is the type of the picture made for the screen. The original is its owner's.
  mime: 'image/jpeg',
  url: '',
  size: 0,
  note: null,
});

const NO_EXPORTS = { __typename: 'EstimateExports', xlsxUrl: '', csvUrl: '' } as const;

const resultOf = (shared: SharedEstimateFragment): ResultData => {
  const { claimNumber, projectName, zip, finishLevel, pictures, openQuestions, ...shown } = shared;
  return {
    estimate: {
      ...shown,
      __typename: 'Estimate',
      id: SHARED,
      version: 1,
      claimNumber: claimNumber ?? '',
      viewerCanEdit: false,
      changeNote: null,
      project: { __typename: 'Project', id: SHARED, name: projectName, zip },
      job: { __typename: 'Job', id: SHARED, status: 'READY', finishLevel, uploadsLeftOut: [] },
      items: shown.items.map((item) => ({
        ...item,
        metadata: {
          ...item.metadata,
          taxRate: null,
          taxByHand: false,
          bases: [],
          charge: null,
          cost: null,
        },
      })),
      summary: { ...shown.summary, questions: openQuestions, bid: null },
      scope: null,
      pdf: null,
      exports: NO_EXPORTS,
      uploads: pictures.map(uploadOf),
    },
  };
};

/** Client that knows the shared estimate and nothing else. It asks nobody, and nothing ever happens to it. */
export const clientOf = (shared: SharedEstimateFragment): ApolloClient => {
  const client = createApolloClient(pageSocket, new ApolloLink(() => NEVER));
  client.writeQuery({
    query: ResultPageDocument,
    variables: { lookup: SHARED },
    data: resultOf(shared),
  });
  return client;
};
