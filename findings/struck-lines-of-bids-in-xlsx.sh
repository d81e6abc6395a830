#!/bin/sh
# A bid as an Excel workbook whose second line is struck through, the usual way to take a line out of a quote while it stays to be seen.
# @e965/xlsx 0.20.3 (SheetJS) reads both lines alike, with `cellStyles` too: `s` tells the fill of a cell and nothing of its font.
# exceljs 4.4.0 tells it: `font.strike`. Whoever adds the column up counts what its sender has taken out ($1,000 instead of $400).
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 exceljs@4.4.0
cat > run.mjs <<'JS'
import ExcelJS from 'exceljs';
import * as XLSX from '@e965/xlsx';

const made = new ExcelJS.Workbook();
const sheet = made.addWorksheet('Bid');
sheet.addRow(['Description', 'Amount']);
sheet.addRow(['Tile floor', 400]);
sheet.addRow(['Heated floor mat', 600]).eachCell((cell) => {
  cell.font = { strike: true };
});
const bytes = Buffer.from(await made.xlsx.writeBuffer());

const book = XLSX.read(bytes, { cellStyles: true, cellHTML: true, cellFormula: true });
const { Bid } = book.Sheets;
for (const at of ['A2', 'A3']) console.log(`SheetJS ${at}: ${JSON.stringify(Bid[at].s)} ${Bid[at].h}`);
const sum = XLSX.utils.sheet_to_json(Bid).reduce((total, { Amount }) => total + Amount, 0);
console.log(`SheetJS sum ${sum}`);

const again = new ExcelJS.Workbook();
await again.xlsx.load(bytes);
for (const at of ['A2', 'A3'])
  console.log(`exceljs ${at}: ${again.getWorksheet('Bid').getCell(at).font?.strike === true}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
SheetJS A2: {"patternType":"none"} Tile floor
SheetJS A3: {"patternType":"none"} Heated floor mat
SheetJS sum 1000
exceljs A2: false
exceljs A3: true
OUT
