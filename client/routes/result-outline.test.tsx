import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SaveEstimateDocument } from '../gql/graphql.ts';
import { sampleLine } from '../testing/samples.ts';
import {
  openSection,
  open,
  saveButton,
  field,
  outline,
  rowTexts,
} from '../testing/outline-page.ts';

describe('the outline', () => {
  it('shows each line with its category, and the total of all', async () => {
    const { section } = await open();
    const grid = section.getByRole('grid', { name: 'Project Outline' });
    expect(grid).toHaveAttribute('aria-rowcount', '4');
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['#', 'Item', 'Qty', 'Unit', 'Unit Price', 'Tax', 'Total']);
    expect(section.getByRole('combobox', { name: 'Category, line 1, Work 1' })).toHaveValue(
      'Painting',
    );
    expect(section.getByRole('combobox', { name: 'Category, line 2, Work 2' })).toHaveDisplayValue(
      'Uncategorized',
    );
    expect(rowTexts().at(-1)).toBe('Total Costs (USD)$410.00');
  });

  it('says on demand where a price comes from', async () => {
    const { user, section } = await open();
    const button = section.getByRole('button', { name: 'Price source: line 1, Work 1' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(section.getByText('Built-in price book')).toBeVisible();
    await user.click(button);
    expect(section.queryByText('Built-in price book')).not.toBeInTheDocument();
  });

  it('works out sums while they are typed, and the totals follow each keystroke', async () => {
    const { user } = await open();
    expect(saveButton()).toBeDisabled();
    await user.clear(field('Qty', 1));
    await user.type(field('Qty', 1), '3*');
    expect(rowTexts().at(-1)).toBe('Total Costs (USD)$410.00');
    await user.type(field('Qty', 1), '12');
    expect(rowTexts().at(-1)).toBe('Total Costs (USD)$3,895.00');
    await user.tab();
    expect(field('Qty', 1)).toHaveValue('36');
    await user.clear(field('Unit Price', 2));
    await user.type(field('Unit Price', 2), '1,000.005');
    expect(rowTexts().at(-1)).toBe('Total Costs (USD)$5,740.01');
    expect(saveButton()).toBeEnabled();
  });

  it('keeps a text that is no number, says why, and saves nothing before it is one', async () => {
    const { user, backend } = await open();
    await user.clear(field('Qty', 1));
    await user.type(field('Qty', 1), '12 ft');
    await user.tab();
    expect(field('Qty', 1)).toHaveValue('12 ft');
    expect(field('Qty', 1)).toBeInvalid();
    expect(field('Qty', 1)).toHaveAccessibleDescription(/This line’s unit is each, not “ft”/);
    expect(rowTexts().at(-1)).toBe('Total Costs (USD)$410.00');
    await user.click(saveButton());
    expect(await screen.findByText('Line 1 (Work 1), Qty:', { exact: false })).toBeVisible();
    expect(backend.on(SaveEstimateDocument).calls()).toEqual([]);
    await user.click(field('Qty', 1));
    await user.keyboard('{Escape}');
    expect(field('Qty', 1)).toHaveValue('2');
    expect(field('Qty', 1)).toBeValid();
    expect(saveButton()).toBeDisabled();
  });

  it('restores a cell with Escape, whatever was typed into it', async () => {
    const { user } = await open();
    for (const [column, text] of [
      ['Item', 'Work 1'],
      ['Unit', 'each'],
      ['Tax', '5.00'],
    ] as const) {
      await user.click(field(column, 1));
      await user.keyboard('7');
      await user.keyboard('{Escape}');
      expect(field(column, 1)).toHaveValue(text);
    }
    expect(saveButton()).toBeDisabled();
  });

  it('says units in words, and keeps the code of what is typed in words', async () => {
    const { user } = await open();
    await user.clear(field('Unit', 1));
    await user.type(field('Unit', 1), 'sq ft');
    expect(field('Unit', 1)).toHaveValue('sq ft');
    await user.clear(field('Unit', 2));
    await user.type(field('Unit', 2), 'HR');
    await user.tab();
    expect(field('Unit', 2)).toHaveValue('hours');
    await user.clear(field('Qty', 2));
    await user.type(field('Qty', 2), '1');
    expect(field('Unit', 2)).toHaveValue('hour');
  });

  it('asks once whether a quantity below zero is a credit', async () => {
    const { user } = await open();
    const type = async (line: number, text: string) => {
      await user.clear(field('Qty', line));
      await user.type(field('Qty', line), text);
      await user.tab();
    };
    await type(1, '-3');
    const dialog = await screen.findByRole('dialog', { name: 'Is this a credit?' });
    expect(dialog).toHaveTextContent('take $307.50 off the total');
    await user.click(within(dialog).getByRole('button', { name: 'Keep the credit' }));
    expect(field('Qty', 1)).toHaveValue('-3');
    await type(2, '-1');
    expect(field('Qty', 2)).toHaveValue('-1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('adds, duplicates and removes lines, and takes it back', async () => {
    const { user, section } = await open();
    await user.click(section.getByRole('button', { name: '+ Add Item' }));
    expect(field('Item', 3)).toHaveFocus();
    expect([field('Qty', 3), field('Unit', 3), field('Unit Price', 3), field('Tax', 3)]).toEqual([
      expect.objectContaining({ value: '1' }),
      expect.objectContaining({ value: 'each' }),
      expect.objectContaining({ value: '0.00' }),
      expect.objectContaining({ value: '0.00' }),
    ]);
    await user.click(section.getByRole('button', { name: 'Duplicate: line 1, Work 1' }));
    expect(field('Item', 2)).toHaveValue('Work 1');
    await user.click(section.getByRole('button', { name: 'Remove: line 3, Work 2' }));
    expect(rowTexts()).toHaveLength(4);
    expect(section.getByText('Line removed. Undo brings it back.')).toBeInTheDocument();
    expect(field('Item', 3).closest('td')).toHaveFocus();
    for (let step = 0; step < 3; step += 1) {
      await user.click(screen.getByRole('button', { name: 'Undo' }));
    }
    expect(rowTexts()).toHaveLength(3);
    expect(saveButton()).toBeDisabled();
  });

  it('takes a category of its own', async () => {
    const { user, section } = await open();
    await user.selectOptions(
      section.getByRole('combobox', { name: 'Category, line 2, Work 2' }),
      'Other…',
    );
    await user.type(section.getByLabelText('New category, line 2, Work 2'), 'Elevator{Tab}');
    const first = section.getByRole('combobox', { name: 'Category, line 1, Work 1' });
    expect(within(first).getByRole('option', { name: 'Elevator' })).toBeInTheDocument();
    await user.selectOptions(section.getByRole('combobox', { name: 'Group by' }), 'By category');
    expect(section.getByRole('rowheader', { name: 'Elevator 1 line' })).toBeVisible();
  });

  it('groups lines with subtotals, folds a group, and remembers the choice', async () => {
    const inRoom = (id: string, room: string, category: string) => {
      const line = sampleLine(id, { category });
      return { ...line, metadata: { ...line.metadata, room, rooms: [room] } };
    };
    const items = [
      inRoom('1', 'Kitchen', 'Tile'),
      inRoom('2', 'Bath', 'Plumbing'),
      inRoom('3', 'Kitchen', 'Flooring'),
    ];
    const { user, section, unmount } = await open({ items });
    const groupBy = () => outline().getByRole('combobox', { name: 'Group by' });
    await user.selectOptions(groupBy(), 'By room');
    expect(rowTexts()[0]).toBe('Kitchen 2 lines$410.00');
    expect(section.queryByRole('combobox', { name: /^Category/ })).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Kitchen 2 lines', expanded: true }));
    expect(rowTexts()).toHaveLength(4);
    await user.type(section.getByRole('searchbox'), 'flooring');
    expect(await section.findByText('1 of 3 lines · $205.00')).toBeVisible();
    expect(field('Item', 3)).toBeVisible();
    unmount();
    await open({ items });
    expect(groupBy()).toHaveDisplayValue('By room');
    await user.selectOptions(groupBy(), 'By trade');
    expect(rowTexts()[0]).toBe('Flooring 2 lines$410.00');
  });

  it('switches the finish of a line to its price and tax', async () => {
    const price = (unitPrice: number) =>
      ({ __typename: 'FinishPrice', unitPrice, unitTax: unitPrice / 20 }) as const;
    const { metadata } = sampleLine('1');
    const finishPrices = {
      __typename: 'FinishPrices' as const,
      low: price(80),
      standard: price(100),
      high: price(150),
    };
    const { user, section } = await open({
      items: [
        sampleLine('1', { metadata: { ...metadata, finishLevel: 'STANDARD', finishPrices } }),
      ],
    });
    await user.click(section.getByRole('button', { name: 'Price source: line 1, Work 1' }));
    expect(section.getByRole('radio', { name: 'Standard $100.00 each' })).toBeChecked();
    await user.click(section.getByRole('radio', { name: 'High end $150.00 each' }));
    expect(field('Unit Price', 1)).toHaveValue('150.00');
    expect(field('Tax', 1)).toHaveValue('15.00');
  });

  it('is for reading only where the estimate may not be edited', async () => {
    const { section } = await openSection({ viewerCanEdit: false });
    expect(field('Item', 1)).toHaveAttribute('readonly');
    expect(section.queryByRole('button', { name: '+ Add Item' })).not.toBeInTheDocument();
    expect(section.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    expect(section.queryByRole('combobox', { name: /Category/ })).not.toBeInTheDocument();
  });
});
