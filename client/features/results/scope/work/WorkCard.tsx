import { useId } from 'react';
import { placeName } from '../../../../lib/scope-words.ts';
import { entryElementId, usePointing } from '../pointing.ts';
import type { Scope, ScopePlace, ScopeWork } from '../scope-types.ts';
import { useWorkLines } from './use-work-lines.ts';
import classes from './WorkCard.module.css';
import { WorkFields } from './WorkFields.tsx';
import { WorkHead } from './WorkHead.tsx';
import { workGist } from './work-words.ts';

interface WorkCardProps {
  work: ScopeWork;
  place: ScopePlace;
  scope: Scope;
  /** Under the name of the piece of work that it is a row of. */
  isGrouped?: boolean;
}

/** One piece of work: what it comes to, and everything that can be said of it. */
export function WorkCard({ work, place, scope, isGrouped = false }: WorkCardProps) {
  const { opened, toggle, pointedAt } = usePointing();
  const contentId = useId();
  const lines = useWorkLines(work.id);
  const { id, name, bookName, certainty } = work;
  const isOpen = opened.has(id);
  return (
    <li className={classes.work} data-pointed={pointedAt === id || undefined}>
      <WorkHead
        elementId={entryElementId(id)}
        name={isGrouped ? bookName : name}
        mark={certainty === 'ASSUMED' ? <em className={classes.assumed}> assumed</em> : null}
        gist={workGist(work, isGrouped)}
        total={work.total}
        isOpen={isOpen}
        contentId={contentId}
        onToggle={() => toggle(id)}
        workIds={[id]}
        placeName={placeName(place)}
      />
      {isOpen ? (
        <div id={contentId} className={classes.fields}>
          <WorkFields work={work} lines={lines} scope={scope} />
        </div>
      ) : null}
    </li>
  );
}
