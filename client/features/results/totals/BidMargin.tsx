import { Figures } from '../../../components/Figures.tsx';
import { useSaving } from '../editor/use-editor.ts';
import { useFigures } from '../figures/LiveFigures.tsx';
import { priceFigures } from './bid-figures.ts';

/** What a contractor earns with the price; nothing for other estimates. */
export function BidMargin() {
  const { bid } = useFigures();
  const { currency } = useSaving();
  if (!bid) return null;
  return <Figures title="Cost and margin" figures={priceFigures(bid)} currency={currency} />;
}
