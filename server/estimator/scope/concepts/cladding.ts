// Siding, stucco and exterior trim.
import { asm, concepts, items } from './concept.ts';

export const CLADDING = concepts({
  siding: {
    words:
      'siding|house siding|hardie siding|vinyl siding|lap siding|hardie plank siding|cladding|hardie board siding|fiber cement siding|stucco siding|clapboard|board and batten siding|steel siding|metal panel siding|steel panel siding|aluminum siding|metal siding|weatherboard|weatherboarding|shiplap siding|cedar shingle siding|shake siding|lp siding|t1-11 siding|t 1 11 siding|siding panel|lp smart side|lp smartside siding|smart side siding|smartside panel|smartside|cement board lap|cement board siding|hardie plank|hardieplank|fiber cement|fibre cement lap',
    measure: 'area',
    usual: 1800,
    within: 'exterior_paint wind_hail_roof',
    drops: 'SDG-* DEM-SIDING',
    otherwise: asm('siding_replace', 'sf', {
      choose: [
        ['fiber', { type: 'fiber' }],
        ['engineered_wood', { type: 'engwood' }],
        ['stucco', { type: 'stucco' }],
        ['brick', { type: 'brick' }],
        ['metal', { type: 'metal' }],
        ['aluminum', { type: 'metal' }],
        ['wood', { type: 'wood' }],
        ['vinyl', { type: 'vinyl' }],
      ],
    }),
    paint: asm('exterior_paint', 'siding_sf'),
    repair: items('SDG-REPAIR*0.02'),
    clean: items('PNT-WASH'),
    remove: items('DEM-SIDING'),
  },
  siding_patch: {
    always: true,
    words:
      'siding repair|damaged siding|siding patch|rotted siding|siding piece|rotten clapboard|rotten siding|cracked siding|siding board|siding plank|hail damaged siding|broken siding|clapboard repair',
    measure: 'area',
    usual: 40,
    otherwise: items('SDG-REPAIR'),
  },
  stucco: {
    words:
      'stucco|stucco repair|stucco patch|exterior plaster|cement render|render|pebble dash|pebbledash|eifs|dryvit|parging|cement plaster',
    measure: 'area',
    usual: 50,
    otherwise: items('SDG-STUCPAT'),
    install: items('SDG-STUCCO'),
    replace: items('DEM-STUCCO SDG-STUCCO'),
    paint: items('PNT-EXT'),
    remove: items('DEM-STUCCO'),
  },
  house_exterior: {
    words:
      'house exterior|exterior of house|exterior of the house|outside of house|outside of the house|exterior paint|exterior painting|exterior repaint|house paint exterior|exterior of home|exterior of my house|exterior of the home|exterior wall|exterior of a house|south wall|north wall|east wall|west wall|outside wall',
    measure: 'area',
    usual: 1800,
    otherwise: asm('exterior_paint', 'siding_sf'),
    paint: asm('exterior_paint', 'siding_sf'),
    clean: items('PNT-WASH'),
  },
  house_wrap: {
    words:
      'house wrap|tyvek|wrap|building wrap|weather barrier|weather resistive barrier|wrb|housewrap',
    measure: 'area',
    usual: 0,
    within: 'siding_replace windows_replace',
    otherwise: items('SDG-WRAP'),
  },
  exterior_trim: {
    words:
      'exterior trim|outside trim|pvc trim|azek trim|composite trim|trim board|corner board|pvc trim board|exterior trim board|frieze board|cedar trim|composite corner board|rake board|brick mould|brickmould|pvc corner board',
    measure: 'length',
    usual: 100,
    within: 'siding_replace exterior_paint',
    otherwise: items('SDG-TRIM'),
    paint: items('PNT-EXTTRIM'),
  },
  fascia: {
    words:
      'fascia|fascia board|fascia wrap|aluminum fascia wrap|fascia cover|fascia cladding|fascia metal|barge board|bargeboard|aluminum fascia|fascia cap',
    measure: 'length',
    usual: 100,
    within: 'siding_replace',
    drops: 'SDG-FASCIA',
    counts: 'SDG-FASCIA',
    otherwise: items('SDG-FASCIA'),
    paint: items('PNT-EXTTRIM'),
  },
  soffit: {
    words:
      'soffit|soffit panel|vented soffit|eave|soffit board|soffit vent panel|vinyl soffit|aluminum soffit',
    measure: 'area',
    usual: 200,
    within: 'siding_replace',
    drops: 'SDG-SOFFIT',
    counts: 'SDG-SOFFIT',
    otherwise: items('SDG-SOFFIT'),
    paint: items('PNT-EXT'),
  },
  shutter: {
    words:
      'shutter|exterior shutter|board and batten shutter|louvered shutter|vinyl shutter|raised panel shutter',
    usual: 8,
    otherwise: items('SDG-SHUTTER'),
    paint: items('PNT-EXTDOOR*0.5'),
  },
  pressure_wash: {
    always: true,
    words: 'pressure wash|power wash|pressure washing|power washing|powerwash|house wash|soft wash',
    measure: 'area',
    usual: 1500,
    within: 'exterior_paint',
    drops: 'PNT-WASH',
    otherwise: items('PNT-WASH'),
  },
});
