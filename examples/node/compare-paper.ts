// Uploads somebody else's bid or claim, waits until it is read, and sets it beside an estimate of the same work.
//   PLUMBLINE_TOKEN=plumb_… node examples/node/compare-paper.ts bid.pdf CLM-7KQ2MX4P
// Scopes of the token: FILES_WRITE, ESTIMATES_READ.
import { ask, upload } from './plumbline.ts';

const [document = '', claimNumber = ''] = process.argv.slice(2);

interface Read {
  paper: {
    state: 'WAITING' | 'READ' | 'FAILED';
    note: string | null;
    estimate: { lines: object[]; totals: { total: number | null }; unreadCount: number } | null;
  };
}
interface Compared {
  paperComparison: {
    theirs: { total: number };
    ours: { total: number };
    low: number;
    high: number;
    summary: string;
    waterfall: { cause: string; amount: number }[];
    rows: { kind: string; ours: { name: string; amount: number } | null; why: string }[];
  } | null;
}

const fileId = await upload(document, 'doc');
let { paper } = await ask<Read>('read-paper', { fileId });
while (paper.state === 'WAITING') {
  await new Promise((resolve) => setTimeout(resolve, 500));
  // Or follow `paperChanged`, as submit-and-follow.ts follows a job.
  ({ paper } = await ask<Read>('read-paper', { fileId }));
}
const { estimate } = paper;
if (!estimate) throw new Error(paper.note ?? 'Nothing could be read.');
console.log(`Read: ${estimate.lines.length} lines, ${estimate.unreadCount} pieces not used`);

const { paperComparison } = await ask<Compared>('compare-paper', { fileId, claimNumber });
if (!paperComparison) throw new Error(`There is no estimate ${claimNumber} of yours.`);
const { theirs, ours, low, high, summary, waterfall, rows } = paperComparison;
console.log(`Theirs: ${theirs.total.toFixed(2)}`);
console.log(`Ours: ${ours.total.toFixed(2)}, ${low.toFixed(2)} to ${high.toFixed(2)}`);
console.log(summary);
for (const { cause, amount } of waterfall) {
  if (amount !== 0) console.log(`${cause}: ${amount.toFixed(2)}`);
}
for (const row of rows.filter(({ kind }) => kind === 'MISSING_FROM_THEIRS')) {
  console.log(`Missing: ${row.ours?.name}, ${row.ours?.amount.toFixed(2)}. ${row.why}`);
}
