import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ChosenProjectDocument,
  ProjectChoicesDocument,
  ScopePreviewDocument,
  type ScopePreviewQuery,
} from '../gql/graphql.ts';
// Code that the page loads by itself comes before the tests, whose waits are not meant for it.
import '../features/start/reading/Found.tsx';
import '../features/start/reading/ReadEdits.tsx';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { httpFailure } from '../testing/failures.ts';
import { renderApp } from '../testing/render-app.tsx';
import { pageInfo, sampleProject } from '../testing/samples.ts';

type ReadScope = NonNullable<ScopePreviewQuery['scopePreview']>;

afterEach(() => vi.useRealTimers());

const because = (text: string, words: string) => {
  const start = text.indexOf(words);
  return {
    __typename: 'ScopeBecause' as const,
    source: 'request',
    start,
    end: start + words.length,
  };
};

const meaning = (id: string, name: string, price: number | null = null) => ({
  __typename: 'WorkMeaning' as const,
  id,
  name,
  unit: 'EA',
  quantity: 1,
  price,
});

/** A scope as if the server had read one painted kitchen, no cabinets, and stumbled over "hmm". */
const readScope = (text: string): ReadScope => ({
  __typename: 'ScopeOfWork',
  places: [
    {
      __typename: 'ScopePlace',
      id: 'p1',
      label: 'Kitchen',
      type: 'kitchen',
      count: 1,
      lengthFt: 12,
      widthFt: 14,
      areaSf: 168,
      basis: 'DEFAULT',
      because: null,
    },
  ],
  work: [
    {
      __typename: 'ScopeWork',
      id: 'w2',
      placeId: 'p1',
      name: 'Paint walls',
      bookName: 'Paint walls',
      times: 1,
      ownerSupplies: false,
      materialsOnly: text.startsWith('Materials only'),
      quantity: null,
      unit: null,
      because: because(text, 'Paint the kitchen'),
      set: [],
    },
  ],
  excluded: [{ __typename: 'ScopeExclusion', id: 'x3', words: 'the cabinets', because: null }],
  notes: [],
  unread: text.includes('hmm')
    ? [
        {
          ...because(text, 'hmm'),
          __typename: 'UnreadWords',
          words: 'hmm',
          workId: null,
          meanings: [
            meaning('ELE-FAN', 'Ceiling fan'),
            meaning('ELE-OUTLET', 'Outlet', 180),
            meaning('CAB-VAN24', 'Vanity, 24 in.'),
          ],
        },
      ]
    : [],
  questions: [
    {
      __typename: 'ScopeQuestion',
      id: 'q4',
      text: 'How large is the kitchen?',
      about: 'p1',
      answers: [{ __typename: 'ScopeAnswer', label: '10 × 12 ft' }],
    },
  ],
});

const openStart = async (at = '/start') => {
  const backend = createFakeBackend();
  backend.on(ChosenProjectDocument).answer(() => ({ project: sampleProject }));
  backend.on(ProjectChoicesDocument).answer(() => ({
    viewer: {
      __typename: 'Viewer',
      projects: { __typename: 'ProjectConnection', edges: [], pageInfo: pageInfo() },
    },
  }));
  backend
    .on(ScopePreviewDocument)
    .answer(({ input }) => ({ scopePreview: readScope(input.instructions) }));
  const app = renderApp({ at, backend });
  const details = await screen.findByLabelText(/^Details/);
  vi.useFakeTimers();
  const write = (text: string) => fireEvent.change(details, { target: { value: text } });
  const pause = (ms: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      await vi.dynamicImportSettled();
    });
  const asked = () =>
    backend
      .on(ScopePreviewDocument)
      .calls()
      .map(({ input }) => input);
  const box = () => within(screen.getByRole('region', { name: 'What we read so far' }));
  return { ...app, backend, details, write, pause, asked, box };
};

const TEXT = 'Paint the kitchen, keep the cabinets, hmm';

describe('what is read while the description is written', () => {
  it('shows work under its place, what is left out, what was not read and what is asked', async () => {
    const { write, pause, asked, box } = await openStart();
    write(TEXT);
    await pause(399);
    expect(asked()).toEqual([]);
    await pause(1);
    expect(asked()).toEqual([
      {
        instructions: TEXT,
        title: null,
        propertyType: 'RESIDENTIAL',
        finishLevel: 'STANDARD',
        agentKind: 'HOME_PROJECT',
        zip: null,
        corrections: [],
      },
    ]);
    const work = box().getByRole('list', { name: 'Work by room' });
    expect(work).toHaveTextContent('Kitchen · 12 × 14 ft assumed');
    expect(within(work).getByText('Paint walls')).toBeVisible();
    expect(box().getByText('the cabinets').tagName).toBe('S');
    expect(box().getByText('hmm', { selector: 'u' })).toHaveTextContent('hmm (not used)');
    expect(box().getByText('Paint the kitchen')).toBeVisible();
    expect(box().getAllByRole('status')[0]).toHaveTextContent(
      'Read 1 task, 1 question, 1 part not used or not sure',
    );
  });

  it('says at the work that its labor is the owner’s', async () => {
    const { write, pause, box } = await openStart();
    write('Materials only. Paint the kitchen');
    await pause(400);
    expect(box().getByText('Paint walls, materials only')).toBeVisible();
    expect(
      box().getByRole('button', { name: 'Take out Paint walls, materials only, Kitchen' }),
    ).toBeVisible();
  });

  it('says what unused words may mean, and takes what they do', async () => {
    const { write, pause, box, asked } = await openStart();
    write(TEXT);
    await pause(400);
    const list = box().getByRole('list', { name: 'Not used, or not sure' });
    expect(list).toHaveTextContent('hmmNot used.');
    fireEvent.click(box().getByRole('button', { name: 'Add Outlet, about $180 as work: “hmm”' }));
    await pause(1);
    const said = { source: 'request', words: 'hmm', start: 38, end: 41 };
    expect(asked().at(-1)?.corrections).toEqual([
      {
        instructions: TEXT,
        patches: [{ addWork: { placeId: null, because: said, code: 'ELE-OUTLET', quantity: 1 } }],
      },
    ]);
    expect(box().getByText('What we read so far')).toHaveFocus();
    expect(box().getByText('“Outlet” is added. Your change will be priced.')).toBeVisible();
    fireEvent.click(box().getByRole('button', { name: 'It’s just background: “hmm”' }));
    await pause(1);
    expect(asked().at(-1)?.corrections).toMatchObject([
      { instructions: TEXT, patches: [{}, { dismiss: { start: 38, end: 41 } }] },
    ]);
  });

  it('says what a guess was taken for, and counts its words as used', async () => {
    const { backend, write, pause, box, asked } = await openStart();
    backend.on(ScopePreviewDocument).answer(({ input }) => {
      const read = readScope(input.instructions);
      const work = read.work.map((each) => ({
        ...each,
        because: because(input.instructions, 'hmm'),
      }));
      const unread = read.unread.map((entry) => ({ ...entry, workId: 'w2' }));
      return { scopePreview: { ...read, work, unread } };
    });
    write(TEXT);
    await pause(400);
    expect(box().getByRole('list', { name: 'Not used, or not sure' })).toHaveTextContent(
      'Read as Paint walls.',
    );
    expect(box().queryByText('hmm', { selector: 'u' })).not.toBeInTheDocument();
    fireEvent.click(box().getByRole('button', { name: 'That is right: “hmm” is Paint walls' }));
    await pause(1);
    expect(asked().at(-1)?.corrections).toMatchObject([
      { patches: [{ setWork: { workId: 'w2', because: { words: 'hmm' } } }] },
    ]);
  });

  it('is put right before it is priced: work out, another size, what was left out', async () => {
    const { write, pause, box, asked } = await openStart();
    write(TEXT);
    await pause(400);
    fireEvent.click(box().getByRole('button', { name: 'Change the size of Kitchen' }));
    await pause(1);
    const size = box().getByLabelText('Size of Kitchen, feet or square feet');
    fireEvent.change(size, { target: { value: 'large' } });
    fireEvent.click(box().getByRole('button', { name: 'Save' }));
    await pause(1);
    expect(size).toHaveAccessibleDescription('Write it as 12 x 14, or in square feet: 168.');
    fireEvent.change(size, { target: { value: '10 x 15' } });
    fireEvent.click(box().getByRole('button', { name: 'Save' }));
    await pause(1);
    fireEvent.click(box().getByRole('button', { name: 'Take out Paint walls, Kitchen' }));
    // The second press comes before the reading has the first one.
    fireEvent.click(box().getByRole('button', { name: 'Take out Paint walls, Kitchen' }));
    await pause(1);
    fireEvent.click(box().getByRole('button', { name: 'No longer leave out “the cabinets”' }));
    await pause(1);
    expect(asked().at(-1)?.corrections).toEqual([
      {
        instructions: TEXT,
        patches: [
          { setPlace: { placeId: 'p1', lengthFt: 15, widthFt: 10, areaSf: null } },
          { dropWork: 'w2' },
          { include: 'x3' },
        ],
      },
    ]);
    expect(box().getByText(/Your 3 changes will be priced\./)).toBeVisible();
    fireEvent.click(box().getByRole('button', { name: 'Undo' }));
    await pause(1);
    expect(asked().at(-1)?.corrections?.[0]?.patches).toHaveLength(2);
  });

  it('keeps what was put right while the text grows, and drops it with the text', async () => {
    const { write, pause, box, asked } = await openStart();
    write(TEXT);
    await pause(400);
    fireEvent.click(box().getByRole('button', { name: 'Take out Paint walls, Kitchen' }));
    write(`${TEXT}. And a new sink.`);
    await pause(400);
    expect(asked().at(-1)?.corrections).toEqual([
      { instructions: TEXT, patches: [{ dropWork: 'w2' }] },
    ]);
    write('Hm');
    write('Paint the den');
    await pause(400);
    expect(asked().at(-1)?.corrections).toEqual([]);
  });

  it('is read for what is chosen on the page: project, property, finish and agent', async () => {
    const { write, pause, asked } = await openStart('/start?project=3');
    fireEvent.change(screen.getByLabelText('Property Type'), { target: { value: 'COMMERCIAL' } });
    fireEvent.change(screen.getByLabelText('Finish Level'), { target: { value: 'HIGH' } });
    write(TEXT);
    await pause(400);
    expect(asked()).toMatchObject([
      { zip: '78701', propertyType: 'COMMERCIAL', finishLevel: 'HIGH', agentKind: 'HOME_PROJECT' },
    ]);
  });

  it('asks once for what is typed in one go, and nothing of fewer than five characters', async () => {
    const { write, pause, asked, box } = await openStart();
    write('Pain');
    await pause(1_000);
    expect(asked()).toEqual([]);
    write('Paint');
    await pause(300);
    write('Paint it');
    await pause(400);
    expect(asked().map(({ instructions }) => instructions)).toEqual(['Paint it']);
    expect(box().getByText('Paint walls')).toBeVisible();
    write('Hm');
    expect(box().queryByText('Paint walls')).not.toBeInTheDocument();
    await pause(1_000);
    expect(asked()).toHaveLength(1);
  });

  it('passes over an answer that newer words have overtaken', async () => {
    const { backend, write, pause, box } = await openStart();
    let release = () => {};
    backend.on(ScopePreviewDocument).answer(async ({ input }) => {
      const scopePreview = readScope(input.instructions);
      if (input.instructions.includes('hmm')) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
      return { scopePreview };
    });
    write(TEXT);
    await pause(400);
    write('Paint the kitchen');
    await pause(400);
    expect(box().getByText('Paint walls')).toBeVisible();
    release();
    await pause(10);
    expect(box().queryByText('hmm')).not.toBeInTheDocument();
  });

  it('puts an answer into the description as a sentence, once', async () => {
    const { write, pause, details, box } = await openStart();
    write('Paint the kitchen');
    await pause(400);
    fireEvent.click(box().getByRole('button', { name: '10 × 12 ft: How large is the kitchen?' }));
    expect(details).toHaveValue('Paint the kitchen\nKitchen: 10 × 12 ft.');
    expect(box().queryByText('How large is the kitchen?')).not.toBeInTheDocument();
    await pause(400);
    expect(box().queryByText('How large is the kitchen?')).not.toBeInTheDocument();
  });

  it('fails in silence and stands in nobody’s way', async () => {
    const { backend, write, pause, box } = await openStart();
    backend.on(ScopePreviewDocument).answer(() => {
      throw httpFailure(500);
    });
    write(TEXT);
    await pause(400);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('Reading…')).not.toBeInTheDocument();
    expect(box().getByText(/show up here/)).toBeVisible();
  });
});
