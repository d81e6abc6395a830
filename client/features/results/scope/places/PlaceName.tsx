import { SimpleGrid } from '@mantine/core';
import { PLACE_LIMITS } from '../../../../../server/domain/limits.ts';
import { placeName } from '../../../../lib/scope-words.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { NameField } from '../fields/NameField.tsx';
import type { ScopePlace } from '../scope-types.ts';
import { PlaceKind } from './PlaceKind.tsx';

/** What a place is called, and what kind of place it is. */
export function PlaceName({ place }: { place: ScopePlace }) {
  const { canEdit } = useEdited();
  const { id, label } = place;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8} verticalSpacing={8}>
      <NameField
        revisionKey={`name ${id}`}
        label="Name"
        name={placeName(place)}
        value={label ?? ''}
        readOnly={!canEdit}
        maxLength={PLACE_LIMITS.name}
        emptyFault="Enter a name."
        changeTo={(name) => ({
          patches: [{ setPlace: { placeId: id, label: name } }],
          done: `${placeName(place)} is now called ${name}.`,
        })}
      />
      <PlaceKind place={place} label="Kind" readOnly={!canEdit} />
    </SimpleGrid>
  );
}
