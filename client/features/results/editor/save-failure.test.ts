import { describe, expect, it } from 'vitest';
import { newLine } from '../../../../server/domain/estimate/edit-lines.ts';
import { refusalOf } from './save-failure.ts';

const draft = {
  title: '',
  items: [{ ...newLine('1'), name: 'Paint' }, newLine('2')],
  futureActions: [],
  totalOverride: null,
};
const said = (message: string, ...fields: [path: string, message: string][]) =>
  refusalOf({ message, fields: fields.map(([path, text]) => ({ path, message: text })) }, draft)
    .details;

describe('a refused save', () => {
  it.each([
    ['items.0.unitPrice', 'Line 1 (Paint), Unit Price: Too much.'],
    ['input.items.0.quantity', 'Line 1 (Paint), Qty: Too much.'],
    ['items.0.name', 'Line 1 (Paint), Item: Too much.'],
    ['items.0.category', 'Line 1 (Paint), Category: Too much.'],
    ['items.0.id', 'Line 1 (Paint): Too much.'],
    ['items.0', 'Line 1 (Paint): Too much.'],
  ])('says once where %s stands, by the name on the screen', (path, text) => {
    expect(said('Line 1: Too much.', [path, 'Line 1: Too much.'])).toBe(text);
  });

  it('says what is wrong with each field, and with the whole where no field says it', () => {
    expect(
      said(
        'Line 1: Too much.',
        ['items.0.tax', 'Line 1: Too much.'],
        ['items.1.name', 'Line 2: No.'],
      ),
    ).toBe('Line 1 (Paint), Tax: Too much.\nLine 2, Item: No.');
    expect(said('Some lines cannot be saved.', ['items.1.name', 'Name it.'])).toBe(
      'Some lines cannot be saved.\nLine 2, Item: Name it.',
    );
    expect(said('The title is too long.', ['title', 'The title is too long.'])).toBe(
      'The title is too long.',
    );
  });
});
