// Panels that are boards: a metal panel feeds no house.
import type { Clause } from '../clauses.ts';
import { wordSet } from '../language.ts';

const FEEDS = wordSet('feeds');

const PANEL_STUFF = wordSet('panel_stuff');

const PANEL_WORDS = wordSet('panel_words');

/** "Metal panels", "slatwall panels", "drying mat panels": boards, no breaker box. */
export const withOtherPanels = (clause: Clause): Clause =>
  clause.map((mark, index) => {
    const led = clause[index - 1];
    if (mark.kind !== 'object' || mark.concept !== 'panel' || !led || mark.at - led.at > 3)
      return mark;
    const isOther =
      (led.kind === 'object' && !FEEDS.has(led.concept)) ||
      (led.kind === 'qualifier' && PANEL_STUFF.has(led.qualifier)) ||
      (led.kind === 'word' && PANEL_WORDS.has(led.text));
    return isOther ? { kind: 'word', text: 'place', at: mark.at } : mark;
  });
