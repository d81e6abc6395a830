import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AccountDocument, DeleteMyDataDocument, ExportMyDataDocument } from '../../gql/graphql.ts';
import { createFakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const asGuest = async () => {
  const backend = createFakeBackend();
  backend.on(AccountDocument).answer(() => ({ viewer: { __typename: 'Viewer', account: null } }));
  const app = renderApp({ at: '/account', backend });
  await screen.findByRole('heading', { name: 'Your data' });
  return { ...app, backend };
};

describe('a guest’s data', () => {
  it('is downloaded from the address that the server gives', async () => {
    const { user, backend } = await asGuest();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    backend.on(ExportMyDataDocument).answer(() => ({
      exportMyData: { __typename: 'ExportMyDataSuccess', url: '/files/accounts/7/data.zip' },
    }));
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(clicked.mock.instances[0]).toHaveProperty(
      'href',
      expect.stringContaining('/files/accounts/7/data.zip'),
    );
  });

  it('is deleted after a typed word; what the server has against it stands at the field', async () => {
    const { user, backend } = await asGuest();
    const message = 'Type DELETE to have everything deleted.';
    const deletion = backend.on(DeleteMyDataDocument);
    deletion.answer(() => ({
      deleteMyData: {
        __typename: 'InvalidInput',
        message,
        fields: [{ __typename: 'FieldError', path: 'confirmation', message }],
      },
    }));
    await user.click(screen.getByRole('button', { name: 'Delete my data…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'no');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Type DELETE to confirm')).toBeInvalid();
  });
});
