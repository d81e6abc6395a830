import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequestContractorsDocument } from '../gql/graphql.ts';
import { httpFailure } from '../testing/failures.ts';
import { openResult, resultBackend } from '../testing/result-page.ts';
import { keepSignIn } from '../testing/sign-in.ts';

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
    keepSignIn();
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
    keepSignIn();
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
          viewerCanTakePhoneBack: false,
          contractors: [],
        },
      },
    }));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Request sent .* start: 2–4 weeks/)).toBeVisible();
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
    keepSignIn();
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
