// Walls that come down or go up, framing and beams.
import { asm, concepts, items } from './concept.ts';

export const STRUCTURE = concepts({
  bearing_wall: {
    always: true,
    words: 'load bearing wall|bearing wall|structural wall',
    measure: 'length',
    usual: 12,
    otherwise: asm('wall_removal', 'lf', { params: { bearing: 1 } }),
  },
  open_wall: {
    always: true,
    words: 'wall between|open up wall|open concept|open floor plan|open up',
    measure: 'length',
    usual: 12,
    otherwise: asm('wall_removal', 'lf', { choose: [['bearing', { bearing: 1 }]] }),
  },
  partition_wall: {
    words:
      'new wall|partition wall|partition|dividing wall|stud wall|drywall partition|sheetrock partition|interior partition|stud partition',
    measure: 'length',
    usual: 12,
    otherwise: items('FRM-WALL24 DRW-WALL*16 PNT-PRIME*16 PNT-WALL*16 TRM-BASE*2 PNT-BASE*2'),
    remove: asm('wall_removal', 'lf'),
  },
  framing: {
    words: 'wall framing|framing|stud framing|garage wall framing',
    measure: 'length',
    usual: 12,
    drops: 'FRM-FURR FRM-WALL24 FRM-WALL26',
    otherwise: items('FRM-WALL26*8'),
  },
  beam: {
    words:
      'beam|lvl beam|steel beam|support beam|header beam|lvl|lvl header|glulam|glulam beam|microlam|support lvl|flitch beam',
    measure: 'length',
    usual: 12,
    within: 'wall_removal',
    otherwise: items('FRM-BEAM GCN-ENGR*0.083 PRM-BLDG*0.083'),
  },
  opening: {
    words: 'pass through|wider opening|archway|doorway opening|widened opening|header',
    otherwise: items('FRM-HEADER'),
  },
  rafter: {
    words: 'rafter|broken rafter|roof rafter|cracked rafter',
    measure: 'length',
    usual: 12,
    otherwise: items('FRM-RAFTER'),
  },
  truss: {
    words:
      'truss|roof truss|truss member|roof truss member|roof truss package|truss package|new truss|new roof truss',
    measure: 'area',
    usual: 500,
    otherwise: items('FRM-TRUSS'),
  },
  joist: {
    words:
      'joist|floor joist|sister joist|sistering|rotten floor joist|rotten joist|joist repair|floor joist repair|rotted floor joist|rotted joist|damaged floor joist|cracked joist',
    measure: 'length',
    usual: 40,
    otherwise: items('FRM-JOIST'),
  },
  attic_ladder: {
    words:
      'attic ladder|pull down stair|attic stair|pull down ladder|drop down attic step|drop down attic stair|attic step|folding attic stair|folding attic ladder|loft ladder|pull down attic stair|pull down attic ladder|attic pull down',
    otherwise: items('FRM-ATTICLAD'),
  },
});
