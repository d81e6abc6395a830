// What somebody puts right while a request is written: the preview has it, and the estimate is priced so.
import { withLocalIds } from '../../testing/ids.ts';
import { describe, expect, it } from 'vitest';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { useTestServer } from '../../testing/app.ts';
import {
  type ScopeCorrectionInput,
  TestScopePreviewDocument,
  TestSubmitJobDocument,
} from '../../testing/gql/graphql.ts';
import { makeUnderstood } from '../../testing/scoping.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: createBuiltInEstimator(book) });

const TEXT = 'Paint the bedroom walls. Replace the toilet in the hall bath.';

const preview = async (instructions: string, corrections: ScopeCorrectionInput[] = []) => {
  const input = { instructions, zip: '78701', corrections };
  return (await guestOf(server()).runOk(TestScopePreviewDocument, { input })).scopePreview;
};

const namesOf = ({ work }: { work: readonly { name: string }[] }) => work.map(({ name }) => name);

/** The bedroom is 12 by 15 feet, the toilet is not wanted, and a light is. */
const putRight = async () => {
  const read = await preview(TEXT);
  const bedroom = read.places.find(({ type }) => type === 'bedroom');
  const toilet = read.work.find(({ name }) => /toilet/i.test(name));
  if (!bedroom || !toilet) throw new Error(JSON.stringify(read));
  const corrections: ScopeCorrectionInput[] = [
    {
      instructions: TEXT,
      patches: [
        { setPlace: { placeId: bedroom.id, lengthFt: 15, widthFt: 12 } },
        { dropWork: toilet.id },
        { addWork: { placeId: bedroom.id, code: 'ELE-FIXTURE', quantity: 2 } },
      ],
    },
  ];
  return { read, corrections };
};

describe('corrections of what was read', () => {
  it('stand in the preview', async () => {
    const { read, corrections } = await putRight();
    const scope = await preview(TEXT, corrections);
    expect(scope.places.find(({ type }) => type === 'bedroom')).toMatchObject({ areaSf: 180 });
    expect(namesOf(scope)).toEqual([
      ...namesOf(read).filter((name) => !/toilet/i.test(name)),
      book.items.get('ELE-FIXTURE')?.name,
    ]);
  });

  it('stay while the text grows, and what is written since is read', async () => {
    const { corrections } = await putRight();
    const longer = `${TEXT} Replace the gutters, 120 feet.`;
    const scope = await preview(longer, corrections);
    expect(namesOf(scope).filter((name) => /toilet/i.test(name))).toEqual([]);
    expect(namesOf(scope)).toContain('Gutter replacement');
    const added = scope.work.find(({ code }) => code === 'ELE-FIXTURE');
    const again = await preview(longer, [
      ...corrections,
      { instructions: longer, patches: [{ dropWork: added?.id ?? '' }] },
    ]);
    expect(namesOf(again)).toEqual(namesOf(scope).filter((name) => name !== added?.name));
  });

  it('of unsure words stay made, whatever is written in front of them', async () => {
    const text = 'Replace the toilet and build a wheelchair ramp.';
    const [open] = (await preview(text)).unread;
    if (!open) throw new Error('The reader is sure of all of it.');
    const dismiss = { start: open.start ?? -1, end: open.end ?? -1 };
    const corrections = [{ instructions: text, patches: [{ dismiss }] }];
    const wordsOf = ({ unread }: { unread: readonly { words: string }[] }) =>
      unread.map(({ words }) => words);
    expect(wordsOf(await preview(text, corrections))).not.toContain(open.words);
    expect(wordsOf(await preview(`Hello there. ${text}`, corrections))).not.toContain(open.words);
  });

  it('are read of the text as it is sent: without blanks at its ends, or signs that no row can hold', async () => {
    const { corrections } = await putRight();
    const ends = corrections.map((one) => ({ ...one, instructions: ` ${TEXT}\u0000\n` }));
    const shown = await preview(`${TEXT}\n`, ends);
    expect(shown.work.map(({ name }) => name)).toEqual(
      (await preview(TEXT, corrections)).work.map(({ name }) => name),
    );
    const { scope } = await makeUnderstood(guestOf(server()), `${TEXT}\n`, { corrections: ends });
    expect(namesOf(scope)).toEqual(namesOf(shown));
  });

  it('are what the estimate is worked out from', async () => {
    const { corrections } = await putRight();
    const shown = await preview(TEXT, corrections);
    const { scope } = await makeUnderstood(guestOf(server()), TEXT, { corrections });
    expect(namesOf(scope)).toEqual(namesOf(shown));
    expect(withLocalIds(scope.places)).toEqual(withLocalIds(shown.places));
  });

  it('of words that are gone are said to be left out', async () => {
    const { corrections } = await putRight();
    const [first] = corrections;
    const unknown = { instructions: TEXT, patches: [{ dropWork: 'w999' }] };
    const { notes } = await preview(TEXT, [...(first ? [first] : []), unknown]);
    expect(notes.find(({ kind }) => kind === 'WARNING')?.text).toMatch(
      /^A correction that you made while writing no longer fits the text and was left out: /,
    );
  });

  it('that cannot be read are refused, each by its name', async () => {
    const guest = guestOf(server());
    const patches = [{ setPlace: { placeId: 'p1', lengthFt: -3 } }];
    const corrections = [{ instructions: TEXT, patches }];
    const input = { instructions: TEXT, corrections };
    expect(await guest.runError(TestScopePreviewDocument, { input })).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/^The length cannot be below/),
    });
    const { submitJob } = await guest.runOk(TestSubmitJobDocument, {
      input: await guest.submitInput({ instructions: TEXT, corrections }),
    });
    expect(submitJob).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'corrections.0.patches.0' }],
    });
  });
});
