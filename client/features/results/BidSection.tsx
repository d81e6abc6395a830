import { Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { Section } from '../../components/Section.tsx';
import type { BidSection_EstimateFragment } from '../../gql/graphql.ts';
import { useBidSection_EstimateFragment } from '../../gql/hooks.ts';
import { formatMoney } from '../../lib/format.ts';
import {
  allowanceFigures,
  alternateFigures,
  costFigures,
  paymentFigures,
  priceFigures,
} from './bid-figures.ts';
import { Figures } from './Figures.tsx';
import classes from './Figures.module.css';

interface BidSectionProps {
  estimate: FragmentType<BidSection_EstimateFragment>;
}

/** What a contractor's price is made of and how it is paid; nothing for other estimates. */
export function BidSection({ estimate }: BidSectionProps) {
  const { data, complete } = useBidSection_EstimateFragment(estimate);
  if (!complete || !data.summary.bid) return null;
  const { bid } = data.summary;
  const { currency } = data;
  const parts = [
    { title: 'What it is made of', figures: costFigures(bid) },
    { title: 'Cost and margin', figures: priceFigures(bid) },
    { title: 'Payment schedule', figures: paymentFigures(bid) },
    { title: 'Alternates', figures: alternateFigures(bid) },
    { title: 'Allowances', figures: allowanceFigures(bid, currency) },
  ].filter(({ figures }) => figures.length > 0);
  return (
    <Section title="Bid" hint={`The price holds for ${bid.validDays} days.`}>
      <div className={classes.columns}>
        {parts.map((part) => (
          <Figures key={part.title} {...part} currency={currency} />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {bid.depositNote ? `${bid.depositNote} ` : ''}
        At the usual markup the price before tax would be {formatMoney(bid.usualPrice, currency)}.
      </Text>
    </Section>
  );
}
