import { Checkbox, Text } from '@mantine/core';
import { SHARE_LIMITS, TOO_MANY_PHOTOS } from '../../../../server/domain/account/shared-links.ts';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import IconPhoto from '~icons/tabler/photo';
import classes from './Paper.module.css';
import type { RequestPhotos } from './use-request-photos.ts';

/** Which photos of the estimate show what is asked for; nothing while there are none to choose from. */
export function PhotoChoice({ photos: { all, has, set, ids } }: { photos: RequestPhotos }) {
  if (all.length === 0) return null;
  const isFull = ids.length >= SHARE_LIMITS.photosOfRequest;
  return (
    <fieldset className={classes.asked}>
      <legend>Photos that show it</legend>
      <Text size="sm" c="dimmed" role={isFull ? 'status' : undefined}>
        {isFull
          ? TOO_MANY_PHOTOS
          : 'They are added to the PDF of the request, and their names to its text.'}
      </Text>
      <div className={classes.photos}>
        {all.map(({ id, name, caption, thumbnailUrl }) => (
          <Checkbox
            key={id}
            size="sm"
            classNames={{ labelWrapper: classes.photoLabel }}
            label={
              <>
                <span className={classes.thumbnail}>
                  <Thumbnail
                    url={thumbnailUrl}
                    fallback={<IconPhoto size={24} stroke={1.3} aria-hidden />}
                  />
                </span>
                <span className={classes.photoName}>{caption ?? name}</span>
              </>
            }
            checked={has(id)}
            disabled={isFull && !has(id)}
            onChange={({ currentTarget }) => set(id, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
