// Planting, soil, drainage and other work in the yard.
import { asm, concepts, items } from './concept.ts';

export const YARD = concepts({
  french_drain: {
    words:
      'french drain|exterior drain|foundation drain|footing drain|exterior french drain|yard drain|drainage|yard drainage',
    measure: 'length',
    usual: 60,
    otherwise: items('LND-DRAIN'),
  },
  sod: {
    words: 'sod|grass sod|new lawn|turf|pasto',
    measure: 'area',
    usual: 1000,
    otherwise: items('LND-GRADE LND-SOD'),
  },
  seed: {
    words:
      'grass seed|seeding|hydroseed|overseed|seed lawn|reseed|seed|grass|hydroseeding|overseeding',
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
    words: 'gravel|crushed rock',
    measure: 'volume',
    usual: 6,
    otherwise: items('LND-GRAVEL'),
  },
  rock: {
    words: 'decorative rock|river rock|landscape rock',
    measure: 'volume',
    usual: 4,
    otherwise: items('LND-ROCK'),
  },
  shrub: {
    words: 'shrub|bush|hedge|plant|perennial',
    usual: 10,
    otherwise: items('LND-SHRUB'),
    remove: items('LND-CLEAN*0.5'),
  },
  tree: {
    words: 'tree|arbol',
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
    words: 'grading|regrade|regrading|grade the yard|level the yard|grade yard|regrade the yard',
    measure: 'area',
    usual: 1000,
    otherwise: items('LND-GRADE'),
  },
  edging: {
    words: 'edging|landscape edging|lawn edging',
    measure: 'length',
    usual: 60,
    otherwise: items('LND-EDGE'),
  },
  yard_cleanup: {
    always: true,
    words: 'yard clean up|yard cleanup|yard work|brush clearing|overgrown|brush',
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
    words: 'excavation|excavate|dig out|trench',
    measure: 'volume',
    usual: 20,
    otherwise: items('LND-EXCAV'),
  },
});
