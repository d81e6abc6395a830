// Checks a paper as the product does: our estimate of the same work, and both beside each other; and how tests look at it.
import type { ComparisonRow, PaperMatch } from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { comparePaper } from '../second-opinion/compare-paper.ts';
import { book, estimate, request } from './estimate.ts';
import { paperUpload } from './paper.ts';

export interface Asked extends Partial<EstimateRequest> {
  text?: string;
  matches?: PaperMatch[];
  included?: string[];
}

export const check = async (
  paper: PaperEstimate,
  { text = '', matches = [], included = [], ...more }: Asked = {},
) => {
  const agentKind = paper.kind === 'CLAIM' ? 'INSURANCE' : 'HOME_PROJECT';
  const terms = { agentKind, ...more } as const;
  const { document } = await estimate(text, { ...terms, uploads: [paperUpload(paper, 'CHECK')] });
  const asked = request(text, terms);
  const comparison = comparePaper(paper, document, book, asked, matches, included);
  return { document, comparison, asked };
};

export const causeOf = (
  { waterfall }: { waterfall: { cause: string; amount: number }[] },
  cause: string,
): number => waterfall.find((part) => part.cause === cause)?.amount ?? NaN;

export const missingIn = ({ rows }: { rows: ComparisonRow[] }) =>
  rows
    .filter(({ kind }) => kind === 'MISSING_FROM_THEIRS')
    .map(({ ours, missing }) => [ours?.code, ours?.quantity, ours?.unit, missing?.reason]);

export const rowOf = ({ rows }: { rows: ComparisonRow[] }, code: string) =>
  rows.find(({ ours }) => ours?.code === code);
