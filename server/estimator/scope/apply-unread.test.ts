import { describe, expect, it } from 'vitest';
import type { ScopeOfWork, UnreadWords } from '../../domain/scope/scope-of-work.ts';
import { apply } from './apply.ts';
import { rebaseScope } from './rebase.ts';
import { patchedBy, owner } from './testing/patching.ts';
import { book, home, row, workOf } from './testing/scope.ts';

const words = (start: number, more: Partial<UnreadWords> = {}): UnreadWords => ({
  source: 'request',
  words: `words ${start}`,
  start,
  end: start + 8,
  page: null,
  meanings: [],
  workId: null,
  ...more,
});
const because = (start: number) => ({
  source: 'request',
  words: 'the thing',
  start,
  end: start + 9,
  page: null,
});

/** Words at 10 that nothing was made of, and a fan that was guessed from words at 40. */
const unsure = (part: Partial<ScopeOfWork> = {}): ScopeOfWork =>
  home({ unread: [words(10), words(40, { workId: 'w6' })], ...part });

const startsOf = ({ unread }: ScopeOfWork) => unread.map(({ start }) => start);
const worksOf = ({ work }: ScopeOfWork) => work.map(({ id }) => id);

describe('words taken for background', () => {
  it('are no longer open, and order nothing', () => {
    const { scope, refused } = owner(unsure(), { kind: 'DISMISS', start: 10, end: 18 });
    expect(refused).toEqual([]);
    expect(startsOf(scope)).toEqual([40]);
    expect(scope.work).toEqual(unsure().work);
  });

  it('take the work with them that was guessed from them', () => {
    const asked = {
      id: 'q7',
      text: 'How many fans?',
      by: 'RULES' as const,
      about: 'w6',
      moves: null,
      answers: [],
    };
    const { scope } = owner(unsure({ questions: [asked] }), {
      kind: 'DISMISS',
      start: 40,
      end: 48,
    });
    expect(startsOf(scope)).toEqual([10]);
    expect(worksOf(scope)).toEqual(['w3', 'w4', 'w5']);
    expect(scope.questions).toEqual([]);
  });

  it('take all work with them that was guessed', () => {
    const removed = workOf('w7', 'p2', { does: row('DEM-CARPET', 9), because: because(40) });
    const scope = unsure({ work: [...home().work, removed] });
    expect(worksOf(owner(scope, { kind: 'DISMISS', start: 40, end: 48 }).scope)).toEqual([
      'w3',
      'w4',
      'w5',
    ]);
    // While some of it stands, that is the guess.
    const { scope: less } = owner(scope, { kind: 'DROP_WORK', workId: 'w6' });
    expect(less.unread.at(-1)).toMatchObject({ start: 40, workId: 'w7' });
  });

  it('must be open', () => {
    const { scope, refused } = owner(unsure(), { kind: 'DISMISS', start: 10, end: 11 });
    expect(refused).toEqual([
      { at: 0, message: 'These words of the request are not open (any more).' },
    ]);
    expect(scope).toEqual(unsure());
  });
});

describe('words that a change is about', () => {
  it.each(['OWNER', 'MODEL'] as const)('are read when %s adds work for them', (by) => {
    const { scope, refused } = patchedBy(by)(unsure(), {
      kind: 'ADD_WORK',
      placeId: 'p1',
      code: 'ELE-RECESS',
      quantity: 2,
      because: because(10),
    });
    expect(refused).toEqual([]);
    expect(startsOf(scope)).toEqual([40]);
    expect(scope.work.at(-1)).toMatchObject({ because: { start: 10 } });
  });

  it('are read when another meaning stands in place of the guess', () => {
    const { scope } = owner(
      unsure(),
      { kind: 'DROP_WORK', workId: 'w6' },
      { kind: 'ADD_WORK', placeId: 'p2', code: 'ELE-RECESS', quantity: 1, because: because(40) },
    );
    expect(startsOf(scope)).toEqual([10]);
    expect(worksOf(scope)).toEqual(['w3', 'w4', 'w5', 'w7']);
  });

  it('are read when the guess is said to be right', () => {
    const { scope } = owner(unsure(), { kind: 'SET_WORK', workId: 'w6', because: because(40) });
    expect(startsOf(scope)).toEqual([10]);
    expect(scope.work.at(-1)).toMatchObject({ id: 'w6', by: 'OWNER', certainty: 'TOLD' });
  });

  it('stay open while the change is refused, or is about words of an upload', () => {
    const { scope } = owner(
      unsure(),
      { kind: 'ADD_WORK', placeId: 'p1', code: 'NO-SUCH-ROW', because: because(10) },
      {
        kind: 'ADD_WORK',
        placeId: 'p1',
        code: 'ELE-RECESS',
        because: { ...because(10), source: '12' },
      },
    );
    expect(startsOf(scope)).toEqual([10, 40]);
  });
});

describe('a guess whose work is gone', () => {
  it('is one that nothing was made of', () => {
    const { scope } = owner(unsure(), { kind: 'DROP_PLACE', placeId: 'p2' });
    expect(scope.unread).toEqual([words(10), words(40)]);
  });

  it('is found by the new id of its work in another reading', () => {
    const standing = unsure();
    // The request is read anew: one more piece of work stands before the others, which get other ids.
    const fan = workOf('w9', 'p2', { does: row('ELE-FAN', 1) });
    const others = standing.work.filter(({ id }) => id !== 'w6');
    const unread = [words(10), words(40, { workId: 'w9' })];
    const again: ScopeOfWork = { ...standing, work: [...others, fan], unread, nextId: 10 };
    expect(rebaseScope(standing, standing, again).unread).toEqual(standing.unread);
  });
});

describe('an instruction', () => {
  it('does not open again what was settled, and brings what is open since', () => {
    const before = unsure();
    const { scope: settled } = apply(
      before,
      [{ kind: 'DISMISS', start: 10, end: 18 }],
      book,
      'OWNER',
    );
    const after = { ...before, unread: [...before.unread, words(70)] };
    expect(startsOf(rebaseScope(settled, before, after))).toEqual([40, 70]);
  });
});
