#!/bin/sh
# A bid as an OpenDocument table (.ods) whose second line is hidden (`table:visibility="collapse"`), and the same as .xlsx.
# @e965/xlsx 0.20.3 (SheetJS) tells of the hidden row in .xlsx (`!rows[2].hidden`, and `skipHidden` leaves it out), and not in .ods:
# the line that its sender hid is added up with the others. That a sheet of the .ods is not displayed is told nowhere either: there
# is no `Workbook.Sheets`.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat > run.mjs <<'JS'
import * as XLSX from '@e965/xlsx';

const rows = [
  ['Description', 'Amount'],
  ['Tile floor', 400],
  ['Heated floor mat', 600],
];
const sheet = XLSX.utils.aoa_to_sheet(rows);
sheet['!rows'] = [{}, {}, { hidden: true }];
const book = XLSX.utils.book_new(sheet, 'Bid');
const xlsx = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });

const cell = (value) =>
  typeof value === 'number'
    ? `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
    : `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const row = (cells, hidden) =>
  `<table:table-row${hidden ? ' table:visibility="collapse"' : ''}>${cells.map(cell).join('')}</table:table-row>`;
const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" office:version="1.2"><office:automatic-styles><style:style style:name="ta1" style:family="table"/><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Bid" table:style-name="ta1">${rows.map((cells, index) => row(cells, index === 2)).join('')}</table:table><table:table table:name="Costs" table:style-name="ta2">${row(['Tile, cost', 210], false)}</table:table></office:spreadsheet></office:body></office:document-content>`;
const zip = XLSX.CFB.utils.cfb_new();
const add = (name, text) => XLSX.CFB.utils.cfb_add(zip, `/${name}`, Buffer.from(text));
add('mimetype', 'application/vnd.oasis.opendocument.spreadsheet');
add('content.xml', content);
add(
  'styles.xml',
  '<?xml version="1.0" encoding="UTF-8"?><office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.2"/>',
);
add(
  'META-INF/manifest.xml',
  '<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
);
const ods = XLSX.CFB.write(zip, { type: 'buffer', fileType: 'zip' });

for (const [name, bytes] of [
  ['xlsx', xlsx],
  ['ods', ods],
]) {
  const read = XLSX.read(bytes, { cellStyles: true });
  const sheetRead = read.Sheets.Bid;
  const sum = XLSX.utils.sheet_to_json(sheetRead).reduce((all, { Amount }) => all + Amount, 0);
  const shown = XLSX.utils.sheet_to_json(sheetRead, { skipHidden: true }).length;
  console.log(`${name}: row 3 hidden ${sheetRead['!rows']?.[2]?.hidden}, not hidden ${shown}, sum ${sum}`);
  if (name === 'ods') console.log(`ods: sheets ${read.SheetNames}, ${JSON.stringify(read.Workbook?.Sheets)}`);
}
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
xlsx: row 3 hidden true, not hidden 1, sum 1000
ods: row 3 hidden undefined, not hidden 2, sum 1000
ods: sheets Bid,Costs, undefined
OUT
