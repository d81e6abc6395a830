import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PriceBookSearchDocument, ReviseScopeDocument } from '../gql/graphql.ts';
import { openResult } from '../testing/result-page.ts';
import { sampleScope, sampleUnread, sampleWork } from '../testing/scope-samples.ts';
import { panel, type Server, sent, takes, withScope } from '../testing/scoped-result.ts';

type Unread = ReturnType<typeof sampleUnread>;

const meaning = (
  id: string,
  name: string,
  unit: string | null = null,
  price: number | null = null,
  quantity: number | null = unit === 'EA' ? 1 : null,
): Unread['meanings'][number] => ({
  __typename: 'WorkMeaning',
  id,
  name,
  unit,
  quantity,
  price,
});

/** The price book has one row of that name. */
const finds = ({ backend }: Server, { id, name, unit }: Unread['meanings'][number]) =>
  backend.on(PriceBookSearchDocument).answer(() => ({
    priceBookSearch: [
      {
        __typename: 'PriceBookEntry',
        kind: 'ROW',
        id,
        name,
        unit,
        unitPrice: 120,
        includes: null,
        excludes: null,
        usualPlace: null,
      },
    ],
  }));

const FAN = meaning('ELE-FAN', 'Ceiling fan', 'EA');
const VANITY = meaning('vanity_replace', 'Vanity replacement', null, 1_400);
const TILE = meaning('TIL-WALL', 'Wall tile', 'SF');
const PAINT = meaning('paint_room', 'Interior painting');
const COATING = meaning('epoxy_floor', 'Epoxy floor');

const HMM = sampleUnread('hmm', { meanings: [FAN, VANITY, TILE] });
/** The painting of the sample was guessed from its words. */
const GUESS = sampleUnread('Paint the kitchen walls', {
  workId: 'w2',
  meanings: [PAINT, COATING],
});
const BECAUSE = { source: 'request', words: 'hmm', start: 44, end: 47 };

const unsure = (...unread: Unread[]) => withScope(sampleScope({ unread }));
const section = () => within(screen.getByRole('region', { name: 'Not used, or not sure' }));
const press = (name: string | RegExp) => section().getByRole('button', { name });

describe('words that are not used', () => {
  it('stand open above the lines, with buttons of their own names', async () => {
    await openResult(unsure(HMM, GUESS));
    const [first, second] = section().getAllByRole('listitem');
    expect(first).toHaveTextContent('Not used: nothing is priced for it.');
    expect(second).toHaveTextContent('Not sure: priced as Interior painting, $205.00.');
    const names = section()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'Add Ceiling fan as work: “hmm”',
      'Add Vanity replacement, about $1,400 as work: “hmm”',
      'Add Wall tile as work: “hmm”',
      'Something else…: “hmm”',
      'It’s just background: “hmm”',
      'That is right: “Paint the kitchen walls” is Interior painting',
      'Epoxy floor instead of Interior painting: “Paint the kitchen walls”',
      'Something else…: “Paint the kitchen walls”',
      'It’s just background: “Paint the kitchen walls”',
    ]);
    const outline = screen.getByRole('heading', { name: 'Project Outline' });
    const title = screen.getByRole('heading', { name: 'Not used, or not sure' });
    expect(title.compareDocumentPosition(outline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    [FAN, '', { code: 'ELE-FAN', quantity: 1 }],
    [VANITY, ', about $1,400', { assembly: 'vanity_replace' }],
  ])('become work by one press', async ({ name }, price, content) => {
    const server = unsure(HMM);
    takes(server, { scope: sampleScope({ unread: [] }) });
    const { user } = await openResult(server);
    await user.click(press(`Add ${name}${price} as work: “hmm”`));
    await screen.findByText(new RegExp(`^“${name}” is added\\.`));
    expect(sent(server)[0]?.patches).toEqual([
      { addWork: { placeId: null, because: BECAUSE, ...content } },
    ]);
    expect(screen.queryByText('Not used, or not sure')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are asked how much where nothing says so', async () => {
    const server = unsure(HMM, GUESS);
    finds(server, TILE);
    takes(server, { scope: sampleScope({ unread: [GUESS] }) });
    const { user } = await openResult(server);
    await user.click(press('Add Wall tile as work: “hmm”'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add work' }));
    await user.type(await dialog.findByLabelText(/^Quantity, sq ft/), '30{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(server)[0]?.patches).toEqual([
      { addWork: { placeId: 'p1', code: 'TIL-WALL', quantity: 30, because: BECAUSE } },
    ]);
    await waitFor(() => expect(section().getByText('Not used, or not sure')).toHaveFocus());
  });

  it('are looked up in the price book', async () => {
    const server = unsure(GUESS);
    finds(server, FAN);
    takes(server, { scope: sampleScope({ unread: [] }) });
    const { user } = await openResult(server);
    await user.click(press('Something else…: “Paint the kitchen walls”'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add work' }));
    expect(dialog.getByLabelText('What should be done')).toHaveValue('Paint the kitchen walls');
    await user.click(await dialog.findByRole('button', { name: /^Ceiling fan/ }));
    await user.type(dialog.getByLabelText(/^Quantity$/), '2{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(server)[0]?.patches).toMatchObject([
      { dropWork: 'w2' },
      { addWork: { placeId: 'p1', code: 'ELE-FAN', quantity: 2, because: { start: 0 } } },
    ]);
  });

  it('are background by one press, and the next entry is at hand', async () => {
    const server = unsure(HMM, GUESS);
    takes(server, { scope: sampleScope({ unread: [GUESS] }) });
    const { user } = await openResult(server);
    press('It’s just background: “hmm”').focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/^“hmm” is background\./);
    expect(sent(server)[0]?.patches).toEqual([{ dismiss: { start: 44, end: 47 } }]);
    expect(section().getAllByRole('listitem')).toHaveLength(1);
    expect(section().getByText('Not used, or not sure')).toHaveFocus();
  });

  it('say why they could not be settled', async () => {
    const server = unsure(HMM);
    const message = 'These words of the request are not open (any more).';
    server.backend.on(ReviseScopeDocument).answer(() => ({
      reviseScope: {
        __typename: 'InvalidInput',
        message,
        fields: [{ __typename: 'FieldError', path: 'patches.0', message }],
      },
    }));
    const { user } = await openResult(server);
    await user.click(press('It’s just background: “hmm”'));
    expect(await section().findByRole('alert')).toHaveTextContent(message);
  });

  it('are few to begin with, and have a number where they are the same', async () => {
    const { user } = await openResult(
      unsure(
        ...Array.from({ length: 8 }, (_, nr) => sampleUnread('hmm', { start: nr, end: nr + 3 })),
      ),
    );
    expect(section().getAllByRole('listitem')).toHaveLength(5);
    expect(press('It’s just background: “hmm” (2)')).toBeVisible();
    await user.click(press('Show 3 more parts'));
    expect(section().getAllByRole('listitem')).toHaveLength(8);
  });
});

describe('a guess', () => {
  it('gives way to another meaning, with all that was guessed', async () => {
    const second = sampleWork('w4', { name: 'Baseboard', bookName: 'Baseboard' });
    const work = [sampleWork('w2'), second];
    const server = withScope(sampleScope({ work, unread: [GUESS] }));
    takes(server, { scope: sampleScope({ unread: [] }) });
    const { user } = await openResult(server);
    await user.click(press(/^Epoxy floor instead of Interior painting and Baseboard/));
    await screen.findByText(
      /^“Epoxy floor” is added in place of Interior painting and Baseboard\./,
    );
    expect(sent(server)[0]?.patches).toMatchObject([
      { dropWork: 'w2' },
      { dropWork: 'w4' },
      { addWork: { placeId: 'p1', assembly: 'epoxy_floor', because: { start: 0, end: 23 } } },
    ]);
  });

  it('is kept as it is', async () => {
    const server = unsure(GUESS);
    takes(server, { scope: sampleScope({ unread: [] }) });
    const { user } = await openResult(server);
    await user.click(press(/^That is right/));
    await screen.findByText(/^Interior painting is kept\./);
    expect(sent(server)[0]?.patches).toMatchObject([
      { setWork: { workId: 'w2', because: { words: 'Paint the kitchen walls', start: 0 } } },
    ]);
  });

  it('is no missing word of the request', async () => {
    await openResult(unsure(GUESS));
    expect(panel().getByRole('link', { name: 'Paint the kitchen walls' })).toBeVisible();
    expect(panel().getByText(/^Your words:/)).toHaveTextContent('Your words: used · left out.');
  });
});
