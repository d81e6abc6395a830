// Cleaning, hauling, permits, tests and trades named as a whole.
import { concepts, items } from './concept.ts';
import { PAINTED } from './holders.ts';

export const SERVICES = concepts({
  furniture: {
    always: true,
    words: 'furniture|move furniture|furniture moving|content',
    within:
      'floor_lvp floor_carpet floor_laminate floor_hardwood floor_enghardwood floor_sheetvinyl floor_refinish garage_floor_coating',
    otherwise: items('FLR-FURN'),
    drops: 'FLR-FURN FIR-CONT FIR-PACK FIR-LAUND FIR-BOX WTR-CONT',
  },
  haul: {
    always: true,
    words:
      'haul off|haul away|debris removal|junk removal|debris|haul debris|trash removal|hauling|disposal of debris|haul away debris',
    within:
      'kitchen_remodel bathroom_remodel fence_build deck_build siding_replace roof_replace floor_lvp floor_carpet floor_laminate floor_hardwood basement_finish whole_gut',
    otherwise: items('HAU-PICKUP'),
  },
  trash_out: {
    always: true,
    words: 'trash out|trashout|junk out|clean out|cleanout|trash',
    measure: 'volume',
    usual: 4,
    within: 'make_ready unit_turn multi_unit_turn',
    otherwise: items('CLN-TRASH'),
  },
  cleaning: {
    always: true,
    words: 'cleaning|full clean|deep clean|house cleaning|move out clean|move out cleaning',
    measure: 'area',
    usual: 0,
    within: `${PAINTED} multi_unit_turn`,
    otherwise: items('CLN-MOVE', { fromRoom: 'A' }),
    drops: 'CLN-FINAL CLN-MOVE',
  },
  permit: {
    always: true,
    words: 'permit|building permit|permit fee',
    within: PAINTED,
    drops: 'PRM-*',
    otherwise: items('PRM-BLDG'),
  },
  asbestos_test: {
    always: true,
    words: 'asbestos|asbestos test|asbestos testing|asbestos survey',
    within: 'popcorn_removal',
    drops: 'PRM-ASBEST',
    otherwise: items('PRM-ASBEST'),
  },
  lead_test: {
    always: true,
    words: 'lead test|lead paint test|lead inspection|lead paint',
    otherwise: items('PRM-LEAD'),
  },
  demolition: {
    always: true,
    words: 'demolition|selective demo',
    within: PAINTED,
    drops: 'DEM-* HAU-*',
    otherwise: items('GCN-LABOR*8 HAU-PICKUP'),
  },
  pest: {
    always: true,
    words: 'pest treatment|exterminator|termite treatment|pest control',
    otherwise: items('CLN-PEST'),
  },
  odor: {
    always: true,
    words: 'pet odor|odor treatment|pet urine|odor removal',
    measure: 'area',
    usual: 0,
    otherwise: items('CLN-PET', { fromRoom: 'A' }),
  },
  home_inspection: {
    always: true,
    words: 'home inspection|house inspection',
    otherwise: items('CLN-INSPECT'),
  },
  electrical_work: {
    words: 'electrical|electrical work',
    within: PAINTED,
    drops: 'ELE-* COM-RECEP DEM-FIXTURE',
    otherwise: items('ELE-LABOR*2'),
  },
  board_up: {
    always: true,
    words: 'board up|boarding up|boardup|emergency board up',
    drops: 'TMP-BOARDEA TMP-BOARDSF',
    within: 'fire_room',
    otherwise: items('TMP-BOARDEA'),
  },
});
