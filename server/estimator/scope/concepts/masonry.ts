// Paving, masonry and foundations.
import { asm, concepts, items, UNPRICED } from './concept.ts';

export const MASONRY = concepts({
  driveway: {
    words:
      'driveway|gravel driveway|dirt driveway|drive way|asphalt drive|concrete drive|gravel drive|paver drive|concrete driveway|asphalt driveway|paver driveway|entrada|tarmac drive|tarmac driveway|blacktop drive|blacktop driveway|block paved drive|block paved driveway',
    measure: 'area',
    usual: 640,
    drops: 'CNC-DRIVE CNC-ASPH',
    otherwise: asm('driveway', undefined, {
      perRoom: true,
      choose: [
        ['stamped', { type: 'stamped' }],
        ['asphalt', { type: 'asphalt' }],
        ['paver', { type: 'paver' }],
        ['gravel', { type: 'gravel', demo: 0 }],
      ],
    }),
    install: asm('driveway', undefined, {
      perRoom: true,
      params: { demo: 0 },
      choose: [
        ['stamped', { type: 'stamped', demo: 0 }],
        ['asphalt', { type: 'asphalt', demo: 0 }],
        ['paver', { type: 'paver', demo: 0 }],
        ['gravel', { type: 'gravel', demo: 0 }],
      ],
    }),
    refinish: items('CNC-RESURF', { fromRoom: 'A', perRoom: true }),
    seal: items('FLR-SEAL', { fromRoom: 'A', perRoom: true }),
    repair: items('CNC-RESURF', { fromRoom: 'A', perRoom: true }),
    clean: items('PNT-WASH', { fromRoom: 'A', perRoom: true }),
    remove: items('DEM-SLAB', { fromRoom: 'A', perRoom: true }),
  },
  patio: {
    words:
      'patio|paver patio|concrete patio|brick patio|stamped concrete patio|back patio|stamped patio|patio slab|pool deck|pool patio|pool surround|concrete pool deck',
    measure: 'area',
    usual: 224,
    otherwise: asm('patio', undefined, {
      perRoom: true,
      choose: [
        ['stamped', { type: 'stamped' }],
        ['paver', { type: 'paver' }],
        ['concrete', { type: 'concrete' }],
      ],
    }),
    replace: asm('patio', undefined, {
      perRoom: true,
      params: { demo: 1 },
      choose: [
        ['stamped', { type: 'stamped', demo: 1 }],
        ['paver', { type: 'paver', demo: 1 }],
        ['concrete', { type: 'concrete', demo: 1 }],
      ],
    }),
    refinish: items('CNC-RESURF', { fromRoom: 'A', perRoom: true }),
    remove: items('DEM-SLAB', { fromRoom: 'A', perRoom: true }),
    clean: items('PNT-WASH', { fromRoom: 'A', perRoom: true }),
    seal: items('FLR-SEAL', { fromRoom: 'A', perRoom: true }),
  },
  asphalt_patch: {
    always: true,
    words:
      'asphalt patch|patch asphalt|patch the asphalt|asphalt repair|repair asphalt|repair the asphalt|pavement patch|patch pavement|patch the pavement|asphalt paving|repave|patch the parking lot|patch parking lot',
    measure: 'area',
    usual: 100,
    otherwise: items('CNC-ASPH'),
  },
  walkway: {
    words:
      'walkway|sidewalk|walk way|paver walk|brick walk|side walk|stone walk|garden path|pathway|concrete walk|front walk|footpath|concrete path|paved path|front path|garden walkway|brick paver walkway|paver walkway|stone walkway|flagstone walkway|paver path|brick walkway',
    measure: 'area',
    usual: 120,
    otherwise: items('DEM-SLAB CNC-WALK', { choose: [['paver', 'CNC-PAVER']] }),
    install: items('CNC-WALK', { choose: [['paver', 'CNC-PAVER']] }),
    build: items('CNC-WALK', { choose: [['paver', 'CNC-PAVER']] }),
    refinish: items('CNC-RESURF'),
    remove: items('DEM-SLAB'),
  },
  slab: {
    words: 'concrete slab|slab|concrete pad|shed pad|floor slab|concrete floor slab',
    measure: 'area',
    usual: 100,
    within: 'addition adu demising_wall',
    otherwise: items('CNC-SLAB4'),
    remove: items('DEM-SLAB'),
    replace: items('DEM-SLAB CNC-SLAB4'),
  },
  concrete_steps: {
    words:
      'concrete step|front step|stoop|porch step|front porch step|entry step|precast concrete step|precast step',
    usual: 3,
    otherwise: items('CNC-STEP'),
  },
  foundation_crack: {
    always: true,
    words:
      'foundation crack|crack in foundation|foundation crack repair|basement wall crack|crack injection|epoxy crack injection|epoxy injection|polyurethane injection|inject crack|inject foundation crack|epoxy inject|crack injection epoxy|polyurethane crack injection|basement crack|crack in basement wall|foundation wall crack|crack in foundation wall',
    measure: 'length',
    usual: 10,
    otherwise: items('CNC-INJECT'),
  },
  wall_bracing: {
    words: 'wall bracing|carbon fiber strap|wall anchor|foundation wall brace|bowing wall',
    otherwise: UNPRICED,
  },
  pier: {
    words: 'foundation pier|helical pier|push pier|underpinning|foundation settling|pier',
    usual: 6,
    otherwise: items('MAS-PIER'),
  },
  retaining_wall: {
    words:
      'retaining wall|block retaining wall|segmental retaining wall|segmental block retaining wall|allan block retaining wall|timber retaining wall|segmental wall|block retaining|garden retaining wall',
    measure: 'area',
    usual: 120,
    otherwise: items('MAS-RETAIN'),
    remove: items('DEM-BRICK'),
  },
  block_wall: {
    words:
      'block wall|cmu wall|cinder block wall|concrete block wall|block garden wall|blockwork wall|blockwork|garden wall|masonry wall|masonry block wall|concrete garden wall',
    measure: 'area',
    usual: 120,
    otherwise: items('MAS-CMU'),
    remove: items('DEM-BRICK'),
  },
  repoint: {
    always: true,
    words:
      'tuckpoint|tuckpointing|repoint|repointing|repointed|tuckpointed|brick mortar|tuck point|tuck pointing|mortar joint|mortar repair|repair mortar|remortar|rake out joint|mortar joint redone',
    measure: 'area',
    usual: 60,
    otherwise: items('MAS-REPOINT'),
  },
  interior_drain: {
    words:
      'french drain basement|interior drain|drain tile|perimeter drain|basement waterproofing|interior french drain|interior perimeter drain|waterproof basement|basement french drain|french drain in basement|interior drain tile|basement drain tile|basement perimeter drain|weeping tile|interior weeping tile|perimeter drain tile',
    measure: 'length',
    usual: 100,
    otherwise: items('WPF-DRAIN'),
  },
  brick_demo: {
    words: 'brick wall|block wall demo|brick garden wall|brick partition',
    measure: 'area',
    usual: 60,
    otherwise: items('DEM-BRICK'),
    remove: items('DEM-BRICK'),
  },
});
