// Walls, ceilings, drywall and their finishes.
import { asm, concepts, items } from './concept.ts';
import { PAINTED } from './holders.ts';

export const WALLS_CEILINGS = concepts({
  walls: {
    words: 'wall|interior wall|drywall wall|wall surface|pared|accent wall|feature wall',
    measure: 'area',
    usual: 0,
    within: PAINTED,
    drops: 'PNT-WALL PNT-WALL1',
    otherwise: asm('drywall_room', undefined, { perRoom: true, params: { ceil: 0 } }),
    paint: asm('paint_room', undefined, { perRoom: true }),
    refinish: items('DRW-L5', { fromRoom: 'Wn' }),
    repair: asm('drywall_repair', 'medium'),
    clean: items('FIR-CLNWL', { fromRoom: 'Wn' }),
    remove: asm('wall_removal', 'lf'),
    seal: items('PNT-SEAL', { fromRoom: 'Wn' }),
    build: items('FRM-WALL24 DRW-WALL*16 PNT-PRIME*16 PNT-WALL*16 TRM-BASE*2 PNT-BASE*2'),
  },
  ceiling: {
    words:
      'ceiling|garage lid|drywall lid|lid|ceiling drywall|drywall ceiling|sheetrock ceiling|techo interior|ceiling sheetrock|sheetrock lid|ceiling rock|ceiling board|ceiling wallboard|ceiling plasterboard',
    measure: 'area',
    usual: 0,
    within: PAINTED,
    drops: 'PNT-CEIL DRW-CEIL DEM-CEILDRY DRW-ACT* DEM-ACT',
    counts: 'PNT-CEIL',
    otherwise: items('DEM-CEILDRY DRW-CEIL PNT-PRIME PNT-CEIL HAU-CY*0.006', { fromRoom: 'C' }),
    install: items('DRW-CEIL PNT-PRIME PNT-CEIL', { fromRoom: 'C' }),
    remove: items('DEM-CEILDRY', { fromRoom: 'C' }),
    paint: asm('paint_room', undefined, { perRoom: true, params: { walls: 0, trim: 0 } }),
    repair: asm('drywall_repair', 'large', { params: { medium: 0 } }),
    seal: items('PNT-SEAL', { fromRoom: 'C' }),
  },
  ceiling_stain: {
    always: true,
    words:
      'ceiling stain|smoke stain|soot stain|water stain|stain on ceiling|stained ceiling|interior stain|ceiling water stain',
    measure: 'area',
    usual: 0,
    workName: 'Ceiling stain sealed and painted',
    otherwise: items('PNT-SEAL PNT-CEIL', { fromRoom: 'C' }),
  },
  drywall_hole: {
    always: true,
    words:
      'nail pop|screw pop|popped nail|drywall hole|hole|hole in drywall|hole in wall|drywall patch|patch|wall hole|nail hole|dent|drywall repair|hole in the wall|hole in ceiling|ceiling hole|drywall damage|sheetrock patch|sheetrock hole|plasterboard patch|sheetrock repair|hole in sheetrock|wallboard patch|wallboard hole|small hole|drywall ding|ding|drywall dent|patch drywall|patch sheetrock|sheetrock damage|wall patch|drywall hole patch',
    within: '',
    otherwise: asm('drywall_repair', 'medium', {
      choose: [
        ['large', { medium: 0 }],
        ['small', { medium: 0 }],
      ],
    }),
  },
  crack: {
    always: true,
    words:
      'crack|drywall crack|ceiling crack|wall crack|crack in wall|crack in ceiling|settlement crack|drywall seam',
    measure: 'length',
    usual: 10,
    otherwise: asm('drywall_repair', 'crack_lf', { params: { medium: 0 } }),
  },
  drywall: {
    words:
      'drywall|sheetrock|gypsum|gyp board|gypsum board|wallboard|plasterboard|drywall and paint|drywalling|gib board|drywall board|wall sheetrock|wall drywall',
    measure: 'area',
    usual: 0,
    within: `basement_finish bathroom_add fire_room garage_conversion addition adu attic_conversion whole_gut water_rebuild mold_rebuild kitchen_remodel bathroom_remodel`,
    drops: 'DRW-WALL DRW-CEIL DRW-MR DRW-58X DEM-DRYWALL MLD-TODRY WTR-TODRY',
    otherwise: asm('drywall_room', undefined, { perRoom: true }),
    install: asm('drywall_room', undefined, { perRoom: true, params: { demo: 0 } }),
    remove: items('DEM-DRYWALL', { fromRoom: 'Wn' }),
    repair: asm('drywall_repair', 'medium'),
    paint: items('PNT-PRIME PNT-WALL', { fromRoom: 'Wn' }),
  },
  corner_bead: {
    always: true,
    words: 'corner bead|metal corner bead|cornerbead',
    measure: 'length',
    usual: 20,
    otherwise: items('DRW-CORNER'),
  },
  plaster: {
    words:
      'plaster|plaster wall|lath and plaster|plaster and lath|plaster repair|plasterwork|cracked plaster wall|plaster crack',
    measure: 'area',
    usual: 20,
    otherwise: items('DRW-PLASTER'),
    remove: items('DEM-PLASTER', { fromRoom: 'Wn' }),
  },
  texture: {
    always: true,
    words:
      'texture|knockdown texture|orange peel|wall texture|retexture|knockdown|retexture knockdown',
    measure: 'area',
    usual: 0,
    within: 'drywall_repair',
    otherwise: items('DRW-TEXWALL', { fromRoom: 'Wn' }),
  },
  ceiling_texture: {
    words: 'ceiling texture|texture ceiling|knockdown ceiling|texture the ceiling',
    measure: 'area',
    usual: 0,
    always: true,
    otherwise: items('DRW-TEXCEIL', { fromRoom: 'C' }),
  },
  skim: {
    always: true,
    words:
      'skim coat|skim coating|level 5|smooth wall|smooth finish wall|skim wall|skim the wall|skim coat wall|skim coat the wall|skim coat ceiling|skim',
    measure: 'area',
    usual: 0,
    within: 'popcorn_removal',
    otherwise: items('DRW-L5 PNT-PRIME PNT-WALL', { fromRoom: 'Wn' }),
  },
  popcorn: {
    always: true,
    words:
      'popcorn ceiling|popcorn|acoustic ceiling texture|popcorn texture|cottage cheese ceiling|popcorn removal|textured ceiling|stipple ceiling|stippled ceiling|stippled ceiling texture|stipple texture|stippled texture|artex|artex ceiling|spray texture ceiling|popcorn ceiling texture',
    measure: 'area',
    usual: 0,
    drops: 'DEM-POPCORN',
    otherwise: asm('popcorn_removal', undefined, { perRoom: true, together: true }),
  },
  wallpaper: {
    words: 'wallpaper|wall paper|wall covering|wallcovering|vinyl wallcovering|wallpaper border',
    measure: 'area',
    usual: 0,
    drops: 'DEM-WALLPAPER PNT-PAPER',
    otherwise: items('PNT-PAPER', { fromRoom: 'Wn' }),
    remove: items('DEM-WALLPAPER', { fromRoom: 'Wn' }),
    replace: items('DEM-WALLPAPER PNT-PAPER', { fromRoom: 'Wn' }),
  },
});
