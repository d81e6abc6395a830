import { MEASURE_LIMITS } from '../../../../server/domain/limits.ts';
import { unitWords } from '../../../../server/domain/money/unit-words.ts';
import { useRevision } from '../../../hooks/revising.ts';
import { labelWithUnit } from '../../../lib/with-unit.ts';
import { formatQuantity } from '../../../lib/format.ts';
import { placeName, placeSize } from '../../../lib/scope-words.ts';
import { numberText, typedNumber } from '../../../lib/typed-number.ts';
import { InlineEdit } from './InlineEdit.tsx';
import { typedSize } from './typed-size.ts';
import type { PreviewedScope } from './use-scope-preview.ts';

const NOT_NOW =
  'This could not be changed yet. Wait until we have read your words, then try again.';

interface AmountEditProps {
  work: PreviewedScope['work'][number];
  onClose: () => void;
}

/** How much of a row there is. */
export function AmountEdit({ work: { id, name, unit, quantity }, onClose }: AmountEditProps) {
  const { revise } = useRevision(`work ${id}`);
  const save = async (typed: string): Promise<string | null> => {
    const amount = typedNumber(typed);
    if (amount == null || amount <= 0 || amount > MEASURE_LIMITS.quantity)
      return `Enter an amount above 0, at most ${MEASURE_LIMITS.quantity.toLocaleString('en-US')}.`;
    const isMade = await revise({
      patches: [{ setWork: { workId: id, quantity: amount } }],
      done: `“${name}” is ${formatQuantity(amount)} ${unitWords(unit ?? 'EA', amount)} now.`,
    });
    return isMade ? null : NOT_NOW;
  };
  return (
    <InlineEdit
      label={labelWithUnit(name, unit)}
      initial={numberText(quantity)}
      onSave={save}
      onClose={onClose}
    />
  );
}

interface SizeEditProps {
  place: PreviewedScope['places'][number];
  onClose: () => void;
}

/** How large a place is. */
export function SizeEdit({ place, onClose }: SizeEditProps) {
  const { revise } = useRevision(`place ${place.id}`);
  const name = placeName(place);
  const save = async (typed: string): Promise<string | null> => {
    const size = typedSize(typed, place.count);
    if (!size) return 'Write it as 12 x 14, or in square feet: 168.';
    const isMade = await revise({
      patches: [{ setPlace: { placeId: place.id, ...size } }],
      done: `The size of “${name}” is changed.`,
    });
    return isMade ? null : NOT_NOW;
  };
  const isSeveral = place.count > 1;
  return (
    <InlineEdit
      label={`Size of ${name}, ${isSeveral ? `sides of one of the ${place.count}, or square feet of all` : 'feet or square feet'}`}
      initial={isSeveral ? numberText(place.areaSf) : (placeSize(place) ?? '')}
      onSave={save}
      onClose={onClose}
    />
  );
}
