import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../../lib/format.ts';
import type { Scope, ScopePlace } from '../scope-types.ts';
import { PlaceCard } from './PlaceCard.tsx';

interface PlaceListProps {
  scope: Scope;
  onAddWork: (placeId: string) => void;
}

/** Those with work, with the places that they take together; the others. */
const byUse = ({ places, work }: Scope): [ScopePlace[], ScopePlace[]] => {
  const used = new Set(work.map(({ placeId }) => placeId));
  for (const { id, parts } of places) if (used.has(id)) for (const part of parts) used.add(part);
  const { yes = [], no = [] } = Object.groupBy(places, ({ id }) => (used.has(id) ? 'yes' : 'no'));
  return [yes, no];
};

/** The places, those with work first; the others on request, where there is work at all. */
export function PlaceList({ scope, onAddWork }: PlaceListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [used, unused] = byUse(scope);
  const hides = used.length > 0 && unused.length > 0 && !showsAll;
  if (scope.places.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No work was read in the request. Add some from the price book.
      </Text>
    );
  }
  return (
    <>
      {(hides ? used : [...used, ...unused]).map((place) => (
        <PlaceCard
          key={place.id}
          place={place}
          works={scope.work.filter(({ placeId }) => placeId === place.id)}
          scope={scope}
          onAddWork={onAddWork}
        />
      ))}
      {hides ? (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
            Show {counted(unused.length, 'place')} without work
          </Button>
        </div>
      ) : null}
    </>
  );
}
