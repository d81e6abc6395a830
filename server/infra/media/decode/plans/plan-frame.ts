// Which part of a sheet is the plan: its rooms, and what stands about them.
import { type Box, boxOf, endsOfBox, isWithin, type Story } from './measured-plan.ts';

/** What stands further from the rooms belongs to other drawings on the sheet, meters. */
const AROUND = 3;

/** A name no further from the plan, and from the names that are near it, is of a room of the plan that nobody measured, meters. */
const NEXT_ROOM = 8;

/** Two rounds add NEXT_ROOM to one side at least: what goes on after these is larger than a page can be. */
const MOST_ROUNDS = 300;

/** The box with a margin on all sides, no larger than another. */
const around = ({ left, top, width, height }: Box, margin: number, all: Box): Box => {
  const [from, upper] = [Math.max(all.left, left - margin), Math.max(all.top, top - margin)];
  return {
    left: from,
    top: upper,
    width: Math.min(all.left + all.width, left + width + margin) - from,
    height: Math.min(all.top + all.height, top + height + margin) - upper,
  };
};

/** The part of the story that is drawn: about its rooms and the names beside them, or all of it where none is measured. */
export const frameOf = ({ rooms, walls, lines, texts }: Story): Box => {
  const corners = rooms.flatMap((room) => room.corners);
  const all = boxOf([...corners, ...walls.flat(), ...lines.flat(), ...texts.map(({ at }) => at)]);
  if (corners.length === 0) return all;
  let own = boxOf(corners);
  let names = texts.filter(({ isName }) => isName).map(({ at }) => at);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const reach = around(own, NEXT_ROOM, all);
    const near = names.filter((at) => isWithin(at, reach));
    if (near.length === 0) break;
    names = names.filter((at) => !isWithin(at, reach));
    own = boxOf([...endsOfBox(own), ...near]);
  }
  return around(own, AROUND, all);
};
