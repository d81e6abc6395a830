import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ParametersToAddDocument, PriceBookSearchDocument } from '../gql/graphql.ts';
import { openResult } from '../testing/result-page.ts';
import { sampleLine } from '../testing/samples.ts';
import { sampleParameter, sampleScope, sampleWork } from '../testing/scope-samples.ts';
import { withScope, takes, sent, panel } from '../testing/scoped-result.ts';

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
    expect(head).toHaveTextContent('Doors: 3');
    await user.click(head);
    await user.click(panel().getByRole('switch', { name: 'Paint the trim, Interior painting' }));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    await user.selectOptions(
      panel().getByRole('combobox', { name: 'Coats, Interior painting' }),
      'One coat',
    );
    const field = panel().getByRole('textbox', { name: 'Doors, Interior painting' });
    await user.clear(field);
    await user.type(field, '5{Enter}');
    await user.click(panel().getByRole('button', { name: /^Back to the usual: Doors/ }));
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
    expect(entry).toHaveTextContent('$4.20 per sq ft');
    expect(entry).toHaveTextContent('Includes: Old grout out, new grout in.');
    await user.click(entry);
    await user.selectOptions(within(dialog).getByLabelText('Where'), 'Bathroom');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(within(dialog).getByText('Enter an amount above 0.')).toBeVisible();
    await user.type(within(dialog).getByLabelText(/^Quantity, sq ft/), '30{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(server)[0]?.patches).toEqual([
      { addPlace: { ref: 'added', type: 'bathroom', label: 'Bathroom' } },
      {
        addWork: {
          placeId: 'added',
          code: 'TIL-REGROUT',
          quantity: 30,
          because: { source: 'request', words: 'hmm', start: 44, end: 47 },
        },
      },
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
    const area = await dialog.findByRole('textbox', { name: 'Roof area, roofing squares' });
    expect(area).toHaveAttribute('placeholder', '24');
    expect(area).toHaveAccessibleDescription(/Assumed\./);
    expect(dialog.getByRole('switch', { name: 'Tear off the old roof' })).toBeChecked();
    await user.type(area, 'x{Enter}');
    expect(dialog.getByText('Enter a number.')).toBeVisible();
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
