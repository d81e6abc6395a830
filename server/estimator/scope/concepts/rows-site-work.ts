// Rows ordered by their amount alone: paving, framing, floors of warehouses, running an occupied site, turns of units.
import { FITOUT } from './holders.ts';
import { rows } from './rows.ts';

const TURNED = 'unit_turn multi_unit_turn';

export const SITE_WORK_ROWS = [
  ...rows('squares', {
    'RFG-STEEP10': {
      words: 'very steep charge|extra steep charge|10/12 steep charge|12/12 steep charge',
      usual: 24,
      within: 'roof_replace wind_hail_roof',
    },
  }),
  ...rows('area', {
    'CNC-STAMP': {
      words:
        'stamped concrete|stamped colored concrete|colored concrete|stamped and colored concrete|decorative concrete|imprinted concrete|pattern imprinted concrete|stamped overlay|stamped slab|colored stamped slab|stamped colored slab|stamped concrete slab',
      usual: 300,
      remove: 'DEM-SLAB',
    },
    'CNC-PAVER': {
      words:
        'paver|brick paver|concrete paver|interlocking paver|block paving|paving stone|paving slab|flagstone|interlocking paving|patio paver|paver stone|slab paving|patio stone',
      usual: 224,
      remove: 'DEM-SLAB',
    },
    'DCK-CEDAR': {
      words: 'cedar decking|cedar deck board|cedar deck surface',
      usual: 192,
      within: 'deck_build',
      remove: 'DEM-DECK',
    },
    'FRM-WALL26': {
      words:
        'exterior wall framing|2 x 6 exterior wall|2 x 6 wall|2 x 6 wall framing|outside wall framing|frame exterior wall|frame 2 x 6 exterior wall|frame 2 x 6 wall|2 x 6 exterior wall framing|exterior stud wall|exterior framed wall|2 x 6 exterior framing|exterior framing|exterior wall framing with sheathing',
      usual: 160,
      within: 'addition adu',
    },
    'FIR-CLNWL': {
      words:
        'clean soot off wall|clean soot from wall|clean smoke residue from wall|clean smoke residue off wall|soot cleaning|smoke cleaning|clean mild smoke residue from wall|clean mild soot|mild soot cleaning|wash wall for soot|smoke residue cleaning|clean wall for soot|clean soot off ceiling|clean soot from ceiling|clean wall of soot|soot off wall|clean smoke off wall|wash wall mild soot|clean soot off wall and ceiling|clean soot from wall and ceiling|clean smoke residue from wall and ceiling|clean mild smoke residue from wall and ceiling|clean soot|smoke residue|wipe soot from wall|wipe soot off wall|wash soot off wall|wash soot from wall|soot removal|wipe soot from wall and ceiling|wipe soot off wall and ceiling|wipe soot',
      from: 'Wn',
      within: 'fire_room smoke_clean',
    },
    'COM-PREP': {
      words:
        'shot blast|shotblast|shot blasting|shotblasting|diamond grind|diamond grinding|grind concrete|concrete grinding|grind slab|grind floor|mechanical floor prep|grind and prep concrete|profile concrete|scarify concrete|shot blast floor|shot blast slab|diamond grind slab|shotblast slab|grind prep',
      from: 'A',
      within: 'warehouse_floor garage_floor_coating',
    },
    'COM-URETH': {
      words:
        'urethane top coat|urethane topcoat|polyurethane top coat|polyurethane topcoat|urethane coat|urethane floor coating|urethane coating|urethane floor topcoat|urethane seal coat|urethane finish coat|clear urethane|polyurethane finish coat|polyurethane finish coat on floor|urethane finish|polyurethane floor coat|polyurethane coat',
      from: 'A',
    },
  }),
  ...rows('count', {
    'GCN-OCCUPIED': {
      words:
        'occupied premise|occupied premise allowance|occupied premises allowance|occupied premise phasing|occupied building allowance|occupied building phasing|work around tenant allowance|phasing allowance|phasing in an occupied building|working around tenant',
    },
    'GCN-SETUP': {
      words:
        'job setup|job set up|site setup|site set up|job setup and daily cleanup|job setup and daily clean up|daily clean up|daily cleanup|daily clean|protect access route|access route protection|mobilization|mobilisation',
      within:
        'roof_replace deck_build siding_replace exterior_paint patio basement_finish wall_removal',
    },
    'TRN-PLBTUNE': {
      words:
        'plumbing tune up|plumbing tuneup|unit turn plumbing check|turn plumbing check|turn plumbing tune up|plumbing check turn|unit plumbing check|stops flappers and aerators|turn plumbing tuneup|plumbing turn check|turn plumbing',
      within: TURNED,
    },
    'TRN-ELTUNE': {
      words:
        'electrical tune up|electrical tuneup|unit turn electrical check|turn electrical check|turn electrical tune up|plate bulb and battery|unit electrical check|bulb and battery|turn electrical tuneup|electrical turn check|turn electrical',
      within: TURNED,
    },
    'COM-RECEP': {
      words:
        'commercial outlet|mc cable receptacle|receptacle with mc cable|office receptacle with mc cable',
      within: FITOUT,
    },
  }),
];
