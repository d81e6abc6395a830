#!/bin/sh
# A floor plan as PDF with two layers (optional content groups): room names in English, switched on, and in German, switched off, as
# CAD programs export them. A reader shows "KITCHEN 12 x 14" alone.
# unpdf 1.8.1 (PDF.js) tells that the second layer is off (`getOptionalContentConfig`), but `getTextContent` gives the lettering of
# both, and with `includeMarkedContent` it marks where optional content begins without saying of which layer. Rooms are doubled unless
# the operators of the page are followed (`beginMarkedContentProps` of `getOperatorList` names the layer).
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund unpdf@1.8.1
cat > run.mjs <<'JS'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const content = [
  '/OC /On BDC BT /F1 12 Tf 100 700 Td (KITCHEN 12 x 14) Tj ET EMC',
  '/OC /Off BDC BT /F1 12 Tf 100 680 Td (KUECHE 12 x 14) Tj ET EMC',
].join('\n');
const objects = [
  '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R 7 0 R]/D<</ON[6 0 R]/OFF[7 0 R]>>>>>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>/Properties<</On 6 0 R/Off 7 0 R>>>>>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  `<</Length ${content.length}>>stream\n${content}\nendstream`,
  '<</Type/OCG/Name(A-ROOM-NAME)>>',
  '<</Type/OCG/Name(A-ROOM-NAME-DE)>>',
];
let pdf = '%PDF-1.7\n';
const offsets = objects.map((object, index) => {
  const at = pdf.length;
  pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
  return at;
});
const start = pdf.length;
const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;

const { OPS } = await getResolvedPDFJS();
const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf)));
const page = await document.getPage(1);
const config = await document.getOptionalContentConfig();
for (const id of ['6R', '7R'])
  console.log(`layer ${id}: ${config.getGroup(id).name}, visible ${config.getGroup(id).visible}`);
const { items } = await page.getTextContent({ includeMarkedContent: true });
for (const { type, tag, id, str } of items) {
  if (str) console.log(`text ${str}`);
  if (type === 'beginMarkedContentProps') console.log(`${type} ${tag} ${id}`);
}
const { fnArray, argsArray } = await page.getOperatorList();
fnArray.forEach((fn, index) => {
  if (fn === OPS.beginMarkedContentProps)
    console.log(`operator ${argsArray[index][0]} ${JSON.stringify(argsArray[index][1])}`);
});
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
layer 6R: A-ROOM-NAME, visible true
layer 7R: A-ROOM-NAME-DE, visible false
beginMarkedContentProps OC null
text KITCHEN 12 x 14
beginMarkedContentProps OC null
text KUECHE 12 x 14
operator OC {"type":"OCG","id":"6R"}
operator OC {"type":"OCG","id":"7R"}
OUT
