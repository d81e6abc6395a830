import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { sumMoney } from '../../../../../server/domain/money.ts';
import { counted, formatWholeMoney } from '../../../../lib/format.ts';
import { isSizeAssumed, placeName, placeSize } from '../../../../lib/scope-words.ts';
import { useSaving } from '../../editor/use-editor.ts';
import { entryElementId, usePointing } from '../pointing.ts';
import type { Scope, ScopePlace, ScopeWork } from '../scope-types.ts';
import { WordsLink } from '../WordsLink.tsx';
import { groupWork } from '../work/work-groups.ts';
import { WorkList } from '../work/WorkList.tsx';
import classes from './PlaceCard.module.css';
import { PlaceFields } from './PlaceFields.tsx';
import { PlaceTools } from './PlaceTools.tsx';

interface PlaceCardProps {
  place: ScopePlace;
  works: readonly ScopeWork[];
  /** All of it, for work that moves. */
  scope: Scope;
  onAddWork: (placeId: string) => void;
}

/** One place with its size and the work that is done there. */
export function PlaceCard({ place, works, scope, onAddWork }: PlaceCardProps) {
  const { opened, toggle, pointedAt } = usePointing();
  const { canEdit } = useSaving();
  const titleId = useId();
  const contentId = useId();
  const isOpen = opened.has(place.id);
  const isPart = scope.places.some(({ parts }) => parts.includes(place.id));
  return (
    <section
      className={classes.place}
      aria-labelledby={titleId}
      data-pointed={pointedAt === place.id || undefined}
    >
      <Title order={3} size="h6" className={classes.title} id={titleId}>
        <UnstyledButton
          id={entryElementId(place.id)}
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => toggle(place.id)}
        >
          <IconChevronDown size={18} className={classes.chevron} aria-hidden />
          <span className={classes.name}>{placeName(place)}</span>
          <PlaceGist place={place} works={works} isPart={isPart} />
        </UnstyledButton>
      </Title>
      {isOpen ? (
        <div id={contentId} className={classes.content}>
          <PlaceFields key={fieldsKey(place)} place={place} places={scope.places} />
          <PlaceSource place={place} />
          {works.length > 0 ? (
            <WorkList works={works} place={place} scope={scope} />
          ) : (
            <Text size="sm" c="dimmed">
              {isPart ? 'Its work stands where rooms are taken together.' : 'No work here yet.'}
            </Text>
          )}
          {canEdit ? (
            <PlaceTools
              place={place}
              workCount={works.length}
              onAddWork={() => onAddWork(place.id)}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** Another size from the server begins the fields anew. */
const fieldsKey = ({ lengthFt, widthFt, areaSf, heightFt, label }: ScopePlace): string =>
  [lengthFt, widthFt, areaSf, heightFt, label].join('|');

interface PlaceGistProps {
  place: ScopePlace;
  works: readonly ScopeWork[];
  /** Measured as a part of another place, where its work stands. */
  isPart: boolean;
}

function PlaceGist({ place, works, isPart }: PlaceGistProps) {
  const { currency } = useSaving();
  const size = placeSize(place);
  const total = sumMoney(works.map((work) => work.total ?? 0));
  return (
    <span className={classes.gist}>
      {size ? (
        <span>
          {size}
          {isSizeAssumed(place) ? ' (assumed)' : ''}
        </span>
      ) : null}
      {isPart && works.length === 0 ? null : (
        <span>{counted(groupWork(works).length, 'work item')}</span>
      )}
      {total > 0 ? <span>{formatWholeMoney(total, currency)}</span> : null}
    </span>
  );
}

function PlaceSource({ place }: { place: ScopePlace }) {
  if (!place.source && !place.because) return null;
  return (
    <Text size="xs" c="dimmed" className={classes.source}>
      {place.source ? `Size from ${place.source}. ` : ''}
      <WordsLink id={place.id} because={place.because} />
    </Text>
  );
}
