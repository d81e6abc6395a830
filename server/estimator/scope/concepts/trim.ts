// Finish carpentry inside the house.
import { asm, concepts, items } from './concept.ts';

export const TRIM = concepts({
  baseboard: {
    words:
      'baseboard|base board|base molding|base moulding|baseboard trim|base trim|rodapie|skirting|skirting board|baseboard molding|shoe molding and baseboard',
    measure: 'length',
    usual: 0,
    within:
      'bedroom_remodel living_remodel trim_room basement_finish kitchen_remodel bathroom_remodel powder_remodel bathroom_add laundry_remodel water_rebuild make_ready fire_room',
    drops: 'TRM-BASE DEM-BASE PNT-BASE WTR-TOBASE',
    counts: 'TRM-BASE',
    otherwise: items('DEM-BASE TRM-BASE PNT-BASE', { fromRoom: 'base_run' }),
    install: items('TRM-BASE PNT-BASE', { fromRoom: 'base_run' }),
    remove: items('DEM-BASE', { fromRoom: 'base_run' }),
    paint: items('PNT-BASE', { fromRoom: 'base_run' }),
    reset: items('TRM-DETBASE', { fromRoom: 'base_run' }),
  },
  shoe: {
    words: 'quarter round|shoe molding|shoe mold|shoe moulding|base shoe',
    measure: 'length',
    usual: 0,
    within:
      'floor_lvp floor_laminate floor_hardwood floor_enghardwood floor_sheetvinyl floor_refinish',
    drops: 'FLR-SHOE',
    counts: 'FLR-SHOE',
    otherwise: items('FLR-SHOE', { fromRoom: 'base_run' }),
  },
  crown: {
    words: 'crown|crown molding|crown moulding|crown mold|cornice|coving|ceiling cove molding',
    measure: 'length',
    usual: 0,
    within: 'trim_room',
    drops: 'TRM-CROWN PNT-CROWN',
    counts: 'TRM-CROWN',
    otherwise: items('TRM-CROWN PNT-CROWN', { fromRoom: 'P' }),
    remove: items('DEM-CROWN', { fromRoom: 'P' }),
    paint: items('PNT-CROWN', { fromRoom: 'P' }),
  },
  trim: {
    words: 'trim|molding|moulding|woodwork|trim work|millwork|trim package',
    measure: 'length',
    usual: 0,
    within:
      ' bedroom_remodel living_remodel trim_room basement_finish exterior_paint siding_replace kitchen_remodel bathroom_remodel',
    drops: 'PNT-BASE PNT-TRIM TRM-BASE TRM-CASING DEM-BASE DEM-TRIM PNT-DOOR',
    otherwise: asm('trim_room', undefined, { perRoom: true }),
    paint: items('PNT-BASE PNT-TRIM*0.8', { fromRoom: 'base_run' }),
    remove: items('DEM-BASE DEM-TRIM', { fromRoom: 'base_run' }),
  },
  chair_rail: {
    words: 'chair rail|picture rail|dado rail|dado',
    measure: 'length',
    usual: 0,
    otherwise: items('TRM-CHAIR PNT-TRIM', { fromRoom: 'P' }),
    remove: items('DEM-TRIM', { fromRoom: 'P' }),
    paint: items('PNT-TRIM', { fromRoom: 'P' }),
  },
  wainscot: {
    words: 'wainscot|wainscoting|board and batten|beadboard|paneling|wall paneling|panelling',
    measure: 'area',
    usual: 0,
    otherwise: items('TRM-WAINS', { fromRoom: 'lower_walls' }),
    remove: items('DEM-DRYWALL', { fromRoom: 'W' }),
    paint: items('PNT-WALL', { fromRoom: 'lower_walls' }),
  },
  shiplap: {
    words:
      'shiplap|tongue and groove|t and g|t&g|tongue and groove board|t and g board|t and g pine|t and g ceiling|tongue and groove pine|nickel gap|t and g pine ceiling board|pine board',
    measure: 'area',
    usual: 0,
    otherwise: items('TRM-SHIP', { fromRoom: 'one_wall' }),
  },
  stair_rail: {
    words:
      'balustrade|stair balustrade|guardrail|guard rail|iron baluster|stair railing and baluster|stair railing|stair rail|handrail|banister|baluster|spindle|newel|stair banister|railing interior',
    measure: 'length',
    usual: 14,
    otherwise: items('TRM-RAIL'),
    repair: items('GCN-HANDY*0.1'),
    paint: items('PNT-STAIR'),
    refinish: items('PNT-STAIR'),
  },
  mantel: {
    words:
      'mantel|fireplace mantel|mantle|fireplace surround|mantelpiece|mantle piece|wood mantle|wood mantel|fireplace mantle|mantel shelf',
    otherwise: items('TRM-MANTEL'),
  },
  gas_fireplace: {
    words: 'gas fireplace|fireplace insert|gas insert|gas log|fireplace',
    otherwise: items('MAS-GASFP'),
  },
  closet_shelf: {
    words:
      'closet shelf|closet rod|shelf and rod|wire shelf|wire shelving|shelf|shelving|closet shelf and rod|shelf and closet rod|closet rod and shelf|wood closet shelf|closet shelving with rod|shelf and pole|closet pole|closet shelving and rod|closet rod with shelf|closet shelf with rod|hanging rod',
    measure: 'length',
    usual: 8,
    otherwise: items('TRM-SHELF'),
  },
  closet_paint: {
    words:
      'closet interior|inside closet|closet inside|inside of closet|inside of the closet|the inside of walk in closet',
    otherwise: items('PNT-CLOSET'),
  },
});
