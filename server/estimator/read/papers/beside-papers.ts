// What a description says beside papers that list the work: orders count, innocent sentences do not. "We live at …", "my
// insurer sent this", "is anything missing?" and "a tree fell on the house" add nothing and leave nothing out.
import { asksAboutPapers, sentenceAround } from '../../../domain/paper/about-papers.ts';
import type { Because } from '../../../domain/scope/scope-parts.ts';
import type { ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import { VERB_WORDS } from '../language/vocabulary/verbs.ts';
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

/** The sentence that words of the request stand in; null for words from elsewhere. */
const sentenceOf = (because: Because | null, text: string): string | null => {
  if (because?.source !== 'request' || because.start === null || because.end === null) return null;
  return sentenceAround(text, { start: because.start, end: because.end });
};

const isOrder = (sentence: string): boolean => {
  if (!ORDERS.test(sentence)) return false;
  if (sentence.includes('?') && !POLITE.test(sentence)) return false;
  return !asksAboutPapers(sentence);
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
      // What asks about the papers is answered beside the estimate: see `second-opinion/`.
      unread: scope.unread.filter((unread) => {
        const sentence = sentenceOf(unread, instructions);
        const isAnswered = sentence !== null && asksAboutPapers(sentence);
        return unread.workId === null ? !isAnswered : kept.has(unread.workId);
      }),
    },
    notes:
      heard.size === 0
        ? []
        : [
            `Your papers list the work, and these words of yours order nothing beside it: ${[...heard].slice(0, 6).map(quoted).join('; ')}. Write “also …” to have something added.`,
          ],
  };
};
