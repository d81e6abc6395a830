// Roofs, chimneys and gutters.
import { asm, concepts, items, UNPRICED } from './concept.ts';

const ROOF_TYPES = [
  ['membrane', { type: 'flat' }],
  ['corrugated', { type: 'rib' }],
  ['metal', { type: 'metal' }],
  ['roof_tile', { type: 'tile' }],
  ['slate', { type: 'slate' }],
  ['shake', { type: 'cedar' }],
  ['class4', { type: 'class4' }],
  ['three_tab', { type: '3tab' }],
  ['architectural', { type: 'arch' }],
] as const;

export const ROOFING = concepts({
  roof: {
    words:
      'exposed fastener metal panel|exposed fastener panel|exposed fastener metal|exposed fastener roof|metal roof panel|corrugated metal roof|corrugated roof|roof|roofing|shingle|new roof|re roof|reroof|roof replacement|asphalt shingle|architectural shingle|roof shingle|shingle roof|metal roof|tpo roof|flat roof|techo|tejado|standing seam roof|comp roof|barrel tile|barrel tile roof|clay tile roof|concrete tile roof|concrete roof tile|clay roof tile|tile roof|roof tile|tile roofing|slate roof|slate roofing|metal roofing|membrane roofing|built up roof|built up roofing|r panel roof|r panel roofing|screw down metal panel|screw down metal roof|ribbed metal roof|metal panel roof|standing seam metal roof|shake roof|low slope membrane|roof membrane|tpo membrane|pvc roof|membrane roof|pvc membrane|roof panel|cement tile roof|cement roof tile|cement tile|single ply|single ply tpo|tpo|single ply membrane|white membrane roof',
    measure: 'squares',
    usual: 24,
    within: '',
    drops: 'RFG-* DEM-ROOF* PRM-ROOF FRM-SHTHRF',
    otherwise: asm('roof_replace', 'sq', { choose: ROOF_TYPES }),
    repair: asm('roof_repair', 'visits'),
    remove: items('DEM-ROOF1', {
      choose: [
        ['membrane', 'DEM-ROOFFLT'],
        ['corrugated', 'DEM-ROOFMTL'],
        ['metal', 'DEM-ROOFMTL'],
        ['roof_tile', 'DEM-ROOFTIL'],
        ['slate', 'DEM-ROOFTIL'],
      ],
    }),
    clean: items('PNT-WASH*100'),
    refinish: items('RFG-COAT*100'),
    seal: items('RFG-COAT*100'),
    paint: items('RFG-COAT*100'),
  },
  roof_leak: {
    always: true,
    words:
      'roof leak|leaking roof|leaky roof|leak in roof|roof repair|leak around chimney|roof is leaking|leak repair roof',
    otherwise: asm('roof_repair', 'visits'),
  },
  missing_shingles: {
    always: true,
    words:
      'missing shingle|shingle missing|blown off shingle|shingle blown off|lifted shingle|loose shingle|shingle repair',
    measure: 'area',
    usual: 50,
    otherwise: asm('roof_repair', 'sf', { params: { boots: 0 } }),
  },
  pipe_boot: {
    always: true,
    words:
      'pipe boot|bathroom vent pipe|plumbing vent pipe|plumbing vent|vent stack|roof jack|vent flashing|vent boot|roof boot|pipe jack|plumbing boot|boot',
    within: 'roof_replace wind_hail_roof',
    drops: 'RFG-BOOT',
    otherwise: items('RFG-BOOT'),
  },
  roof_vent: {
    words:
      'roof vent|box vent|turtle vent|attic vent|static vent|roof vent static|static roof vent|can vent|roof box vent|exhaust vent roof|turbine vent|whirlybird|attic exhaust vent|exhaust roof vent|roof exhaust vent|roof louver|attic exhaust vent on roof',
    otherwise: items('RFG-BOX'),
  },
  drip_edge: {
    words: 'drip edge|dripedge|metal edge',
    measure: 'length',
    usual: 100,
    within: 'roof_replace wind_hail_roof',
    drops: 'RFG-DRIP',
    counts: 'RFG-DRIP',
    otherwise: items('RFG-DRIP'),
  },
  ridge_vent: {
    words: 'ridge vent',
    measure: 'length',
    usual: 40,
    within: 'roof_replace wind_hail_roof',
    drops: 'RFG-RVENT',
    counts: 'RFG-RVENT',
    otherwise: items('RFG-RVENT'),
  },
  flashing: {
    always: true,
    words:
      'flashing|step flashing|counter flashing|counterflashing|wall flashing|step and counter flashing|sidewall flashing|roof flashing|apron flashing|reflash|reflashing|re flash|reflash sidewall|wall step flashing|headwall flashing|kickout flashing',
    measure: 'length',
    usual: 20,
    within: 'roof_replace',
    drops: 'RFG-STEP',
    otherwise: items('RFG-STEP'),
  },
  chimney_flashing: {
    always: true,
    words: 'chimney flashing|flash chimney',
    within: '',
    otherwise: items('RFG-CHIM'),
  },
  chimney: {
    words: 'chimney',
    within: 'roof_replace roof_repair',
    otherwise: items('RFG-CHIM'),
    repair: items('MAS-CROWN'),
    build: items('MAS-CROWN'),
    remove: items('DEM-BRICK*40'),
  },
  chimney_liner: {
    words:
      'chimney liner|flue liner|flue|flue tile|clay flue|clay flue tile|stainless liner|stainless steel liner|chimney flue|reline chimney|reline flue|chimney relining|relining|chimney reline',
    otherwise: items('MAS-LINER'),
  },
  chimney_crown: {
    words: 'chimney crown|chimney cap|rebuild crown|chimney top',
    otherwise: items('MAS-CROWN'),
  },
  roof_deck: {
    words:
      'roof decking|roof sheathing|roof deck|roof plywood|sheet of plywood|plywood sheet|sheet of osb|osb sheet|plywood decking|sheathing',
    measure: 'area',
    usual: 64,
    within: 'roof_replace',
    counts: 'FRM-SHTHRF',
    otherwise: items('FRM-SHTHRF'),
  },
  roof_coating: {
    words:
      'roof coating|silicone coating|elastomeric coating|silicone coat|acrylic coat|silicone roof coating|acrylic roof coating|coat the roof|roof coat|recoat the roof|elastomeric roof coating|silicone|elastomeric|white coating|reflective coating|cool roof coating|recoat flat roof|coat flat roof|recoat roof|acrylic coating|roof recoat',
    measure: 'area',
    usual: 1500,
    otherwise: items('RFG-COAT'),
  },
  roof_tarp: {
    always: true,
    words:
      'tarp|roof tarp|emergency tarp|tarping|tarp over roof|roof tarping|tarp roof|emergency roof tarp|shrink wrap roof|tarpaulin|roof tarpaulin',
    drops: 'TMP-TARP',
    measure: 'area',
    usual: 400,
    within: 'tree_impact',
    otherwise: items('TMP-TARP'),
  },
  gutter: {
    words:
      'gutter|seamless gutter|rain gutter|gutter and downspout|canaleta|eavestrough|guttering|eaves trough|eavestroughing|rain guttering|rainwater guttering|6 in gutter',
    measure: 'length',
    usual: 160,
    drops: 'GUT-* DEM-GUTTER',
    counts: 'GUT-AL5',
    otherwise: asm('gutters_replace', 'lf', {
      choose: [['six_inch', { size: 6 }]],
    }),
    clean: items('GUT-CLEAN'),
    reset: items('GUT-DETACH'),
    repair: items('GUT-DETACH*0.25'),
    remove: items('DEM-GUTTER'),
  },
  gutter_guard: {
    words:
      'gutter guard|leaf guard|leaf filter|gutter screen|gutter cover|guard|leaf screen|gutter protection|micro mesh gutter protection|gutter mesh|micro mesh|gutter helmet|leafguard|micro mesh gutter guard|leaf protection',
    measure: 'length',
    usual: 160,
    otherwise: items('GUT-GUARD'),
  },
  downspout: {
    words:
      'downspout|down spout|downpipe|down pipe|rain leader|roof leader|rainwater pipe|rain water pipe|leader pipe',
    measure: 'length',
    usual: 60,
    within: 'gutters_replace wind_hail_roof',
    drops: 'GUT-DOWN',
    reset: items('GCN-HANDY*0.1'),
    repair: items('GCN-HANDY*0.1'),
    otherwise: items('GUT-DOWN'),
  },
  solar_reset: {
    words:
      'solar panel|solar array|solar|pv|pv panel|pv module|solar module|pv array|photovoltaic panel|solar system|solar electric panel',
    usual: 12,
    otherwise: UNPRICED,
    reset: items('RFG-DETPV'),
    remove: items('RFG-DETPV*0.5'),
    move: items('RFG-DETPV'),
  },
  epdm_roof: {
    words:
      'epdm|epdm roof|rubber roof|epdm membrane|rubber membrane roof|rubber roofing|rubber membrane|rubber membrane roofing|new rubber roof|epdm rubber',
    measure: 'squares',
    usual: 12,
    drops: 'RFG-EPDM',
    otherwise: items('DEM-ROOFFLT RFG-EPDM', {
      choose: [['with_iso', 'DEM-ROOFFLT RFG-EPDM RFG-ISO']],
    }),
    remove: items('DEM-ROOFFLT'),
    install: items('RFG-EPDM', { choose: [['with_iso', 'RFG-EPDM RFG-ISO']] }),
    repair: asm('roof_repair', 'visits'),
  },
  modbit_roof: {
    words:
      'modified bitumen|mod bit|modbit|torch down|modified bitumen roof|mod bit roof|torch down roof|sbs roof|modified bitumen roofing',
    measure: 'squares',
    usual: 12,
    drops: 'RFG-MODBIT',
    otherwise: items('DEM-ROOFFLT RFG-MODBIT'),
    remove: items('DEM-ROOFFLT'),
    install: items('RFG-MODBIT'),
    repair: asm('roof_repair', 'visits'),
  },
  roof_insulation: {
    words:
      'tapered insulation|tapered iso|iso board|polyiso|roof insulation|iso|r 30 iso|r 20 iso|rigid roof insulation|polyiso insulation|iso insulation|polyiso board|polyiso roof board|rigid insulation on roof deck|rigid insulation on roof|roof deck insulation|polyiso roof insulation|insulation on roof deck',
    measure: 'squares',
    usual: 12,
    otherwise: items('RFG-ISO'),
  },
  satellite: {
    words:
      'satellite dish|dish antenna|antenna|roof accessory|lightning rod|dnr satellite dish|dnr roof accessory|detach and reset roof accessory|dish|satellite|tv dish|satellite antenna',
    otherwise: items('RFG-DETSAT'),
    reset: items('RFG-DETSAT'),
    move: items('RFG-DETSAT'),
  },
});
