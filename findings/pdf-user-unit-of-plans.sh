#!/bin/sh
# A plan sheet wider than 200 inches is written in PDF with a UserUnit: one unit of the page is so many points.
# pdfjs-dist 6.5.438 and pdf-lib 1.17.1 (and Poppler's pdfinfo) do not mean the same page by it:
# the viewport of pdf.js is 2,500 x 1,750, its text content and `view` stay in 1,000 x 700, as does pdf-lib's getSize().
# A label is therefore 318 pt long on the sheet where `width` says 127.2, and its place, taken through the viewport,
# is 2.5 times as far from its neighbor as its width tells: gaps that part columns seem larger than they are.
# To count all in one unit, ask for getViewport({ scale: 1 / page.userUnit }).
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfjs-dist@6.5.438 pdf-lib@1.17.1
cat > run.mjs <<'JS'
import { PDFDocument, PDFName, PDFNumber, StandardFonts } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const made = await PDFDocument.create();
const sheet = made.addPage([1000, 700]);
const font = await made.embedFont(StandardFonts.Helvetica);
sheet.drawText('KITCHEN 12 x 14', { x: 100, y: 100, size: 16, font });
sheet.node.set(PDFName.of('UserUnit'), PDFNumber.of(2.5));
const bytes = await made.save({ useObjectStreams: false });

const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize();
const page = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getPage(1);
const viewport = page.getViewport({ scale: 1 });
const [label] = (await page.getTextContent()).items;
const at = viewport.convertToViewportPoint(label.transform[4], label.transform[5]);
const round = (value) => Math.round(value * 10) / 10;
console.log(`pdf-lib page ${width} x ${height}`);
console.log(`pdf.js userUnit ${page.userUnit}, view ${page.view.join(' ')}, viewport ${viewport.width} x ${viewport.height}`);
console.log(`label at ${at.map(round).join(' ')} of the viewport, ${round(label.width)} wide, ${round(label.height)} high`);
const even = page.getViewport({ scale: 1 / page.userUnit });
console.log(`by one over its unit ${even.width} x ${even.height}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'EOF'
pdf-lib page 1000 x 700
pdf.js userUnit 2.5, view 0 0 1000 700, viewport 2500 x 1750
label at 250 1500 of the viewport, 127.2 wide, 16 high
by one over its unit 1000 x 700
EOF
