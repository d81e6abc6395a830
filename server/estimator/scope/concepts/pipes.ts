// Water heaters, pipes, drains and pumps.
import { asm, concepts, items } from './concept.ts';
import { PAINTED } from './holders.ts';

export const PIPES = concepts({
  water_heater: {
    words:
      'water heater|heat pump water heater|hybrid water heater|hot water heater|hot water tank|boiler tank|calentador',
    drops: 'PLB-WH*',
    otherwise: asm('water_heater', 'n', {
      choose: [
        ['tankless', { kind: 'tankless' }],
        ['heat_pump', { kind: 'heatpump' }],
        ['electric', { kind: 'electric' }],
      ],
    }),
    reset: items('PLB-DETWH'),
    repair: items('PLB-LABOR*2'),
    move: items('PLB-MOVE*2'),
  },
  tankless: {
    words: 'tankless water heater|on demand water heater|tankless heater|tankless unit',
    drops: 'PLB-WH*',
    otherwise: asm('water_heater', 'n', { params: { kind: 'tankless' } }),
  },
  repipe: {
    always: true,
    words:
      'repipe|whole house repipe|re pipe|repiping|replumb|galvanized pipe|polybutylene|galvanized plumbing',
    usual: 10,
    drops: 'PLB-REPIPE',
    otherwise: items('PLB-REPIPE'),
  },
  pipe_leak: {
    always: true,
    words:
      'pipe leak|leaky pipe|leaking pipe|slab leak|plumbing leak|water line leak|leak under sink|pinhole leak|pipe repair|plumbing repair|water leak',
    otherwise: asm('plumbing_misc', 'leak'),
  },
  drain_clog: {
    always: true,
    words:
      'clogged drain|drain clog|slow drain|clog|blocked drain|clogged toilet|main line clog|drain cleaning|snake drain|snake the drain|sink drain|kitchen sink drain|bathroom sink drain|tub drain|shower drain|clogged sink|clogged tub|drain clogged|sink clogged|drain is clogged|snake the main|main drain|snake main line|hydro jet',
    otherwise: asm('plumbing_misc', 'clear'),
  },
  hose_bib: {
    words: 'hose bib|hose bibb|spigot|outdoor faucet|exterior faucet|sillcock',
    otherwise: asm('plumbing_misc', 'hose'),
  },
  sump_pump: {
    words: 'sump pump|sump pit|sump|sump with battery|battery sump',
    drops: 'PLB-SUMP*',
    otherwise: items('PLB-SUMPSW'),
    install: asm('plumbing_misc', 'sump'),
  },
  shutoff: {
    words:
      'shutoff valve|water shutoff|main water shutoff|main shutoff|water shut off|main water shut off|shut off valve|angle stop|shut off|stop valve|supply valve|supply line valve',
    otherwise: items('PLB-STOP'),
    repair: items('PLB-STOP'),
  },
  sewer_line: {
    words: 'sewer line|sewer lateral|side sewer|sewer pipe|main sewer line',
    measure: 'length',
    usual: 50,
    otherwise: items('PLB-SEWER'),
  },
  water_service: {
    words: 'water service|water main|main water line|water service line',
    measure: 'length',
    usual: 50,
    otherwise: items('PLB-WSERV'),
  },
  gas_line: {
    words: 'gas line|gas piping|gas pipe',
    measure: 'length',
    usual: 25,
    otherwise: items('PLB-GAS'),
    move: items('PLB-GAS'),
  },
  pex_line: {
    words: 'pex line|water line|supply piping|pex piping',
    measure: 'length',
    usual: 20,
    otherwise: items('PLB-PEX'),
  },
  drain_line: {
    words: 'drain line|drain pipe|vent pipe|cast iron pipe|drain stack|waste line',
    measure: 'length',
    usual: 20,
    otherwise: items('PLB-DRAIN'),
  },
  ice_line: {
    words: 'ice maker line|ice line|fridge water line|refrigerator water line',
    otherwise: items('PLB-ICELINE'),
  },
  washer_box: {
    words: 'washer box|washing machine hookup|washer hookup|laundry hookup|laundry box',
    otherwise: items('PLB-WASHBOX'),
    move: items('PLB-WASHBOX PLB-MOVE'),
  },
  fixture_move: {
    always: true,
    words: 'move plumbing|plumbing relocation|relocate plumbing',
    within: 'kitchen_remodel bathroom_remodel',
    otherwise: items('PLB-MOVE'),
  },
  plumbing_work: {
    words: 'plumbing|plumbing work',
    within: PAINTED,
    drops: 'PLB-*',
    otherwise: items('PLB-LABOR*2'),
  },
});
