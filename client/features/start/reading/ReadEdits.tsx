import { useRevision } from '../../../hooks/revising.ts';
import { formatQuantity } from '../../../lib/format.ts';
import { placeName, placeSize } from '../../../lib/scope-words.ts';
import { typedNumber } from '../../../lib/typed-number.ts';
import { InlineEdit } from './InlineEdit.tsx';
import { typedSize } from './typed-size.ts';
import type { PreviewedScope } from './use-scope-preview.ts';

interface AmountEditProps {
  work: PreviewedScope['work'][number];
  onClose: () => void;
}

/** How much of a row there is. */
export function AmountEdit({ work: { id, name, unit, quantity }, onClose }: AmountEditProps) {
  const { revise } = useRevision(`work ${id}`);
  const save = (typed: string): string | null => {
    const amount = typedNumber(typed);
    if (amount == null || amount <= 0) return 'Say how much: a number above 0.';
    void revise({
      patches: [{ setWork: { workId: id, quantity: amount } }],
      done: `“${name}” is ${formatQuantity(amount)} ${unit ?? ''} now.`,
    });
    return null;
  };
  return (
    <InlineEdit
      label={`${name}, ${unit ?? 'EA'}`}
      initial={String(quantity ?? '')}
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
  const save = (typed: string): string | null => {
    const size = typedSize(typed);
    if (!size) return 'Write it as 12 x 14, or in square feet: 168.';
    void revise({
      patches: [{ setPlace: { placeId: place.id, ...size } }],
      done: `The size of “${name}” is changed.`,
    });
    return null;
  };
  return (
    <InlineEdit
      label={`Size of ${name}, feet or square feet`}
      initial={place.count > 1 ? String(place.areaSf) : (placeSize(place) ?? '')}
      onSave={save}
      onClose={onClose}
    />
  );
}
