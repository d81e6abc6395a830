import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CreatePdfDocument,
  FreshAddressesDocument,
  RequestContractorsDocument,
  SaveEstimateDocument,
} from '../gql/graphql.ts';
import { httpFailure } from '../testing/failures.ts';
import { openResult, openShare, resultBackend } from '../testing/result-page.ts';
import { sampleLine } from '../testing/samples.ts';

afterEach(() => vi.useRealTimers());

const signIn = () => {
  localStorage.setItem('auth.token', 'token');
  localStorage.setItem('auth.user', JSON.stringify({ email: 'ada@example.com' }));
};

const pdf = (changes: { url?: string; version?: number; isCurrent?: boolean } = {}) => ({
  __typename: 'EstimatePdf' as const,
  url: '/downloads/1.pdf',
  version: 1,
  isCurrent: true,
  createdAt: '2026-11-20T10:05:00.000Z',
  ...changes,
});

describe('the PDF', () => {
  it('is created, then opened or made again', async () => {
    const server = resultBackend();
    const { backend, user } = await openResult(server);
    await openShare(user);
    expect(screen.queryByRole('link', { name: 'Open PDF' })).not.toBeInTheDocument();
    backend.on(CreatePdfDocument).answer(() => ({
      createPdf: { __typename: 'CreatePdfSuccess', estimate: server.hold({ pdf: pdf() }) },
    }));
    await user.click(await screen.findByRole('button', { name: 'Create PDF' }));
    const open = await screen.findByRole('link', { name: 'Open PDF' });
    expect(open).toHaveAttribute('href', '/downloads/1.pdf');
    expect(open).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('button', { name: 'Regenerate PDF' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Create PDF' })).not.toBeInTheDocument();
    expect(screen.queryByText(/shows an earlier version/)).not.toBeInTheDocument();
  });

  it('says when it is of an earlier version', async () => {
    const { user } = await openResult(
      resultBackend({ version: 3, pdf: pdf({ isCurrent: false }) }),
    );
    await openShare(user);
    expect(await screen.findByText(/The PDF shows an earlier version/)).toBeVisible();
  });

  it.each([
    [() => ({ createPdf: { __typename: 'NotFound' as const, message: 'No room left.' } })],
    [
      () => {
        throw httpFailure(500, { detail: 'No room left.' });
      },
    ],
  ])('tells why it could not be made', async (answer) => {
    const { backend, user } = await openResult(resultBackend());
    backend.on(CreatePdfDocument).answer(answer);
    await openShare(user);
    await user.click(await screen.findByRole('button', { name: 'Create PDF' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to generate PDF: No room left.',
    );
  });

  it('has an address that is renewed while the page stays open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend, user } = await openResult(resultBackend({ pdf: pdf() }));
    await openShare(user);
    backend.on(FreshAddressesDocument).answer(() => ({
      estimate: {
        __typename: 'Estimate',
        id: '5',
        pdf: pdf({ url: '/downloads/2.pdf' }),
        exports: { __typename: 'EstimateExports', xlsxUrl: '/2.xlsx', csvUrl: '/2.csv' },
        uploads: [],
      },
    }));
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Open PDF' })).toHaveAttribute(
        'href',
        '/downloads/2.pdf',
      ),
    );
    expect(screen.getByRole('link', { name: 'Excel' })).toHaveAttribute('href', '/2.xlsx');
  });
});

describe('the page on paper', () => {
  it('is printed in light colours', async () => {
    const { user } = await openResult(resultBackend());
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {});
    await openShare(user);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const html = document.documentElement;
    html.setAttribute('data-mantine-color-scheme', 'dark');
    globalThis.dispatchEvent(new Event('beforeprint'));
    expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    globalThis.dispatchEvent(new Event('afterprint'));
    expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

describe('future actions', () => {
  const region = () => within(screen.getByRole('region', { name: 'Future Actions' }));
  const steps = () => region().queryAllByRole<HTMLTextAreaElement>('textbox');

  it('are added, moved, removed and saved', async () => {
    const server = resultBackend();
    const { backend, user } = await openResult(server);
    await user.click(region().getByRole('button', { name: 'Review/Edit' }));
    await waitFor(() => expect(steps()[0]).toHaveFocus());
    await user.click(region().getByRole('button', { name: '+ Add step' }));
    await waitFor(() => expect(steps()[1]).toHaveFocus());
    await user.keyboard('Choose a colour.');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(steps().map(({ value }) => value)).toEqual(['Choose a colour.', 'Measure the walls.']);
    await waitFor(() => expect(steps()[0]).toHaveFocus());
    await user.click(region().getByRole('button', { name: 'Remove step 2' }));

    backend.on(SaveEstimateDocument).answer(({ input }) => {
      const { summary } = server.estimate();
      const futureActions = [...(input.futureActions ?? [])];
      return {
        saveEstimate: {
          __typename: 'SaveEstimateSuccess',
          estimate: server.hold({ version: 2, summary: { ...summary, futureActions } }),
        },
      };
    });
    await user.click(region().getByRole('button', { name: 'Save Changes' }));
    expect(await region().findByRole('listitem')).toHaveTextContent('Choose a colour.');
    expect(backend.on(SaveEstimateDocument).calls()).toEqual([
      { input: { estimateId: '5', version: 1, futureActions: ['Choose a colour.'] } },
    ]);
  });

  it('are as before after Cancel', async () => {
    const { user } = await openResult(resultBackend());
    await user.click(region().getByRole('button', { name: 'Review/Edit' }));
    await user.click(region().getByRole('button', { name: 'Remove step 1' }));
    await user.click(region().getByRole('button', { name: 'Cancel' }));
    expect(region().getByText('Measure the walls.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  });
});

describe('the ways on', () => {
  it('are four cards', async () => {
    await openResult(resultBackend());
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Back to Project')).toHaveAttribute('href', '/projects/3');
    expect(link('Start New Estimate')).toHaveAttribute('href', '/start?project=3');
    expect(link('Contractor Portal')).toHaveAttribute('href', '/contractor/hub');
    expect(screen.getByRole('button', { name: 'Find Contractors' })).toBeVisible();
  });
});

describe('DIY videos', () => {
  const region = () => within(screen.getByRole('region', { name: 'DIY videos' }));
  const items = [
    sampleLine('1', { category: 'Painting' }),
    sampleLine('2', { category: 'Permits & Fees' }),
  ];

  it('are links for who is signed in', async () => {
    signIn();
    await openResult(resultBackend({ items }));
    const [link, ...others] = region().getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveTextContent('Painting');
    expect(link).toHaveAttribute(
      'href',
      'https://www.youtube.com/results?search_query=Painting+DIY+how+to',
    );
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(screen.queryByRole('link', { name: 'Sign in to save project' })).not.toBeInTheDocument();
  });

  it('are what a guest gets for signing in', async () => {
    await openResult(resultBackend({ items }));
    expect(region().getByText(/Sign in to see videos/)).toBeVisible();
    expect(region().getByRole('link')).toHaveAttribute('href', '/login');
  });
});

describe('finding contractors', () => {
  const openForm = async (server = resultBackend()) => {
    const app = await openResult(server);
    await app.user.click(screen.getByRole('button', { name: 'Find Contractors' }));
    const dialog = await screen.findByRole('dialog', { name: 'Find Contractors' });
    return { ...app, form: within(dialog), dialog };
  };
  const fill = async ({ user, form }: Awaited<ReturnType<typeof openForm>>) => {
    await user.type(form.getByRole('textbox', { name: 'First name' }), 'Ada');
    await user.selectOptions(form.getByRole('combobox', { name: 'Timeframe' }), '2–4 weeks');
  };

  it('needs a name, a timeframe, and consent for a phone number', async () => {
    signIn();
    const app = await openForm();
    const { user, form } = app;
    const send = form.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    expect(form.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    await fill(app);
    expect(send).toBeEnabled();
    await user.type(form.getByRole('textbox', { name: 'Phone' }), '512 555 0100');
    expect(send).toBeDisabled();
    expect(
      form.getByText(
        'Please check the box to allow sharing your phone number for calls, or clear the phone field.',
      ),
    ).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: /Allow sharing my phone number/ }));
    expect(send).toBeEnabled();
    await user.type(form.getByRole('textbox', { name: 'State' }), 'txa');
    expect(form.getByRole('textbox', { name: 'State' })).toHaveValue('TX');
    expect(form.getByRole('textbox', { name: 'ZIP' })).toHaveValue('78701');
    await user.click(form.getByRole('button', { name: 'Select all' }));
    expect(form.getByRole('checkbox', { name: 'Painting' })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Clear' }));
    expect(form.getByRole('checkbox', { name: 'Painting' })).not.toBeChecked();
  });

  it('sends the request and shows it on the page', async () => {
    signIn();
    const app = await openForm();
    await fill(app);
    const { backend, user, form } = app;
    backend.on(RequestContractorsDocument).answer(() => ({
      requestContractors: {
        __typename: 'RequestContractorsSuccess',
        request: {
          __typename: 'ContractorRequest',
          id: '1',
          timeframe: 'TWO_TO_FOUR_WEEKS',
          createdAt: '2026-11-20T10:05:00.000Z',
          expiresAt: '2026-11-27T10:05:00.000Z',
          situation: 'LOOKING',
          trades: ['Painting'],
          answerExpectedBy: null,
          viewerCanWithdraw: true,
          contractors: [],
        },
      },
    }));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Request sent .* to begin: 2–4 weeks/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [call] = backend.on(RequestContractorsDocument).calls();
    expect(call?.input).toMatchObject({
      estimateId: '5',
      firstName: 'Ada',
      timeframe: 'TWO_TO_FOUR_WEEKS',
      phoneConsent: false,
      zip: '78701',
    });
    expect(call?.input).not.toHaveProperty('email');
  });

  it('tells what the server has against it', async () => {
    signIn();
    const app = await openForm();
    await fill(app);
    app.backend.on(RequestContractorsDocument).answer(() => {
      throw httpFailure(500, { detail: 'Try later.' });
    });
    await app.user.click(app.form.getByRole('button', { name: 'Send' }));
    expect(await app.form.findByRole('alert')).toHaveTextContent(
      'Failed to send request: Try later.',
    );
  });

  it('leads a guest over the sign-in, and loses nothing on the way', async () => {
    const app = await openForm();
    await fill(app);
    const { user, form, handedOver } = app;
    const send = form.getByRole('button', { name: 'Send' });
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@example');
    await user.tab();
    expect(send).toBeDisabled();
    expect(form.getByText('Enter a valid email.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Email' }), '.com');
    await user.click(send);
    expect(await screen.findByText('Sign in to send your contractor request.')).toBeVisible();
    expect(handedOver()).toEqual({
      message: 'Sign in to send your contractor request.',
      from: '/results/CLM-7KQ2MX4P?open=contractors',
      email: 'ada@example.com',
    });
    await user.click(screen.getByRole('link', { name: 'Go back' }));
    const again = within(await screen.findByRole('dialog', { name: 'Find Contractors' }));
    expect(again.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    expect(again.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  });
});
