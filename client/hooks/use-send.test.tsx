import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  UpdateProjectDocument,
  type UpdateProjectMutation,
  type UpdateProjectMutationVariables,
} from '../gql/graphql.ts';
import { placeProblem } from '../lib/problem.ts';
import { whileOnline } from '../lib/until-loaded.ts';
import { graphqlFailure } from '../testing/failures.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useSend } from './use-send.ts';

const written: string[] = [];

type Sent = Parameters<typeof useSend<UpdateProjectMutation, UpdateProjectMutationVariables>>[0];

function Form({ mutation }: { mutation: Sent }) {
  const [send, { isSending, problem, clearProblem }] = useSend(mutation, {
    write: (_cache, { project }) => void written.push(project.name),
  });
  const { at, form } = placeProblem(problem, ['name']);
  const submit = async () => {
    const outcome = await send({ input: { projectId: 'p1', name: 'Home', zip: '1' } });
    document.title = outcome.kind;
  };
  return (
    <form>
      <TextInput label="Name" error={at.name} />
      <p role="alert">{form}</p>
      <button type="button" disabled={isSending} onClick={() => void submit()}>
        Send
      </button>
      <button type="button" onClick={clearProblem}>
        Forget
      </button>
    </form>
  );
}

const open = (mutation: Sent = UpdateProjectDocument) => {
  written.length = 0;
  const backend = createFakeBackend();
  renderScreen(<Form mutation={mutation} />, backend);
  return backend.on(UpdateProjectDocument);
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const alert = () => screen.getByRole('alert').textContent;
const ended = (kind: string) => expect.poll(() => document.title).toBe(kind);

describe('a form', () => {
  it('shows a refusal beside its fields, what it has no field for as a whole, and forgets both', async () => {
    const update = open();
    const at = (path: string, message: string) =>
      ({ __typename: 'FieldError', path, message }) as const;
    update.answer(() => ({
      updateProject: {
        __typename: 'InvalidInput',
        message: 'Look at the form.',
        fields: [at('name', 'Too long.'), at('zip', 'Five digits.')],
      },
    }));
    await press('Send');
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(alert()).toBe('Five digits.');
    await ended('refused');
    expect(written).toEqual([]);
    await press('Forget');
    expect(screen.queryByText('Too long.')).toBeNull();
    expect(alert()).toBe('');
  });

  it('is busy until the answer, and has nothing to say when it is done', async () => {
    const update = open();
    let finish = () => {};
    const wait = new Promise<void>((resolve) => (finish = resolve));
    update.answer(async () => {
      await wait;
      const project = { __typename: 'Project', id: 'p1', name: 'Home', zip: '78701' } as const;
      return { updateProject: { __typename: 'UpdateProjectSuccess', project } };
    });
    await press('Send');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    finish();
    await ended('done');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    expect(alert()).toBe('');
    expect(written).toEqual(['Home']);
  });

  it('says what failed on the way, but not what the sign-in will say', async () => {
    const update = open();
    update.answer(() => Promise.reject(graphqlFailure('NOT_FOUND', 'It is gone.')));
    await press('Send');
    await expect.poll(alert).toBe('It is gone.');
    update.answer(() => Promise.reject(graphqlFailure('LOGIN_REQUIRED', 'Sign in first.')));
    document.title = '';
    await press('Send');
    await ended('failed');
    expect(alert()).toBe('');
  });

  it('asks for what loads late once there is a connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi
      .fn<() => Promise<{ mutation: typeof UpdateProjectDocument }>>()
      .mockResolvedValue({ mutation: UpdateProjectDocument });
    open(whileOnline(load)).answer(() => {
      const project = { __typename: 'Project', id: 'p1', name: 'Home', zip: '78701' } as const;
      return { updateProject: { __typename: 'UpdateProjectSuccess', project } };
    });
    await press('Send');
    await expect.poll(alert).toBe('The server could not be reached.');
    expect(load).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await press('Send');
    await ended('done');
    expect(written).toEqual(['Home']);
  });
});
