// What backs the figures, for whoever wants to check them: the request, what was understood of it, how each line was priced.
import type { Content } from 'pdfmake/interfaces.js';
import { isSummaryOlder, SUMMARY_NOTE } from '../../../domain/summary-note.ts';
import type { WriteMoney } from '../../../domain/written.ts';
import type { EstimatePrint } from '../export-data.ts';
import { type GroupedLines, numberedLines } from '../line-groups.ts';
import { prose, when } from './blocks.ts';
import { heading } from './headings.ts';
import { contentsList } from './contents.ts';
import { sourcesAppendix } from './sources.ts';
import { understoodAppendix } from './understood.ts';

const request = ({ instructions }: EstimatePrint): Content[] =>
  instructions.trim() ? [heading('Original request'), ...prose(instructions)] : [];

/** The estimator's words, whatever the length. */
const reasoning = ({ document, change }: EstimatePrint): Content[] =>
  document.reasoning.trim()
    ? [
        heading('How this estimate came about'),
        ...when(isSummaryOlder(change), {
          text: SUMMARY_NOTE,
          style: 'small',
          margin: [0, 0, 0, 4],
        }),
        ...prose(document.reasoning),
      ]
    : [];

export const appendix = (
  print: EstimatePrint,
  grouped: GroupedLines,
  money: WriteMoney,
): Content[] => {
  const lines = numberedLines(grouped);
  const parts = [
    ...request(print),
    ...understoodAppendix(print.understood),
    ...reasoning(print),
    ...sourcesAppendix(lines, money),
    ...contentsList(lines, print.contents),
  ];
  return parts.length === 0
    ? []
    : [heading('Appendix', { style: 'title', pageBreak: 'before' }), ...parts];
};
