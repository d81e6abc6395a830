import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  EstimateChangedDocument,
  ParametersToAddDocument,
  PriceBookSearchDocument,
  RestoreVersionDocument,
  ReviseScopeDocument,
} from '../gql/graphql.ts';
import '../features/results/scope/add/AddWorkDialog.tsx';
import { openResult, resultBackend } from '../testing/result-page.ts';
import { sampleLine } from '../testing/samples.ts';
import {
  REQUEST,
  sampleParameter,
  samplePlace,
  sampleScope,
  sampleWork,
} from '../testing/scope-samples.ts';

type Server = ReturnType<typeof resultBackend>;
type Held = Parameters<Server['hold']>[0];

const withScope = (scope = sampleScope(), overrides: Held = {}) =>
  resultBackend({ instructions: REQUEST, scope, ...overrides });

/** The server takes each correction, and then holds this. */
const takes = (server: Server, held: Held) =>
  server.backend.on(ReviseScopeDocument).answer(({ input }) => ({
    reviseScope: {
      __typename: 'ReviseScopeSuccess',
      estimate: server.hold({ ...held, version: input.version + 1, change: 'SCOPE_REVISED' }),
    },
  }));
const sent = ({ backend }: Server) =>
  backend
    .on(ReviseScopeDocument)
    .calls()
    .map(({ input }) => input);

const panel = () => within(screen.getByRole('region', { name: 'What we understood' }));
const total = () => screen.getByRole('textbox', { name: 'Total project cost' });
const length = () => panel().getByRole('textbox', { name: 'Length, ft, Kitchen' });

const larger = {
  total: 900,
  linesTotal: 900,
  items: [sampleLine('1', { unitPrice: 440, total: 885 })],
  scope: sampleScope({
    places: [samplePlace('p1', { lengthFt: 20, areaSf: 280, basis: 'STATED' })],
  }),
};

describe('what was understood', () => {
  it('is corrected by a size, with new lines, the new total, and a way back', async () => {
    const server = withScope();
    takes(server, larger);
    const { user, backend } = await openResult(server);
    expect(panel().getByText('Assumed: the usual size, as none was given.')).toBeVisible();
    await user.clear(length());
    await user.type(length(), '20{Enter}');
    expect(await screen.findByText(/^The size of Kitchen is changed\. New total/)).toBeVisible();
    expect(sent(server)).toEqual([
      {
        estimateId: '5',
        version: 1,
        patches: [
          {
            setPlace: {
              placeId: 'p1',
              lengthFt: 20,
              widthFt: 14,
              areaSf: null,
              perimeterFt: null,
            },
          },
        ],
      },
    ]);
    expect(total()).toHaveValue('$885.00');
    expect(length()).toHaveValue('20');
    expect(panel().queryByText(/^Assumed: the usual size/)).not.toBeInTheDocument();

    backend.on(RestoreVersionDocument).answer(() => ({
      restoreVersion: {
        __typename: 'RestoreVersionSuccess',
        estimate: server.hold({
          version: 3,
          items: [sampleLine('1'), sampleLine('2')],
          scope: sampleScope(),
        }),
      },
    }));
    const toast = screen.getByText(/^The size of Kitchen/).closest('[role=status]');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The change is undone.')).toBeVisible();
    expect(backend.on(RestoreVersionDocument).calls()).toEqual([
      { input: { estimateId: '5', version: 2, toVersion: 1 } },
    ]);
    await waitFor(() => expect(length()).toHaveValue('12'));
    expect(total()).toHaveValue('$410.00');
  });

  it('is sent once, when the last of the sizes is left', async () => {
    const server = withScope();
    takes(server, larger);
    const { user } = await openResult(server);
    await user.clear(length());
    await user.type(length(), '20');
    await user.tab();
    expect(panel().getByRole('textbox', { name: 'Width, ft, Kitchen' })).toHaveFocus();
    expect(sent(server)).toEqual([]);
    expect(panel().getByRole('textbox', { name: 'or area, sq ft, Kitchen' })).toHaveValue('280');
    await user.click(screen.getByRole('heading', { name: 'Project Outline' }));
    await screen.findByText(/^The size of Kitchen/);
    expect(sent(server)).toHaveLength(1);
  });

  it('keeps unsaved edits of lines, also when the news of it comes before its answer', async () => {
    const server = withScope();
    const { user, backend } = await openResult(server);
    const name = screen.getByRole('textbox', { name: /^Item, line 2/ });
    await user.clear(name);
    await user.type(name, 'My own words');
    let answerNow = () => {};
    backend.on(ReviseScopeDocument).answer(async () => {
      const estimate = server.hold({
        version: 2,
        items: [sampleLine('1', { quantity: 9, total: 905 }), sampleLine('2', { category: '' })],
      });
      await new Promise<void>((resolve) => {
        answerNow = resolve;
      });
      return { reviseScope: { __typename: 'ReviseScopeSuccess', estimate } };
    });
    await user.clear(length());
    await user.type(length(), '20{Enter}');
    await waitFor(() => expect(server.estimate().version).toBe(2));
    act(() => backend.on(EstimateChangedDocument).emit({ estimateChanged: server.estimate() }));
    expect(screen.queryByText('This estimate was changed elsewhere')).not.toBeInTheDocument();
    act(() => answerNow());
    await screen.findByText(/^The size of Kitchen/);
    expect(screen.getByRole('textbox', { name: /^Item, line 2/ })).toHaveValue('My own words');
    expect(screen.getByRole('textbox', { name: /^Qty, line 1/ })).toHaveValue('9');
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
    expect(screen.queryByText('This estimate was changed elsewhere')).not.toBeInTheDocument();
  });

  it('says which unsaved edits went with lines, and brings them back with these', async () => {
    const server = withScope();
    const { user, backend } = await openResult(server);
    const quantity = () => screen.getByRole('textbox', { name: /^Qty, line 2/ });
    await user.clear(quantity());
    await user.type(quantity(), '7');
    takes(server, { items: [sampleLine('1')], scope: sampleScope({ work: [] }) });
    await user.click(
      panel().getByRole('button', { name: 'Remove “Interior painting” from Kitchen' }),
    );
    const told = await screen.findByText(/Your unsaved edits of “Work 2” went with it; Undo/);
    expect(screen.queryByRole('textbox', { name: /^Qty, line 2/ })).not.toBeInTheDocument();
    backend.on(RestoreVersionDocument).answer(() => ({
      restoreVersion: {
        __typename: 'RestoreVersionSuccess',
        estimate: server.hold({
          version: 3,
          items: [sampleLine('1'), sampleLine('2', { category: '' })],
          scope: sampleScope(),
        }),
      },
    }));
    const toast = told.closest('[role=status]');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    await screen.findByText('The change is undone.');
    expect(quantity()).toHaveValue('7');
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  });

  it('says beside the field why it was refused, and keeps what was typed', async () => {
    const server = withScope();
    const message = '5,000 SF is too large for a kitchen. Check the size; it is in feet.';
    server.backend.on(ReviseScopeDocument).answer(() => ({
      reviseScope: {
        __typename: 'InvalidInput',
        message,
        fields: [{ __typename: 'FieldError', path: 'patches.0', message }],
      },
    }));
    const { user } = await openResult(server);
    await user.clear(length());
    await user.type(length(), '400{Enter}');
    expect(await panel().findByText(message)).toBeVisible();
    expect(length()).toBeInvalid();
    expect(length()).toHaveValue('400');
    await user.type(length(), '{Backspace}');
    expect(panel().queryByText(message)).not.toBeInTheDocument();
    await user.clear(length());
    await user.type(length(), 'long{Enter}');
    expect(panel().getByText('Give a number of feet above 0.')).toBeVisible();
    expect(sent(server)).toHaveLength(1);
  });

  it('takes over what was changed elsewhere before a correction is made again', async () => {
    const server = withScope();
    server.backend.on(ReviseScopeDocument).answer(() => ({
      reviseScope: {
        __typename: 'EstimateConflict',
        message: 'Somebody saved meanwhile.',
        estimate: server.hold({ version: 2, title: 'Kitchen and hall' }),
      },
    }));
    const { user } = await openResult(server);
    await user.clear(length());
    await user.type(length(), '20{Enter}');
    expect(
      await panel().findByText(/was changed elsewhere meanwhile, so this was not/),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Kitchen and hall' })).toBeVisible();
    takes(server, larger);
    await user.type(length(), '{Enter}');
    await screen.findByText(/^The size of Kitchen/);
    expect(sent(server).at(-1)?.version).toBe(2);
  });

  it('leaves unsaved edits beside a version from elsewhere, to be put together as ever', async () => {
    const server = withScope();
    const { user } = await openResult(server);
    const name = screen.getByRole('textbox', { name: /^Item, line 2/ });
    await user.clear(name);
    await user.type(name, 'My own words');
    server.backend.on(ReviseScopeDocument).answer(() => ({
      reviseScope: {
        __typename: 'EstimateConflict',
        message: 'Somebody saved meanwhile.',
        estimate: server.hold({ version: 2, title: 'Kitchen and hall' }),
      },
    }));
    await user.clear(length());
    await user.type(length(), '20{Enter}');
    expect(await screen.findByText('This estimate was changed elsewhere')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show changes' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Item, line 2/ })).toHaveValue('My own words');
    expect(length()).toHaveValue('20');
  });
});

describe('a piece of work', () => {
  const PARAMETERS = [
    sampleParameter('trim'),
    sampleParameter('coats', {
      label: 'Coats',
      kind: 'CHOICE',
      value: '2',
      default: '2',
      choices: [
        { __typename: 'ParameterChoice', value: '1', label: 'One coat' },
        { __typename: 'ParameterChoice', value: '2', label: 'Two coats' },
      ],
    }),
    sampleParameter('doors', {
      label: 'Doors',
      unit: 'EA',
      kind: 'NUMBER',
      value: '3',
      default: '1',
      isTold: true,
    }),
  ];

  it('has its parameters as fields, each sent by itself', async () => {
    const server = withScope(sampleScope({ work: [sampleWork('w2', { parameters: PARAMETERS })] }));
    const [trim, coats, doors] = PARAMETERS;
    const four = [trim, coats, { ...doors, value: '4' }] as typeof PARAMETERS;
    takes(server, { scope: sampleScope({ work: [sampleWork('w2', { parameters: four })] }) });
    const { user } = await openResult(server);
    const head = panel().getByRole('button', { name: /^Interior painting/ });
    expect(head).toHaveTextContent('Doors: 3 EA');
    await user.click(head);
    await user.click(panel().getByRole('switch', { name: 'Paint the trim, Interior painting' }));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    await user.selectOptions(
      panel().getByRole('combobox', { name: 'Coats, Interior painting' }),
      'One coat',
    );
    const field = panel().getByRole('textbox', { name: 'Doors, EA, Interior painting' });
    await user.clear(field);
    await user.type(field, '5{Enter}');
    await user.click(panel().getByRole('button', { name: /^Take the usual again: Doors/ }));
    await waitFor(() => expect(sent(server)).toHaveLength(4));
    expect(sent(server).map(({ version, patches }) => [version, patches])).toEqual(
      [
        ['trim', '1'],
        ['coats', '1'],
        ['doors', '5'],
        ['doors', null],
      ].map(([name, value], index) => [
        index + 1,
        [{ setWork: { workId: 'w2', parameters: [{ name, value }] } }],
      ]),
    );
  });

  it('is removed, and the focus stays in the panel', async () => {
    const server = withScope();
    takes(server, { items: [], scope: sampleScope({ work: [] }) });
    const { user } = await openResult(server);
    await user.click(
      panel().getByRole('button', { name: 'Remove “Interior painting” from Kitchen' }),
    );
    expect(
      await screen.findByText(/^“Interior painting” is removed\. New total \$0\.00/),
    ).toBeVisible();
    expect(sent(server)[0]?.patches).toEqual([{ dropWork: 'w2' }]);
    expect(panel().getByText('What we understood')).toHaveFocus();
    expect(panel().getByText('No work here yet.')).toBeVisible();
  });

  it('is found from the words it was made of, and they from it', async () => {
    const { user } = await openResult(withScope());
    await user.click(panel().getByRole('link', { name: 'Paint the kitchen walls' }));
    const head = panel().getByRole('button', { name: /^Interior painting/ });
    expect(head).toHaveFocus();
    expect(head).toHaveAttribute('aria-expanded', 'true');
    await user.click(panel().getByRole('link', { name: /^From your words: “?Paint the kitchen/ }));
    expect(panel().getByRole('link', { name: 'Paint the kitchen walls' })).toHaveFocus();
  });

  it('is added from the price book, for words that were not read', async () => {
    const server = withScope();
    server.backend.on(PriceBookSearchDocument).answer(() => ({
      priceBookSearch: [
        {
          __typename: 'PriceBookEntry',
          id: 'TIL-REGROUT',
          kind: 'ROW',
          name: 'Regrout tile',
          unit: 'SF',
          unitPrice: 4.2,
          includes: 'Old grout out, new grout in.',
          excludes: null,
          usualPlace: null,
        },
      ],
    }));
    takes(server, { items: [sampleLine('1'), sampleLine('2'), sampleLine('3')] });
    const { user } = await openResult(server);
    await user.click(panel().getByRole('link', { name: /^hmm/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Add work' });
    expect(within(dialog).getByLabelText('What should be done')).toHaveValue('hmm');
    const entry = await within(dialog).findByRole('button', { name: /^Regrout tile/ });
    expect(entry).toHaveTextContent('$4.20 / SF');
    expect(entry).toHaveTextContent('Includes: Old grout out, new grout in.');
    await user.click(entry);
    await user.selectOptions(within(dialog).getByLabelText('Where'), 'Bathroom');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(within(dialog).getByText('Say how much: a number above 0.')).toBeVisible();
    await user.type(within(dialog).getByLabelText(/^Quantity, SF/), '30{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(server)[0]?.patches).toEqual([
      { addPlace: { ref: 'added', type: 'bathroom', label: 'Bathroom' } },
      { addWork: { placeId: 'added', code: 'TIL-REGROUT', quantity: 30 } },
    ]);
  });

  it('is asked what it depends on before it is added, with what is assumed', async () => {
    const server = withScope();
    server.backend.on(PriceBookSearchDocument).answer(() => ({
      priceBookSearch: [
        {
          __typename: 'PriceBookEntry',
          id: 'roof_replace',
          kind: 'ASSEMBLY',
          name: 'Roof replacement',
          unit: null,
          unitPrice: null,
          includes: 'Old roof off, new roof on.',
          excludes: null,
          usualPlace: 'roof',
        },
      ],
    }));
    const asks = (squares: string) => [
      { ...sampleParameter('sq', { label: 'Roof area', unit: 'SQ', kind: 'NUMBER' }), value: '24' },
      { ...sampleParameter('deck_sf', { label: 'Sheathing', kind: 'NUMBER' }), value: squares },
      sampleParameter('tearoff', { label: 'Tear off the old roof', value: '1' }),
      sampleParameter('type', {
        label: 'Roofing',
        kind: 'CHOICE',
        value: 'arch',
        choices: [
          { __typename: 'ParameterChoice', value: 'arch', label: 'Architectural shingles' },
          { __typename: 'ParameterChoice', value: 'metal', label: 'Metal' },
        ],
      }),
    ];
    server.backend.on(ParametersToAddDocument).answer(({ parameters }) => ({
      estimate: {
        __typename: 'Estimate',
        id: '5',
        scope: {
          __typename: 'ScopeOfWork',
          parametersToAdd: asks(
            [parameters].flat().find((each) => each?.name === 'sq')?.value ?? '24',
          ).map((each) => ({ ...each, min: 0, max: null })),
        },
      },
    }));
    takes(server, { items: [sampleLine('1'), sampleLine('2'), sampleLine('3')] });
    const { user, backend } = await openResult(server);
    await user.click(panel().getByRole('button', { name: '+ Add work' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add work' }));
    await user.type(dialog.getByLabelText('What should be done'), 'roof');
    await user.click(await dialog.findByRole('button', { name: /^Roof replacement/ }));
    expect(dialog.getByLabelText('Where')).toHaveDisplayValue('Roof');
    const area = await dialog.findByRole('textbox', { name: 'Roof area, SQ' });
    expect(area).toHaveAttribute('placeholder', '24');
    expect(area).toHaveAccessibleDescription(/Assumed\./);
    expect(dialog.getByRole('switch', { name: 'Tear off the old roof' })).toBeChecked();
    await user.type(area, 'x{Enter}');
    expect(dialog.getByText('Give a number.')).toBeVisible();
    expect(sent(server)).toEqual([]);
    await user.clear(area);
    await user.type(area, '30');
    expect(area).not.toHaveAccessibleDescription(/Assumed/);
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Sheathing' })).toHaveAttribute(
        'placeholder',
        '30',
      ),
    );
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Roofing' }), 'Metal');
    await user.type(area, '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(server)[0]?.patches).toEqual([
      { addPlace: { ref: 'added', type: 'roof', label: 'Roof' } },
      {
        addWork: {
          placeId: 'added',
          assembly: 'roof_replace',
          parameters: [
            { name: 'sq', value: '30' },
            { name: 'type', value: 'metal' },
          ],
        },
      },
    ]);
    expect(backend.on(ParametersToAddDocument).calls()[0]).toEqual({
      estimateId: '5',
      assembly: 'roof_replace',
      placeType: 'roof',
      parameters: [],
    });
  });

  it('that is left out can be had after all', async () => {
    const server = withScope();
    takes(server, { scope: sampleScope({ excluded: [] }) });
    const { user } = await openResult(server);
    await user.click(panel().getByRole('button', { name: 'Include again: the cabinets' }));
    await screen.findByText(/is no longer left out/);
    expect(sent(server)[0]?.patches).toEqual([{ include: 'x3' }]);
    expect(panel().queryByRole('heading', { name: 'Left out' })).not.toBeInTheDocument();
  });
});

const questions = () => screen.getByRole('region', { name: /^(?:To price this|Your answers)/ });

describe('questions', () => {
  const QUESTION = {
    __typename: 'ScopeQuestion' as const,
    id: 'q4',
    text: 'How large is the kitchen?',
    about: 'p1',
    moves: 1_250,
    answers: ['10 × 12 ft', '12 × 14 ft'].map((label) => ({
      __typename: 'ScopeAnswer' as const,
      label,
    })),
  };

  it('are answered by a tap, with what is at stake', async () => {
    const server = withScope(sampleScope({ questions: [QUESTION] }));
    takes(server, { scope: sampleScope() });
    const { user } = await openResult(server);
    const region = questions();
    expect(region).toHaveTextContent('The total may move by up to $1,250.');
    await user.click(
      within(region).getByRole('button', { name: '12 × 14 ft: How large is the kitchen?' }),
    );
    await screen.findByText(/^Answered: 12 × 14 ft\./);
    expect(sent(server)[0]?.patches).toEqual([{ answer: { questionId: 'q4', answer: 1 } }]);
    expect(screen.queryByText(QUESTION.text)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are the main thing of an estimate that only asks', async () => {
    const scope = sampleScope({ work: [], questions: [QUESTION] });
    await openResult(withScope(scope, { items: [], total: 0, linesTotal: 0 }));
    const region = questions();
    expect(region).toHaveTextContent('To price this, we need to know more');
    expect(screen.queryByText(/Start a new estimate with the answers/)).not.toBeInTheDocument();
  });

  it('are also for the names of rooms on a plan', async () => {
    const room = samplePlace('p9', {
      label: 'Room 3',
      type: 'unknown',
      basis: 'PLAN',
      source: 'plan.pdf, page 1',
    });
    const server = withScope(sampleScope({ places: [samplePlace('p1'), room] }));
    takes(server, { scope: sampleScope() });
    const { user } = await openResult(server);
    const region = within(questions());
    expect(region.getByText('Room 3, 12 × 14 ft, plan.pdf, page 1')).toBeVisible();
    await user.selectOptions(
      region.getByRole('combobox', { name: 'Kind of room, Room 3' }),
      'Pantry',
    );
    await waitFor(() =>
      expect(sent(server)[0]?.patches).toEqual([
        { setPlace: { placeId: 'p9', type: 'pantry', label: 'Pantry' } },
      ]),
    );
  });
});

describe('an estimate without a scope', () => {
  it('says why nothing can be corrected, and shows the request as it was', async () => {
    await openResult(resultBackend({ instructions: REQUEST }));
    expect(
      panel().getByText(/^This estimate was made before we kept what was understood\./),
    ).toBeVisible();
    expect(panel().getByRole('link', { name: 'Start a new estimate' })).toHaveAttribute(
      'href',
      `/start?${new URLSearchParams({ project: '3', instructions: REQUEST })}`,
    );
    expect(screen.getByRole('region', { name: 'Original Request' })).toHaveTextContent(REQUEST);
  });
});
