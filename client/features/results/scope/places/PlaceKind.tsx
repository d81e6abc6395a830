import { PLACE_TYPES } from '../../../../../server/domain/scope/place-types.ts';
import { isUnnamed, placeName } from '../../../../lib/scope-words.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { ScopeChange } from '../../../../hooks/revising.ts';
import type { ScopePlace } from '../scope-types.ts';

const TYPES = Object.entries(PLACE_TYPES).map(([value, label]) => ({ value, label }));

interface PlaceKindProps {
  place: ScopePlace;
  label: string;
  readOnly: boolean;
}

/** What kind of place it is: its usual size, and what is done there, depend on it. */
export function PlaceKind({ place, label, readOnly }: PlaceKindProps) {
  const name = placeName(place);
  const own = PLACE_TYPES[place.type] ?? place.type.replaceAll('_', ' ');
  const ownChoice = { value: place.type, label: isUnnamed(place) ? 'Choose…' : own };
  const changeTo = (type: string): ScopeChange => {
    const kind = PLACE_TYPES[type] ?? type;
    // A name that only said the kind goes with it.
    const isNameOfKind = !place.label || isUnnamed(place) || place.label === own;
    return {
      patches: [
        { setPlace: { placeId: place.id, type, ...(isNameOfKind ? { label: kind } : {}) } },
      ],
      done: `${name} is now: ${kind}.`,
    };
  };
  return (
    <ChoiceField
      revisionKey={`kind ${place.id}`}
      label={label}
      name={name}
      readOnly={readOnly}
      value={place.type}
      choices={place.type in PLACE_TYPES ? TYPES : [ownChoice, ...TYPES]}
      changeTo={changeTo}
    />
  );
}
