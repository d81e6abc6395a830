// Rows of mitigation, drying, cleaning after fire and mould, and making safe.
import { rows } from './rows.ts';

const WET = 'water_mitigation';
const BURNT = 'fire_room smoke_clean';
const MOLDY = 'mold_remediation';
const STORM = 'wind_hail_roof tree_impact';

export const LOSS_ROWS = [
  ...rows('days', {
    'WTR-AIRMV': {
      words:
        'air mover|airmover|drying fan|axial fan|carpet fan|blower|snail fan|centrifugal fan|fan drying|fan dryer',
      usual: 3,
      within: WET,
    },
    'WTR-DEHL': {
      words:
        'dehumidifier|dehu|lgr|lgr dehumidifier|lgr dehu|large dehumidifier|large dehu|large lgr|large lgr dehumidifier|lgr dehumidifier large|dehumidification',
      usual: 3,
      within: `${WET} ${MOLDY}`,
    },
    'WTR-DEHX': {
      words:
        'xl dehumidifier|xl dehu|extra large dehumidifier|extra large dehu|extra large lgr|xl lgr|xl lgr dehumidifier|extra large lgr dehumidifier|desiccant|desiccant dehumidifier',
      usual: 3,
    },
    'WTR-SCRUB': {
      words:
        'air scrubber|hepa air scrubber|hepa scrubber|negative air machine|negative air|neg air machine|neg air|hepa machine|afd|scrubber',
      usual: 3,
      within: `${WET} ${BURNT} ${MOLDY}`,
    },
    'WTR-MATS': {
      words:
        'drying mat|floor drying mat|floor mat system|drying mat system|hardwood drying mat|rescue mat|injectidry mat|mat system|floor drying system|hardwood floor drying|drying panel|floor drying panel|hardwood mat|injectidry floor mat|floor mat drying|hardwood floor mat|floor drying mat system',
      usual: 4,
      within: WET,
    },
    'WTR-WALLDR': {
      words:
        'wall cavity drying|cavity drying|injectidry|wall drying|wall drying system|cavity dryer|wall injection drying|inter air drying|cavity drying system|wall cavity drying system|ceiling cavity drying|inject air into wall cavity|cavity injection|wall injection|wall cavity dryer|in wall drying',
      usual: 3,
    },
    'WTR-POWER': {
      words:
        'power distribution|spider box|power distribution box|temporary power distribution|temp power distribution|temporary power distribution box|power distribution for drying equipment|power distribution panel|temp power box|temp power spider box|temporary power spider box',
      usual: 3,
    },
    'FIR-DEODOR': {
      words:
        'ozone|ozone generator|ozone machine|ozone treatment|hydroxyl|hydroxyl generator|hydroxyl machine|hydroxyl treatment',
      usual: 2,
      within: BURNT,
    },
    'TMP-HEAT': {
      words:
        'temporary heat|temp heat|temporary heater|temp heater|construction heater|portable heat|rent heater|rental heater|heater rental|propane heater|torpedo heater|construction heat|site heat|temporary heating',
      usual: 3,
    },
    'GCN-LIFT': {
      words:
        'boom lift|scissor lift|lift rental|man lift|manlift|lift for high|need a lift|rent a lift|bucket truck|aerial lift|articulating lift|lift to reach|high reach',
      usual: 1,
      within: 'warehouse_fitout',
    },
  }),
  ...rows('hours', {
    'WTR-MON': {
      words:
        'daily monitoring|equipment monitoring|monitoring|daily moisture monitoring|moisture monitoring|daily equipment monitoring|moisture reading|daily reading|equipment check and reading|daily equipment check|equipment check|monitor equipment|monitor drying equipment',
      usual: 4.5,
      within: WET,
    },
    'WTR-SETUP': {
      words:
        'equipment setup|equipment set up|set up equipment|equipment setup and takedown|equipment set up and take down|equipment take down|setup and takedown|setup|equipment takedown|equipment set up and takedown|equipment setup take down',
      usual: 4,
      within: `${WET} ${MOLDY}`,
    },
    'WTR-CONT': {
      words:
        'content manipulation|contents manipulation|move content|block and move content|manipulate content|content handling|content move|contents handling|content manip|contents manip|contents move|block and move furniture|move furniture for drying|contents relocation|content relocation|contents moving|moving content|content moving|hour moving content',
      usual: 3,
      within: WET,
    },
    'FIR-PACK': {
      words:
        'pack out|packout|content pack out|pack out and pack back|pack back|inventory and pack out|pack out content|inventory pack out|packing and inventory|packout and pack back',
      usual: 16,
    },
    'FIR-CONT': {
      words:
        'content cleaning|contents cleaning|clean content|clean the content|cleaning of content|cleaning of belonging|clean belonging|ultrasonic cleaning|ultrasonic cleaning of belonging|ultrasonic cleaning of content|cleaning of personal property|cleaning content|hour cleaning content',
      usual: 8,
      within: 'smoke_clean',
    },
    'TMP-DEBRIS': {
      words:
        'storm debris|storm debris removal|storm cleanup|storm clean up|downed limb|storm debris cleanup|downed branch|fallen branch|fallen limb|broken branch|clear branch|clear fallen branch|downed tree debris|storm debris haul',
      usual: 6,
      within: 'tree_impact',
    },
  }),
  ...rows('area', {
    'WTR-EXTH': {
      words:
        'water extraction hard surface|extraction hard surface|hard surface extraction|extract hard surface|extract from hard surface|extract hard floor|extract water hard surface|water extraction from hard surface|water extraction from floor|extract water from floor|extract floor|water extraction tile floor|extract hard floor surface',
      from: 'A',
      within: WET,
    },
    'WTR-EXTC': {
      words:
        'carpet extraction|water extraction carpet|extract carpet|extraction from carpet|extract water from carpet|extract water carpet|extract from carpet|extract the carpet|water extraction from carpet|extract wet carpet|carpet water extraction|water extraction carpeted floor|extract carpeted floor|extract wet carpeted floor|wet carpet extraction|water out of carpet|suck water out of carpet|extract water from wet carpet|vacuum water out of carpet|vacuum water from carpet|vacuum wet carpet',
      from: 'A',
      within: WET,
    },
    'WTR-EXT3': {
      words:
        'category 3 extraction|cat 3 extraction|category 3 water extraction|cat 3 water extraction|sewage extraction|black water extraction|extract sewage|extract cat 3 water|extract category 3 water|extract black water|extract category 3 water from floor|extract sewage water|black water pump out|sewage water extraction',
      from: 'A',
      within: WET,
    },
    'WTR-TOCARP': {
      words:
        'wet carpet and pad|tear out wet carpet|tear out wet carpet and pad|remove wet carpet|remove wet carpet and pad|wet carpet|wet carpet tear out|carpet tear out and bag|wet carpeting|wet carpet and padding|wet carpet and cushion|wet carpet cut and bag',
      from: 'A',
      within: WET,
    },
    'WTR-TOPAD': {
      words:
        'wet pad|tear out wet pad|remove wet pad|tear out pad|remove pad|wet carpet pad|tear out wet carpet pad|remove wet carpet pad|carpet pad tear out|pad tear out|remove carpet pad|tear out carpet pad|wet padding|wet carpet padding|wet cushion|wet carpet cushion|carpet cushion tear out|wet underlay|wet carpet underlay',
      from: 'A',
      within: WET,
    },
    'WTR-TODRY': {
      words:
        'wet drywall|tear out wet drywall|remove wet drywall|tear out wet drywall and bag|wet drywall tear out|wet drywall removal|drywall tear out wet|wet sheetrock|tear out wet sheetrock|remove wet sheetrock|wet gypsum board|wet plasterboard|wet wallboard|soaked drywall|saturated drywall|soaked sheetrock|wet drywall off wall',
      from: 'Wn',
      within: WET,
    },
    'WTR-TOINS': {
      words:
        'wet insulation|tear out wet insulation|remove wet insulation|wet insulation removal|wet batt|wet insulation tear out',
      from: 'A',
      within: WET,
    },
    'WTR-TOWOOD': {
      words:
        'wet laminate|wet hardwood|wet lvp|wet vinyl plank|wet wood floor|tear out wet laminate|tear out wet hardwood|tear out wet lvp|tear out wet vinyl plank|non salvageable floor|non salvageable wood|non salvageable laminate|non salvageable hardwood|remove wet laminate|remove wet hardwood|remove wet lvp|wet wood flooring|wet hardwood floor|wet laminate flooring|wet vinyl floor|wet luxury vinyl plank|wet floating floor|wet engineered floor|wet engineered hardwood',
      from: 'A',
      within: WET,
    },
    'WTR-TOTILE': {
      words:
        'wet tile|tear out wet tile|remove wet tile|wet tile floor|tear out wet tile floor|wet ceramic tile|wet tile flooring|wet ceramic tile floor',
      from: 'A',
      within: WET,
    },
    'WTR-ANTIM': {
      words:
        'antimicrobial|anti microbial|antimicrobial treatment|antimicrobial application|apply antimicrobial|antimicrobial spray|biocide|germicide|apply biocide|apply germicide|disinfectant spray|plant based antimicrobial|mildewcide|anti microbial spray|antimicrobial agent|anti microbial agent|anti microbial treatment|apply anti microbial|antimicrobial fluid',
      from: 'A',
      within: WET,
    },
    'WTR-CLEAN3': {
      words:
        'sanitize category 3|clean and sanitize|clean and sanitize category 3|sewage cleanup|sewage clean up|sewage cleaning|clean and disinfect|category 3 cleaning|cat 3 cleaning|disinfect|disinfecting|disinfection|sanitize surface|disinfect surface|disinfect and clean|decontaminate surface',
      from: 'A',
      within: WET,
    },
    'WTR-POLY': {
      words:
        'containment|poly containment|containment barrier|containment wall|plastic containment|6 mil containment|poly barrier|plastic sheeting containment|plastic containment wall|containment plastic|6 mil poly containment|6 mil poly containment wall|poly containment wall',
      usual: 120,
      within: `${WET} ${MOLDY}`,
    },
    'WTR-LIFT': {
      words:
        'lift carpet|float carpet|lift and block carpet|lift the carpet|lift and float carpet|lift carpet for drying|carpet lift|block carpet for drying|lift carpet block for drying|lift carpet to dry|lift carpet to dry underneath|detach carpet for drying',
      from: 'A',
      within: WET,
    },
    'WTR-RELAY': {
      words:
        'relay carpet|re lay carpet|relay and stretch carpet|re lay and stretch carpet|reinstall carpet on new pad|carpet relay|relay the carpet|re lay the carpet|relay carpet on new pad|re lay carpet on new pad|relay existing carpet|restretch carpet over new pad|re stretch carpet over new pad|reinstall existing carpet|reinstall carpet|re lay existing carpet|relay and restretch carpet|relay and stretch existing carpet|lay carpet back down|stretch back carpet|stretch back carpet over new pad|stretch carpet back|restretch existing carpet',
      from: 'A',
      within: WET,
    },
    'WTR-CRAWL': {
      words:
        'crawlspace water removal|crawl space water removal|crawlspace pump out|crawl space pump out|pump out crawl space|pump out crawlspace|pump out the crawl space|pump out the crawlspace|crawl space drying|crawlspace drying|dry the crawl space|dry out crawl space|dry out crawlspace|crawl space extraction|standing water from crawl space|remove water from crawl space|dry crawl space|pump crawl space|remove standing water from crawl space|water removal from crawl space|crawl space water extraction|remove water from crawlspace|remove standing water from crawlspace|crawlspace extraction|pump water from crawl space|pump water out of crawlspace|pump water out of crawl space|crawl space water removal and dry|crawlspace water removal and drying|crawlspace pump out and dry|crawl space pump out and dry',
      from: 'A',
      home: 'crawlspace',
    },
    'MLD-TODRY': {
      words:
        'moldy drywall|mouldy drywall|remove moldy drywall|tear out moldy drywall|mold affected drywall|moldy sheetrock|remove moldy sheetrock|moldy drywall removal|mold contaminated drywall|moldy gypsum board|moldy plasterboard|moldy wallboard|mouldy sheetrock|mouldy wallboard|mouldy plasterboard',
      from: 'Wn',
      within: MOLDY,
    },
    'MLD-TOINS': {
      words:
        'moldy insulation|remove moldy insulation|mold affected insulation|moldy batt|mold contaminated insulation',
      from: 'A',
      within: MOLDY,
    },
    'MLD-TOFLR': {
      words:
        'moldy flooring|moldy carpet|moldy floor|remove moldy carpet|remove moldy flooring|remove moldy floor|mold affected floor|mold affected flooring|mold affected carpet|moldy subfloor|moldy vinyl|moldy laminate|moldy hardwood',
      from: 'A',
    },
    'MLD-HEPA': {
      words: 'hepa vacuum|hepa vac|hepa vacuuming|hepa vacuum surface',
      from: 'A',
      within: MOLDY,
    },
    'MLD-WIPE': {
      words:
        'damp wipe|biocide wipe|wipe with biocide|wipe down with biocide|mold wipe down|damp wiping|damp wipe with biocide|damp wipe surface|wipe down biocide|biocide wipe down|wipe surface with biocide|damp wiping with biocide|damp wipe with antimicrobial',
      from: 'A',
      within: MOLDY,
    },
    'MLD-SAND': {
      words:
        'wire brush framing|sand framing|wire brush stud|sand stud|wire brush joist|sand joist|wire brush and sand|sand and wire brush|wire brush|sanding of framing|sand mold off stud|sand mold off framing|sand mold off joist|wire brush mold|sand mold|wire brush stud and joist|wire brush and sand joist|wire brush and sand stud|sand mold off',
      usual: 60,
      within: MOLDY,
    },
    'MLD-BLAST': {
      words:
        'soda blast|dry ice blast|media blast|soda blasting|dry ice blasting|media blasting|blast framing|blast attic deck|media blast attic|media blast framing|soda blast mold|blast mold|dry ice blast mold|media blast mold|blast attic|dry ice blast attic|blast roof sheathing|dry ice blasting roof sheathing|media blast attic deck',
      from: 'A',
    },
    'MLD-ENCAP': {
      words:
        'encapsulant|encapsulant coating|mold encapsulant|encapsulate framing|encapsulate joist|encapsulate stud|encapsulating coating|antimicrobial coating|encapsulate the framing|encapsulate rafter|encapsulating paint|mold encapsulation|encapsulation coating|mold sealer|encapsulating',
      from: 'A',
      within: MOLDY,
    },
    'FIR-CLNHV': {
      words:
        'heavy soot|heavy smoke cleaning|heavy soot cleaning|clean heavy soot|heavy soot clean|clean heavy smoke|soot cleaning heavy|heavy smoke residue|heavy soot residue|clean heavy smoke residue|heavy smoke and soot cleaning|heavy smoke cleaning of wall|wall heavy soot',
      from: 'Wn',
      within: 'smoke_clean',
    },
    'FIR-SEAL': {
      words:
        'odor seal|seal for odor|odor sealer|odor sealing|seal framing for odor|seal framing|shellac sealer|seal the framing|smoke seal|seal charred framing|odor seal framing|seal stud for odor|smoke sealer|seal stud with smoke sealer|shellac seal|shellac seal framing|shellac seal charred framing|odor blocking sealer|odor block framing|seal charred|seal smoke odor|seal joist|seal joist for odor|seal joist against smoke odor|seal stud against smoke odor|seal framing against odor|seal framing against smoke odor|seal rafter for odor',
      from: 'A',
      within: BURNT,
    },
    'FIR-CLNFLR': {
      words:
        'clean floor of soot|clean soot off floor|soot floor cleaning|clean floor soot|floor soot cleaning|soot cleaning floor|clean smoke residue off floor|clean soot from floor|clean soot from flooring|clean soot off flooring|clean smoke off floor|soot off floor|clean floor for soot',
      from: 'A',
      within: BURNT,
    },
    'FIR-DEMO': {
      words:
        'charred structure|charred framing removal|demo charred framing|demolish charred framing|remove charred framing|char removal|demolish charred structure|remove charred stud|charred stud|burnt structure|burned structure|burnt framing|burned framing|fire damaged framing|fire damaged structure|charred framing|burnt stud|charred lumber|burnt lumber',
      usual: 60,
      within: BURNT,
    },
    'FIR-BLAST': {
      words:
        'blast charred framing|soda blast char|blast char|media blast charred framing|soda blast charred framing|blast charred stud|media blast char|soda blast charred truss|soda blast fire charred truss|blast charred truss|dry ice blast charred framing|blast charred joist|blast charred|soda blast charred',
      usual: 80,
      within: BURNT,
    },
    'TMP-BOARDSF': {
      words:
        'plywood board up|board up plywood|board up with plywood|board up storefront|board up wall opening|plywood board|plywood boarding',
      usual: 64,
    },
    'CLN-PET': {
      words:
        'pet odor treatment|pet treatment|urine treatment|pet stain treatment|enzyme treatment|cat urine|dog urine|dog smell|dog smell treatment|cat smell|treat pet urine|treat for pet urine|pet smell|urine smell|enzyme treat|enzyme treat subfloor|pet urine treatment|pet smell treatment|treat for pet odor',
      from: 'A',
    },
  }),
  ...rows('length', {
    'WTR-TOBASE': {
      words:
        'wet baseboard|tear out wet baseboard|remove wet baseboard|wet base trim|wet base|wet baseboard trim|wet skirting|wet skirting board',
      from: 'base_run',
      within: WET,
    },
    'WTR-TOCAB': {
      words:
        'wet base cabinet|wet cabinet|tear out wet cabinet|remove wet cabinet|detach wet cabinet|wet cabinet tear out|tear out wet base cabinet|remove wet base cabinet|wet vanity|wet lower cabinet|wet cabinetry|wet lower cabinetry|wet base cabinetry|wet lower|tear out lower cabinet wet|cabinet wet',
      usual: 8,
    },
    'FIR-CLNCAB': {
      words:
        'clean cabinet inside and out|clean cabinet|cabinet cleaning|clean the cabinet|clean inside of cabinet|clean kitchen cabinet|clean soot from cabinet|clean soot from cabinetry|clean cabinetry|clean soot off cabinet|cabinet soot cleaning|clean smoke off cabinet|wipe down cabinet inside and out|wipe down cabinet|wipe cabinet inside and out',
      usual: 20,
    },
    'TMP-FENCE': {
      words:
        'temporary fence|temp fence|temporary fencing|construction fence|temp fencing|temporary security fence|safety fence|temp construction fence|temp construction fencing|temporary construction fence|temporary chain link fence|temp chain link fence|security fence|security fencing|hoarding|site hoarding|heras fencing|site fence|site fencing|construction fencing|temporary chain link|rental fence',
      usual: 100,
    },
  }),
  ...rows('count', {
    'WTR-CALL': {
      words:
        'emergency call|emergency service call|service call|emergency call out|emergency response|emergency service|emergency water call|water emergency call|water emergency response call|emergency water service call|water emergency service call',
      within: WET,
    },
    'WTR-CALLAH': {
      words:
        'after hours emergency|after hours emergency call|after hours call|after hours service call|after hours emergency service call|emergency service call after hours|emergency service call after business hours|emergency call after hours|emergency call after business hours|night emergency call|night emergency call out|night call out|weekend emergency call|out of hours call|out of hours call out|out of hours emergency call|after hours call out|after hours emergency call out|overnight emergency call',
      within: '',
    },
    'WTR-MAP': {
      words:
        'moisture map|moisture mapping|moisture inspection|moisture inspection and mapping|thermal imaging|moisture test|moisture survey|moisture check|moisture assessment|thermal imaging and moisture check|infrared inspection|infrared scan|moisture inspection and map|moisture reading and mapping|moisture map with thermal camera|thermal camera inspection',
      within: WET,
    },
    'WTR-FILTER': {
      words: 'hepa filter|scrubber filter|filter change|hepa filter change|air scrubber filter',
      within: WET,
    },
    'WTR-ZIP': {
      words:
        'zipper|zipper door|containment zipper|zip door|containment door|zipper door for containment|zip door for containment|zipper for containment|adhesive zipper|peel and seal zipper|stick on zipper',
      within: `${WET} ${MOLDY}`,
    },
    'WTR-PPE': {
      words:
        'ppe|ppe set|tyvek suit|respirator|personal protective equipment|protective suit|ppe suit|hazmat suit',
      usual: 2,
      within: `${WET} ${MOLDY}`,
    },
    'WTR-TRUCK': {
      words:
        'truck mount|truck mount extraction|truck mounted extraction|truckmount|truck mount setup|truck mounted setup|truck mount set up|truck mount extraction setup|truck mounted extraction setup|truck mounted extraction set up|truck mounted extractor|truck mount extractor|truck mounted unit|truckmounted extraction|truckmounted extraction setup',
    },
    'MLD-TEST': {
      words:
        'mold test|mold testing|mold clearance|clearance test|clearance testing|mold assessment|air sample|air quality test|post remediation test|post remediation verification|mold inspection|clearance air test|mold clearance test|independent mold assessment|air test|post remediation air test|mold air test|post remediation clearance|mold clearance testing|mold sampling|mold sample|spore test|air sample for mold|tested for mold|test for mold|mold air sample|mold tested|check for mold|air sample for mould|tested for mould|test for mould|mould test|mould inspection|air sampling for mold|air sampling|mold air sampling|post clearance air sample|post clearance test|clearance air sample',
      within: MOLDY,
    },
    'MLD-PROTO': {
      words:
        'mold protocol|remediation protocol|hygienist|industrial hygienist|hygienist protocol|mold remediation protocol|written mold protocol|protocol from hygienist|written protocol|protocol by hygienist|protocol from industrial hygienist|hygienist to write protocol',
      within: MOLDY,
    },
    'MLD-CHAMB': {
      words:
        'decon chamber|decontamination chamber|air lock|airlock|decon|decontamination airlock|decon airlock|decontamination unit|decon unit',
      within: MOLDY,
    },
    'MLD-FOG': {
      words:
        'mold fogging|fog for mold|mold fog|fogging|antimicrobial fogging|mold fog treatment|antimicrobial fog|fogging treatment|fog treatment',
    },
    'FIR-FOG': {
      words:
        'thermal fog|thermal fogging|odor fog|thermo fog|thermal fogger|smoke odor fogging|smoke fogging|smoke odor fog|deodorizing fog|odor fogging|fog for odor|fog for smoke|fog room for smoke odor|fog for smoke odor',
      within: BURNT,
    },
    'FIR-CLNFIX': {
      words:
        'clean fixture|clean light fixture|clean door|fixture cleaning|clean window and door|clean light fixture of soot|clean window of smoke residue|clean soot from door|clean window of soot|clean soot from window|clean door of soot|clean soot off door|clean soot off window|clean soot off fixture|clean soot from fixture|clean soot from light fixture|clean light fixture of smoke|clean fixture of soot',
      within: BURNT,
    },
    'FIR-BOX': {
      words: 'packing box|packing material|moving box|boxes for packing|pack box|packing carton',
      usual: 20,
    },
    'FIR-LAUND': {
      words:
        'textile|textile restoration|laundry of clothing|garment|clothing cleaning|dry clean garment|clean drape|textile cleaning|smoke damaged clothes|dry cleaning of clothing|laundry of clothes|clothes laundry|soft goods|dry clean clothing|laundry of smoke damaged clothes|textile laundry|item of clothing|dry clean item of clothing|dry clean clothes|dry clean|piece of clothing|launder clothing|launder clothes|launder',
    },
    'TMP-POWER': {
      words:
        'temporary power|temp power|safe off|temporary electric service|temp electric|power safe off|temp power pole|temporary power pole|temporary electric|make electric safe|electric make safe|temporary electrical service|temporary power hookup|make electrical safe',
      within: BURNT,
    },
    'TMP-SHORE': {
      words:
        'shoring|temporary shoring|shoring post|temp shoring|temporary support post|shore up|bracing|temporary bracing|temporary shoring post|brace the wall|shore post|shoring jack|temporary support|acrow prop|screw jack post|temporary jack post|shore ceiling|shore floor|shore up ceiling|shore up floor|shore wall|temporary post|temp post|temporary posts',
      usual: 2,
    },
    'TMP-WATEROFF': {
      words:
        'make safe plumbing|cap plumbing|cap and make safe|plumbing make safe|shut off and cap|cap water line|cap pipe and make safe|cap pipe|shut off water and cap line|shut off and cap water line|shut off water and cap|cap and make safe plumbing|make plumbing safe|cap off plumbing|cap off water line|cap water',
    },
    'TMP-TREE': {
      words:
        'tree off roof|tree off the roof|tree off house|tree off the house|tree from roof|tree from the roof|tree from house|tree from the house|tree from structure|remove tree from structure|remove tree from the house|remove tree from the roof|remove tree from house|remove tree from roof|tree removal from roof|tree removal from house|tree on house|tree off garage roof|fallen tree off|crane tree off|crane tree off house|tree off structure|tree removal off house|tree off garage',
      within: STORM,
    },
    'HAU-HAZ': {
      words:
        'biohazard bag|contaminated waste bag|biohazard disposal|hazardous waste bag|contaminated waste|regulated waste bag|regulated waste bag disposal|bag of contaminated waste|hazmat bag|biohazard waste bag|bag of biohazard waste|contaminated bag|medical waste bag',
      usual: 4,
      within: MOLDY,
    },
  }),
];
