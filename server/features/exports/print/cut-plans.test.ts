import { describe, expect, it } from 'vitest';
import type { CutPlan } from '../../../domain/estimate/cut-plan.ts';
import type { Material } from '../../../domain/estimate/inventory.ts';
import { shoppingListPdf } from './print-shopping-list.ts';

const layout = (lengthIn: number) => ({
  times: 2,
  widthIn: 48,
  lengthIn: 96,
  cuts: [{ label: 'Bedroom, wall', xIn: 0, yIn: 0, widthIn: 48, lengthIn }],
});

const planOf = (ways: number): CutPlan => ({
  kind: 'SHEETS',
  stock: 'sheet of 4 × 8 ft',
  ordered: 2 * ways,
  bound: 2 * ways,
  offcutPercent: 12.5,
  terms: 'Joints may fall anywhere.',
  layouts: Array.from({ length: ways }, (_, at) => layout(96 - at)),
});

const printed = (cutPlan: CutPlan | null): string => {
  const board: Material = {
    id: '1',
    key: 'board|EA|13.50',
    name: 'Drywall board',
    quantity: 2,
    unit: 'EA',
    unitCost: 13.5,
    category: 'Drywall',
    packSize: 1,
    note: null,
    lineIds: ['1'],
    cutPlan,
    editedFields: [],
  };
  const { content } = shoppingListPdf({
    claimNumber: 'CLM-1',
    isTest: false,
    title: 'Bedroom',
    projectName: 'Maple Street',
    projectZip: '80218',
    updatedAt: '2026-11-20T10:00:00.000Z',
    currency: 'USD',
    materials: [board],
  });
  return JSON.stringify(content);
};

const pictures = (content: string): number => content.split('<svg').length - 1;

describe('the cut plans of a shopping list on paper', () => {
  it('are words and one picture for each way to cut', () => {
    const content = printed(planOf(3));
    for (const words of [
      'Cut plan: 6 sheets of 4 × 8 ft, 12.5% offcut; fewer will not do (proved).',
      'Joints may fall anywhere.',
      '1  Bedroom, wall: 8 ft × 4 ft',
      '2 ×',
    ])
      expect(content).toContain(words);
    expect(pictures(content)).toBe(3);
  });

  it('say what is not shown', () => {
    const content = printed(planOf(64));
    expect(pictures(content)).toBe(60);
    expect(content).toContain('4 further ways of cutting are shown on the page of the estimate.');
  });

  it('are not there where nothing is cut', () => {
    expect(printed(null)).not.toContain('Cut plans');
  });
});
