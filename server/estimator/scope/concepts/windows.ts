// Windows, skylights and what belongs to them.
import { asm, concepts, items, UNPRICED } from './concept.ts';

export const WINDOWS = concepts({
  window: {
    words:
      'window|double hung window|replacement window|vinyl window|window unit|ventana|double hung|window insert|vinyl insert|casement window|picture window|bay window|bow window|sliding window|crank out window|crank window|horizontal slider window|slider window|horizontal sliding window|awning window|single hung window|fixed window|wood clad unit|wood clad window|clad window|fixed picture window|aluminum window|storm damaged window',
    drops:
      'WIN-INSERT WIN-FULL WIN-WOOD WIN-CASE WIN-PICT WIN-SLIDE WIN-BAY DEM-WINDOW WIN-WRAP PNT-WINDOW',
    usual: 0,
    otherwise: asm('windows_replace', 'n', {
      choose: [
        ['bay', { kind: 'bay' }],
        ['casement', { kind: 'casement' }],
        ['picture', { kind: 'picture' }],
        ['sliding', { kind: 'slider' }],
        ['full_frame', { kind: 'full' }],
        ['wood', { material: 'wood' }],
      ],
    }),
    install: asm('windows_replace', 'n', {
      choose: [
        ['bay', { kind: 'bay' }],
        ['casement', { kind: 'casement' }],
        ['picture', { kind: 'picture' }],
        ['sliding', { kind: 'slider' }],
        ['full_frame', { kind: 'full' }],
        ['wood', { material: 'wood' }],
      ],
    }),
    remove: items('DEM-WINDOW'),
    clean: items('CLN-WINDOW'),
    paint: items('PNT-WINDOW'),
    seal: items('SDG-CAULK*12'),
    repair: items('WIN-SCREENDR'),
  },
  egress_window: {
    always: true,
    within: 'basement_finish',
    words: 'egress window|egress|egress well|basement egress window',
    drops: 'WIN-EGRESS',
    counts: 'WIN-EGRESS',
    otherwise: items('WIN-EGRESS'),
  },
  window_well: {
    words: 'window well',
    otherwise: UNPRICED,
  },
  window_glass: {
    always: true,
    words:
      'window glass|glass pane|window pane|broken window|cracked window|foggy window|fogged window|glass unit|igu|broken glass|cracked glass|glass only|insulated glass unit|glass replacement|fogged pane|foggy pane|fogged glass|foggy glass|foggy double pane unit|double pane unit|double pane glass|glass insert|sealed unit|thermopane|insulated glass|insulated glass pane|window pane glass|cracked pane|broken pane|glass in window|glazing unit|seal failure',
    otherwise: items('WIN-GLASS'),
  },
  screen: {
    always: true,
    words:
      'window screen|screen|bug screen|insect screen|fly screen|screen panel|torn screen|rescreen window|re screen window|rescreen window screen',
    drops: 'WIN-SCREEN',
    otherwise: items('WIN-SCREEN'),
  },
  blinds: {
    words:
      'blind|window blind|mini blind|shade|window covering|window treatment|window shade|shutters interior|faux wood blind|roller shade|cellular shade|vertical blind|venetian blind|plantation shutter|roller blind',
    usual: 0,
    within: 'make_ready unit_turn multi_unit_turn',
    counts: 'WIN-BLIND',
    drops: 'WIN-BLIND',
    otherwise: items('WIN-BLIND'),
  },
  skylight: {
    words: 'skylight|velux|velux skylight|roof window|fixed skylight|velux fixed skylight',
    drops: 'WIN-SKYFIX WIN-SKYNEW',
    otherwise: items('WIN-SKYFIX'),
    install: items('WIN-SKYNEW'),
    build: items('WIN-SKYNEW'),
  },
  sun_tunnel: {
    words:
      'solar tube|sun tunnel|tubular skylight|sun tube|solatube|light tube|light tunnel|solar tunnel',
    otherwise: items('WIN-TUBE'),
  },
  window_trim: {
    words: 'window trim|window casing',
    measure: 'length',
    usual: 16,
    within:
      'bedroom_remodel living_remodel trim_room basement_finish kitchen_remodel bathroom_remodel',
    drops: 'TRM-CASING PNT-TRIM',
    otherwise: items('DEM-TRIM TRM-CASING PNT-TRIM'),
    install: items('TRM-CASING PNT-TRIM'),
    remove: items('DEM-TRIM'),
    paint: items('PNT-TRIM'),
  },
  window_sill: {
    words:
      'window sill|windowsill|window stool|sill|inside window sill|interior window sill|window stool and apron|window sill board',
    otherwise: items('TRM-STOOL'),
  },
  window_wrap: {
    always: true,
    words:
      'window wrap|wrap window|window capping|cap window|wrap the window|aluminum capping|capping|window coil wrap|window aluminum capping|wrap window in aluminum|coil stock wrap',
    drops: 'WIN-WRAP',
    otherwise: items('WIN-WRAP'),
  },
});
