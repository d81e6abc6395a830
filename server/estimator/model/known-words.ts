// Words the model may always use. Other words that an upload holds count as copied, so that no file speaks through an estimate.

const COMMON =
  'a about above access account accordingly across add added after again against age all allow allowance along already ' +
  'also although always an and another any appear appears are area areas around as ask assume assumed assumes assumption ' +
  'at available avoid back based be because been before behind being below beside better between both bottom but by can ' +
  'cannot care case change changed changes check checked choose clear client close code come common complete condition ' +
  'conditions confirm confirmed consider contractor correct could count cover covered current customer damage date decide ' +
  'depend depends describe described detail details did difference different do document does done down draft drop dry ' +
  'due during each early either else end enough entire estimate even every everything except existing expect expected ' +
  'extra face fair few file files find finish finished first fit fits five follow following for found four from front ' +
  'full further general get given go good group had half has have help here hidden high higher hold holds home house how ' +
  'however if in inch inches include included includes including inside inspect instead into is issue it item items its ' +
  'job just keep kept kind know known large larger last later least leave left length less level like likely limit line ' +
  'lines list listed little local long look looks low lower made main make many match material materials may mean means ' +
  'measure measured meet mention mentioned method might minor missing model more most move much must name named near ' +
  'necessary need needed needs new next no none nor normal normally not note noted nothing now number of off often old on ' +
  'once one only open opening option or order other others otherwise our out outside over overall own owner page part ' +
  'parts per perhaps photo photos picture pictures piece place places plan planned plans please point possible price ' +
  'prices pricing probably project property protect provide quantities quantity question questions quote rather read ' +
  'ready really reason recommend remain remains remove removed replace replaced request requested require required ' +
  'requires rest review right room rooms rules safe same schedule scope second section see seem seems seen separate ' +
  'separately set several shall short should show shown shows side sides similar since single site six size sizes small ' +
  'smaller so some soon space specific standard start state stated stay stays step still such sure surface take taken ' +
  'test tested text than that the their them then there these they thing this those though three through time to together ' +
  'too top total toward trade two type typical under unit unless until up upload uploads use used user usual usually value ' +
  'various verify very view visible want was way we week well were what when where whether which while who whole why ' +
  'wide will with within without word words work works would year years yes yet you your';

const TRADE =
  'adhesive alcove anchor asbestos backer basin beam bearing blocking board bolt brass brick broken bulb bullnose cabinet ' +
  'cast caulk cavity ceiling ceramic chimney circuit clay clean closet concrete conduit copper corner counter crack ' +
  'cracked crawlspace deck demolition door downspout drain drywall duct dust dumpster electrical faucet fan fixture ' +
  'flange flashing floor floors foam footing foundation framing furnace galvanized gas gfci glass granite grout gutter ' +
  'hardware hardwood haul header heater heavy hinge hvac inspection inspections insulation iron jamb joist joists kitchen ' +
  'laminate leak leaking ledger lights liner lock marble masonry membrane mirror moisture mold mortar niche outlet paint ' +
  'panel patch pavers permit permits pipe pipes plaster plumbing plywood polybutylene porcelain primer pvc quartz rafter ' +
  'railing rot rotten roof rust sagging sample samples scaffold sealant septic sewer sheathing shelf shingle shower ' +
  'shut-off siding sill sink slab soffit soft stain stains stair stairs steel stone stucco stud studs subfloor sump ' +
  'switch tank termite thinset threshold tile toilet trim truss tub underlayment valve vanity vapor vent ventilation vinyl ' +
  'wall walls water waterproofing window windows wire wiring wood';

export const KNOWN_WORDS: readonly string[] = `${COMMON} ${TRADE}`.split(' ');
