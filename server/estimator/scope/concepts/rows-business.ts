// Rows of shops, offices, warehouses and restaurants.
import { FITOUT } from './holders.ts';
import { rows } from './rows.ts';

export const BUSINESS_ROWS = [
  ...rows('area', {
    'COM-ELEC': {
      words:
        'power and lighting distribution|electrical distribution|commercial electrical distribution|power distribution per sf|commercial power and lighting|commercial power and lighting distribution|electrical distribution for office space|power and lighting distribution of suite',
      from: 'A',
      within: FITOUT,
    },
    'COM-HVAC': {
      words:
        'hvac distribution|hvac duct distribution|commercial hvac distribution|commercial ductwork|hvac distribution ductwork|ductwork distribution|hvac ductwork distribution|duct distribution|ductwork and distribution|hvac distribution duct|commercial hvac distribution duct',
      from: 'A',
      within: FITOUT,
    },
    'COM-SPKSF': {
      words:
        'fire sprinkler system|wet sprinkler system|new sprinkler system|new fire sprinkler system|commercial sprinkler system|sprinkler system per sf|fire suppression sprinkler|sprinkler building|sprinkler whole building|fire sprinkler building|wet pipe sprinkler system|wet pipe system|new wet pipe sprinkler system|fire sprinkler system for building',
      from: 'A',
      within: FITOUT,
    },
    'COM-GYPCLG': {
      words:
        'hard lid|hard lid ceiling|gyp ceiling|framed drywall ceiling|framed ceiling|gypsum ceiling|suspended drywall ceiling|gyp board ceiling|drywall lid commercial|drywall soffit and lid|gyp lid|gypsum lid|drywall hard lid|gyp soffit|gyp soffit ceiling|gypsum soffit|hard ceiling',
      from: 'A',
      within: 'office_ti_elements restaurant_ti_elements',
    },
    'COM-HIWALL': {
      words:
        'high wall|high wall paint|wall above 12 ft|wall over 12 ft|paint high wall|warehouse wall paint|wall paint from lift|paint warehouse wall|tall wall',
      from: 'W',
      within: 'warehouse_fitout',
    },
    'COM-ACTPATCH': {
      words:
        'patch ceiling grid|patch grid|ceiling grid patch|patch act|act patch|patch ceiling tile and grid|patch the ceiling grid|grid patch|patch ceiling grid and tile|ceiling grid repair|repair ceiling grid|ceiling grid patching|grid and tile patch|patch act grid|patch in ceiling grid|ceiling grid patch in',
      usual: 80,
      within: `office_partition demising_wall partition_demo`,
    },
    'DEM-COMM': {
      words:
        'commercial strip out|interior strip out|commercial demo|commercial interior demo|commercial interior strip out|strip out commercial|white box demo|demo to shell|strip to shell|commercial demolition|back to shell|strip back to shell',
      from: 'A',
      within: FITOUT,
    },
  }),
  ...rows('length', {
    'COM-BOOTH': {
      words:
        'booth|booth seating|banquette|banquette seating|restaurant booth|bench seating|bench seating booth|upholstered bench seating|upholstered bench seating booth|upholstered booth',
      usual: 20,
      within: 'restaurant_ti_elements',
    },
  }),
  ...rows('count', {
    'COM-RETGR': {
      words:
        'return grille|return air grille|transfer grille|return air register|return or transfer grille|transfer air grille',
      usual: 2,
      within: FITOUT,
    },
    'COM-ZONE': {
      words:
        'zone sensor|commercial thermostat|zone thermostat|zone controller|temperature sensor|room temperature sensor|zone temperature sensor',
      within: FITOUT,
    },
    'COM-TAB': {
      words:
        'air balance|test and balance|air balance report|tab report|balance report|balancing|air balancing|test and balance report|balance register|balance diffuser|balance outlet|air balance outlet|test and balance outlet|balance air|hvac balancing|balancing outlet|test and balance diffuser|test & balance|balance diffuser and register|test and balance diffuser and register',
      usual: 10,
      within: FITOUT,
    },
    'COM-PANELB': {
      words:
        'branch panel|panelboard|panel board|42 circuit panel|commercial panel|branch panelboard|lighting panel|42 circuit panelboard|commercial electrical panel|branch circuit panelboard|branch circuit panel',
      within: FITOUT,
    },
    'COM-SPKNEW': {
      words:
        'new sprinkler head|add sprinkler head|additional sprinkler head|new fire sprinkler head|additional fire sprinkler head|new sprinkler drop|new sprinkler|new fire sprinkler drop|new head fire sprinkler',
      usual: 4,
      within: FITOUT,
    },
    'COM-SPKDES': {
      words:
        'sprinkler drawing|sprinkler shop drawing|sprinkler design|sprinkler permit|drain down|sprinkler drain down|sprinkler shop drawings|sprinkler engineering|fire sprinkler design drawing|fire sprinkler drawing|fire sprinkler design|sprinkler recertification',
      within: `sprinkler_relocate ${FITOUT}`,
    },
    'COM-FAENG': {
      words:
        'fire alarm drawing|fire alarm programming|fire alarm engineering|fire alarm test|fire alarm shop drawing|fire alarm acceptance test|fire alarm design|fire alarm engineering and acceptance test|fire alarm drawing and programming',
      within: `fire_alarm_devices ${FITOUT}`,
    },
    'COM-ADAACC': {
      words:
        'restroom accessory|restroom accessory set|ada accessory|ada restroom accessory set|restroom accessories|ada accessory set|commercial restroom accessory|ada restroom accessory|set of restroom accessory|set of ada accessory|grab bar mirror and dispenser|dispenser|paper towel dispenser|soap dispenser|commercial restroom accessories',
      within: 'ada_restroom ada_upgrade',
    },
    'COM-RESTRM': {
      words:
        'restroom fixture|commercial restroom fixture|commercial toilet|commercial lavatory|wall hung toilet|urinal|wall hung sink|flush valve toilet|commercial sink',
      usual: 1,
      within: `ada_restroom ${FITOUT}`,
    },
    'COM-MOPSK': {
      words:
        'mop sink|janitor sink|service sink|janitor mop sink|floor mop sink|janitor closet sink|cleaner sink|utility mop sink|mop basin|floor mounted service sink|floor mount mop sink|slop basin|mop service basin',
      within: 'restaurant_ti_elements ada_restroom',
    },
    'COM-SIGNEL': {
      words:
        'sign circuit|exterior sign circuit|sign electrical|sign power|exterior sign wiring|sign hookup|power for exterior sign|power for sign|power to sign|wire sign|wire exterior sign|wire outdoor sign|sign electrical and blocking|electrical for sign|sign feed|electric for exterior sign|electric for sign|electric to sign|sign electric',
      within: 'retail_ti_elements restaurant_ti_elements',
    },
    'COM-EQHOOK': {
      words:
        'equipment hook up|equipment hookup|kitchen equipment hook up|kitchen equipment hookup|equipment connection|hook up equipment|kitchen equipment connection|appliance hook up commercial|hook up kitchen equipment|connect kitchen equipment|connect kitchen appliance|hook up kitchen appliance|kitchen appliance connection|equipment connections|hook up restaurant equipment|connect restaurant equipment|hook up piece of kitchen equipment',
      usual: 4,
      within: 'restaurant_ti restaurant_ti_elements',
    },
    'TRN-PUNCH': {
      words:
        'turn inspection|unit turn inspection|turn punch|inspection and punch|inspection and punch per unit|turn inspection and punch|unit punch',
      within: 'unit_turn multi_unit_turn',
    },
  }),
];
