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
      'haul off|haul away|debris removal|junk removal|debris|haul debris|trash removal|hauling|disposal of debris|haul away debris|load of debris|pickup load|pickup load of debris|trailer load|truck load|truckload|load of junk|junk|junk haul|junk haul off|rubbish|rubbish removal|debris hauling|dump run|truck load of junk|trailer load of debris|load of trash|dump load|pickup load of trash|trailer load of trash|load to the dump|truckload of junk|truckload of debris|load haul away|trip to dump|dump trip',
    within:
      'kitchen_remodel bathroom_remodel fence_build deck_build siding_replace roof_replace floor_lvp floor_carpet floor_laminate floor_hardwood basement_finish whole_gut',
    otherwise: items('HAU-PICKUP'),
  },
  trash_out: {
    always: true,
    words:
      'trash out|trashout|junk out|clean out|cleanout|trash|eviction cleanout|eviction clean out|junkout|tenant trash|haul out tenant trash|house clearance|cubic yard of junk|trashout haul',
    measure: 'volume',
    usual: 4,
    within: 'make_ready unit_turn multi_unit_turn',
    otherwise: items('CLN-TRASH'),
  },
  cleaning: {
    always: true,
    words:
      'cleaning|full clean|deep clean|house cleaning|move out clean|move out cleaning|turnover clean|turnover cleaning|end of tenancy clean|end of tenancy cleaning|make ready clean|make ready cleaning|move in clean|vacate clean|deep cleaning|apartment clean|unit clean|move out ready clean|deep clean the unit|deep clean unit|apartment cleaning|vacancy clean',
    measure: 'area',
    usual: 0,
    within: `${PAINTED} multi_unit_turn`,
    otherwise: items('CLN-MOVE', { fromRoom: 'A' }),
    drops: 'CLN-FINAL CLN-MOVE',
  },
  permit: {
    always: true,
    words:
      'permit|building permit|permit fee|permit application|city permit|county permit|planning permit|building consent|residential building permit',
    within: PAINTED,
    drops: 'PRM-*',
    otherwise: items('PRM-BLDG'),
  },
  asbestos_test: {
    always: true,
    words:
      'asbestos|asbestos test|asbestos testing|asbestos survey|asbestos inspection|test for asbestos|tested for asbestos|asbestos sample|asbestos sampling',
    within: 'popcorn_removal',
    drops: 'PRM-ASBEST',
    otherwise: items('PRM-ASBEST'),
  },
  lead_test: {
    always: true,
    words:
      'lead test|lead paint test|lead inspection|lead paint|lead paint inspection|test for lead|test for lead paint|lead based paint inspection|lead based paint|lead paint testing|lead inspector|tested for lead',
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
    words:
      'pest treatment|exterminator|termite treatment|pest control|roach treatment|bug spray|pest spray|bed bug treatment|ant treatment|flea treatment|exterminate|roach spray|pest exterminator|fumigation|bed bug|spray for bug|spray for roach|exterminator visit|roaches|spray for pest|rodent treatment',
    otherwise: items('CLN-PEST'),
  },
  odor: {
    always: true,
    words: 'pet odor|odor treatment|pet urine|odor removal|smoke odor treatment pet',
    measure: 'area',
    usual: 0,
    otherwise: items('CLN-PET', { fromRoom: 'A' }),
  },
  home_inspection: {
    always: true,
    words:
      'home inspection|house inspection|home inspector|house inspector|inspection of home|inspection of house|pre purchase inspection|pre purchase inspection of home|property inspection|buyer inspection|inspection by home inspector|inspection by a home inspector|inspection from home inspector',
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
