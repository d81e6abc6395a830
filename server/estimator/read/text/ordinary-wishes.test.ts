// Orders told as a question, a wish or a need behind a story, and orders beside what stays, was done or is priced whole.
import { describe, expect, it } from 'vitest';
import { preview, request } from '../../testing/estimate.ts';
import { linesIn } from './testing/lines-in.ts';

describe('the one order of a story', () => {
  it.each([
    [
      'The crew keeps tramping through my bathroom. Could you bring a portable toilet out here',
      'GCN-TOILET 1',
    ],
    [
      'My electrician can’t reach the gym ceiling. Rent us a scissor lift for two days',
      'GCN-LIFT 2',
    ],
    [
      'The roof is stripped and the shingles are on order, so we need felt put down before Friday',
      'RFG-FELT, -RFG-ARCH',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what is ordered whole, and more beside it', () => {
  it.each([
    ['White box 2,200 sf, and one storefront door', ['commercial_white_box', 'COM-STOREDR']],
    ['Fire repair of one bedroom, 11x12, and new smoke alarms, 3', ['fire_room', 'ELE-SMOKE']],
    ['office TI 4,100 SF, suite 210, and one ADA door operator', ['office_ti', 'COM-ADAOP']],
  ])('%s', (text, priced) => {
    const { work } = preview(request(text));
    expect(work.map(({ does }) => (does.kind === 'ROW' ? does.code : does.assembly))).toEqual(
      priced,
    );
  });
});
