import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open, saveButton, field, outline, rowTexts } from '../testing/outline-page.ts';

describe('the keyboard', () => {
  const cell = (row: number, column: number) => {
    const found = within(outline().getAllByRole('row')[row] as HTMLElement).getAllByRole(
      'gridcell',
    );
    return found[column] as HTMLElement;
  };

  it('moves between cells, edits in place and never traps', async () => {
    const { user } = await open();
    act(() => cell(1, 2).focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell(2, 3)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('Unit', 2)).toHaveFocus();
    await user.keyboard('{Tab}');
    expect(field('Unit Price', 2)).toHaveFocus();
    await user.keyboard('{Escape}{Home}{ArrowUp}');
    expect(cell(1, 0)).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(cell(2, 6)).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}');
    expect(outline().getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    await user.keyboard('{Delete}');
    expect([field('Tax', 1), field('Tax', 2)]).toEqual([
      expect.objectContaining({ value: '0.00' }),
      expect.objectContaining({ value: '0.00' }),
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(field('Tax', 1)).toHaveValue('5.00');
  });

  it('leaves arrows and Shift+Enter to a text of several rows', async () => {
    const { user } = await open();
    await user.click(field('Item', 1));
    await user.keyboard('{End}{Shift>}{Enter}{/Shift}two{ArrowUp}');
    expect(field('Item', 1)).toHaveFocus();
    expect(field('Item', 1)).toHaveValue('Work 1\ntwo');
    await user.keyboard('{Enter}');
    expect(cell(2, 1)).toHaveFocus();
  });

  it('pastes rows below the line with the focus', async () => {
    const { user, section } = await open();
    act(() => cell(1, 0).focus());
    await user.paste('Door\t2\tEA\t$1,234.50\t0');
    expect(field('Item', 2)).toHaveValue('Door');
    expect(field('Unit Price', 2)).toHaveValue('1,234.50');
    expect(section.getByText('1 line pasted.')).toBeInTheDocument();
  });

  it('pastes rows with headings into the line that was added for them', async () => {
    const { user, section } = await open();
    await user.click(section.getByRole('button', { name: '+ Add Item' }));
    await user.paste('Item\tQty\nDoor\t2\nWindow\t3');
    expect(field('Item', 3)).toHaveValue('Door');
    expect(field('Item', 4)).toHaveValue('Window');
    expect(rowTexts()).toHaveLength(5);
  });

  it('says when a number is more than a line can hold', async () => {
    const { user } = await open();
    const said = 'A quantity can be at most 10,000,000, an amount at most $1,000,000,000.';
    await user.clear(field('Qty', 1));
    await user.type(field('Qty', 1), '10000000');
    await user.tab();
    expect(screen.queryByText(new RegExp(said))).not.toBeInTheDocument();
    await user.type(field('Qty', 1), '99999999');
    await user.tab();
    expect(field('Qty', 1)).toHaveValue('10,000,000');
    expect(await screen.findByText(`${said} What was more was set to that.`)).toBeInTheDocument();
    expect(saveButton()).toBeEnabled();
  });
});
