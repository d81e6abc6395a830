import { isSizeAssumed, placeName, placeSize } from '../../../lib/scope-words.ts';
import { formatQuantity } from '../../../lib/format.ts';
import classes from './LiveReading.module.css';
import type { ReadScope } from './use-scope-preview.ts';

type Place = ReadScope['places'][number];
type Work = ReadScope['work'][number];

/** `Tile floor, 3 ×` or `Baseboard, 40 LF` */
const workText = ({ name, times, quantity, unit }: Work): string =>
  [
    name,
    ...(quantity === null ? [] : [`${formatQuantity(quantity)} ${unit ?? ''}`.trim()]),
    ...(times > 1 ? [`${times} ×`] : []),
  ].join(', ');

/** The work as chips under the places it is done at. */
export function ReadPlaces({ scope: { places, work } }: { scope: ReadScope }) {
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
            {works.map((each) => (
              <li key={each.id} className={classes.chip}>
                {workText(each)}
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
