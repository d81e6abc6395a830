// Cabinets, counters, closets and built-ins.
import { asm, concepts, items } from './concept.ts';
import { KITCHEN, BATH } from './holders.ts';

export const CABINETS = concepts({
  cabinets: {
    words:
      'cabinet|kitchen cabinet|wall cabinet|upper cabinet|base cabinet|cabinetry|cupboard|kitchen cabinetry|shaker cabinet|stock cabinet|base and wall cabinet|wall and base cabinet|upper and lower cabinet|lower and upper cabinet|base and upper cabinet|upper and base cabinet|upper and lower|lower and upper',
    measure: 'length',
    usual: 0,
    within: `${KITCHEN} laundry_remodel office_ti office_ti_elements`,
    drops:
      'CAB-BASE CAB-WALL CAB-TALL CAB-ISLAND CAB-PANEL CAB-CROWN CAB-PULL DEM-CAB* PNT-CABFRONT',
    counts: '',
    otherwise: items(
      'DEM-CABBASE*0.56 DEM-CABWALL*0.44 CAB-BASE*0.56 CAB-WALL*0.44 CAB-PANEL*0.03 CAB-PULL*1.5 HAU-PICKUP*0.06',
      {
        fromRoom: 'cabinet_run',
        choose: [
          [
            'both_runs',
            'DEM-CABBASE DEM-CABWALL CAB-BASE CAB-WALL CAB-PANEL*0.05 CAB-PULL*2.7 HAU-PICKUP*0.1',
          ],
          ['base', 'DEM-CABBASE CAB-BASE CAB-PULL*1.5'],
          ['upper', 'DEM-CABWALL CAB-WALL CAB-PULL*1.5'],
        ],
      },
    ),
    install: items('CAB-BASE*0.56 CAB-WALL*0.44 CAB-PANEL*0.03 CAB-PULL*1.5', {
      fromRoom: 'cabinet_run',
      choose: [
        ['both_runs', 'CAB-BASE CAB-WALL CAB-PANEL*0.05 CAB-PULL*2.7'],
        ['base', 'CAB-BASE CAB-PULL*1.5'],
        ['upper', 'CAB-WALL CAB-PULL*1.5'],
      ],
    }),
    remove: items('DEM-CABBASE*0.56 DEM-CABWALL*0.44', {
      fromRoom: 'cabinet_run',
      choose: [
        ['both_runs', 'DEM-CABBASE DEM-CABWALL'],
        ['base', 'DEM-CABBASE'],
        ['upper', 'DEM-CABWALL'],
      ],
    }),
    paint: asm('cabinet_paint', 'fronts', { perRoom: true }),
    refinish: asm('cabinet_paint', 'fronts', { perRoom: true, choose: [['reface', 'CAB-REFACE']] }),
    reset: items('CAB-DETACH', { fromRoom: 'cabinet_run' }),
  },
  cabinet_reface: {
    always: true,
    words:
      'cabinet refacing|reface cabinet|reface the cabinet|reface kitchen cabinet|refaced cabinet|refacing cabinet|cabinet reface',
    measure: 'length',
    usual: 0,
    home: 'kitchen',
    drops: 'CAB-REFACE',
    otherwise: items('CAB-REFACE', { fromRoom: 'cabinet_run' }),
  },
  cabinet_fronts: {
    words:
      'cabinet door|cabinet front|drawer|door and drawer|drawer front|cabinet door and drawer|door drawer front|kitchen cabinet door|kitchen cabinet front|kitchen cabinet door and drawer|kitchen cabinet door and drawer front|kitchen cabinet drawer front',
    within: 'kitchen_refresh cabinet_paint kitchen_remodel',
    counts: 'PNT-CABFRONT',
    home: 'kitchen',
    otherwise: asm('cabinet_paint', 'fronts', { perRoom: true }),
    paint: asm('cabinet_paint', 'fronts', { perRoom: true }),
    refinish: asm('cabinet_paint', 'fronts', { perRoom: true }),
    remove: items('DEM-CABWALL'),
  },
  cabinet_hardware: {
    words:
      'cabinet hardware|cabinet pull|cabinet knob|drawer pull|new hardware|hardware|knob and pull|cabinet handle|knob|new knob|new pull|new handle|drawer knob|cabinet knob and pull|bar pull|drawer handle|cabinet door handle|cup pull',
    usual: 28,
    within: `${KITCHEN} cabinet_paint door_replace`,
    drops: 'CAB-PULL',
    counts: 'CAB-PULL',
    otherwise: items('CAB-PULL'),
  },
  island: {
    words:
      'island|kitchen island|center island|peninsula|kitchen island cabinet|island cabinet|island base cabinet|island base|kitchen island base cabinet|island cabinetry|kitchen island cabinetry',
    measure: 'length',
    usual: 6,
    within: 'kitchen_remodel',
    drops: 'CAB-ISLAND ELE-PENDANT',
    otherwise: items('CAB-ISLAND CTP-QUARTZ*3.3 ELE-NEWOUT*0.17', {
      choose: [
        ['granite', 'CAB-ISLAND CTP-GRANITE*3.3 ELE-NEWOUT*0.17'],
        ['butcher', 'CAB-ISLAND CTP-BUTCHER*3.3 ELE-NEWOUT*0.17'],
      ],
    }),
    remove: items('DEM-CABBASE DEM-CTOP*3.3'),
  },
  countertop: {
    words:
      'countertop|laminate countertop|laminate counter|laminate top|laminate counter top|wood top|wood counter|counter top|counter|kitchen counter|kitchen countertop|worktop|benchtop|quartz top|granite top|stone top|marble top|vanity top|kitchen top|counter surface|encimera|quartzite counter|caesarstone top|silestone top|quartz counter|granite counter|corian top|solid surface top|formica top|counter top surface|island top',
    measure: 'area',
    usual: 45,
    within: KITCHEN,
    drops: 'CTP-* DEM-CTOP',
    counts: 'CTP-LAM CTP-QUARTZ CTP-GRANITE CTP-MARBLE CTP-BUTCHER CTP-SOLID DEM-CTOP',
    otherwise: asm('countertop_replace', 'counter_sf', {
      choose: [
        ['quartz', { counter: 'quartz' }],
        ['granite', { counter: 'granite' }],
        ['marble', { counter: 'marble' }],
        ['butcher', { counter: 'butcher' }],
        ['solid_surface', { counter: 'solid' }],
        ['formica', { counter: 'laminate' }],
        ['laminate', { counter: 'laminate' }],
      ],
    }),
    remove: items('DEM-CTOP'),
    reset: items('CTP-DETACH'),
    refinish: items('TRN-RESURF*0.03'),
  },
  backsplash: {
    words:
      'backsplash|back splash|tile backsplash|subway backsplash|subway tile backsplash|splashback|subway tile|kitchen tile|full height subway|full height backsplash|full height tile|subway|backsplash tile|back splash tile|kitchen backsplash tile|kitchen backsplash|tile kitchen backsplash|kitchen back splash|kitchen splashback|backsplash subway tile',
    measure: 'area',
    usual: 30,
    within: KITCHEN,
    home: 'kitchen',
    drops: 'TIL-BACKSPL DEM-BACKSPL',
    counts: 'TIL-BACKSPL',
    otherwise: asm('backsplash', 'sf'),
    replace: asm('backsplash', 'sf', { params: { demo: 1 } }),
    remove: items('DEM-BACKSPL'),
  },
  vanity: {
    words:
      'vanity|bathroom vanity|bath vanity|vanity cabinet|double vanity|sink vanity|vanity and top|vanity with top',
    within: BATH,
    home: 'bathroom',
    drops: 'CAB-VAN* DEM-VANITY PLB-FAUCETL',
    otherwise: asm('vanity_replace', 'n'),
    remove: items('DEM-VANITY'),
    paint: items('PNT-CABFRONT*3'),
  },
  pantry_cabinet: {
    words:
      'pantry cabinet|tall cabinet|pantry|oven cabinet|tall oven cabinet|floor to ceiling pantry|pantry cupboard|utility tall cabinet|broom cabinet|pantry unit|floor to ceiling pantry cabinet|kitchen pantry cabinet',
    within: 'kitchen_remodel',
    counts: 'CAB-TALL',
    otherwise: items('CAB-TALL'),
  },
  closet_system: {
    words: 'closet system|closet organizer|closet shelving|california closet|custom closet',
    measure: 'length',
    usual: 8,
    otherwise: items('CAB-CLOSET'),
  },
  built_in: {
    words:
      'bench and cubbies|cubby|cubbies|bench with cubbies|locker|mudroom bench|mudroom locker|entry bench|built in bench|window seat|wall unit|entertainment center|built in bookcase|built in cabinet|bookcase|bookshelf|built in shelving|built in shelf|built ins|floor to ceiling shelving|custom shelving|built in cabinetry|built in unit|custom bookcase|built in bookshelf|built in shelving unit|floor to ceiling bookcase',
    measure: 'length',
    usual: 6,
    otherwise: items('TRM-BUILTIN'),
  },
  wet_bar: {
    words:
      'wet bar|home bar|basement bar|dry bar|bar area with sink|bar with sink|bar sink and cabinet',
    within: 'basement_finish',
    otherwise: items('CAB-BASE*8 CAB-WALL*6 CTP-QUARTZ*18 PLB-SINKK PLB-FAUCETK PLB-ROUGH'),
  },
  utility_cabinets: {
    words: 'laundry cabinet|garage cabinet|storage cabinet|utility cabinet',
    measure: 'length',
    usual: 8,
    within: 'laundry_remodel',
    otherwise: items('CAB-GARAGE'),
  },
  under_cabinet_light: {
    words:
      'under cabinet light|under cabinet lighting|undercabinet light|under cabinet led|under counter light|undercabinet led|under cabinet led strip|undercabinet lighting|under cabinet led light|led strip|led strip light|led tape|led tape light|strip light under cabinet|led under cabinet|light under cabinet|led light under cabinet|lighting under cabinet',
    measure: 'length',
    usual: 12,
    within: 'kitchen_remodel',
    drops: 'ELE-UCL',
    otherwise: items('ELE-UCL'),
  },
});
