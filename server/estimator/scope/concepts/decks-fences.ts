// Decks, porches, fences and gates.
import { asm, concepts, items } from './concept.ts';

export const DECKS_FENCES = concepts({
  deck: {
    words:
      'deck|wood deck|composite deck|back deck|backyard deck|deck and railing|terraza|trex deck',
    measure: 'area',
    usual: 192,
    drops: 'DCK-*',
    otherwise: asm('deck_build', undefined, {
      perRoom: true,
      params: { demo: 1 },
      choose: [
        ['composite', { surface: 'comp', rail: 'comp', demo: 1 }],
        ['pressure_treated', { surface: 'pt', demo: 1 }],
        ['wood', { surface: 'cedar', demo: 1 }],
      ],
    }),
    build: asm('deck_build', undefined, {
      perRoom: true,
      choose: [
        ['composite', { surface: 'comp', rail: 'comp' }],
        ['pressure_treated', { surface: 'pt' }],
        ['wood', { surface: 'cedar' }],
      ],
    }),
    install: asm('deck_build', undefined, {
      perRoom: true,
      choose: [
        ['composite', { surface: 'comp', rail: 'comp' }],
        ['pressure_treated', { surface: 'pt' }],
        ['wood', { surface: 'cedar' }],
      ],
    }),
    repair: asm('deck_repair', undefined, { perRoom: true }),
    paint: items('PNT-DECK', { fromRoom: 'A', perRoom: true }),
    refinish: items('PNT-DECK', { fromRoom: 'A', perRoom: true }),
    seal: items('PNT-DECK', { fromRoom: 'A', perRoom: true }),
    clean: items('PNT-WASH', { fromRoom: 'A', perRoom: true }),
    remove: items('DEM-DECK', { fromRoom: 'A', perRoom: true }),
  },
  deck_board: {
    always: true,
    words:
      'deck board|decking board|rotten board|rotted board|decking|porch board|porch floor board|porch decking|porch floor|front porch board|back porch board|front porch floor|rotten porch board|deck surface|decking surface|cedar board decking',
    measure: 'area',
    usual: 40,
    within: 'deck_build',
    otherwise: items('DCK-BOARD', { choose: [['composite', 'DCK-COMP GCN-LABOR*0.02']] }),
  },
  deck_rail: {
    words:
      'deck railing|deck rail|railing|porch railing|deck handrail|deck baluster|porch handrail',
    measure: 'length',
    usual: 30,
    within: 'deck_build',
    drops: 'DCK-RAIL*',
    otherwise: items('DCK-RAILWD', {
      choose: [
        ['composite', 'DCK-RAILCP'],
        ['aluminum', 'DCK-RAILCP'],
        ['metal', 'DCK-RAILCP'],
        ['vinyl', 'DCK-RAILCP'],
      ],
    }),
  },
  deck_stairs: {
    words: 'deck stair|deck step',
    usual: 4,
    within: 'deck_build',
    otherwise: items('DCK-STAIR'),
  },
  ramp: {
    words: 'wheelchair ramp|ramp|access ramp|ada ramp|handicap ramp|wood ramp',
    measure: 'area',
    usual: 80,
    otherwise: items('DCK-FRAME DCK-PT DCK-FOOT*0.06 DCK-RAILWD*0.5'),
  },
  pergola: {
    words: 'pergola|arbor|gazebo',
    measure: 'area',
    usual: 144,
    otherwise: items('DCK-PERG DCK-FOOT*0.028'),
  },
  patio_cover: {
    words:
      'patio cover|porch roof|covered patio|patio roof|awning cover|roof over patio|roof over a patio|roof over deck|patio awning|veranda roof|verandah roof|carport roof|covered patio roof|patio pavilion|patio roof structure|lean to roof',
    measure: 'area',
    usual: 192,
    otherwise: items('DCK-COVER'),
  },
  screen_porch: {
    words:
      'screen in|screening in|screened porch|screen porch|screen wall|porch screen|porch screening|screen in porch|screened in porch|screen enclosure|lanai screen|rescreen lanai|rescreen porch|pool cage|rescreen pool cage|pool cage screen|rescreen screen porch',
    measure: 'area',
    usual: 250,
    otherwise: items('DCK-SCREEN'),
  },
  fence: {
    words:
      'fence|fencing|privacy fence|wood fence|cedar fence|vinyl fence|chain link fence|picket fence|fence line|cerca|barda|cedar privacy fence|wood privacy fence|cedar privacy|privacy|chain link|chainlink|dog run|dog run fence|pvc fence|pvc fencing|paling fence|hoarding fence|garden fence|fence run|dog eared fence|stockade fence|post and rail fence|wrought iron fence',
    measure: 'length',
    usual: 150,
    drops: 'FNC-* DEM-FENCE',
    otherwise: asm('fence_build', 'lf', {
      params: { demo: 1 },
      choose: [
        ['chain_link', { type: 'chain4', demo: 1 }],
        ['vinyl', { type: 'vinyl6', demo: 1 }],
        ['aluminum', { type: 'alum', demo: 1 }],
        ['picket', { type: 'picket', demo: 1 }],
        ['split_rail', { type: 'rail', demo: 1 }],
        ['wood', { type: 'wood6', demo: 1 }],
      ],
    }),
    install: asm('fence_build', 'lf', {
      choose: [
        ['chain_link', { type: 'chain4' }],
        ['vinyl', { type: 'vinyl6' }],
        ['aluminum', { type: 'alum' }],
        ['picket', { type: 'picket' }],
        ['split_rail', { type: 'rail' }],
        ['wood', { type: 'wood6' }],
      ],
    }),
    build: asm('fence_build', 'lf', {
      choose: [
        ['chain_link', { type: 'chain4' }],
        ['vinyl', { type: 'vinyl6' }],
        ['aluminum', { type: 'alum' }],
        ['picket', { type: 'picket' }],
        ['split_rail', { type: 'rail' }],
        ['wood', { type: 'wood6' }],
      ],
    }),
    repair: asm('fence_repair', undefined, { params: { sections: 2 } }),
    paint: items('PNT-FENCE'),
    refinish: items('PNT-FENCE'),
    seal: items('PNT-FENCE'),
    remove: items('DEM-FENCE'),
  },
  fence_post: {
    words: 'fence post|post',
    otherwise: items('FNC-POST'),
    repair: items('FNC-POST'),
    reset: items('FNC-POST'),
  },
  fence_section: {
    words: 'fence section|fence panel|section of fence|panel of fence|fencing panel|fence bay',
    otherwise: items('FNC-SECT'),
    repair: items('FNC-SECT'),
    reset: items('FNC-SECT'),
  },
  gate: {
    words: 'gate|walk gate|fence gate|garden gate|pedestrian gate|side gate',
    otherwise: items('FNC-GATE'),
    drops: 'FNC-GATE',
  },
  drive_gate: {
    words:
      'drive gate|driveway gate|double gate|drive gates|driveway gates|double drive gate|swing drive gate|double swing gate|swing gate|double gate for driveway',
    otherwise: items('FNC-GATE2'),
  },
});
