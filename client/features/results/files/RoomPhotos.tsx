import { Text, UnstyledButton } from '@mantine/core';
import IconPhoto from '~icons/tabler/photo';
import { joinRooms } from '../../../../server/domain/estimate/room-groups.ts';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import { picturesOf, usePhotos } from './photos.ts';
import classes from './RoomPhotos.module.css';

/** The pictures of rooms in a strip, each with its caption; a click shows one large. Nothing while there are none. */
export function RoomPhotos({ rooms }: { rooms: readonly string[] }) {
  const { files, show } = usePhotos();
  const pictures = picturesOf(files, rooms);
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.strip} aria-label={`Pictures of ${joinRooms(rooms)}`}>
      {pictures.map((file) => (
        <li key={file.id}>
          <UnstyledButton
            className={classes.open}
            aria-haspopup="dialog"
            aria-label={`Show large: ${file.caption ?? file.name}`}
            title={file.caption ?? file.name}
            onClick={() => show(file.id)}
          >
            <span className={classes.picture}>
              <Thumbnail
                url={file.thumbnailUrl}
                fallback={<IconPhoto size={20} stroke={1.3} aria-hidden />}
              />
            </span>
            {file.caption ? (
              <Text component="span" size="xs" className={classes.caption}>
                {file.caption}
              </Text>
            ) : null}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
