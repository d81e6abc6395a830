import { useMemo } from 'react';
import { placeName } from '../../../../lib/scope-words.ts';
import { usePointing } from '../pointing.ts';
import type { ScopePlace, ScopeWork } from '../scope-types.ts';
import { ShowMore } from '../ShowMore.tsx';
import { useCut } from '../use-cut.ts';
import { WorkCard } from './WorkCard.tsx';
import classes from './WorkCard.module.css';
import { groupWork } from './work-groups.ts';
import { WorkGroupCard } from './WorkGroupCard.tsx';

interface WorkListProps {
  works: readonly ScopeWork[];
  place: ScopePlace;
}

/** The work at one place. */
export function WorkList({ works, place }: WorkListProps) {
  const { opened } = usePointing();
  const groups = useMemo(() => groupWork(works), [works]);
  const { shown, left, showMore } = useCut(
    groups,
    (group) => opened.has(group.id) || group.works.some(({ id }) => opened.has(id)),
  );
  return (
    <>
      <ul className={classes.works} aria-label={`Work: ${placeName(place)}`}>
        {shown.map((group) =>
          group.works.length === 1 ? (
            <WorkCard key={group.id} work={group.works[0]} place={place} />
          ) : (
            <WorkGroupCard key={group.id} group={group} place={place} />
          ),
        )}
      </ul>
      <ShowMore left={left} noun="work item" onShow={showMore} />
    </>
  );
}
