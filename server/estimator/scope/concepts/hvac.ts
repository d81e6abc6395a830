// Heating, cooling and ventilation.
import { asm, concepts, items, UNPRICED } from './concept.ts';

export const HVAC = concepts({
  hvac: {
    words:
      'hvac|hvac system|central air and furnace|heating and cooling|heating and air|split system|furnace and ac|furnace and air conditioner|ac and furnace|central hvac|air conditioning and heating|hvac unit',
    drops: 'HVC-SYSTEM HVC-HP',
    otherwise: asm('hvac_replace', 'systems', { choose: [['heat_pump', { kind: 'heatpump' }]] }),
    repair: items('HVC-LABOR*2'),
    clean: items('HVC-CLEAN'),
  },
  ac: {
    words:
      'ac|air conditioner|ac unit|central air|air conditioning|condenser|ac condenser|central ac|a c|ac system|cooling system|ac coil|evaporator coil|condenser and coil|ac condenser and coil',
    otherwise: asm('hvac_replace', 'systems', { params: { kind: 'ac', tstat: 0 } }),
    repair: items('HVC-LABOR*2'),
    reset: items('HVC-DETCOND'),
  },
  furnace: {
    words: 'furnace|gas furnace|heater|boiler|heating system',
    otherwise: asm('hvac_replace', 'systems', { params: { kind: 'furnace', tstat: 0 } }),
    repair: items('HVC-LABOR*2'),
  },
  heat_pump: {
    words: 'heat pump|ducted heat pump|heat pump system',
    otherwise: asm('hvac_replace', 'systems', { params: { kind: 'heatpump' } }),
  },
  window_ac: {
    words: 'window unit ac|window ac|window air conditioner|window ac unit|window a c|wall ac unit',
    otherwise: UNPRICED,
    remove: items('GCN-LABOR*0.5'),
  },
  mini_split: {
    words:
      'mini split|minisplit|ductless|ductless mini split|ductless unit|mini split head|mini split zone|ductless head|ductless mini split head|mini split unit|ductless heat pump|mini split system',
    otherwise: asm('hvac_replace', 'systems', { params: { kind: 'mini' } }),
  },
  thermostat: {
    words:
      'thermostat|smart thermostat|nest thermostat|ecobee|programmable thermostat|nest|wifi thermostat',
    within: 'hvac_replace',
    drops: 'HVC-TSTAT',
    otherwise: items('HVC-TSTAT'),
    move: items('HVC-TSTAT'),
  },
  ductwork: {
    words: 'ductwork|duct|duct work|air duct|ducting|duct pipe|rigid duct|flex duct',
    measure: 'length',
    usual: 150,
    drops: 'HVC-DUCTLF',
    within: 'basement_finish office_ti_elements retail_ti_elements restaurant_ti_elements',
    otherwise: items('HVC-DUCTLF'),
    clean: items('HVC-CLEAN*0.00666'),
    install: items('HVC-DUCTLF'),
    remove: items('DEM-DUCT'),
  },
  duct_cleaning: {
    always: true,
    words:
      'duct cleaning|clean duct|air duct cleaning|clean air duct|duct clean|clean the duct|clean all duct|clean out the air duct|clean out duct|clean the air duct|clean out the duct|clean ductwork|clean the ductwork',
    otherwise: items('HVC-CLEAN'),
  },
  duct_run: {
    words:
      'duct run|supply run|supply vent|hvac run|heat run|return duct|supply duct|air return|return run|return air|return air duct|cold air return|new return|new supply|supply duct run|heat duct run|new duct run|hvac duct run',
    otherwise: items('HVC-RUN'),
    move: items('HVC-RUN'),
  },
  register: {
    words:
      'register|vent cover|grille|floor register|air vent|floor grille|supply register|hvac register|hvac vent cover|floor vent|wall register|ceiling register|heat register|air register|wall vent|ceiling vent|heat vent',
    otherwise: items('HVC-REG'),
    move: items('HVC-RUN'),
  },
  dryer_vent: {
    words:
      'dryer vent|dryer duct|dryer vent line|dryer vent duct|dryer exhaust|dryer exhaust vent|dryer vent pipe',
    within: 'laundry_remodel',
    otherwise: items('HVC-DRYVENT'),
  },
  bath_fan: {
    words:
      'exhaust fan|bath fan|bathroom fan|vent fan|bathroom exhaust fan|bath exhaust fan|bathroom vent|exhaust vent|exhaust fan in the bathroom|extractor fan|bathroom extractor fan|bathroom ventilation fan|bathroom fan vent|ceiling exhaust fan',
    home: 'bathroom',
    within: 'bathroom_remodel powder_remodel bathroom_add',
    drops: 'HVC-BATH*',
    otherwise: items('HVC-BATHSWP'),
    install: items('HVC-BATHFAN'),
  },
  baseboard_heater: {
    words:
      'baseboard heater|electric baseboard|baseboard heat|electric baseboard heater|electric baseboard heat|baseboards heater|electric baseboards heater|baseboard radiator',
    measure: 'length',
    usual: 8,
    otherwise: items('HVC-BASEBD'),
  },
  rooftop_unit: {
    always: true,
    words: 'rooftop unit|rtu|roof top unit|package unit|packaged unit',
    usual: 5,
    otherwise: items('HVC-RTUTON'),
  },
  ac_fins: {
    always: true,
    words:
      'ac fin|condenser fin|comb fin|comb ac fin|comb condenser|fin comb|fin combing|straighten ac fin|straighten fin|comb the fin|comb out fin|bent fin|ac condenser fin|straighten condenser fin',
    within: '',
    otherwise: items('HVC-COMB'),
  },
});
