import { useAddRoomMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';

/** Returns what is wrong with the room, null when it is there now. */
export function useAddRoom(projectId: string) {
  const [mutate, { loading }] = useAddRoomMutation();
  const addRoom = async (name: string): Promise<string | null> => {
    try {
      const { data } = await mutate({ variables: { input: { projectId, name } } });
      const result = data?.addRoom;
      return result?.__typename === 'InvalidInput'
        ? (result.fields[0]?.message ?? result.message)
        : null;
    } catch (error) {
      return readFailure(error).message;
    }
  };
  return [addRoom, { isAdding: loading }] as const;
}
