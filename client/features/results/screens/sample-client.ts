// Answers the results page's question with the sample, which server/sample-estimate.test.ts keeps true to the product.
import { ApolloLink } from '@apollo/client';
import { from, NEVER } from 'rxjs';
import { createApolloClient } from '../../../apollo/client.ts';
import { pageSocket } from '../../../apollo/page-client.ts';

const SAMPLE = '/sample-estimate.json';

const fetchSample = async (): Promise<ApolloLink.Result> => {
  const response = await fetch(SAMPLE);
  if (!response.ok) throw new Error('The sample could not be loaded.');
  return { data: await response.json() };
};

/** Nothing else is known of it, and nothing ever happens to it. */
const sampleLink = new ApolloLink(({ operationName }) =>
  operationName === 'ResultPage' ? from(fetchSample()) : NEVER,
);

export const sampleClient = createApolloClient(pageSocket, sampleLink);
