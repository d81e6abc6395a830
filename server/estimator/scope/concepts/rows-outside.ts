// Rows of roofs, walls outside, concrete, decks and yards.
import { rows } from './rows.ts';

const ROOFED = 'roof_replace wind_hail_roof';

export const OUTSIDE_ROWS = [
  ...rows('squares', {
    'RFG-COVER': {
      words:
        'cover board|densdeck|roof cover board|dens deck|roof board|gypsum cover board|gypsum roof board|recovery board|roof recovery board',
      usual: 12,
    },
    'RFG-FELT': {
      words:
        'felt|30 lb felt|felt paper|15 lb felt|tar paper|felt underlayment|roofing felt|roof felt|30 lb felt paper',
      usual: 24,
      within: ROOFED,
    },
    'RFG-SYN': {
      words:
        'synthetic underlayment|synthetic felt|roof underlayment|roofing underlayment|synthetic underlay|synthetic roofing underlayment',
      usual: 24,
      within: ROOFED,
    },
    'DEM-ROOFADD': {
      words:
        'additional layer|additional shingle layer|extra layer|extra layer of shingle|second layer of shingle|additional layer of shingle|each additional shingle layer|2 nd layer|second layer',
      usual: 24,
      within: ROOFED,
    },
    'HAU-ROOFSQ': {
      words:
        'roofing debris|roof debris|roofing debris disposal|roof debris disposal|shingle disposal|roofing disposal|dispose of shingle|torn off shingle|haul away shingle|roof debris haul|shingle haul off|roof tear off disposal|shingle debris|disposal of shingle|shingle tear off disposal|dispose of roofing|haul off clay tile from roof',
      usual: 24,
      within: ROOFED,
    },
    'RFG-STEEP7': {
      words:
        'steep charge|steep roof charge|steep pitch charge|steep slope charge|additional charge for steep|steep pitch surcharge|steep roof surcharge|steep surcharge|steep slope surcharge|steep roof pitch charge|steep roof 8/12 pitch charge',
      usual: 24,
      within: ROOFED,
    },
    'RFG-HIGH': {
      words:
        'high roof charge|two story charge|2 story charge|high roof|high charge|additional charge for high roof|second story roof surcharge|second story surcharge|second story charge|two story surcharge|two story roof surcharge|high roof surcharge|2 story roof charge',
      usual: 24,
      within: ROOFED,
    },
  }),
  ...rows('length', {
    'RFG-START': {
      words: 'starter|starter strip|starter course|starter shingle|starter row',
      usual: 100,
      within: ROOFED,
    },
    'RFG-RIDGE': {
      words:
        'ridge|ridge cap|hip and ridge|hip and ridge cap|ridge shingle|hip cap|ridge capping|hip ridge cap|ridge cap shingle',
      usual: 40,
      within: ROOFED,
    },
    'RFG-VALLEY': {
      words: 'valley metal|valley flashing|valley|roof valley|valley liner|metal valley',
      usual: 20,
      within: ROOFED,
    },
    'GUT-COPPER': {
      words:
        'copper gutter|copper guttering|copper rain gutter|half round copper gutter|copper k style gutter|copper seamless gutter|copper 5 in gutter|copper 6 in gutter|copper rain gutters',
      usual: 160,
      remove: 'DEM-GUTTER',
    },
    'SDG-CAULK': {
      words:
        'exterior caulk|exterior caulking|caulk exterior|caulk the exterior|caulk siding|caulk exterior joint|caulk the siding|exterior joint caulk|caulk window exterior|caulk outside|caulk around exterior|exterior sealant joint|exterior sealant|exterior joint sealant|caulk outside of house|sealant joint',
      usual: 100,
      within: 'exterior_paint siding_replace',
    },
    'CNC-FOOT': {
      words:
        'concrete footing|continuous footing|strip footing|foundation footing|wall footing|footing|concrete footer|footing for garden wall|footing for wall|footing for a wall',
      usual: 40,
      within: 'addition adu',
    },
    'CNC-FNDWALL': {
      words:
        'foundation wall|poured foundation wall|concrete foundation wall|poured wall|poured concrete wall|stem wall|concrete basement wall|poured basement wall|concrete wall for basement|8 in concrete wall|8 in poured wall|8 in foundation wall',
      usual: 40,
      within: 'addition adu',
    },
    'DCK-LEDGER': {
      words:
        'ledger|ledger board|deck ledger|ledger board and flashing|ledger and flashing|deck ledger board',
      usual: 16,
      within: 'deck_build',
    },
    'DCK-RAILWD': {
      words:
        'wood deck railing|wood deck rail|cedar deck railing|wood railing|wood porch railing|pressure treated railing|cedar railing',
      usual: 30,
      within: 'deck_build',
    },
    'DCK-RAILCP': {
      words:
        'composite deck railing|composite railing|aluminum deck railing|aluminum railing|composite deck rail|cable railing|vinyl deck railing|metal deck railing|trex railing|vinyl railing|aluminum porch railing|composite porch railing|cable rail|vinyl porch railing|pvc railing|metal railing deck|aluminum deck rail',
      usual: 30,
      within: 'deck_build',
    },
  }),
  ...rows('area', {
    'RFG-ICE': {
      words:
        'ice and water|ice and water shield|ice shield|ice and water barrier|ice & water|ice & water shield|ice water shield|ice barrier|ice and water membrane|i and w shield|i & w shield|i & w|ice dam membrane|ice dam protection|ice dam barrier|eave membrane|self adhered underlayment|peel and stick underlayment|ice guard|ice and water guard|peel and stick membrane|peel & stick membrane|peel and stick',
      usual: 200,
      within: ROOFED,
    },
    'SDG-STONEV': {
      words:
        'stone veneer|manufactured stone|cultured stone|manufactured stone veneer|faux stone|stacked stone|stone siding|ledgestone',
      usual: 100,
      thing: true,
    },
    'SDG-BRICKV': {
      words:
        'brick veneer|brick facade|brick face|face brick|thin brick|thin brick veneer|brick slip',
      usual: 100,
      remove: 'DEM-BRICK',
    },
    'CNC-RESURF': {
      words:
        'resurface concrete|concrete resurfacing|concrete overlay|resurface the concrete|resurface patio|resurface the patio|resurface walkway|resurface garage floor|concrete resurface|resurface the driveway|resurface driveway|resurface porch|concrete skim coat|spalled concrete|spalling concrete|skim coat concrete|resurface spalled concrete|resurface step|microtopping|concrete topping',
      from: 'A',
    },
    'WPF-MEMB': {
      words:
        'exterior waterproofing|below grade membrane|foundation membrane|exterior waterproof membrane|foundation waterproofing|waterproof foundation|exterior foundation waterproofing|exterior below grade membrane|below grade waterproofing|waterproof the foundation|exterior foundation membrane|waterproof membrane below grade|foundation wall membrane|damp proof foundation|damp proofing|dampproofing|damp proof membrane|foundation damp proofing|tanking|membrane foundation wall|exterior waterproofing membrane|foundation wall waterproofing|waterproof exterior foundation|waterproofing membrane below grade|damp proof foundation wall membrane|damp proof foundation wall|foundation wall waterproof membrane|waterproof outside of foundation|waterproof outside of the foundation|foundation exterior membrane|waterproof foundation exterior|below grade membrane on foundation|exterior basement waterproofing|exterior basement waterproofing membrane|basement waterproofing exterior|exterior waterproofing basement',
      usual: 400,
    },
    'DCK-FRAME': {
      words:
        'deck framing|deck frame|deck joist|deck joist framing|reframe deck|reframe the deck|deck substructure|deck framing only|deck joist and beam|deck beam and joist|joist and framing for a deck|framing for deck|framing for a deck|deck structure|joist for deck',
      usual: 192,
      within: 'deck_build',
    },
  }),
  ...rows('volume', {
    'CNC-CY': {
      words:
        'structural concrete|ready mix|yard of concrete|concrete yard|cubic yard of concrete|concrete pour|concrete placed|grade beam|concrete for grade beam|structural pour',
      usual: 5,
    },
  }),
  ...rows('count', {
    'DCK-FOOT': {
      words:
        'deck footing|deck pier|sonotube|footing for deck|deck post footing|post footing|concrete pier|deck post|sonotube footing|pier footing|footings for deck|concrete footing for a deck|concrete footing for deck|footing for a deck|hole for deck footing|deck hole',
      usual: 4,
      within: 'deck_build',
    },
    'WIN-SCREENDR': {
      words:
        'window sash|sash|sash repair|re glaze sash|reglaze window|re glaze window|sash replacement|reglaze sash|window reglazing|sash cord|reglaze the window|reglaze old wood window|reglaze wood window|reputty|reputty sash|wood window sash|window sash repair|reputty window|reputty old window',
    },
  }),
];
