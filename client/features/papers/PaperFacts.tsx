import { Section } from '../../components/Section.tsx';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { sumOfBidder } from './paper-words.ts';
import classes from './Paper.module.css';
import type { Paper, PaperContents } from './use-paper.ts';

const TOTALS = [
  ['net', 'Sum of the lines'],
  ['discount', 'Discount'],
  ['overhead', 'Overhead'],
  ['profit', 'Profit'],
  ['contingency', 'Contingency'],
  ['tax', 'Tax'],
  ['rcv', 'Replacement cost value'],
  ['depreciation', 'Depreciation'],
  ['acv', 'Actual cash value'],
  ['deductible', 'Deductible'],
  ['priorPayments', 'Paid before'],
  ['netClaim', 'Net claim'],
  ['total', 'Total'],
  ['deposit', 'Deposit'],
] as const satisfies [keyof PaperContents['totals'], string][];

const PARTIES = [
  ['company', 'From'],
  ['license', 'License'],
  ['carrier', 'Insurance company'],
  ['adjuster', 'Adjuster'],
  ['insured', 'For'],
  ['address', 'Property'],
  ['claimNumber', 'Claim number'],
  ['policyNumber', 'Policy number'],
  ['dateOfLoss', 'Date of loss'],
] as const satisfies [keyof PaperContents['parties'], string][];

const DAYS: ReadonlySet<string> = new Set(['dateOfLoss']);

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sums as they are written, and who wrote them for whom. */
export function PaperFacts({ read }: { paper: Paper; read: PaperContents }) {
  const sums = TOTALS.flatMap(([name, label]) => {
    const value = read.totals[name];
    if (value === null) return [];
    const sum = name === 'discount' ? -Math.abs(value) : value;
    return [[label, formatMoney(sum, read.currency)] as const];
  });
  const bidders = read.bidders.map(({ name, total }, index) => {
    const sum = formatMoney(total ?? sumOfBidder(read.lines, index), read.currency);
    return [name, total === null ? `${sum}, sum of the lines` : sum] as const;
  });
  const parties = PARTIES.flatMap(([name, label]) => {
    const value = read.parties[name];
    if (!value) return [];
    return [[label, DAYS.has(name) ? formatDate(value) : value] as const];
  });
  const dates = [
    ...(read.date ? [['Date', formatDate(read.date)] as const] : []),
    ...(read.validUntil ? [['Valid until', formatDate(read.validUntil)] as const] : []),
  ];
  return (
    <>
      {bidders.length > 0 ? (
        <Section title="What each bidder asks for">
          <Facts facts={bidders} />
        </Section>
      ) : null}
      {sums.length > 0 ? (
        <Section title="Sums on the paper">
          <Facts facts={sums} />
        </Section>
      ) : null}
      {parties.length + dates.length > 0 ? (
        <Section title="Who and when">
          <Facts facts={[...parties, ...dates]} />
        </Section>
      ) : null}
    </>
  );
}
