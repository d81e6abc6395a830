// Kitchen and laundry appliances.
import { asm, concepts, items } from './concept.ts';
import { KITCHEN } from './holders.ts';

export const APPLIANCES = concepts({
  appliances: {
    words:
      'appliance|panel ready appliance|kitchen appliance|appliance package|appliance set|appliance suite|ss appliance|stainless appliance',
    measure: 'none',
    within: KITCHEN,
    drops: 'APL-* DEM-APPL PLB-DWCONN PLB-ICELINE',
    otherwise: items('DEM-APPL*4 APL-RANGE APL-FRIDGE APL-DW APL-MICRO PLB-DWCONN'),
    install: items('APL-RANGE APL-FRIDGE APL-DW APL-MICRO PLB-DWCONN'),
    remove: items('HAU-APPL*4'),
    reset: items('APL-DETACH*4'),
    clean: items('APL-CLEAN*2'),
  },
  range: {
    words:
      'range|kitchen range|stove|gas range|electric range|oven range|gas stove|cooker|gas cooker|electric cooker|slide in range|oven and stove|stove and oven|electric stove|stovetop and oven|oven',
    within: 'kitchen_remodel',
    drops: 'APL-RANGE APL-COOKTOP APL-WALLOVEN',
    otherwise: items('APL-RANGE'),
    remove: items('HAU-APPL'),
    reset: items('APL-DETACH'),
  },
  fridge: {
    words:
      'fridge|refrigerator|freezer|refridgerator|icebox|ice box|fridge freezer|french door refrigerator|french door fridge|stainless fridge|side by side refrigerator',
    within: 'kitchen_remodel',
    drops: 'APL-FRIDGE',
    otherwise: items('APL-FRIDGE'),
    remove: items('HAU-APPL'),
    reset: items('APL-DETACH'),
  },
  dishwasher: {
    words: 'dishwasher|dish washer',
    within: 'kitchen_remodel',
    drops: 'APL-DW PLB-DWCONN',
    otherwise: asm('plumbing_misc', 'dishwasher'),
    remove: items('HAU-APPL'),
    reset: items('APL-DETACH'),
  },
  microwave: {
    words:
      'microwave|over the range microwave|otr microwave|otr micro|over range microwave|micro|built in microwave|microwave hood',
    within: 'kitchen_remodel',
    drops: 'APL-MICRO',
    otherwise: items('APL-MICRO'),
    remove: items('HAU-APPL'),
    reset: items('APL-DETACH'),
  },
  cooktop: {
    words:
      'cooktop|cook top|induction cooktop|hob|gas hob|electric hob|induction hob|stove top|gas cooktop|electric cooktop|induction cook top',
    within: 'kitchen_remodel',
    drops: 'APL-COOKTOP',
    otherwise: items('APL-COOKTOP'),
  },
  wall_oven: {
    words: 'wall oven|double oven|built in oven|double wall oven|built in wall oven',
    within: 'kitchen_remodel',
    drops: 'APL-WALLOVEN',
    otherwise: items('APL-WALLOVEN'),
  },
  range_hood: {
    words:
      'range hood|vent hood|hood vent|exhaust hood|kitchen hood|hood over the stove|hood over stove|cooker hood|extractor hood|stove hood|hood vent fan|stove vent hood',
    within: 'kitchen_remodel',
    drops: 'APL-HOOD HVC-HOODDUCT',
    otherwise: items('APL-HOOD HVC-HOODDUCT'),
  },
  washer: {
    words: 'washer|washing machine|clothes washer|laundry washer',
    drops: 'APL-WASHER',
    otherwise: items('APL-WASHER'),
    reset: items('APL-DETACH'),
    remove: items('HAU-APPL'),
  },
  dryer: {
    words: 'dryer|clothes dryer|tumble dryer|gas dryer|electric dryer',
    drops: 'APL-DRYER',
    otherwise: items('APL-DRYER'),
    reset: items('APL-DETACH'),
    remove: items('HAU-APPL'),
  },
});
