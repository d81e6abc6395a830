// The way from a picture of the cost to the lines that it is made of.
import { createContext, use } from 'react';

export interface WantedRoom {
  /** What its lines are grouped by: `roomGroup` of the domain. */
  group: string;
}

interface WantedRooms {
  /** Room whose lines are to be shown, anew with each wish; null before the first. */
  wanted: WantedRoom | null;
  want: (room: WantedRoom) => void;
}

export const WantedRoomContext = createContext<WantedRooms>({
  wanted: null,
  want: () => undefined,
});

export const useWantedRoom = (): WantedRooms => use(WantedRoomContext);
