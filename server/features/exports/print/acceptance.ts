// How a proposal ends: the contractor's own terms, and where both sign.
import type { Content, Column } from 'pdfmake/interfaces.js';
import type { Letterhead } from '../../contractors/letterhead.ts';
import { prose, when } from './blocks.ts';
import { writeDate } from '../../../domain/money/written.ts';
import { factGrid } from './fact-grid.ts';
import { heading } from './headings.ts';
import { note } from './terms-table.ts';
import { CONTENT_WIDTH, COLORS } from './theme.ts';

// Where one side of a proposal signs: lines to write on, with what belongs on each.

const SIGNATURE_WIDTH = 244;

const blank = (label: string): Content => ({
  margin: [0, 20, 0, 0],
  stack: [
    {
      canvas: [
        {
          type: 'line',
          x1: 0,
          y1: 0,
          x2: SIGNATURE_WIDTH,
          y2: 0,
          lineWidth: 0.6,
          lineColor: COLORS.ink,
        },
      ],
    },
    { text: label, style: 'tiny', margin: [0, 2, 0, 0] },
  ],
});

const signatory = (role: string, labels: readonly string[]): Column => ({
  width: SIGNATURE_WIDTH,
  stack: [{ text: role, bold: true }, ...labels.map(blank)],
});

const businessOf = ({ name, licenseNumber }: Letterhead): string =>
  licenseNumber ? `${name}, license ${licenseNumber}` : name;

/** How the other side said yes. */
interface Signature {
  /** Name as they typed it. */
  name: string;
  /** The day that they typed, `2026-11-28`. */
  date: string;
  /** ISO 8601 moment at which it came in. */
  acceptedAt: string;
}

/** Takes the place of the lines to sign on, once a proposal was accepted. */
export const accepted = (
  { name, date, acceptedAt }: Signature,
  { total, version }: { total: string; version: number },
): Content => ({
  unbreakable: true,
  margin: [0, 10, 0, 0],
  stack: [
    heading('Acceptance'),
    {
      text: `Version ${version} of this proposal was accepted for ${total}, with the exclusions and payments stated above. Changes are agreed in writing before they are carried out.`,
      lineHeight: 1.25,
    },
    factGrid([
      ['Signed by', name],
      ['Dated', writeDate(date)],
      ['Received', `${writeDate(acceptedAt)}, ${acceptedAt.slice(11, 16)} UTC`],
    ]),
    note('Signed by typing this name and day. Moment and version were recorded as it came in.'),
  ],
});

/** The contractor's own terms, in their words. */
export const ownTerms = (from: Letterhead | null): Content[] =>
  when(from?.terms, heading('Terms'), ...prose(from?.terms ?? ''));

/** The lines on which both sign, all on one page. */
export const acceptance = (
  total: string,
  validUntil: string,
  from: Letterhead | null,
): Content => ({
  unbreakable: true,
  margin: [0, 10, 0, 0],
  stack: [
    heading('Acceptance'),
    {
      text: `The work described here is to be done for ${total}, with the allowances, exclusions and payments stated above. Changes are agreed in writing before they are carried out. This proposal may be accepted until ${validUntil}.`,
      lineHeight: 1.25,
    },
    {
      margin: [0, 10, 0, 0],
      columnGap: CONTENT_WIDTH - 2 * SIGNATURE_WIDTH,
      columns: [
        signatory(from ? businessOf(from) : 'Contractor', [
          ...(from ? [] : ['Company and license number']),
          'Name',
          'Signature',
          'Date',
        ]),
        signatory('Owner', [...(from ? [] : ['Name']), 'Name', 'Signature', 'Date']),
      ],
    },
  ],
});
