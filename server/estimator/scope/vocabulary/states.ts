// Words that say a thing is left as it is: kept, done before, done by somebody else, or bought by the owner.

export type Left = 'stays' | 'done' | 'others' | 'supplied';

const OTHERS =
  'owner|other|client|customer|landlord|tenant|homeowner|home owner|insured|gc|general contractor|electrician|plumber|carpenter|painter|hvac contractor|hoa|u|us|me|myself|ourselve|separate contract';
const DOERS = 'owner|client|customer|landlord|tenant|homeowner|insured|hoa|husband|wife';
const DOING =
  'will move|moves|moving|will remove|removes|supplies|will supply|buys|will buy|pays for|do|does|will do|doing|handle|will handle|is handling|take care of|provide|provides';
const SELVES =
  "ourselves|myself|by ourselves|by myself|do it myself|do it ourselves|diy|we'll do|we will do|i'll do|i will do|we do|we'll handle|we will handle|i'll handle|on our own|done in house|we will move|we'll move|i will move|i'll move";

const each = (list: string, make: (word: string) => string): string =>
  list.split('|').map(make).join('|');

/** Said behind the thing: "gutters not included", "painting by others", "fans we already have". */
export const STATE_WORDS: Readonly<Record<Left, string>> = {
  stays:
    'not moving on|not moving forward|not moving forward on|not going ahead|not going forward|not proceeding|not doing this year|on hold|hold off|holding off|not this year|not this time|passed inspection|passed prior inspection|passed|no hail damage|no damage found|no damage observed|no damage noted|no damage seen|no functional damage|exists|already exists|is existing|are existing|stay|stays|staying|remain|remains|to remain|to stay|stay as is|stays as is|stay as they are|staying as is|remain as is|can stay|will stay|will remain|as is|left alone|left in place|left as is|alone|stay put|staying put|leave in place|not damaged|no damage|undamaged|not wet|no wet|did not get wet|didnt get wet|did not burn|didnt burn|not burned|not burnt|not affected|unaffected|not needed|not required|not necessary|not wanted|unnecessary|not included|not in scope|not in the scope|not within scope|out of scope|outside the scope|not in this quote|not in this bid|not in this estimate|not in the quote|not in the bid|not part of this|not part of this job|not part of this project|not part of scope|not part of the scope|not part of the job|not part of it|excluded|is excluded|nic|not in contract|not in the contract|denied|not covered|not approved|in good shape|in good condition|good condition|good shape|still good|still fine|like new|brand new already|survived|can be saved|is salvageable|are salvageable|was saved|were saved|came through fine|is solid|are solid',
  done: 'is complete|are complete|is completed|already done|is done|are done|was done|already finished|already complete|already in place|already encapsulated|already tiled|already demoed|already gutted|already installed|already replaced|already upgraded|already placed|already painted|already removed|already put in|already been done',
  others: `${each(OTHERS, (who) => `by ${who}`)}|${each(OTHERS, (who) => `by the ${who}`)}|${SELVES}`,
  supplied: `${each('owner|customer|client|tenant|homeowner|self|landlord', (who) =>
    each('supplied|furnished|provided|bought|purchased', (how) => `${who} ${how}`),
  )}|${each('supplied|furnished|provided|bought|purchased', (how) =>
    each('owner|customer|client|me|us|u|tenant|homeowner|the owner', (who) => `${how} by ${who}`),
  )}|already bought|already purchased|${each("i am|im|i'm|we are|we're|owner is|client is|i'll be|we'll be", (who) => each('buying|supplying|providing|furnishing|ordering', (how) => `${who} ${how}`))}|already have|have already|already own|already got|already ordered|we bought|i bought|we purchased|i purchased|we have our own|have our own|have my own|our own|my own|i'll buy|we'll buy|i will buy|we will buy|we own|i own|we own the|i own the|owned already|ofci|ofoi|on site already|we supply|i supply|we will supply|i will supply|we'll supply|i'll supply|we provide|we will provide|i will provide`,
};

/** Said before the thing: "landlord does HVAC". */
export const FORWARD_WORDS = `gc supplies|gc provides|gc furnishes|general contractor supplies|general contractor provides|gc to provide|gc to supply|${each(DOERS, (who) => each(DOING, (what) => `${who} ${what}`))}|do our own|do my own|we'll do our own|we will do our own|i'll do my own|i will do my own|doing our own|doing my own|handle our own`;

/** Words that leave a thing alone, or choose it: "ceiling is fine", "laminate is fine". */
export const WEAK_STATES =
  'is level|are level|look ok|looks ok|look fine|looks fine|look good|looks good|look okay|looks okay|seem fine|seems fine|fine|ok|okay|was new|were new|is newer|are newer|is brand new|was just replaced|is good|are good|all good|is new|are new|acceptable';

/** Claims in which nothing is put back yet. */
export const MITIGATION_ONLY =
  'no rebuild|no repair|no reconstruction|no put back|no build back|without rebuild|no rebuilding|rebuild later|repair later|rebuild by insured|rebuild by other|rebuild by owner|rebuild separate|not rebuild|mitigation only|dry out only|drying only|only dry out|emergency service only|emergency services only|emergency only|only mitigation|dry only|dryout only|water extraction only';
