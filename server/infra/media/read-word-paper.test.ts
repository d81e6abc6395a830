import { describe, expect, it } from 'vitest';
import { cellsBy, leftOutOf, rowsOf, useTestReader } from './testing/reader.ts';
import * as papers from './testing/papers.ts';

const test = useTestReader();
const readCells = cellsBy(test);

describe('a Word document', () => {
  const { cell, paragraph, row, run, table } = papers;
  const RAISED = '<w:vertAlign w:val="superscript"/>';
  const MARK = 'w:id="1" w:author="A" w:date="2026-11-02T10:00:00Z"';
  const moved = (kind: string) =>
    row(['Tile', '55', 'SF'].map((text) => cell(`<w:${kind} ${MARK}>${run(text)}</w:${kind}>`)));

  const sign = (char: string) => `<w:r><w:sym w:font="MS Gothic" w:char="${char}"/></w:r>`;
  const formBox = (state: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:sizeAuto/>${state}</w:checkBox></w:ffData></w:fldChar></w:r>` +
    '<w:r><w:instrText xml:space="preserve"> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';

  it.each<[what: string, body: string, rows: string[], leftOut: string[]]>([
    [
      'paragraphs and tables in their order, tabs part cells',
      paragraph(run('Kitchen    $240')) +
        table(row(['Paint', '2', 'EA'])) +
        paragraph(run('Total'), '<w:r><w:tab/></w:r>', run('$240')),
      ['Kitchen    $240', 'Paint | 2 | EA', 'Total | $240'],
      [],
    ],
    [
      'a cell of two paragraphs, and one that goes on below',
      table(
        row(['Room', 'Work', 'Qty']),
        row([
          cell('Kitchen', '<w:vMerge w:val="restart"/>'),
          cell(['Porcelain tile floor', 'over backer board']),
          '340',
        ]),
        row([cell('', '<w:vMerge/>'), 'Paint', '120']),
      ),
      [
        'Room | Work | Qty',
        'Kitchen | Porcelain tile floor over backer board | 340',
        'Kitchen | Paint | 120',
      ],
      [],
    ],
    [
      'a cell over several columns, and a row that begins later',
      table(
        row([cell('Kitchen', '<w:gridSpan w:val="3"/>')]),
        row(['Paint', '120'], '<w:gridBefore w:val="1"/>'),
      ),
      ['Kitchen | Kitchen | Kitchen', ' | Paint | 120'],
      [],
    ],
    [
      'cents, fractions and marks that are raised',
      table(
        row([
          cell(run('$600') + run('50', RAISED)),
          cell(run('5') + run('11', RAISED) + run('/16 in')),
          cell(run('1200') + run('3', RAISED)),
          cell(run('ft') + run('2', RAISED)),
        ]),
      ),
      ['$600.50 | 5 11/16 in | 1200 3 | ft2'],
      [],
    ],
    [
      'changes that are tracked',
      table(
        row([
          'Drywall',
          cell(
            `<w:del ${MARK}><w:r><w:delText>90</w:delText></w:r></w:del><w:ins ${MARK}>${run('100')}</w:ins>`,
          ),
          'SF',
        ]),
        moved('moveFrom'),
        row(['Carpet', '80', 'SY'], `<w:del ${MARK}/>`),
        moved('moveTo'),
      ),
      ['Drywall | 100 | SF', 'Tile | 55 | SF'],
      ['STRUCK: Carpet | 80 | SY'],
    ],
    [
      'what is struck or hidden by its look',
      table(
        row(['Carpet', '80', 'SY'].map((text) => cell(run(text, '<w:strike/>')))),
        row(['Secret', '1', 'LS'].map((text) => cell(run(text, '<w:vanish/>')))),
        row(['Tile', cell(run('50', '<w:strike/>') + run('55', '<w:strike w:val="0"/>')), 'SF']),
      ),
      ['Tile | 55 | SF'],
      ['STRUCK: Carpet | 80 | SY', 'HIDDEN: Secret | 1 | LS'],
    ],
    [
      'boxes that are not ticked',
      table(row(['', 'Work']), row(['☒', 'Tile']), row(['☐', 'Paint'])),
      [' | Work', '☒ | Tile'],
      ['UNTICKED: ☐ | Paint'],
    ],
    [
      'boxes that are signs of a font',
      table(
        row(['', 'Work']),
        row([cell(sign('2612')), 'Tile']),
        row([cell(sign('2610')), 'Paint']),
        row([cell(sign('F052')), 'Trim']),
        row([cell(sign('F0A3')), 'Doors']),
      ),
      [' | Work', '☒ | Tile', '☒ | Trim'],
      ['UNTICKED: ☐ | Paint', 'UNTICKED: ☐ | Doors'],
    ],
    [
      'boxes of a form',
      table(
        row(['', 'Work']),
        row([cell(formBox('<w:default w:val="0"/><w:checked/>')), 'Tile']),
        row([cell(formBox('<w:default w:val="0"/>')), 'Paint']),
        row([cell(formBox('<w:default w:val="1"/><w:checked w:val="0"/>')), 'Trim']),
      ),
      [' | Work', '☒ | Tile'],
      ['UNTICKED: ☐ | Paint', 'UNTICKED: ☐ | Trim'],
    ],
    [
      'a table within a frame, content controls, a text box shown in two ways',
      table(
        row([`<w:tc><w:tcPr/>${table(row(['Tile', '55']), row(['Paint', '60']))}<w:p/></w:tc>`]),
      ) +
        `<w:sdt><w:sdtContent>${paragraph(`<w:sdt><w:sdtContent>${run('Signed')}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>` +
        paragraph(
          `<w:r><mc:AlternateContent xmlns:mc="mc"><mc:Choice><w:txbxContent>${paragraph(run('Add &#8211; 2 outlets'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph(run('Add 2 outlets'))}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`,
        ),
      ['Tile | 55', 'Paint | 60', 'Signed', 'Add – 2 outlets'],
      [],
    ],
  ])('has %s', async (_what, body, rows, leftOut) => {
    const sheets = await readCells(papers.makeDocx(body));
    expect({ rows: rowsOf(sheets), leftOut: leftOutOf(sheets) }).toEqual({ rows, leftOut });
  });

  it('has its letterhead and foot, once', async () => {
    const part = (tag: string, text: string) =>
      `<w:${tag} xmlns:w="w">${paragraph(run(text))}</w:${tag}>`;
    const sheets = await readCells(
      papers.makeDocx(paragraph(run('Bid')), {
        'word/header1.xml': part('hdr', 'Acme Builders'),
        'word/header2.xml': part('hdr', 'Acme Builders'),
        'word/footer1.xml': part('ftr', 'License 12345'),
      }),
    );
    expect(rowsOf(sheets)).toEqual(['Acme Builders', 'Bid', 'License 12345']);
  });
});
