#!/bin/sh
# Two options of a bid in Word, each behind a box to tick: the first is chosen, the second is not.
# word-extractor 1.0.4, officeparser 8.1.1 and the raw text of mammoth 1.13.0 leave the boxes out, so both read as ordered and nothing tells
# that there was a choice. Only mammoth's HTML has them, as inputs. Their signs stand in the document, as w:sym within a w14:checkbox.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund docx@9.15.2 word-extractor@1.0.4 mammoth@1.13.0 officeparser@8.1.1
cat > run.mjs <<'JS'
import { CheckBox, Document, Packer, Paragraph, TextRun } from 'docx';
import mammoth from 'mammoth';
import officeParser from 'officeparser';
import WordExtractor from 'word-extractor';

const option = (checked, text) => new Paragraph({ children: [new CheckBox({ checked }), new TextRun(` ${text}`)] });
const options = [option(true, 'Tile floor $4,200'), option(false, 'Plank floor $2,900')];
const buffer = await Packer.toBuffer(new Document({ sections: [{ children: options }] }));
const lines = (text) => text.trim().split(/\s*\n\s*/).join(' | ');

console.log(`word-extractor: ${lines((await new WordExtractor().extract(buffer)).getBody())}`);
console.log(`officeparser: ${lines((await officeParser.parseOffice(buffer)).content.map(({ text }) => text).join('\n'))}`);
console.log(`mammoth, text: ${lines((await mammoth.extractRawText({ buffer })).value)}`);
console.log(`mammoth, HTML: ${(await mammoth.convertToHtml({ buffer })).value}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
word-extractor: Tile floor $4,200 | Plank floor $2,900
officeparser: Tile floor $4,200 | Plank floor $2,900
mammoth, text: Tile floor $4,200 | Plank floor $2,900
mammoth, HTML: <p><input type="checkbox" checked="checked" /> Tile floor $4,200</p><p><input type="checkbox" /> Plank floor $2,900</p>
OUT
