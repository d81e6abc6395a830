import { Button, Text, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import IconSearch from '~icons/tabler/search';
import { counted } from '../../../../lib/format.ts';
import { usePointing } from '../pointing.ts';
import type { Scope } from '../scope-types.ts';
import { ShowMore } from '../ShowMore.tsx';
import { useCut } from '../use-cut.ts';
import { findPlaces, type PlaceWithWork } from './find-places.ts';
import { PlaceCard } from './PlaceCard.tsx';

interface PlaceListProps {
  scope: Scope;
  onAddWork: (placeId: string) => void;
}

/** More than these are searched, not looked through. */
const MANY = 40;

/** Those with work, with the places that they take together; the others. */
const byUse = ({ places, work }: Scope): [PlaceWithWork[], PlaceWithWork[]] => {
  const byPlace = Map.groupBy(work, ({ placeId }) => placeId);
  const used = new Set(byPlace.keys());
  for (const { id, parts } of places) if (used.has(id)) for (const part of parts) used.add(part);
  const all = places.map((place) => ({ place, works: byPlace.get(place.id) ?? [] }));
  const { yes = [], no = [] } = Object.groupBy(all, ({ place }) =>
    used.has(place.id) ? 'yes' : 'no',
  );
  return [yes, no];
};

/** The places, those with work first; the others on request, where there is work at all. */
export function PlaceList({ scope, onAddWork }: PlaceListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  // An emptied field shows all at once, as something may be pointed at.
  const sought = query === '' ? '' : deferred;
  const { opened, pointedAt } = usePointing();
  const [lastPointed, setLastPointed] = useState(pointedAt);
  // What is pointed at is shown, sought or not.
  if (pointedAt !== lastPointed) {
    setLastPointed(pointedAt);
    setQuery('');
  }
  const [used, unused] = useMemo(() => byUse(scope), [scope]);
  const hides = used.length > 0 && unused.length > 0 && !showsAll;
  const found = useMemo(() => {
    const isListed = ({ place: { id } }: PlaceWithWork) =>
      !hides || sought !== '' || id === pointedAt;
    return findPlaces([...used, ...unused.filter(isListed)], sought);
  }, [used, unused, hides, sought, pointedAt]);
  const { shown, left, showMore } = useCut(found, ({ place }) => opened.has(place.id));
  const parts = useMemo(
    () => new Set(scope.places.flatMap((place) => place.parts)),
    [scope.places],
  );
  const isLong = scope.places.length > MANY || scope.work.length > MANY;
  if (scope.places.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        We found no work in the request. Add some from the price book.
      </Text>
    );
  }
  return (
    <>
      {isLong ? (
        <div>
          <TextInput
            aria-label="Find a place or its work"
            placeholder="Find a place or its work"
            leftSection={<IconSearch size={16} aria-hidden />}
            autoComplete="off"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <Text size="xs" c="dimmed" role="status">
            {sought === '' ? '' : `${counted(found.length, 'place')} found.`}
          </Text>
        </div>
      ) : null}
      {shown.map((place) => (
        <PlaceCard
          key={place.place.id}
          {...place}
          isPart={parts.has(place.place.id)}
          onAddWork={onAddWork}
        />
      ))}
      <ShowMore left={left} noun="place" onShow={showMore} />
      {hides && sought === '' ? (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
            Show {counted(unused.length, 'place')} without work
          </Button>
        </div>
      ) : null}
    </>
  );
}
