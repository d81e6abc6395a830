import { useId } from 'react';
import { sumMoney } from '../../../../../server/domain/money/money.ts';
import { counted } from '../../../../lib/format.ts';
import { placeName } from '../../../../lib/scope-words.ts';
import { usePointing } from '../pointing.ts';
import type { ScopePlace } from '../scope-types.ts';
import { ShowMore } from '../ShowMore.tsx';
import { useCut } from '../use-cut.ts';
import { WorkCard } from './WorkCard.tsx';
import classes from './WorkCard.module.css';
import { WorkHead } from './WorkHead.tsx';
import type { WorkGroup } from './work-groups.ts';

interface WorkGroupCardProps {
  group: WorkGroup;
  place: ScopePlace;
}

/** A piece of work that is made of several rows of the price book. */
export function WorkGroupCard({ group: { id, works }, place }: WorkGroupCardProps) {
  const { opened, toggle } = usePointing();
  const { shown, left, showMore } = useCut(works, (work) => opened.has(work.id));
  const contentId = useId();
  const isOpen = opened.has(id);
  const isPriced = works.some(({ total }) => total !== null);
  return (
    <li className={classes.work}>
      <WorkHead
        name={works[0].name}
        gist={counted(works.length, 'part')}
        total={isPriced ? sumMoney(works.map(({ total }) => total ?? 0)) : null}
        isOpen={isOpen}
        contentId={contentId}
        onToggle={() => toggle(id)}
        workIds={works.map((work) => work.id)}
        placeName={placeName(place)}
      />
      {isOpen ? (
        <div id={contentId}>
          <ul className={classes.parts}>
            {shown.map((work) => (
              <WorkCard key={work.id} work={work} place={place} isGrouped />
            ))}
          </ul>
          <ShowMore left={left} noun="part" onShow={showMore} />
        </div>
      ) : null}
    </li>
  );
}
