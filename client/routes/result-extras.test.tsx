import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CreatePdfDocument, FreshAddressesDocument, SaveEstimateDocument } from '../gql/graphql.ts';
import { httpFailure } from '../testing/failures.ts';
import { openResult, openShare, resultBackend } from '../testing/result-page.ts';
import { keepSignIn } from '../testing/sign-in.ts';
import { sampleLine } from '../testing/samples.ts';

afterEach(() => vi.useRealTimers());

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
  it('is printed in light colors', async () => {
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
    await user.keyboard('Choose a color.');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(steps().map(({ value }) => value)).toEqual(['Choose a color.', 'Measure the walls.']);
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
    expect(await region().findByRole('listitem')).toHaveTextContent('Choose a color.');
    expect(backend.on(SaveEstimateDocument).calls()).toEqual([
      { input: { estimateId: '5', version: 1, futureActions: ['Choose a color.'] }, since: 1 },
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
    keepSignIn();
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
