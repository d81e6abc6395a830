// What usually belongs to work that a paper lists: parts of the same job, and what the code asks for beside it. Each part is
// for the list of what is missing, never for a total. Amounts follow the paper's own quantities by the factors of our
// assemblies (assemblies.json); sections of the code are of the International Residential Code (IRC) and the NEC.
import type { MissingReason } from '../../domain/paper/paper-comparison.ts';

/** How much of a part goes with the work. */
export type PartAmount =
  /** So many units of the part for one of the work. */
  | { per: number }
  /** Once for the whole job. */
  | { once: number }
  /** A quantity as the paper lists it of one of these rows in the same unit, else so many for one unit of the work. */
  | { like: readonly string[]; per: number }
  /** The wall length of the room as the paper measures it, else that of a room with this floor. */
  | { along: 'FLOOR' }
  /** The same behind so much drywall: at most two feet high along the floor, eight feet where the room is not measured. */
  | { along: 'WALL' };

export interface UsualPart {
  code: string;
  reason: Extract<MissingReason, 'CODE' | 'USUAL_PART'>;
  why: string;
  amount: PartAmount;
  /** Rows that do the same: where one of them is listed, nothing is missing. */
  instead?: readonly string[];
  /** Words of a line that no row was found for: it may be this part. */
  words: RegExp;
  /** States without the frost that the part is for. */
  notIn?: readonly string[];
  /** Kinds of rooms that the part is for; absent for all. */
  rooms?: readonly string[];
}

export interface PartsOfWork {
  of: readonly string[];
  parts: readonly UsualPart[];
}

/** The roofs of these states know no ice along their eaves. */
const WITHOUT_ICE = ['FL', 'HI', 'TX', 'LA', 'MS', 'AL', 'GA', 'SC', 'CA', 'AZ'];
const WALL_DRYWALL = ['DRW-WALL', 'DRW-MR', 'DRW-58X'];
const WET_ROOMS = ['kitchen', 'bath', 'powder', 'laundry', 'garage'];

const permit = (code: string, why: string): UsualPart => ({
  code,
  reason: 'USUAL_PART',
  why,
  amount: { once: 1 },
  instead: ['PRM-BLDG'],
  words: /permit/i,
});

export const USUAL_PARTS: readonly PartsOfWork[] = [
  {
    of: ['RFG-3TAB', 'RFG-ARCH', 'RFG-CLASS4'],
    parts: [
      {
        code: 'RFG-SYN',
        reason: 'CODE',
        why: 'Shingles go on an underlayment (IRC R905.1.1); none is listed.',
        amount: { per: 1 },
        instead: ['RFG-FELT'],
        words: /underlay|felt|synthetic/i,
      },
      {
        code: 'RFG-ICE',
        reason: 'CODE',
        why: 'Where ice forms along eaves the code asks for an ice barrier there (IRC R905.1.2).',
        amount: { per: 9 },
        words: /\bice\b|water shield|barrier/i,
        notIn: WITHOUT_ICE,
      },
      {
        code: 'RFG-DRIP',
        reason: 'CODE',
        why: 'The code asks for a drip edge at eaves and rakes of shingle roofs (IRC R905.2.8.5).',
        amount: { like: ['RFG-START'], per: 7.2 },
        words: /drip ?edge|gutter apron|eave metal/i,
      },
      {
        code: 'RFG-START',
        reason: 'USUAL_PART',
        why: 'A shingle roof begins with a starter course; makers ask for it in their instructions.',
        amount: { like: ['RFG-DRIP'], per: 7.2 },
        words: /starter/i,
      },
      {
        code: 'RFG-RIDGE',
        reason: 'USUAL_PART',
        why: 'Hips and ridges are capped with shingles of their own.',
        amount: { per: 2.4 },
        words: /ridge|hip cap/i,
      },
      {
        code: 'RFG-BOOT',
        reason: 'USUAL_PART',
        why: 'Pipe boots are renewed with the roof: old ones leak first. At least three are usual.',
        amount: { once: 3 },
        words: /pipe (?:jack|boot)|boots?\b|flashing/i,
      },
      {
        code: 'RFG-STEP',
        reason: 'USUAL_PART',
        why: 'Where the roof meets walls its flashing is renewed; 20 ft are usual.',
        amount: { once: 20 },
        instead: ['RFG-CHIM'],
        words: /flashing/i,
      },
      permit('PRM-ROOF', 'Most towns ask for a permit for a new roof.'),
    ],
  },
  {
    of: ['RFG-METAL', 'RFG-RIB', 'RFG-TILE', 'RFG-SLATE', 'RFG-CEDAR'],
    parts: [
      {
        code: 'RFG-SYN',
        reason: 'CODE',
        why: 'The covering goes on an underlayment (IRC R905.1.1); none is listed.',
        amount: { per: 1 },
        instead: ['RFG-FELT'],
        words: /underlay|felt|synthetic/i,
      },
      {
        code: 'RFG-RIDGE',
        reason: 'USUAL_PART',
        why: 'Hips and ridges are capped.',
        amount: { per: 2.4 },
        words: /ridge|hip cap/i,
      },
      permit('PRM-ROOF', 'Most towns ask for a permit for a new roof.'),
    ],
  },
  {
    of: ['GUT-AL5', 'GUT-AL6', 'GUT-COPPER'],
    parts: [
      {
        code: 'GUT-DOWN',
        reason: 'USUAL_PART',
        why: 'Gutters drain through downspouts: 40 ft for each 100 ft of gutter are usual.',
        amount: { per: 0.4 },
        words: /down ?spout|leader/i,
      },
    ],
  },
  {
    of: ['SDG-VINYL', 'SDG-FIBER', 'SDG-ENGW', 'SDG-WOOD', 'SDG-PANEL', 'SDG-METAL'],
    parts: [
      {
        code: 'SDG-WRAP',
        reason: 'CODE',
        why: 'Behind siding the code asks for a water-resistive barrier (IRC R703.2).',
        amount: { per: 1 },
        words: /wrap|barrier|felt/i,
      },
    ],
  },
  {
    of: WALL_DRYWALL,
    parts: [
      {
        code: 'PNT-PRIME',
        reason: 'USUAL_PART',
        why: 'New drywall is primed before it is painted.',
        amount: { per: 1 },
        instead: ['PNT-SEAL'],
        words: /prim|seal/i,
      },
      {
        code: 'PNT-WALL',
        reason: 'USUAL_PART',
        why: 'New drywall is painted; no paint of the walls is listed there.',
        amount: { per: 1 },
        instead: ['PNT-WALL1', 'PNT-PAPER'],
        words: /paint/i,
      },
      {
        code: 'TRM-BASE',
        reason: 'USUAL_PART',
        why: 'Drywall that is renewed down to the floor takes the baseboard with it.',
        amount: { along: 'WALL' },
        instead: ['TRM-DETBASE', 'FLR-RBASE'],
        words: /base ?board|\bbase\b/i,
      },
    ],
  },
  {
    of: ['DRW-CEIL'],
    parts: [
      {
        code: 'PNT-CEIL',
        reason: 'USUAL_PART',
        why: 'A new ceiling is painted; no paint of it is listed.',
        amount: { per: 1 },
        words: /paint/i,
      },
    ],
  },
  {
    of: ['TRM-BASE'],
    parts: [
      {
        code: 'PNT-BASE',
        reason: 'USUAL_PART',
        why: 'New baseboard is painted.',
        amount: { per: 1 },
        instead: ['PNT-TRIM'],
        words: /paint|stain/i,
      },
    ],
  },
  {
    of: ['FLR-LVP', 'FLR-LAM', 'FLR-HWSOLID', 'FLR-HWENG'],
    parts: [
      {
        code: 'FLR-SHOE',
        reason: 'USUAL_PART',
        why: 'The edge of a hard floor is covered: shoe molding, or the baseboard off and on again.',
        amount: { along: 'FLOOR' },
        instead: ['TRM-BASE', 'TRM-DETBASE', 'FLR-RBASE'],
        words: /shoe|quarter|base/i,
      },
    ],
  },
  {
    of: ['TIL-FLOOR'],
    parts: [
      {
        code: 'TIL-CBU',
        reason: 'USUAL_PART',
        why: 'Floor tile on wood needs a backer or an uncoupling membrane; neither is listed.',
        amount: { per: 1 },
        instead: ['TIL-MEMB', 'FLR-LEVEL'],
        words: /backer|cement board|membrane|mortar bed|underlay/i,
      },
    ],
  },
  {
    of: ['TIL-WALL'],
    parts: [
      {
        code: 'TIL-CBU',
        reason: 'CODE',
        why: 'In showers and tubs tile goes on a backer of cement or glass, not on drywall (IRC R702.4.2).',
        amount: { per: 1 },
        words: /backer|cement board|mortar bed/i,
      },
      {
        code: 'TIL-MEMB',
        reason: 'USUAL_PART',
        why: 'Wet walls are waterproofed behind the tile.',
        amount: { per: 1 },
        words: /membrane|waterproof/i,
      },
    ],
  },
  {
    of: ['PLB-TOILET'],
    parts: [
      {
        code: 'PLB-STOP',
        reason: 'USUAL_PART',
        why: 'A new toilet usually gets a new shut-off valve; supply line and wax ring are within ours.',
        amount: { per: 1 },
        words: /supply|shut|valve|angle stop|wax/i,
      },
    ],
  },
  {
    of: ['CAB-VAN24', 'CAB-VAN30', 'CAB-VAN36', 'CAB-VAN48', 'CAB-VAN60'],
    parts: [
      {
        code: 'PLB-FAUCETL',
        reason: 'USUAL_PART',
        why: 'A new vanity needs a faucet.',
        amount: { per: 1 },
        words: /faucet|\btap\b/i,
      },
    ],
  },
  {
    of: ['CTP-LAM', 'CTP-QUARTZ', 'CTP-GRANITE', 'CTP-MARBLE', 'CTP-SOLID', 'CTP-BUTCHER'],
    parts: [
      {
        code: 'PLB-DETSNK',
        reason: 'USUAL_PART',
        why: 'The sink is taken off and set again with a new top.',
        amount: { once: 1 },
        instead: ['PLB-SINKK', 'PLB-SINKL', 'CAB-VAN36'],
        words: /sink/i,
      },
    ],
  },
  {
    of: ['DOR-INTPRE'],
    parts: [
      {
        code: 'DOR-LOCK',
        reason: 'USUAL_PART',
        why: 'A prehung door comes without knob and latch.',
        amount: { per: 1 },
        words: /lock|knob|lever|hardware/i,
      },
      {
        code: 'TRM-CASING',
        reason: 'USUAL_PART',
        why: 'A new door is cased on both sides: 34 ft each.',
        amount: { per: 34 },
        words: /casing|trim/i,
      },
      {
        code: 'PNT-DOOR',
        reason: 'USUAL_PART',
        why: 'A new door is painted with its frame.',
        amount: { per: 1 },
        words: /paint|stain/i,
      },
    ],
  },
  {
    of: ['DOR-ENTRY'],
    parts: [
      {
        code: 'DOR-LOCK',
        reason: 'USUAL_PART',
        why: 'An entry door comes without its lock.',
        amount: { per: 1 },
        words: /lock|knob|lever|hardware/i,
      },
    ],
  },
  {
    of: ['PLB-WHGAS', 'PLB-WHELEC', 'PLB-WHTANKL', 'PLB-WHHP'],
    parts: [permit('PRM-PLUMB', 'A new water heater usually needs a permit.')],
  },
  {
    of: ['HVC-SYSTEM', 'HVC-HP', 'HVC-AC', 'HVC-FURN'],
    parts: [permit('PRM-MECH', 'New heating or cooling usually needs a mechanical permit.')],
  },
  {
    of: ['ELE-PANEL200', 'ELE-SVC200', 'ELE-REWIRE'],
    parts: [permit('PRM-ELEC', 'Work on the panel or the wiring needs an electrical permit.')],
  },
  {
    of: ['ELE-DEVICE', 'ELE-NEWOUT'],
    parts: [
      {
        code: 'ELE-GFCI',
        reason: 'CODE',
        why: 'In kitchens, baths, laundries and garages outlets are protected by a GFCI (NEC 210.8).',
        amount: { once: 1 },
        words: /gfci|gfi|afci/i,
        rooms: WET_ROOMS,
      },
    ],
  },
  {
    of: ['PRM-BLDG'],
    parts: [
      {
        code: 'ELE-SMOKE',
        reason: 'CODE',
        why: 'Work under a building permit brings smoke alarms up to today’s code (IRC R314.2.2).',
        amount: { once: 1 },
        words: /smoke|alarm|detector/i,
      },
    ],
  },
  {
    of: [
      'DEM-DRYWALL',
      'DEM-CEILDRY',
      'DEM-PLASTER',
      'DEM-CARPET',
      'DEM-TILEFLR',
      'DEM-HARDWOOD',
      'DEM-FLOAT',
      'DEM-CABBASE',
      'WTR-TODRY',
    ],
    parts: [
      {
        code: 'HAU-PICKUP',
        reason: 'USUAL_PART',
        why: 'What is torn out is hauled off and tipped; no disposal is listed.',
        amount: { once: 1 },
        instead: ['HAU-CY', 'HAU-DUMP10', 'HAU-DUMP20', 'HAU-DUMP30', 'HAU-DUMP40', 'HAU-HAZ'],
        words: /haul|dispos|dump|debris|trash/i,
      },
    ],
  },
];
