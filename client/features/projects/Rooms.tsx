import { Button, Group, TextInput } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { useState, type FormEvent } from 'react';
import { isSameRoom } from '../../../server/domain/estimate/same-room.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Section } from '../../components/Section.tsx';
import { type Rooms_ProjectFragment, AddRoomDocument } from '../../gql/graphql.ts';
import { useRooms_ProjectFragment } from '../../gql/hooks.ts';
import { paths } from '../../lib/paths.ts';
import classes from './Projects.module.css';
import { PROJECT_LIMITS } from '../../../server/domain/limits.ts';
import { useSend } from '../../hooks/use-send.ts';
import { firstSentence } from '../../lib/problem.ts';

/** Returns what is wrong with the room, null when it is there now. */
function useAddRoom(projectId: string) {
  const [send, { isSending }] = useSend(AddRoomDocument);
  const addRoom = async (name: string): Promise<string | null> => {
    const outcome = await send({ input: { projectId, name } });
    return outcome.kind === 'done' ? null : firstSentence(outcome);
  };
  return [addRoom, { isAdding: isSending }] as const;
}

interface RoomsProps {
  project: FragmentType<Rooms_ProjectFragment>;
  projectId: string;
}

/** Shortcuts: a room opens the start page with its words filled in. */
export function Rooms({ project, projectId }: RoomsProps) {
  const { data, complete } = useRooms_ProjectFragment(project);
  const [addRoom, { isAdding }] = useAddRoom(projectId);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (!complete) return null;

  const isKnown = (room: string) => data.rooms.some((each) => isSameRoom(each, room));

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const room = name.trim();
    if (!room) return;
    const refused = isKnown(room) ? null : await addRoom(room);
    setProblem(refused);
    if (!refused) setName('');
  };

  return (
    <Section title="Rooms" hint="Choose a room to start an estimate for it.">
      <ul className={classes.rooms}>
        {data.rooms.map((room) => (
          <li key={room}>
            <LinkButton
              to={paths.start({
                project: projectId,
                instructions: `Create an estimate for the ${room}`,
                title: `${room} Estimate`,
              })}
              variant="default"
              radius="xl"
              size="sm"
            >
              {room}
            </LinkButton>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void add(event)} aria-label="Add a room">
        <Group align="flex-end" gap="xs">
          <TextInput
            label="Another room"
            placeholder="Sunroom"
            autoComplete="off"
            maxLength={PROJECT_LIMITS.room}
            value={name}
            error={problem}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" variant="light" loading={isAdding} disabled={!name.trim()}>
            Add room
          </Button>
        </Group>
      </form>
    </Section>
  );
}
