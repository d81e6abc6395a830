import { isSizeAssumed, placeName, placeSize } from '../../../lib/scope-words.ts';
import { formatQuantity } from '../../../lib/format.ts';
import classes from './LiveReading.module.css';
import type { PreviewedScope } from './use-scope-preview.ts';

type Place = PreviewedScope['places'][number];
type Work = PreviewedScope['work'][number];

/** `Baseboard, 40 LF`; rows that were read as one piece of work are named once. */
const chipsOf = (works: readonly Work[]): { id: string; text: string }[] =>
  [...Map.groupBy(works, ({ name }) => name)].flatMap(([name, [work, ...others]]) => {
    if (!work) return [];
    const { id, quantity, unit, times } = work;
    const isCounted = others.length === 0 && quantity !== null;
    const amount = isCounted ? [`${formatQuantity(quantity)} ${unit ?? ''}`.trim()] : [];
    return [{ id, text: [name, ...amount, ...(times > 1 ? [`${times} ×`] : [])].join(', ') }];
  });

/** The work as chips under the places it is done at. */
export function ReadPlaces({ scope: { places, work } }: { scope: PreviewedScope }) {
  const groups = places
    .map((place) => ({ place, works: work.filter(({ placeId }) => placeId === place.id) }))
    .filter(({ works }) => works.length > 0);
  if (groups.length === 0) return null;
  return (
    <ul className={classes.places} aria-label="Work by room">
      {groups.map(({ place, works }) => (
        <li key={place.id}>
          <PlaceLine place={place} />
          <ul className={classes.chips}>
            {chipsOf(works).map(({ id, text }) => (
              <li key={id} className={classes.chip}>
                {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PlaceLine({ place }: { place: Place }) {
  const size = placeSize(place);
  return (
    <div className={classes.place}>
      <strong>{placeName(place)}</strong>
      {size ? <span> · {size}</span> : null}
      {size && isSizeAssumed(place) ? <em className={classes.assumed}> assumed</em> : null}
    </div>
  );
}
