// Toilets, sinks and faucets.
import { asm, concepts, items } from './concept.ts';
import { KITCHEN, BATH } from './holders.ts';

export const FIXTURES = concepts({
  toilet: {
    words: 'toilet|commode|water closet|toilet bowl|inodoro',
    within: BATH,
    home: 'bathroom',
    drops: 'DEM-TOILET PLB-TOILET',
    counts: 'PLB-TOILET DEM-TOILET',
    otherwise: asm('toilet_replace', 'n'),
    remove: items('DEM-TOILET'),
    reset: items('PLB-DETTOI'),
    repair: items('PLB-LABOR*1.5'),
  },
  bath_faucet: {
    words:
      'bathroom faucet|bath faucet|lavatory faucet|vanity faucet|shower faucet|tub faucet|bathroom sink faucet|bath sink faucet|lav faucet|vanity tap|bathroom tap|basin tap|lavatory tap|bathroom sink tap|basin faucet|vanity sink faucet|sink faucet bathroom',
    within: BATH,
    home: 'bathroom',
    drops: 'PLB-FAUCETL',
    otherwise: asm('plumbing_misc', 'faucet_l'),
    repair: items('PLB-LABOR'),
  },
  kitchen_faucet: {
    words:
      'kitchen faucet|faucet|tap|sink faucet|kitchen tap|kitchen sink faucet|kitchen sink tap|pull down faucet|pull down kitchen faucet|pull out faucet|pulldown faucet|mixer tap|kitchen mixer',
    within: `${KITCHEN} ${BATH}`,
    drops: 'PLB-FAUCET*',
    otherwise: asm('plumbing_misc', 'faucet_k'),
    repair: items('PLB-LABOR'),
  },
  kitchen_sink: {
    words: 'kitchen sink|sink|farmhouse sink|undermount sink|apron sink|drop in sink',
    within: `${KITCHEN} ${BATH} bathroom_remodel laundry_remodel`,
    drops: 'PLB-SINKK DEM-SINK',
    otherwise: items('DEM-SINK PLB-SINKK'),
    remove: items('DEM-SINK'),
    reset: items('PLB-DETSNK'),
    move: items('PLB-MOVE'),
    repair: items('PLB-LABOR'),
  },
  bath_sink: {
    words:
      'bathroom sink|bath sink|lavatory|wash basin|vanity sink|vessel sink|basin|bathroom basin|lavatory sink|lav sink|bath basin|hand basin|undermount basin|drop in basin|washbasin|vanity basin',
    within: `${BATH} ada_upgrade ada_restroom`,
    home: 'bathroom',
    drops: 'PLB-SINKL',
    otherwise: items('DEM-SINK PLB-SINKL'),
    remove: items('DEM-SINK'),
    reset: items('PLB-DETSNK'),
  },
  pedestal_sink: {
    words: 'pedestal sink|pedestal|pedestal basin',
    within: BATH,
    home: 'bathroom',
    drops: 'PLB-PEDESTAL',
    otherwise: items('DEM-SINK PLB-PEDESTAL'),
  },
  utility_sink: {
    words:
      'utility sink|laundry sink|slop sink|laundry tub|laundry tub sink|slop tub|laundry basin|laundry trough',
    within: 'laundry_remodel',
    drops: 'PLB-UTILSINK',
    otherwise: items('PLB-UTILSINK'),
  },
  disposal: {
    words:
      'garbage disposal|disposal|disposer|garburator|insinkerator|food waste disposer|waste disposer|garbage disposer|food disposal',
    within: KITCHEN,
    drops: 'PLB-DISPOSAL',
    otherwise: asm('plumbing_misc', 'disposal'),
    remove: items('PLB-LABOR'),
  },
});
