import { useState } from 'react';
import { useCorrectRoomsMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { roomsFrom, type RoomRow } from './room-rows.ts';

type CorrectRooms = (jobId: string, rows: readonly RoomRow[]) => Promise<boolean>;

/** Sends corrected rooms; the job then prices its scope anew. Resolves with true when it does. */
export function useCorrectRooms() {
  const [send, { loading }] = useCorrectRoomsMutation();
  const [message, setMessage] = useState<string | null>(null);

  const correct: CorrectRooms = async (jobId, rows) => {
    setMessage(null);
    try {
      const { data } = await send({ variables: { input: { jobId, rooms: roomsFrom(rows) } } });
      const answer = data?.correctRooms;
      if (answer?.__typename === 'CorrectRoomsSuccess') return true;
      setMessage(answer?.message ?? null);
    } catch (error) {
      setMessage(readFailure(error).message);
    }
    return false;
  };
  return [correct, { isSending: loading, message }] as const;
}
