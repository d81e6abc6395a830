import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AccountDocument,
  type AccountScreen_AccountFragment,
  CreateApiTokenDocument,
  CreateWebhookDocument,
  DeleteWebhookDocument,
  RevokeApiTokenDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  type WebhookItem_WebhookFragment,
  WebhooksDocument,
} from '../../gql/graphql.ts';
import { createFakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const AT = '2026-11-21T10:00:00.000Z';

const ACCOUNT: AccountScreen_AccountFragment = {
  __typename: 'Account',
  id: '9',
  email: 'ada@example.com',
  createdAt: AT,
  emailWhenReady: false,
  signIns: [],
  passkeys: [],
  recoveryCodesLeft: 0,
  apiTokens: [],
};

const TOKEN: AccountScreen_AccountFragment['apiTokens'][number] = {
  __typename: 'ApiToken',
  id: '3',
  name: 'Nightly report',
  scopes: ['ESTIMATES_READ'],
  isTest: false,
  createdAt: AT,
  lastUsedAt: null,
  expiresAt: '2027-02-19T10:00:00.000Z',
};

type Delivery = WebhookItem_WebhookFragment['deliveries'][number];

const delivery = (changes: Partial<Delivery> = {}): Delivery => ({
  __typename: 'WebhookDelivery',
  id: '7',
  type: 'webhook.test',
  status: 'PENDING',
  tries: 0,
  createdAt: AT,
  lastTriedAt: null,
  answerStatus: null,
  failure: null,
  ...changes,
});

const webhook = (
  changes: Partial<WebhookItem_WebhookFragment> = {},
): WebhookItem_WebhookFragment => ({
  __typename: 'Webhook',
  id: '5',
  url: 'https://example.com/hook',
  events: ['ESTIMATE_READY'],
  isActive: true,
  formerSecretUntil: null,
  switchedOffAt: null,
  switchedOffBecause: null,
  failingSince: null,
  deliveries: [],
  ...changes,
});

const openAccount = async () => {
  const backend = createFakeBackend();
  let webhooks: WebhookItem_WebhookFragment[] = [];
  backend
    .on(AccountDocument)
    .answer(() => ({ viewer: { __typename: 'Viewer', account: ACCOUNT } }));
  backend.on(WebhooksDocument).answer(() => ({ viewer: { __typename: 'Viewer', webhooks } }));
  const app = renderApp({ at: '/account', backend });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  await screen.findByRole('region', { name: 'Webhooks' });
  const have = (...now: WebhookItem_WebhookFragment[]) => {
    webhooks = now;
  };
  return { ...app, section, have };
};

describe('API tokens on the account page', () => {
  it('are made by keyboard, shown once, and revoked once that is confirmed', async () => {
    const { backend, user, section } = await openAccount();
    backend.on(CreateApiTokenDocument).answer(() => ({
      createApiToken: {
        __typename: 'InvalidInput',
        message: 'Say what the token is for.',
        fields: [{ __typename: 'FieldError', path: 'name', message: 'Say what the token is for.' }],
      },
    }));
    section('API tokens').getByRole('button', { name: 'New token' }).focus();
    await user.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'New API token' }));
    const name = form.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Say what the token is for/));

    backend.on(CreateApiTokenDocument).answer(() => ({
      createApiToken: {
        __typename: 'CreateApiTokenSuccess',
        token: 'plumb_abc',
        account: { ...ACCOUNT, apiTokens: [TOKEN] },
      },
    }));
    await user.click(form.getByRole('checkbox', { name: 'For tests' }));
    await user.click(name);
    await user.keyboard('Nightly report{Enter}');
    const secret = within(await screen.findByRole('dialog', { name: 'Your new token' }));
    expect(secret.getByText('plumb_abc')).toBeVisible();
    await user.click(secret.getByRole('button', { name: 'I saved it' }));
    await waitFor(() => expect(screen.queryByText('plumb_abc')).toBeNull());
    expect(section('API tokens').getByRole('button', { name: 'New token' })).toHaveFocus();
    expect(section('API tokens').getByRole('listitem')).toHaveTextContent('not used yet');
    expect(backend.on(CreateApiTokenDocument).calls().at(-1)).toEqual({
      input: {
        name: 'Nightly report',
        scopes: ['ESTIMATES_READ'],
        isTest: true,
        expiresInDays: 90,
      },
    });

    backend.on(RevokeApiTokenDocument).answer(() => ({
      revokeApiToken: { __typename: 'RevokeApiTokenSuccess', account: ACCOUNT },
    }));
    await user.click(section('API tokens').getByRole('button', { name: /^Revoke the token/ }));
    await user.click(await screen.findByRole('button', { name: 'Revoke it' }));
    await waitFor(() => expect(section('API tokens').queryByRole('listitem')).toBeNull());
  });
});

describe('webhooks on the account page', () => {
  it('are made, tried, switched off and deleted', async () => {
    const { backend, user, section, have } = await openAccount();
    const hooks = () => section('Webhooks');
    const press = (name: string) => user.click(hooks().getByRole('button', { name }));
    backend.on(CreateWebhookDocument).answer(() => {
      have(webhook());
      return {
        createWebhook: {
          __typename: 'CreateWebhookSuccess',
          secret: 'whsec_abc',
          webhook: webhook(),
        },
      };
    });
    await press('New webhook');
    const form = within(await screen.findByRole('dialog', { name: 'New webhook' }));
    await user.type(form.getByRole('textbox', { name: /^Address/ }), 'https://example.com/hook');
    await user.click(form.getByRole('checkbox', { name: 'A lead was answered' }));
    await user.click(form.getByRole('button', { name: 'Create webhook' }));
    expect(await screen.findByText('whsec_abc')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I saved it' }));
    expect(backend.on(CreateWebhookDocument).calls()).toEqual([
      { input: { url: 'https://example.com/hook', events: ['ESTIMATE_READY', 'LEAD_ANSWERED'] } },
    ]);

    backend.on(TestWebhookDocument).answer(() => {
      have(webhook({ deliveries: [delivery({ tries: 1, lastTriedAt: AT })] }));
      return { testWebhook: { __typename: 'TestWebhookSuccess', delivery: delivery() } };
    });
    await press('Send a test');
    expect(await hooks().findByText('On its way')).toBeVisible();
    const failed = { tries: 1, lastTriedAt: AT, answerStatus: 500 };
    const sent = delivery({ ...failed, failure: 'It answered with status 500.' });
    have(webhook({ failingSince: AT, deliveries: [sent] }));
    const looksAgain = { timeout: 6_000 };
    expect(await hooks().findByText('It answered with status 500.', {}, looksAgain)).toBeVisible();
    expect(hooks().getByText('Trying again')).toBeVisible();
    expect(hooks().getByText(/^Nothing has been accepted since/)).toBeVisible();

    backend.on(UpdateWebhookDocument).answer(() => {
      const off = webhook({ isActive: false, switchedOffAt: AT, switchedOffBecause: 'OWNER' });
      have(off);
      return { updateWebhook: { __typename: 'UpdateWebhookSuccess', webhook: off } };
    });
    await press('New secret');
    const asked = within(await screen.findByRole('dialog', { name: 'Create a new secret?' }));
    backend.on(RotateWebhookSecretDocument).answer(() => {
      const rotated = webhook({ formerSecretUntil: AT });
      have(rotated);
      return {
        rotateWebhookSecret: {
          __typename: 'RotateWebhookSecretSuccess',
          secret: 'whsec_new',
          webhook: rotated,
        },
      };
    });
    await user.click(asked.getByRole('button', { name: 'Create new secret' }));
    expect(await screen.findByText('whsec_new')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I saved it' }));
    expect(await hooks().findByText(/^The previous secret also signs until/)).toBeVisible();

    await press('Switch off');
    expect(await hooks().findByText(/^Turned off by you/)).toBeVisible();
    expect(hooks().queryByRole('button', { name: 'Send a test' })).toBeNull();

    backend.on(DeleteWebhookDocument).answer(() => {
      have();
      return { deleteWebhook: { __typename: 'DeleteWebhookSuccess', webhookId: '5' } };
    });
    await press('Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(hooks().queryByRole('listitem')).toBeNull());
  });
});
