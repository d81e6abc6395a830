import { Text } from '@mantine/core';
import { memo } from 'react';
import { isSame } from '../../../../../server/domain/is-same.ts';
import { sumMoney } from '../../../../../server/domain/money/money.ts';
import { counted, formatWholeMoney } from '../../../../lib/format.ts';
import { isSizeAssumed, placeName, placeSize } from '../../../../lib/scope-words.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { FoldingCard } from '../FoldingCard.tsx';
import type { ScopePlace } from '../scope-types.ts';
import { WordsLink } from '../WordsLink.tsx';
import { groupWork } from '../work/work-groups.ts';
import { WorkList } from '../work/WorkList.tsx';
import type { FoundPlace } from './find-places.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { PlaceName } from './PlaceName.tsx';
import { PlaceTools } from './PlaceTools.tsx';

interface PlaceCardProps extends FoundPlace {
  /** Measured as a part of another place, where its work stands. */
  isPart: boolean;
  onAddWork: (placeId: string) => void;
}

/** One place with its name, its size and the work that is done there; drawn anew when one of these is another. */
export const PlaceCard = memo(function PlaceCard(props: PlaceCardProps) {
  const { place, works, found, isPart, onAddWork } = props;
  const { canEdit } = useEdited();
  return (
    <FoldingCard
      id={place.id}
      title={placeName(place)}
      gist={<PlaceGist place={place} works={works} isPart={isPart} />}
    >
      {() => (
        <>
          <PlaceName place={place} />
          <PlaceFields key={fieldsKey(place)} place={place} />
          <PlaceSource place={place} />
          {works.length > 0 ? (
            <WorkList works={found} place={place} />
          ) : (
            <Text size="sm" c="dimmed">
              {isPart
                ? 'Its work is listed with the rooms it is combined with.'
                : 'No work here yet.'}
            </Text>
          )}
          {canEdit ? (
            <PlaceTools
              place={place}
              workCount={works.length}
              onAddWork={() => onAddWork(place.id)}
            />
          ) : null}
        </>
      )}
    </FoldingCard>
  );
}, isSame);

/** Another size from the server begins the fields anew. */
const fieldsKey = ({ lengthFt, widthFt, areaSf, heightFt, label }: ScopePlace): string =>
  [lengthFt, widthFt, areaSf, heightFt, label].join('|');

type PlaceGistProps = Pick<PlaceCardProps, 'place' | 'works' | 'isPart'>;

function PlaceGist({ place, works, isPart }: PlaceGistProps) {
  const { currency } = useEdited();
  const isMeasured = works.length === 0 || works.some(({ kind }) => kind !== 'ROW');
  // Rows bring their own quantity: a usual size says nothing of them.
  const size = isMeasured || !isSizeAssumed(place) ? placeSize(place) : null;
  const total = sumMoney(works.map((work) => work.total ?? 0));
  return (
    <>
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
    </>
  );
}

function PlaceSource({ place }: { place: ScopePlace }) {
  if (!place.source && !place.because) return null;
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {place.source ? `Size from ${place.source}. ` : ''}
      <WordsLink id={place.id} because={place.because} />
    </Text>
  );
}
