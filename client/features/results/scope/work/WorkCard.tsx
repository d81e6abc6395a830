import { useId, useMemo } from 'react';
import { unitWords } from '../../../../../server/domain/money/unit-words.ts';
import { placeName } from '../../../../lib/scope-words.ts';
import { entryElementId, usePointing } from '../pointing.ts';
import type { ScopePlace, ScopeWork, WorkParameter } from '../scope-types.ts';
import classes from './WorkCard.module.css';
import { WorkFields } from './WorkFields.tsx';
import { WorkHead } from './WorkHead.tsx';
import type { EditorLine } from '../../editor/draft.ts';
import { useEditorValue } from '../../editor/use-editor.ts';
import { formatQuantity } from '../../../../lib/format.ts';
import { amountWithUnit } from '../../../../lib/with-unit.ts';

// Pieces of work in words.

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/** `Depth: 24 in`, `Doors: 5`, `Tile: porcelain`, `Haul away: yes` */
const parameterText = ({ label, kind, value, unit, choices }: WorkParameter): string => {
  if (kind === 'YES_NO') return `${label}: ${value === '1' ? 'yes' : 'no'}`;
  if (kind === 'CHOICE') {
    return `${label}: ${choices.find((choice) => choice.value === value)?.label ?? value}`;
  }
  return `${label}: ${isNumber(value) ? amountWithUnit(Number(value), unit) : value}`;
};

/** What was said of a piece of work, in short. @param isNamed whether a row stands under its own name already */
const workGist = (work: ScopeWork, isNamed: boolean): string =>
  [
    ...(work.kind === 'ROW' && !isNamed && work.bookName !== work.name ? [work.bookName] : []),
    ...(work.quantity === null
      ? []
      : [`${formatQuantity(work.quantity)} ${unitWords(work.unit ?? '', work.quantity)}`]),
    ...(work.times > 1 ? [`${work.times} times`] : []),
    ...work.parameters.filter(({ isTold }) => isTold).map(parameterText),
    ...(work.ownerSupplies ? ['labor only'] : []),
    ...(work.materialsOnly ? ['materials only'] : []),
    ...(work.optional ? ['not in the total'] : []),
  ].join(' · ');

/** The saved lines of a piece of work. */
const useWorkLines = (workId: string): readonly EditorLine[] => {
  const items = useEditorValue(({ base }) => base.draft.items);
  return useMemo(() => items.filter(({ metadata }) => metadata.workId === workId), [items, workId]);
};

interface WorkCardProps {
  work: ScopeWork;
  place: ScopePlace;
  /** Under the name of the piece of work that it is a row of. */
  isGrouped?: boolean;
}

/** One piece of work: what it comes to, and everything that can be said of it. */
export function WorkCard({ work, place, isGrouped = false }: WorkCardProps) {
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
          <WorkFields work={work} lines={lines} />
        </div>
      ) : null}
    </li>
  );
}
