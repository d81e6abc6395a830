// Floors, stairs and insulation.
import { asm, concepts, items } from './concept.ts';

export const FLOORS_INSULATION = concepts({
  floor: {
    words: 'floor|flooring|floor covering|piso|suelo|subfloor and floor',
    measure: 'area',
    usual: 0,
    within:
      'kitchen_remodel bathroom_remodel powder_remodel bedroom_remodel living_remodel laundry_remodel basement_finish hallway_refresh bathroom_add water_rebuild make_ready unit_turn whole_cosmetic whole_gut office_ti office_ti_elements retail_ti retail_ti_elements commercial_white_box ada_restroom restaurant_ti_elements garage_refresh addition adu garage_conversion fire_room',
    drops:
      'FLR-LVP FLR-LAM FLR-HW* FLR-CARPET FLR-SHEET FLR-VCT FLR-CTILE FLR-TRANS FLR-SHOE FLR-LEVEL FLR-FURN TIL-FLOOR DEM-VINYL DEM-CARPET DEM-TILEFLR DEM-FLOAT DEM-HARDWOOD',
    counts: 'FLR-LVP FLR-LAM FLR-HWSOLID FLR-HWENG FLR-CARPET FLR-SHEET TIL-FLOOR',
    otherwise: asm('floor_lvp', undefined, { perRoom: true }),
  },
  subfloor: {
    words:
      'subfloor|sub floor|plywood subfloor|floor sheathing|rotted floor|rotten floor|soft floor|advantech|advantech subfloor|t and g subfloor|tongue and groove subfloor|subflooring|3/4 in subfloor|3/4 subfloor|subfloor sheathing|old plywood subfloor|t & g subfloor|t and g plywood subfloor|tongue and groove plywood',
    measure: 'area',
    usual: 40,
    drops: 'FRM-SUBFLR',
    within: 'bathroom_remodel',
    otherwise: items('DEM-SUBFLOOR FRM-SUBFLR HAU-CY*0.012'),
    install: items('FRM-SUBFLR'),
    remove: items('DEM-SUBFLOOR HAU-CY*0.012'),
    clean: items('CLN-FINAL'),
    seal: items('PNT-SEAL'),
    paint: items('PNT-SEAL'),
  },
  leveling: {
    always: true,
    words:
      'floor leveling|level the floor|self leveling|self leveler|self level|uneven floor|floor leveler|leveling compound|self leveling underlayment|self leveling compound|floor leveling compound|feather finish|level floor|level subfloor|level slab|level concrete floor|float floor|float subfloor|float slab',
    measure: 'area',
    usual: 0,
    otherwise: items('FLR-LEVEL', { fromRoom: 'A' }),
  },
  heated_floor: {
    words:
      'heated floor|floor heat|radiant floor|radiant heat|floor warming|radiant heat floor|heat mat|floor heating|in floor heat|radiant floor heat|underfloor heating|underfloor heating mat|heating mat|floor heating mat|warming mat|under floor heating|heat mat under tile|heating mat under tile|underfloor heat|floor warming mat|electric floor heat',
    measure: 'area',
    usual: 0,
    within: 'bathroom_remodel floor_tile',
    drops: 'TIL-HEAT',
    otherwise: items('TIL-HEAT', { fromRoom: 'A' }),
  },
  stair_tread: {
    words:
      'stair tread|tread|wood tread|stair step|step|hardwood stair tread|oak stair tread|oak tread|hardwood tread|stair tread and riser|tread and riser|hardwood stair tread and riser|wood stair tread|pine tread|red oak tread|stair riser|riser|oak stair tread and riser|wood tread and riser',
    usual: 13,
    otherwise: items('FLR-TREAD'),
    refinish: items('FLR-HWREF*4.6'),
    seal: items('FLR-HWREF*4.6'),
    paint: items('PNT-TRIM*4'),
  },
  stair_carpet: {
    words:
      'carpet stair|stair carpet|stair runner|carpeted stair|carpet on stair|carpet the stair|step of stair carpet|carpeted step|stair step carpet|recarpet stair|recarpet step|carpet step|carpet tread|carpet on step',
    usual: 13,
    otherwise: items('FLR-STAIRC'),
    remove: items('DEM-CARPET*3.5'),
  },
  attic_insulation: {
    words:
      'attic insulation|blown in insulation|insulate attic|insulation attic|insulate the attic|blown insulation|blow in cellulose|blown cellulose|blown in cellulose|cellulose|cellulose insulation|blow in insulation|blown fiberglass|blow in|blown in|loose fill insulation|blow insulation|blow over|blow over the top|blow on top|blow more insulation|blow right over|top up insulation|top up the insulation|top off insulation|top up attic|r 49|r 60|to r 49|to r 60|blow over existing|blow more|insulation blown in|loft insulation|insulate the loft|insulate loft|blown in attic insulation|blow insulation into the attic|attic top up|attic insulation top up|loft top up|top up attic insulation',
    measure: 'area',
    usual: 1200,
    drops: 'INS-*',
    within:
      'basement_finish drywall_room water_rebuild fire_room garage_conversion roof_replace mold_rebuild',
    otherwise: asm('attic_insulation', 'sf'),
    remove: items('DEM-INSBLOWN'),
  },
  insulation: {
    words: 'insulation|insulate|insulating|aislamiento',
    measure: 'area',
    usual: 0,
    drops: 'INS-*',
    within:
      'basement_finish drywall_room water_rebuild fire_room garage_conversion roof_replace mold_rebuild',
    otherwise: items('INS-BATTWL', { fromRoom: 'W' }),
    remove: items('DEM-INSUL', { fromRoom: 'W' }),
  },
  floor_insulation: {
    words: 'floor insulation|crawlspace insulation|crawl space insulation|underfloor insulation',
    measure: 'area',
    usual: 0,
    drops: 'INS-BATTCL',
    otherwise: items('INS-BATTCL', { fromRoom: 'A' }),
    replace: items('DEM-INSUL INS-BATTCL', { fromRoom: 'A' }),
    remove: items('DEM-INSUL', { fromRoom: 'A' }),
  },
  sound_insulation: {
    words:
      'sound batt|sound insulation|acoustic insulation|acoustic batt|sound attenuation|sound proofing|soundproofing|soundproof|sound attenuation batt|rockwool|mineral wool|roxul|safe n sound|safe and sound insulation|rock wool|sound deadening|acoustic mineral wool',
    measure: 'area',
    usual: 0,
    drops: 'INS-SOUND',
    otherwise: items('INS-SOUND', { fromRoom: 'W' }),
  },
  wall_insulation: {
    words:
      'wall insulation|insulate wall|exterior wall insulation|insulate exterior wall|insulate interior wall',
    measure: 'area',
    usual: 0,
    otherwise: items('INS-BATTWL', { fromRoom: 'W' }),
  },
  batts: {
    words:
      'batt|insulation batt|existing batt|batt insulation|fiberglass batt|pink insulation|fiberglass insulation|insulation between the stud|insulation between stud|pink batt|fiberglass batt insulation|wall batt|wall batt insulation|exterior wall batt',
    measure: 'area',
    usual: 0,
    drops: 'INS-BATT* DEM-INSUL',
    within: 'basement_finish drywall_room water_rebuild fire_room garage_conversion mold_rebuild',
    otherwise: items('INS-BATTWL', { fromRoom: 'W' }),
    remove: items('DEM-INSUL', { fromRoom: 'W' }),
  },
  spray_foam: {
    words:
      'spray foam|spray foam insulation|closed cell foam|closed cell|closed cell insulation|foam insulation|rim joist foam|rim joist spray foam|spray foam rim joist|two pound foam|2 lb foam|closed cell spray foam',
    measure: 'area',
    usual: 500,
    otherwise: items('INS-SPRAYCC'),
    paint: items('INS-SPRAYCC'),
  },
  air_seal: {
    always: true,
    words:
      'air seal|air sealing|top plate|seal top plate|air leak|seal air leak|seal attic bypass|attic bypass',
    measure: 'area',
    usual: 1200,
    within: 'attic_insulation',
    otherwise: items('INS-AIRSEAL'),
  },
  crawl_encapsulation: {
    always: true,
    words:
      'crawl space encapsulation|encapsulate crawl space|encapsulate|encapsulated|crawlspace encapsulation|encapsulation|crawl space liner|encapsulate crawlspace|crawl liner|crawlspace liner|line and seal crawlspace|seal crawlspace|seal crawl space|line crawlspace|line crawl space|seal crawl|encapsulate crawl|crawl encapsulation|seal crawlspace with liner|crawlspace heavy liner|seal up crawlspace|seal up crawl space',
    measure: 'area',
    usual: 1200,
    otherwise: items('INS-CRAWL'),
  },
});
