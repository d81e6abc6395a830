// Words of a request that were not used, or only guessed at: told with what they may mean, and settled by their owner.
import { withLocalIds } from '../../testing/ids.ts';
import { describe, expect, it } from 'vitest';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { useTestServer } from '../../testing/app.ts';
import { TestRefineEstimateDocument, TestScopePreviewDocument } from '../../testing/gql/graphql.ts';
import {
  makeUnderstood,
  readUnderstood,
  revise,
  tryRevise,
  type Understood,
} from '../../testing/scoping.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: createBuiltInEstimator(book) });

const TEXT = 'Replace the toilet. Fix the hallway light thing. Handle the carpet.';

type Unread = Understood['scope']['unread'][number];

const spanOf = ({ start, end }: Unread) => ({ start: start ?? -1, end: end ?? -1 });
const becauseOf = ({ source, words, start, end }: Unread) => ({ source, words, start, end });
const wordsOf = ({ scope }: Pick<Understood, 'scope'>) => scope.unread.map(({ words }) => words);
const namesOf = ({ scope }: Pick<Understood, 'scope'>) => scope.work.map(({ name }) => name);

/** An estimate with its entries: nothing was made of the first words, the others are a guess. */
const newUnsure = async () => {
  const guest = guestOf(server());
  const estimate = await makeUnderstood(guest, TEXT);
  const unused = estimate.scope.unread.find(({ workId }) => workId === null);
  const guess = estimate.scope.unread.find(({ workId }) => workId !== null);
  if (!unused || !guess) throw new Error('The reader is sure of all of it.');
  return { guest, estimate, unused, guess };
};

describe('words that are not used, or a guess', () => {
  it('stand where they are said, with what they may mean and were priced as', async () => {
    const { estimate, unused, guess } = await newUnsure();
    for (const entry of estimate.scope.unread) {
      const { start, end } = spanOf(entry);
      expect(entry).toMatchObject({ source: 'request', words: TEXT.slice(start, end), page: null });
      expect(entry.meanings.length).toBeLessThanOrEqual(3);
      for (const { kind, id, name, unit } of entry.meanings) {
        const known = kind === 'ROW' ? book.items.get(id) : book.assemblies.get(id);
        expect(known?.name).toBe(name);
        expect(unit).toBe(book.items.get(id)?.unit ?? null);
      }
    }
    expect(unused).toMatchObject({ words: 'Handle the carpet' });
    expect(unused.meanings.length).toBeGreaterThan(0);
    expect(guess).toMatchObject({ words: 'Fix the hallway light thing' });
    expect(estimate.scope.work.find(({ id }) => id === guess.workId)?.name).toMatch(
      /light|electrician/i,
    );
  });

  it('say whether they order work, with or without a row for it', async () => {
    const text = 'Replace the toilet and build a wheelchair ramp. Parking is on the street.';
    const input = { instructions: text, zip: '78701' };
    const { scopePreview } = await guestOf(server()).runOk(TestScopePreviewDocument, { input });
    expect(scopePreview.unread.map(({ words, isOrdered }) => [words, isOrdered])).toEqual([
      ['build a wheelchair ramp', true],
      ['Parking is on the street', false],
    ]);
  });

  it('are told while the request is typed', async () => {
    const { estimate } = await newUnsure();
    const input = { instructions: TEXT, zip: '94110' };
    const { scopePreview } = await guestOf(server()).runOk(TestScopePreviewDocument, { input });
    expect(withLocalIds(scopePreview.unread)).toEqual(withLocalIds(estimate.scope.unread));
  });

  it('are background when their owner says so: what was guessed goes', async () => {
    const { guest, estimate, unused, guess } = await newUnsure();
    const once = await revise(guest, estimate, { dismiss: spanOf(unused) });
    expect(once).toMatchObject({
      version: 2,
      change: 'SCOPE_REVISED',
      changeNote: 'Only background: Handle the carpet',
      total: estimate.total,
    });
    expect(wordsOf(once)).toEqual(wordsOf(estimate).filter((words) => words !== unused.words));
    const twice = await revise(guest, once, { dismiss: spanOf(guess) });
    expect(wordsOf(twice)).toEqual([]);
    expect(twice.scope.work.map(({ id }) => id)).not.toContain(guess.workId);
    expect(twice.total).toBeLessThan(estimate.total);
  });

  it('cannot be settled twice', async () => {
    const { guest, estimate, unused } = await newUnsure();
    const { id: estimateId, version } = await revise(guest, estimate, { dismiss: spanOf(unused) });
    const again = { estimateId, version, patches: [{ dismiss: spanOf(unused) }] };
    const message = 'These words of the request are not open (any more).';
    expect(await tryRevise(guest, again)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'patches.0', message }],
    });
  });

  it('are read when one of their meanings is added', async () => {
    const { guest, estimate, unused } = await newUnsure();
    const meaning = unused.meanings[0];
    const content =
      meaning?.kind === 'ROW' ? { code: meaning.id, quantity: 1 } : { assembly: meaning?.id };
    const added = await revise(guest, estimate, {
      addWork: { placeId: null, ...content, because: becauseOf(unused) },
    });
    expect(wordsOf(added)).not.toContain(unused.words);
    expect(namesOf(added)).toEqual([...namesOf(estimate), meaning?.name]);
    expect(added.total).toBeGreaterThan(estimate.total);
  });

  it('are read when another meaning stands in place of the guess', async () => {
    const { guest, estimate, guess } = await newUnsure();
    const other = guess.meanings.find(({ kind }, at) => at > 0 && kind === 'ROW');
    const changed = await revise(
      guest,
      estimate,
      { dropWork: guess.workId ?? '' },
      { addWork: { code: other?.id ?? '', quantity: 1, because: becauseOf(guess) } },
    );
    expect(wordsOf(changed)).not.toContain(guess.words);
    expect(changed.scope.work.map(({ id }) => id)).not.toContain(guess.workId);
    expect(namesOf(changed)).toContain(other?.name);
  });

  it('are read when the guess is said to be right', async () => {
    const { guest, estimate, guess } = await newUnsure();
    const kept = await revise(guest, estimate, {
      setWork: { workId: guess.workId ?? '', because: becauseOf(guess) },
    });
    expect(wordsOf(kept)).not.toContain(guess.words);
    expect(kept.total).toBe(estimate.total);
    expect(kept.scope.work.find(({ id }) => id === guess.workId)).toMatchObject({ by: 'OWNER' });
  });

  it('stay settled when something else is asked for', async () => {
    const { guest, estimate, unused } = await newUnsure();
    const { version } = await revise(guest, estimate, { dismiss: spanOf(unused) });
    const { refineEstimate } = await guest.runOk(TestRefineEstimateDocument, {
      input: { estimateId: estimate.id, version, instruction: 'Add a ceiling fan in the bedroom' },
    });
    if (refineEstimate.__typename !== 'RefineEstimateSuccess') throw new Error('It was refused.');
    await guest.waitForEnd(refineEstimate.job.id);
    const after = await readUnderstood(guest, estimate.id);
    expect(after.version).toBeGreaterThan(version);
    expect(wordsOf(after)).toEqual(wordsOf(estimate).filter((words) => words !== unused.words));
  });
});
