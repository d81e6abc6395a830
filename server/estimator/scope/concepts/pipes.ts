// Water heaters, pipes, drains and pumps.
import { asm, concepts, items } from './concept.ts';
import { PAINTED } from './holders.ts';

export const PIPES = concepts({
  water_heater: {
    words:
      'water heater|heat pump water heater|hybrid water heater|hot water heater|hot water tank|boiler tank|calentador|hwt|hot water cylinder|electric heater for water|heat pump hot water tank|hot water heater tank|gas hot water heater|gas water heater|electric water heater',
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
      'repipe|whole house repipe|re pipe|repiping|replumb|galvanized pipe|polybutylene|galvanized plumbing|all galvanized',
    usual: 10,
    drops: 'PLB-REPIPE',
    otherwise: items('PLB-REPIPE'),
  },
  tub_spout: {
    always: true,
    words: 'tub spout|relief line',
    otherwise: items('PLB-LABOR*1.5'),
  },
  pipe_leak: {
    always: true,
    words:
      'pipe leak|leaky pipe|leaking pipe|slab leak|plumbing leak|water line leak|leak under sink|leaking trap|trap leak|p trap|sink trap|drain trap|leaky trap|pinhole leak|pipe repair|plumbing repair|water leak|repair pipe|repair the pipe|fix pipe|fix the pipe|repair broken pipe|repair burst pipe|fix the leak|burst pipe|repair burst water pipe|pipe leak repair|leaking copper|pinhole leak in copper|broken pipe|leaking water line|leaky water line',
    otherwise: asm('plumbing_misc', 'leak'),
  },
  drain_clog: {
    always: true,
    words:
      'clogged drain|drain clog|slow drain|clog|blocked drain|clogged toilet|main line clog|drain cleaning|snake drain|snake the drain|sink drain|kitchen sink drain|bathroom sink drain|tub drain|shower drain|clogged sink|clogged tub|drain clogged|sink clogged|drain is clogged|snake the main|main drain|snake main line|hydro jet|drain keeps backing up|drain backing up|drain backs up|backed up drain|drain is backed up|drain backed up|snake the line|snake line|snake it|snake it out|drain is slow|slow draining|drains slow|drain slow|auger the line|auger|rooter|rooter service|line is clogged|drain line clogged|sink backs up|tub drains slow|sink drains slow|snake the kitchen drain|snake the tub|snake the tub drain|snake the shower drain|kitchen drain clogged|clear the drain|clear drain|clear the line|clear clog|clear the clog|jet the line|snake|unclog drain|unclog kitchen drain|unclog toilet|unclog sink|unclog tub|unclog tub drain|clogged tub drain|rooter drain|clogged kitchen drain|clogged kitchen sink|kitchen drain',
    otherwise: asm('plumbing_misc', 'clear'),
  },
  wax_ring: {
    words: 'wax ring|toilet flange|closet flange|wax seal|toilet seal|flange',
    home: 'bathroom',
    otherwise: items('PLB-DETTOI'),
  },
  hose_bib: {
    words:
      'hose bib|hose bibb|spigot|outdoor faucet|exterior faucet|sillcock|outside tap|garden tap|outdoor tap|exterior hose bib|outside faucet|outdoor spigot|outside spigot|hose faucet|yard hydrant|frost free sillcock|wall hydrant',
    otherwise: asm('plumbing_misc', 'hose'),
  },
  sump_pump: {
    words: 'sump pump|sump pit|sump|sump with battery|battery sump',
    drops: 'PLB-SUMP*',
    otherwise: items('PLB-SUMPSW'),
    install: asm('plumbing_misc', 'sump'),
  },
  sump_new: {
    words:
      'sump pump with pit|sump pump and pit|sump pit and pump|sump basin|new sump pump and pit|sump pump with basin|sump and pit|new sump pit|sump pump with a pit|new sump|sump pump pit',
    within: '',
    drops: 'PLB-SUMP',
    otherwise: asm('plumbing_misc', 'sump'),
  },
  shutoff: {
    words:
      'shutoff valve|water shutoff|main water shutoff|main shutoff|water shut off|main water shut off|shut off valve|angle stop|shut off|stop valve|supply valve|supply line valve|supply stop|quarter turn stop|quarter turn valve|quarter turn shutoff|straight stop|shutoff|angle valve|fixture stop|water stop valve|isolation valve|stop cock|angle stop valve',
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
    words:
      'pex line|water line|supply piping|pex piping|pex|pex pipe|pex supply|pex water line|water supply line|supply line piping|copper pipe|copper line|copper water line|water supply piping|pex supply line|water line run|new water line|copper supply pipe|copper supply line|supply pipe|water pipe|copper water pipe|pex water piping|pex water pipe|copper piping|water piping|cpvc pipe',
    measure: 'length',
    usual: 20,
    otherwise: items('PLB-PEX'),
  },
  drain_line: {
    words:
      'drain line|drain pipe|vent pipe|cast iron pipe|drain stack|waste line|drain piping|pvc drain|pvc drain line|cast iron drain|sewer stack|waste pipe|pvc drain pipe|drain and vent piping|drain vent pipe|pvc pipe|vent line|drain stack pipe|waste stack|abs drain|abs pipe|soil stack|vent piping|cast iron stack|cast iron drain pipe|iron drain stack',
    measure: 'length',
    usual: 20,
    otherwise: items('PLB-DRAIN'),
  },
  ice_line: {
    words:
      'ice maker line|ice line|fridge water line|refrigerator water line|icemaker line|icemaker|ice maker water line|fridge line|water line for fridge|water line for the fridge|water line to the fridge|water line to fridge|water line for refrigerator|water line for the refrigerator|water line to the refrigerator|icemaker water line|refrigerator line',
    otherwise: items('PLB-ICELINE'),
  },
  washer_box: {
    words:
      'washer box|washing machine hookup|washer hookup|laundry hookup|laundry box|water box|supply box|washer outlet box|laundry water box|washer supply box|water box and drain|washing machine outlet box|washing machine box|washer outlet|laundry supply box|laundry outlet box|washer hookup box|washing machine supply box|washer valve box',
    within: 'laundry_remodel',
    otherwise: items('PLB-WASHBOX'),
    move: items('PLB-WASHBOX PLB-MOVE'),
  },
  fixture_move: {
    always: true,
    words:
      'move plumbing|plumbing relocation|relocate plumbing|relocate fixture|relocate plumbing fixture|fixture relocation|relocate a fixture|move plumbing fixture|move drain|relocate drain|move the drain',
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
