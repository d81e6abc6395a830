// An earlier version of an estimate, as the history shows it.
import { sampleEstimate } from './samples.ts';

export const asRevision = (version: number, estimate = sampleEstimate()) => ({
  __typename: 'EstimateVersion' as const,
  version,
  change: 'ESTIMATED' as const,
  changeNote: null,
  total: estimate.total,
  itemCount: estimate.items.length,
  createdAt: '2026-11-20T10:05:00.000Z',
  items: estimate.items.map(({ id, name, details, quantity, unit, unitPrice, tax, category }) => ({
    __typename: 'LineItem' as const,
    id,
    name,
    details,
    quantity,
    unit,
    unitPrice,
    tax,
    category,
    metadata: {
      __typename: 'LineMetadata' as const,
      code: 'PNT-WALL',
      room: null,
      finishLevel: null,
    },
  })),
  summary: {
    __typename: 'EstimateSummary' as const,
    futureActions: estimate.summary.futureActions,
  },
});
