import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  HubLeadsDocument,
  HubProfileDocument,
  HubStatusDocument,
  type LeadCard_LeadFragment,
  LeadChangedDocument,
  RespondToLeadDocument,
} from '../gql/graphql.ts';
import { httpFailure } from '../testing/failures.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { keepSignIn } from '../testing/sign-in.ts';

const line = (id: string) => ({
  __typename: 'LeadLine' as const,
  id,
  name: `Line ${id}`,
  details: '',
  quantity: 120,
  unit: 'SF',
  total: 100,
});

const sampleLead = (changes: Partial<LeadCard_LeadFragment> = {}): LeadCard_LeadFragment => ({
  __typename: 'Lead',
  id: '1',
  status: 'OPEN',
  title: 'Bath remodel',
  postedAt: '2026-11-20T10:00:00.000Z',
  respondBy: '2026-11-22T10:00:00.000Z',
  location: '94110, CA',
  trades: ['Plumbing'],
  timeframe: 'FLEXIBLE',
  total: 600,
  currency: 'USD',
  summary: 'Bathroom: Plumbing.',
  lines: ['1', '2', '3', '4', '5', '6'].map(line),
  appendix: [],
  pdfUrl: null,
  viewerCanRespond: true,
  pricedClaimNumber: null,
  unreadMessages: 0,
  response: null,
  homeowner: null,
  ...changes,
});

const contractor = (status: 'APPROVED' | 'PENDING' = 'APPROVED') => ({
  __typename: 'Contractor' as const,
  id: '9',
  status,
  commercialName: 'Hopper Remodeling',
  firstName: 'Grace',
  lastName: 'Hopper',
  trades: ['Plumbing'],
  zipCodes: ['94110'],
  isPaused: false,
  suspendedReason: null,
  licenseExpiresOn: null,
  insuranceExpiresOn: null,
  identityStatus: 'APPROVED' as const,
});

const hubBackend = (leads: LeadCard_LeadFragment[] = [sampleLead()]) => {
  const backend = createFakeBackend();
  const viewer = () => ({ viewer: { __typename: 'Viewer' as const, contractor: contractor() } });
  backend.on(HubStatusDocument).answer(viewer);
  backend.on(HubProfileDocument).answer(viewer);
  backend.on(HubLeadsDocument).answer(({ statuses }) => ({
    viewer: {
      __typename: 'Viewer',
      leads: {
        __typename: 'LeadConnection',
        edges: leads
          .filter(({ status }) => !statuses || statuses.includes(status))
          .map((node) => ({ __typename: 'LeadEdge' as const, cursor: node.id, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  }));
  return { backend, leads };
};

const openHub = ({ backend }: Pick<ReturnType<typeof hubBackend>, 'backend'>) =>
  renderApp({ at: '/contractor/hub', backend });
const card = async (title = 'Bath remodel') =>
  within(await screen.findByRole('listitem', { name: title }));

beforeEach(() => keepSignIn('grace@example.com'));

describe('the hub', () => {
  it('asks strangers to sign in', async () => {
    localStorage.clear();
    openHub(hubBackend());
    expect(await screen.findByText('You are not signed in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply as Contractor' })).toHaveAttribute(
      'href',
      '/contractor/apply',
    );
  });

  it('tells when the status is not known, and asks again', async () => {
    const server = hubBackend();
    const good = () => ({
      viewer: { __typename: 'Viewer' as const, contractor: contractor() },
    });
    server.backend.on(HubStatusDocument).answer(() => {
      throw httpFailure(500, { detail: 'Down.' });
    });
    const { user } = openHub(server);
    expect(
      await screen.findByText('We couldn’t verify your contractor status. Please try again.'),
    ).toBeVisible();
    server.backend.on(HubStatusDocument).answer(good);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card()).toBeDefined();
  });

  it.each([
    [null, 'You are not a contractor here yet', 'Apply'],
    [contractor('PENDING'), 'Your application is being reviewed', 'Open your profile'],
  ])('leads others to the way in %#', async (own, sentence, link) => {
    const server = hubBackend();
    server.backend.on(HubStatusDocument).answer(() => ({
      viewer: { __typename: 'Viewer', contractor: own },
    }));
    openHub(server);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toBeVisible();
  });

  it('names what is still to be done while the application is reviewed, with one way on', async () => {
    const server = hubBackend();
    server.backend.on(HubStatusDocument).answer(() => ({
      viewer: {
        __typename: 'Viewer',
        contractor: {
          ...contractor('PENDING'),
          identityStatus: 'NONE',
          insuranceExpiresOn: '2099-06-30',
        },
      },
    }));
    openHub(server);
    const steps = within(await screen.findByRole('list', { name: 'Steps to your first lead' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Application sent(done)',
      'Application review, which takes 1–2 business days(we are on it)',
      'Upload an ID(yours to do)',
      'License: we look it up(we are on it)',
      'Insurance: on record(done)',
    ]);
    expect(screen.getByRole('link', { name: 'Upload your ID' })).toHaveAttribute(
      'href',
      '/contractor',
    );
  });

  it('says what could not be loaded', async () => {
    const server = hubBackend();
    for (const document of [HubLeadsDocument, HubProfileDocument]) {
      server.backend.on<unknown, unknown>(document as never).answer(() => {
        throw httpFailure(500, { detail: 'Down.' });
      });
    }
    openHub(server);
    expect(
      await screen.findByText("We couldn't load current opportunities. Try refreshing."),
    ).toBeVisible();
    expect(await screen.findByText('Failed to load profile. Try refreshing.')).toBeVisible();
  });

  it('shows four lines, and all on request', async () => {
    const { user } = openHub(hubBackend());
    const lead = await card();
    expect(lead.getAllByRole('row')).toHaveLength(4);
    expect(lead.getAllByRole('row')[0]).toHaveTextContent('120 sq ft');
    await user.click(lead.getByRole('button', { name: 'Show all 6 line items' }));
    expect(lead.getAllByRole('row')).toHaveLength(6);
  });

  it('shows an answer at once, and takes it back when it did not arrive', async () => {
    const server = hubBackend();
    const { user } = openHub(server);
    const lead = await card();
    let fail = () => {};
    server.backend.on(RespondToLeadDocument).answer(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(httpFailure(500, { detail: 'Down.' }));
        }),
    );
    await user.click(lead.getByRole('button', { name: 'I’m available' }));
    expect(await lead.findByRole('button', { name: 'Availability sent' })).toBeDisabled();
    fail();
    expect(await lead.findByText(/^Failed to send availability\. Down\./)).toBeVisible();
    expect(lead.getByRole('button', { name: 'I’m available' })).toBeEnabled();
  });

  it('declines with a reason', async () => {
    const server = hubBackend();
    const { user } = openHub(server);
    const lead = await card();
    server.backend.on(RespondToLeadDocument).answer(({ input }) => ({
      respondToLead: {
        __typename: 'RespondToLeadSuccess',
        lead: sampleLead({ status: input.answer, viewerCanRespond: false }),
      },
    }));
    await user.click(lead.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this lead?' }));
    await user.click(dialog.getByRole('radio', { name: 'Too far away' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await lead.findByText('You declined this lead.')).toBeVisible();
    expect(server.backend.on(RespondToLeadDocument).calls()).toEqual([
      { input: { leadId: '1', answer: 'DECLINED', reason: 'TOO_FAR', note: '' } },
    ]);
  });

  it('brings new leads by itself, says so, and lists them by their state', async () => {
    const server = hubBackend();
    const { backend, leads } = server;
    const { user } = openHub(server);
    await card();
    const fresh = sampleLead({ id: '2', title: 'Roof', postedAt: '2026-11-21T10:00:00.000Z' });
    leads.unshift(fresh);
    backend.on(LeadChangedDocument).emit({ leadChanged: fresh });
    expect(await screen.findByText('New lead: Roof')).toBeVisible();
    expect(await card('Roof')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Closed' }));
    expect(await screen.findByText('No leads under “Closed”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() =>
      expect(screen.getAllByRole('listitem', { name: /Roof|Bath/ })).toHaveLength(2),
    );
    // What was there before is no news.
    expect(screen.queryByText('New lead: Bath remodel')).not.toBeInTheDocument();
  });
});
