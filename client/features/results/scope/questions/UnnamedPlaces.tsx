import { Stack, Text } from '@mantine/core';
import { placeSize } from '../../../../lib/scope-words.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { PlaceKind } from '../places/PlaceKind.tsx';
import type { ScopePlace } from '../scope-types.ts';
import classes from './Questions.module.css';

/** Rooms that were measured on a plan, but not named there. */
export function UnnamedPlaces({ places }: { places: readonly ScopePlace[] }) {
  const { canEdit } = useEdited();
  if (places.length === 0) return null;
  return (
    <div>
      <Text fw={600} size="sm" mb={4}>
        {places.length === 1
          ? 'One room of your plan has no name. What is it?'
          : `${places.length} rooms of your plan have no name. What are they?`}
      </Text>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {places.map((place) => (
          <li key={place.id} className={classes.unnamed}>
            <Text size="sm">
              {[place.label, placeSize(place), place.source].filter(Boolean).join(', ')}
            </Text>
            <PlaceKind place={place} label="Kind of room" readOnly={!canEdit} />
          </li>
        ))}
      </Stack>
    </div>
  );
}
