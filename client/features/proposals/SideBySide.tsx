import { Alert, Badge, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { sumMoney } from '../../../server/domain/money/money.ts';
import type { ProposalsSideBySideQuery } from '../../gql/graphql.ts';
import { useProposalsSideBySideQuery } from '../../gql/hooks.ts';
import { useOnChange } from '../../hooks/use-on-change.ts';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { formatDay } from '../../lib/days.ts';
import { counted, formatMoney, formatWholeMoney } from '../../lib/format.ts';
import { OpenButton, OpenedProposal } from './OpenProposal.tsx';
import { STATUS_WORDS } from './proposal-words.ts';
import classes from './Proposals.module.css';

type Compared = NonNullable<
  NonNullable<ProposalsSideBySideQuery['contractorRequest']>['proposalComparison']
>;
type Offer = Compared['proposals'][number];
type Range = Compared['own'];

interface SideBySideProps {
  estimateId: string;
  /** Another text when a proposal came, or stands otherwise. */
  news: string;
}

/** All proposals for an estimate beside each other, and beside what the estimate itself says. */
export function SideBySide({ estimateId, news }: SideBySideProps) {
  const isSmall = useSmallScreen();
  // Here, so that it stays open when a phone is turned.
  const [opened, setOpened] = useState<string | null>(null);
  const { data, refetch } = useProposalsSideBySideQuery({
    variables: { estimateId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  useOnChange(news, () => void refetch().catch(() => {}));
  const compared = data?.contractorRequest?.proposalComparison;
  if (!compared) return null;
  const accepted = compared.proposals.find(({ status }) => status === 'ACCEPTED');
  return (
    <section aria-label="Proposals side by side">
      <Title order={3} size="h5" mb={4}>
        {compared.proposals.length === 1 ? 'The proposal' : 'Proposals side by side'}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Each amount is shown beside your own estimate. By phase, prices include sales tax, overhead
        and profit, so that they can be compared.
      </Text>
      {accepted ? (
        <Alert color="green" mb="sm">
          You accepted the proposal of {accepted.document.company}.
        </Alert>
      ) : null}
      {isSmall ? (
        <Cards compared={compared} onOpen={setOpened} />
      ) : (
        <Table compared={compared} onOpen={setOpened} />
      )}
      <OpenedProposal id={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

const rangeWords = ({ low, high }: Range, currency: string): string =>
  `${formatWholeMoney(low, currency)} – ${formatWholeMoney(high, currency)}`;

const contingencyOf = ({ document }: Offer): number =>
  sumMoney(
    document.addOns.filter(({ kind }) => kind === 'CONTINGENCY').map(({ amount }) => amount),
  );

/** Dearer or cheaper than all that the estimate holds possible. */
const placeIn = (amount: number, { low, high }: Range): string | null => {
  if (amount > high) return 'above your range';
  return amount < low ? 'below your range' : null;
};

interface Row {
  name: string;
  own: Range | null;
  amounts: (number | null)[];
  isTotal?: boolean;
}

const rowsOf = ({ phases, proposals, own }: Compared): Row[] => [
  ...phases,
  ...(proposals.some((offer) => contingencyOf(offer) !== 0)
    ? [{ name: 'Contingency', own: null, amounts: proposals.map(contingencyOf) }]
    : []),
  { name: 'Total', own, amounts: proposals.map(({ total }) => total), isTotal: true },
];

interface AmountProps {
  amount: number | null;
  own: Range | null;
  currency: string;
}

function Amount({ amount, own, currency }: AmountProps) {
  if (amount === null) return <span className={classes.faint}>not offered</span>;
  const place = own ? placeIn(amount, own) : null;
  return (
    <>
      {formatMoney(amount, currency)}
      {place ? <span className={classes.faint}>{place}</span> : null}
    </>
  );
}

function Payments({ offer: { document, currency } }: { offer: Offer }) {
  return (
    <>
      {document.payments.map(({ due, amount }) => (
        <div key={due}>
          {due}: {formatMoney(amount, currency)}
        </div>
      ))}
    </>
  );
}

/** Lines of the homeowner's scope that nothing stands for, and what the contractor excludes. */
function LeftOut({ offer: { document } }: { offer: Offer }) {
  const { coversScope, leftOut, exclusions } = document;
  return (
    <>
      {coversScope ? 'Covers all that you asked for, they say.' : null}
      {!coversScope && leftOut.length === 0 ? 'Nothing of your list' : null}
      {leftOut.length > 0 ? (
        <Folded title={`${counted(leftOut.length, 'line')} of your list`} texts={leftOut} />
      ) : null}
      {exclusions.length > 0 ? (
        <Folded title={counted(exclusions.length, 'exclusion')} texts={exclusions} />
      ) : null}
    </>
  );
}

function Folded({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <details>
      <summary>{title}</summary>
      <ul className={classes.list} style={{ textAlign: 'start' }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

function State({ offer }: { offer: Offer }) {
  const { label, color } = STATUS_WORDS[offer.status];
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  );
}

const openLabel = ({ document }: Offer): string => `Open the proposal of ${document.company}`;

const WORDS: readonly { name: string; of: (offer: Offer) => ReactNode }[] = [
  { name: 'Valid until', of: ({ validUntil }) => formatDay(validUntil) },
  { name: 'Payments', of: (offer) => <Payments offer={offer} /> },
  { name: 'Left out', of: (offer) => <LeftOut offer={offer} /> },
];

interface ShownProps {
  compared: Compared;
  onOpen: (id: string) => void;
}

function Table({ compared, onOpen }: ShownProps) {
  const { proposals, currency } = compared;
  return (
    // Wider than the page with many of them: it scrolls, by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <div className={classes.scroller} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={classes.compared}>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Your estimate</th>
            {proposals.map((offer) => (
              <th key={offer.id} scope="col">
                <div className={classes.company}>{offer.document.company}</div>
                <div className={classes.faint}>version {offer.version}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(compared).map(({ name, own, amounts, isTotal }) => (
            <tr key={name} data-total={isTotal || undefined}>
              <th scope="row">{name}</th>
              <td>{own ? rangeWords(own, currency) : '–'}</td>
              {proposals.map((offer, index) => (
                <td key={offer.id}>
                  <Amount amount={amounts[index] ?? null} own={own} currency={offer.currency} />
                </td>
              ))}
            </tr>
          ))}
          {WORDS.map(({ name, of }) => (
            <tr key={name} data-words>
              <th scope="row">{name}</th>
              <td>–</td>
              {proposals.map((offer) => (
                <td key={offer.id}>{of(offer)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Decide</th>
            <td>–</td>
            {proposals.map((offer) => (
              <td key={offer.id}>
                <State offer={offer} />
                <div style={{ marginTop: 6 }}>
                  <OpenButton label={openLabel(offer)} onOpen={() => onOpen(offer.id)} />
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Cards({ compared, onOpen }: ShownProps) {
  const { proposals, currency } = compared;
  return (
    <ul className={classes.cards} aria-label="Proposals">
      {proposals.map((offer, index) => (
        <Paper component="li" key={offer.id} withBorder p="sm">
          <div className={classes.item} style={{ marginBottom: 8 }}>
            <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
              {offer.document.company}
            </Text>
            <State offer={offer} />
            <OpenButton label={openLabel(offer)} onOpen={() => onOpen(offer.id)} />
          </div>
          <dl className={classes.card}>
            {rowsOf(compared).map(({ name, own, amounts, isTotal }) => (
              <div key={name} data-total={isTotal || undefined}>
                <dt>
                  {name}
                  {own ? (
                    <span className={classes.faint}>
                      your estimate: {rangeWords(own, currency)}
                    </span>
                  ) : null}
                </dt>
                <dd>
                  <Amount amount={amounts[index] ?? null} own={own} currency={offer.currency} />
                </dd>
              </div>
            ))}
            {WORDS.map(({ name, of }) => (
              <div key={name} data-words>
                <dt>{name}</dt>
                <dd className={classes.faint}>{of(offer)}</dd>
              </div>
            ))}
          </dl>
        </Paper>
      ))}
    </ul>
  );
}
