import type { BidSums } from '../../../../server/domain/estimate/estimate-figures.ts';
import { Figures } from '../../../components/Figures.tsx';
import { useEdited } from '../editor/use-editor.ts';
import { priceFigures } from './bid-figures.ts';

/** What a contractor earns with the price. */
export function BidMargin({ bid }: { bid: BidSums }) {
  const { currency } = useEdited();
  return <Figures title="Cost and margin" figures={priceFigures(bid)} currency={currency} />;
}
