// The sheet of words: what is open and assumed, what was understood of the request, how the estimate came about. One thought a row.
import { isSummaryOlder, SUMMARY_NOTE } from '../../../domain/summary-note.ts';
import type { EstimateExport } from '../export-data.ts';
import { openQuestions } from '../open-questions.ts';
import { BASIS_WORDS } from '../line-origins.ts';
import type { Understood } from '../understood.ts';
import { type SheetRow, type Sheet, textCell } from './cells.ts';

type NoteRow = readonly [about: string, text: string];

const section = (title: string, entries: readonly NoteRow[]): SheetRow[] =>
  entries.length === 0
    ? []
    : [
        { look: 'group', cells: [textCell(title)] },
        ...entries.map(([about, text]): SheetRow => ({ cells: [textCell(about), textCell(text)] })),
      ];

const list = (title: string, texts: readonly string[]): SheetRow[] =>
  section(
    title,
    texts.map((text) => ['', text] as const),
  );

const paragraphs = (text: string): string[] =>
  text.split(/\n\s*\n|\n/).flatMap((part) => part.trim() || []);

const understoodRows = ({ places, work, excluded, unread }: Understood): SheetRow[] => [
  ...section(
    'Understood: places',
    places.map(({ name, size, basis, source }) => [
      name,
      [size, [BASIS_WORDS[basis], source].filter(Boolean).join(': ')].filter(Boolean).join(' · '),
    ]),
  ),
  ...section(
    'Understood: work',
    work.map(({ name, place, told }) => [place, [name, ...told].join(' · ')]),
  ),
  ...list('Not to be done', excluded),
  ...list('Not read in the request', unread),
];

export const noteSheet = ({
  document,
  understood,
  instructions,
  change,
}: EstimateExport): Sheet => ({
  name: 'Notes',
  widths: [22, 160],
  isLandscape: true,
  rows: [
    ...list('Open questions', openQuestions(document)),
    ...list('Please check', document.warnings),
    ...list('Assumptions', document.assumptions),
    ...list('Not included', document.exclusions),
    ...list('Recommended next steps', document.futureActions),
    ...list('Original request', paragraphs(instructions)),
    ...(understood ? understoodRows(understood) : []),
    ...list('How this estimate came about', [
      ...(isSummaryOlder(change) && document.reasoning ? [SUMMARY_NOTE] : []),
      ...paragraphs(document.reasoning),
    ]),
  ],
});
