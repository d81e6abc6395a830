// When which share of the price is due.
import type { Content } from 'pdfmake/interfaces.js';
import { type WriteMoney, writePercent } from '../../../domain/money/written.ts';
import { right, when } from './blocks.ts';
import { heading, section } from './headings.ts';
import { COLORS } from './theme.ts';
import { head, note, table } from './terms-table.ts';

export const payments = (
  steps: readonly { due: string; share: number; amount: number }[],
  money: WriteMoney,
  remark: string | null,
): Content[] =>
  steps.length === 0
    ? []
    : [
        ...section(
          [heading('Payment schedule')],
          table(
            [24, 'rest', 50, 90],
            [head('#'), head('When due'), right('Share', 'head'), right('Amount', 'head')],
            steps.map(({ due, share, amount }, index) => [
              { text: String(index + 1), color: COLORS.mute },
              due,
              right(writePercent(share), 'small'),
              right(money(amount)),
            ]),
          ),
          steps.length,
        ),
        ...when(remark, note(remark ?? '')),
      ];
