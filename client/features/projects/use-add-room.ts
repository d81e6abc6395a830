import { AddRoomDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { firstSentence } from '../../lib/problem.ts';

/** Returns what is wrong with the room, null when it is there now. */
export function useAddRoom(projectId: string) {
  const [send, { isSending }] = useSend(AddRoomDocument);
  const addRoom = async (name: string): Promise<string | null> => {
    const outcome = await send({ input: { projectId, name } });
    return outcome.kind === 'done' ? null : firstSentence(outcome);
  };
  return [addRoom, { isAdding: isSending }] as const;
}
