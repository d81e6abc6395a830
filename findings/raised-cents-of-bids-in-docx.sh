#!/bin/sh
# Two amounts of a bid in Word whose cents are set raised and without a point, as price lists print them: $600 with a small 00, $400 with a small 50.
# The raw text of mammoth 1.13.0, word-extractor 1.0.4 and the text of officeparser 8.1.1 join the figures: $60000 and $40050, a hundred times
# what is asked, and nothing tells of it. Only mammoth's HTML keeps them apart, by <sup>. The run says so: w:vertAlign with "superscript".
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund docx@9.15.2 word-extractor@1.0.4 mammoth@1.13.0 officeparser@8.1.1
cat > run.mjs <<'JS'
import { Document, Packer, Paragraph, TextRun } from 'docx';
import mammoth from 'mammoth';
import officeParser from 'officeparser';
import WordExtractor from 'word-extractor';

const amount = (text, cents) => new Paragraph({ children: [new TextRun(text), new TextRun({ text: cents, superScript: true })] });
const children = [amount('Tile floor $600', '00'), amount('Trim $400', '50')];
const buffer = await Packer.toBuffer(new Document({ sections: [{ children }] }));
const lines = (text) => text.trim().split(/\s*\n\s*/).join(' | ');

console.log(`word-extractor: ${lines((await new WordExtractor().extract(buffer)).getBody())}`);
console.log(`officeparser: ${lines((await officeParser.parseOffice(buffer)).content.map(({ text }) => text).join('\n'))}`);
console.log(`mammoth, text: ${lines((await mammoth.extractRawText({ buffer })).value)}`);
console.log(`mammoth, HTML: ${(await mammoth.convertToHtml({ buffer })).value}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
word-extractor: Tile floor $60000 | Trim $40050
officeparser: Tile floor $60000 | Trim $40050
mammoth, text: Tile floor $60000 | Trim $40050
mammoth, HTML: <p>Tile floor $600<sup>00</sup></p><p>Trim $400<sup>50</sup></p>
OUT
