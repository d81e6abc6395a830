// Planting, soil, drainage and other work in the yard.
import { asm, concepts, items } from './concept.ts';

export const YARD = concepts({
  french_drain: {
    words:
      'french drain|exterior drain|foundation drain|footing drain|exterior french drain|yard drain|drainage|yard drainage|exterior drain tile|drain trench|drainage trench|land drain|field drain|trench drain with perforated pipe|trench drain with pipe|perforated pipe and stone|perforated drain pipe',
    measure: 'length',
    usual: 60,
    otherwise: items('LND-DRAIN'),
  },
  sod: {
    words: 'sod|grass sod|new lawn|turf|pasto|lawn turf|sod lawn|lay turf',
    measure: 'area',
    usual: 1000,
    otherwise: items('LND-GRADE LND-SOD'),
  },
  seed: {
    words:
      'grass seed|seeding|hydroseed|overseed|seed lawn|reseed|seed|grass|hydroseeding|overseeding|seed and straw|lawn seed',
    measure: 'area',
    usual: 2000,
    otherwise: items('LND-SEED'),
  },
  mulch: {
    words: 'mulch|bark mulch|wood chip',
    measure: 'volume',
    usual: 6,
    otherwise: items('LND-MULCH'),
  },
  topsoil: {
    words: 'topsoil|fill dirt|dirt|soil|compost',
    measure: 'volume',
    usual: 6,
    otherwise: items('LND-SOIL'),
  },
  gravel: {
    words:
      'gravel|crushed rock|crushed stone|road base|stone base|class 5 gravel|driveway gravel|crusher run|aggregate base|hardcore|pea gravel|gravel base',
    measure: 'volume',
    usual: 6,
    otherwise: items('LND-GRAVEL'),
  },
  rock: {
    words:
      'decorative rock|river rock|landscape rock|decorative stone|landscape stone|landscaping rock|pea stone decorative rock',
    measure: 'volume',
    usual: 4,
    otherwise: items('LND-ROCK'),
  },
  shrub: {
    words: 'shrub|bush|hedge|perennial',
    usual: 10,
    otherwise: items('LND-SHRUB'),
    remove: items('LND-CLEAN*0.5'),
  },
  tree: {
    words: 'tree|arbol|shade tree|ornamental tree|street tree|sapling',
    otherwise: items('LND-TREE'),
    remove: items('LND-TREEREM LND-STUMP'),
    repair: items('LND-CLEAN*4'),
  },
  stump: { always: true, words: 'stump|stump grinding|tree stump', otherwise: items('LND-STUMP') },
  irrigation: {
    words:
      'irrigation|sprinkler system|sprinkler zone|irrigation zone|lawn sprinkler|irrigation system|drip irrigation',
    usual: 4,
    otherwise: items('LND-IRRIG'),
  },
  grading: {
    always: true,
    words:
      'grading|regrade|regrading|grade the yard|level the yard|grade yard|regrade the yard|grade and level|level and grade|grade lawn|level lawn|rough grade|final grade|fine grade|grade site|grade lot|re grade|lot grading|regrade lawn|land grading|yard grading|regrade around foundation|swale|grade back yard|grade front yard|grade backyard|grade side yard|grade area|regrade back yard|level back yard|level backyard',
    measure: 'area',
    usual: 1000,
    otherwise: items('LND-GRADE'),
  },
  edging: {
    words:
      'edging|landscape edging|lawn edging|garden border|garden edging|bed edging|lawn border|steel edging|stone border|metal edging|paver edging|landscape border',
    measure: 'length',
    usual: 60,
    otherwise: items('LND-EDGE'),
  },
  yard_cleanup: {
    always: true,
    words:
      'yard clean up|yard cleanup|yard work|brush clearing|overgrown|brush|brush removal|yard work crew|garden clearance|weed removal|weeding|yard clearing|leaf cleanup|clean up yard|clean yard|cleanup yard|clean up backyard|clean up back yard|clear yard',
    measure: 'hours',
    usual: 8,
    otherwise: items('LND-CLEAN'),
  },
  landscaping: {
    words: 'landscaping|landscape|yard refresh|landscape refresh|curb appeal',
    within: 'whole_cosmetic',
    otherwise: asm('landscape_basic'),
  },
  excavation: {
    always: true,
    words:
      'excavation|excavate|dig out|trench|excavator|mini excavator|machine dig|bulk dig|earthwork|excavating|mini digger|mini excavator digging|machine excavation',
    measure: 'volume',
    usual: 20,
    otherwise: items('LND-EXCAV'),
  },
});
