// The figures around the lines as they would be were the unsaved changes saved: the server's own rules, run here.
import type { EstimateDocument } from '../../../../server/domain/estimate/estimate.ts';
import { refigure } from '../../../../server/domain/estimate/refigure.ts';
import type { LiveFigures_EstimateFragment } from '../../../gql/graphql.ts';
import type { EditorDraft } from '../editor/draft.ts';

export type EstimateFigures = Pick<
  EstimateDocument,
  'accuracyClass' | 'bid' | 'claim' | 'delivery' | 'deliveryTotals' | 'finishTotals' | 'range'
>;

/** Words and origin play no part in the figures. */
const documentOf = (figures: EstimateFigures, draft: EditorDraft): EstimateDocument => ({
  ...figures,
  items: draft.items,
  totalOverride: draft.totalOverride,
  title: '',
  projectName: '',
  reasoning: '',
  futureActions: [],
  questions: [],
  assumptions: [],
  exclusions: [],
  warnings: [],
  currency: 'USD',
  finishLevel: null,
  workflow: 'HOME_PROJECT',
  propertyType: 'RESIDENTIAL',
  peril: null,
  location: '',
  version: '',
  scope: null,
  generatedAt: '',
});

type Summary = LiveFigures_EstimateFragment['summary'];

/** @param base the draft that the server's figures belong to */
export const figuresAfter = (
  summary: Summary,
  base: EditorDraft,
  draft: EditorDraft,
): EstimateFigures => refigure(documentOf(summary, base), documentOf(summary, draft));
