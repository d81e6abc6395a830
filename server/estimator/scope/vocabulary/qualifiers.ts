// Adjectives and materials that choose between catalogue items or set a parameter.

export const QUALIFIER_WORDS: Readonly<Record<string, string>> = {
  quartz: 'quartz|silestone|caesarstone|engineered stone',
  granite: 'granite',
  marble: 'marble|quartzite|calacatta|carrara',
  butcher: 'butcher block|butcherblock|wood top|wood counter',
  solid_surface: 'solid surface|corian',
  formica: 'formica|laminate top|laminate counter|laminate countertop',
  frameless: 'frameless|frameless glass',
  glass: 'glass|glass door|glass panel|glass enclosure',
  double: 'double|two car|2 car|double sink',
  single: 'single|one car|1 car',
  freestanding: 'freestanding|free standing|soaking|soaker|clawfoot',
  acrylic: 'acrylic|fiberglass surround|surround|insert|prefab|fiberglass',
  undermount: 'undermount',
  gas: 'gas|natural gas|propane',
  electric: 'electric',
  tankless: 'tankless|on demand|instant',
  heat_pump: 'heat pump|hybrid',
  casement: 'casement|awning|crank out|crank',
  picture: 'picture|fixed',
  sliding: 'sliding|slider',
  bay: 'bay|bow',
  wood: 'wood|wooden|cedar|wood clad|clad|redwood|pine',
  vinyl: 'vinyl|pvc|of vinyl',
  full_frame: 'full frame|new construction|full frame replacement',
  fiber:
    'fiber cement|fibre cement|hardie|hardiplank|hardieplank|hardie board|james hardie|cement board siding|cement board lap',
  engineered_wood:
    'engineered wood siding|lp smartside|smartside|lp smart side|smart side|lp siding|lp smartside panel',
  stucco: 'stucco',
  brick: 'brick|brick veneer',
  metal: 'metal|standing seam|steel',
  corrugated: 'corrugated|exposed fastener|ribbed metal|screw down|r panel|ag panel',
  three_tab: '3 tab|three tab',
  architectural:
    'architectural|dimensional|laminated shingle|comp|composition|asphalt shingle|30 year',
  class4: 'class 4|impact resistant|impact rated|designer shingle',
  roof_tile:
    'clay tile|concrete tile|tile roof|spanish tile|barrel tile|mission tile|concrete roof tile|clay roof tile|roof tile|tile roofing|cement tile',
  slate: 'slate',
  shake: 'shake|cedar shake|wood shake',
  membrane: 'tpo|pvc membrane|flat roof|membrane|low slope|flat|built up|bur|single ply',
  composite: 'composite|trex|timbertech|azek',
  pressure_treated: 'pressure treated|pt|treated lumber|treated|treated wood',
  aluminum: 'aluminum|aluminium|wrought iron|iron|ornamental',
  chain_link: 'chain link|chainlink|cyclone',
  picket: 'picket',
  split_rail:
    'split rail|ranch rail|post and rail|farm fence|3 rail|post and rail fence|horse fence',
  asphalt: 'asphalt|blacktop|tarmac|bitumen drive',
  paver: 'paver|brick paver|flagstone',
  stamped: 'stamped|colored concrete',
  gravel: 'gravel|crushed stone',
  concrete: 'concrete|cement',
  bearing: 'load bearing|bearing|structural|loadbearing|load bearing wall',
  nonbearing: 'non bearing|non load bearing|nonbearing|not load bearing|partition wall',
  small: 'small|tiny|little|nail|minor',
  medium: 'medium|mid size|medium size|fist size',
  large: 'large|big|huge|major',
  interior: 'interior|inside',
  exterior: 'exterior|front|entry|back|outside|outdoor',
  french: 'french',
  barn: 'barn|barn style',
  pocket: 'pocket',
  bifold: 'bifold|bi fold|closet|bypass',
  base: 'base|lower',
  upper: 'upper|wall cabinet|upper cabinet',
  to_deck: 'to deck|to the deck|deck above|underside of deck',
  leaf_guard: 'leaf guard|gutter guard|guard|leaf filter|leaf screen',
  six_inch: '6 in gutter|six inch',
  privacy: 'privacy',
  after_hours: 'after hour|after hours|overnight|night work|weekend only',
  mid_range: 'mid range|price range|wide range|range of|midrange',
  pale: 'light gray|light grey|light blue|light color|light colored|light duty|natural light|light wood|light beige|light turn|light turnover',
  heated: 'heated|radiant|heated floor|floor heat|warm floor|in floor heat',
  custom: 'custom|semi custom',
  one_coat: 'one coat|1 coat|single coat',
  accent: 'accent|accent wall|feature wall',
  closet_door: 'closet door',
  blown: 'blown|blown in|loose fill',
  batt: 'batting',
  spray_foam: 'spray foam|closed cell|open cell',
  type_x: 'type x|fire rated|5/8|fire code|fire rock|firecode|firerock|type x board|fire board',
  moisture:
    'moisture resistant|green board|greenboard|purple board|mold resistant|mold tough|mildew resistant|purple rock|green rock|mr board|blue board|moisture resistant board|mold resistant board|aqua board',
  upstairs: 'upper floor walk up|third floor walk up|walk up',
  demo_none:
    'over existing slab|over the existing slab|over existing vinyl|over the existing vinyl|over existing tile|over the existing tile|over existing floor|over the existing floor|over existing concrete|over the existing|over the old|bare floor|no existing floor|bare concrete|bare slab|subfloor only|over existing|over concrete|over concrete slab|on concrete slab|over the slab|over a slab|on a slab|on slab|over slab|new construction floor',
  curbless: 'low threshold|no threshold|low curb|curbless|zero entry|barrier free',
  tegular: 'tegular|2 x 2|2 x 2 tegular',
  two_fifty: '240 volt|240 v|220 volt|220 v',
};

/** Verbs that name their material. */
export const FLOORING_VERBS: Readonly<Record<string, string>> = {
  carpet: 'recarpet|re carpet|recarpeting',
  tile: 'retile|re tile|retiling',
  lvp: 'refloor|re floor|reflooring',
};

/** Floor materials: each word stands for a floor of that kind as well as for the material. */
export const FLOOR_WORDS: Readonly<Record<string, string>> = {
  lvp: 'click lock vinyl plank|vinyl plank click lock|click lock|click vinyl plank|click lvp|click vinyl|lvp|lvt|luxury vinyl|luxury vinyl plank|luxury vinyl tile|vinyl plank|vinyl plank flooring|spc|lvp floor|vinyl floor plank|plank flooring|waterproof vinyl',
  laminate: 'laminate floor|laminate flooring|laminate|pergo|laminate wood|floating floor',
  hardwood:
    'solid hickory|hickory|walnut floor|solid maple|hardwood|hardwood floor|hardwood flooring|solid oak|oak floor|wood floor|wood flooring|oak hardwood|solid hardwood|solid wood floor|red oak|white oak|maple floor|nail down hardwood|hard wood|hard wood floor|oak flooring',
  enghardwood:
    'engineered hickory|engineered maple|engineered walnut|engineered white oak|engineered wide plank|engineered hardwood|engineered wood|engineered wood floor|engineered floor|engineered flooring|engineered oak|engineered hardwood floor|engineered hardwood flooring',
  sheetvinyl:
    'sheet vinyl|linoleum|vinyl floor|vinyl flooring|vinyl sheet|lino|vinyl sheet floor|sheet vinyl floor',
  carpet:
    'carpet|carpeting|wall to wall|carpet and pad|broadloom|berber|frieze|plush carpet|saxony|loop carpet|cut pile|berber carpet',
  tile: 'tile|tiling|porcelain|ceramic|ceramic tile floor|porcelain tile floor|ceramic floor tile|porcelain floor tile|ceramic floor|ceramic tile flooring|porcelain tile flooring|tile floor|floor tile|tiled floor|porcelain tile|ceramic tile|tile flooring|tiled|porcelain floor|mosaic tile',
  ctile: 'carpet tile|carpet square',
  vct: 'vct tile|vct flooring|vct floor|vct|vinyl composition|vinyl composition tile',
  epoxy:
    'epoxy|polyaspartic|epoxy floor|epoxy coating|floor coating|epoxy paint|garage floor coating|floor epoxy|industrial epoxy|warehouse epoxy|two coat epoxy|2 coat epoxy|epoxy floor coating|epoxy flake|flake floor|epoxy flake floor',
  polished:
    'concrete floor polish|concrete polish|concrete floor polishing|concrete polishing|slab polish|polished concrete|polish concrete|polish the concrete',
  rubber_base:
    'rubber base|cove base|vinyl base|rubber cove base|vinyl cove base|4 in cove base|4 in rubber base|cove base molding|rubber wall base|vinyl wall base|4 in vinyl base',
  stone:
    'natural stone tile|stone tile|travertine|travertine tile|marble tile|slate tile|marble floor|travertine floor|marble floor tile|limestone|limestone tile|natural stone|natural stone floor|stone floor|slate floor|slate tile floor|marble tile floor|travertine tile floor',
  densified:
    'densifier|densify|concrete densifier|densify concrete|densify slab|densifier and sealer|densify the slab|densify and seal|densified|densified concrete|grind and densify|densifier and penetrating sealer|densify and seal slab|densify and seal concrete|densify and seal floor',
};
