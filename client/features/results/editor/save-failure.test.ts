import { describe, expect, it } from 'vitest';
import { newLine } from '../../../../server/domain/estimate/edit-lines.ts';
import { refusalOf } from './save-failure.ts';

const draft = {
  title: '',
  items: [{ ...newLine('1'), name: 'Paint' }, newLine('2')],
  futureActions: [],
  totalOverride: null,
};
const lineInput = (id: string) => ({
  id,
  name: '',
  quantity: 1,
  unit: 'EA',
  unitPrice: 0,
  tax: 0,
});
const said = (message: string, ...fields: [path: string, message: string][]) =>
  refusalOf(
    { message, fields: fields.map(([path, text]) => ({ path, message: text })) },
    { draft, input: { changedLines: [lineInput('2'), lineInput('1')] } },
  ).details;

describe('a refused save', () => {
  it.each([
    ['changedLines.1.unitPrice', 'Line 1 (Paint), Unit Price: Too much.'],
    ['input.changedLines.1.quantity', 'Line 1 (Paint), Qty: Too much.'],
    ['changedLines.1.name', 'Line 1 (Paint), Item: Too much.'],
    ['changedLines.1.category', 'Line 1 (Paint), Category: Too much.'],
    ['changedLines.1.id', 'Line 1 (Paint): Too much.'],
    ['changedLines.1', 'Line 1 (Paint): Too much.'],
    ['changedLines', 'Too much.'],
  ])('says once where %s stands, by the name on the screen', (path, text) => {
    expect(said('Too much.', [path, 'Too much.'])).toBe(text);
  });

  it('says what is wrong with each field, and with the whole where no field says it', () => {
    expect(
      said('Too much.', ['changedLines.1.tax', 'Too much.'], ['changedLines.0.name', 'No.']),
    ).toBe('Line 1 (Paint), Tax: Too much.\nLine 2, Item: No.');
    expect(said('Some lines cannot be saved.', ['changedLines.0.name', 'Name it.'])).toBe(
      'Some lines cannot be saved.\nLine 2, Item: Name it.',
    );
    expect(said('The title is too long.', ['title', 'The title is too long.'])).toBe(
      'The title is too long.',
    );
  });
});
