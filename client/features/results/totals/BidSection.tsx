import { Text } from '@mantine/core';
import { Section } from '../../../components/Section.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useSaving } from '../editor/use-editor.ts';
import { useFigures } from '../figures/LiveFigures.tsx';
import {
  allowanceFigures,
  alternateFigures,
  costFigures,
  paymentFigures,
  priceFigures,
} from './bid-figures.ts';
import { Figures } from './Figures.tsx';
import classes from './Figures.module.css';

/** What a contractor's price is made of and how it is paid; nothing for other estimates. */
export function BidSection() {
  const { bid } = useFigures();
  const { currency } = useSaving();
  if (!bid) return null;
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
