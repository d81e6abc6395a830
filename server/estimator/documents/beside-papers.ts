// What a description says beside papers that list the work: orders count, innocent sentences do not. "We live at …", "my
// insurer sent this", "is anything missing?" and "a tree fell on the house" add nothing and leave nothing out.
import type { Because } from '../../domain/scope-parts.ts';
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import { VERB_WORDS } from '../parser/vocabulary/verbs.ts';
import { quoted } from './document-notes.ts';

const { estimate: _asksForAPrice, ...ORDERING } = VERB_WORDS;
/** Words that order something, or ask for more than what is listed. */
const ORDERS = new RegExp(
  String.raw`\b(?:${Object.values(ORDERING).join('|')}|add(?:ing)?|also|plus|includ(?:e|ing)|in addition|another|extra|more|need|want)\b`,
  'i',
);
/** "Can you also replace …?" orders; other questions ask. */
const POLITE = /\b(?:can|could|would|will) you\b/i;
const REFUSES =
  /\b(?:no|not|without|except|exclud\w*|leav(?:e|ing)|left|skip|omit|minus|keep|myself|ourselves|already|remain|stay|only|none|never)\b|n't\b/i;
const OPINION =
  /\b(?:fair|reasonable|overpriced|too (?:high|low|much)|correct|right price|second opinion|missing|left out|left anything|forgot\w*|quote[ds]?|bid|estimate[ds]?|insurer|insurance|adjuster|carrier)\b/i;

/** The sentence that words of the request stand in; null for words from elsewhere. */
const sentenceOf = (because: Because | null, text: string): string | null => {
  if (because?.source !== 'request' || because.start === null || because.end === null) return null;
  const before = text.slice(0, because.start);
  const from = Math.max(...['.', '!', '?', '\n', ';'].map((mark) => before.lastIndexOf(mark))) + 1;
  const length = text.slice(because.end).search(/[.!?\n;]/);
  return text.slice(from, length < 0 ? text.length : because.end + length + 1);
};

const isOrder = (sentence: string): boolean => {
  if (!ORDERS.test(sentence)) return false;
  if (sentence.includes('?') && !POLITE.test(sentence)) return false;
  return !OPINION.test(sentence) || /\b(?:also|add|plus|in addition|beside)/i.test(sentence);
};

export interface BesidePapers {
  scope: ScopeOfWork;
  notes: string[];
}

/** The scope of a description without what its innocent sentences were taken for. */
export const ordersOnly = (scope: ScopeOfWork, instructions: string): BesidePapers => {
  const heard = new Set<string>();
  const work = scope.work.filter(({ because, by }) => {
    const sentence = by === 'OWNER' ? null : sentenceOf(because, instructions);
    if (sentence === null || isOrder(sentence)) return true;
    heard.add(because?.words ?? '');
    return false;
  });
  const kept = new Set(work.map(({ id }) => id));
  return {
    scope: {
      ...scope,
      work,
      excluded: scope.excluded.filter(({ because }) => {
        const sentence = sentenceOf(because, instructions);
        return sentence === null || REFUSES.test(sentence);
      }),
      unread: scope.unread.filter(({ workId }) => workId === null || kept.has(workId)),
    },
    notes:
      heard.size === 0
        ? []
        : [
            `Your papers list the work, and these words of yours order nothing beside it: ${[...heard].slice(0, 6).map(quoted).join('; ')}. Write “also …” to have something added.`,
          ],
  };
};
