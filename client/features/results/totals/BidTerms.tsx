import { Text } from '@mantine/core';
import { FoldingSection } from '../../../components/FoldingSection.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { Figures } from '../../../components/Figures.tsx';
import { useEdited } from '../editor/use-editor.ts';
import { useFigures } from './LiveFigures.tsx';
import { allowanceFigures, alternateFigures, paymentFigures } from './bid-figures.ts';
import classes from './BidTerms.module.css';

/** How a contractor's price is paid and what may change it; nothing for other estimates. */
export function BidTerms() {
  const { bid } = useFigures();
  const { currency } = useEdited();
  if (!bid) return null;
  const parts = [
    { title: 'Payment schedule', figures: paymentFigures(bid) },
    { title: 'Alternates', figures: alternateFigures(bid) },
    { title: 'Allowances', figures: allowanceFigures(bid, currency) },
  ].filter(({ figures }) => figures.length > 0);
  return (
    <FoldingSection
      title="Bid terms"
      gist="Payment schedule, alternates and allowances"
      hint={`The price holds for ${bid.validDays} days.`}
    >
      <div className={classes.columns}>
        {parts.map((part) => (
          <Figures key={part.title} {...part} currency={currency} />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {bid.depositNote ? `${bid.depositNote} ` : ''}
        At the usual markup the price before tax would be {formatMoney(bid.usualPrice, currency)}.
      </Text>
    </FoldingSection>
  );
}
