import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DescribeFileDocument } from '../gql/graphql.ts';
import { openResult, resultBackend } from '../testing/result-page.ts';
import { sampleFile, sampleLine } from '../testing/samples.ts';

const lineIn = (id: string, room: string | null) => {
  const line = sampleLine(id);
  return { ...line, metadata: { ...line.metadata, room, rooms: room === null ? [] : [room] } };
};

/** An estimate with lines in a primary bath, and these uploads. */
const withUploads = (...uploads: ReturnType<typeof sampleFile>[]) => {
  const server = resultBackend({
    uploads,
    items: [lineIn('1', 'Primary Bath'), lineIn('2', null)],
  });
  server.backend.on(DescribeFileDocument).answer(({ input: { fileId, caption, room } }) => {
    const file = uploads.find(({ id }) => id === fileId) ?? sampleFile(fileId);
    return {
      describeFile: {
        __typename: 'DescribeFileSuccess',
        file: { ...file, caption: caption || null, room: room || null },
      },
    };
  });
  return server;
};

describe('the pictures of an estimate', () => {
  it('get a caption and one of its rooms, and then stand beside the lines of the room', async () => {
    const server = withUploads(sampleFile('IMG_1.jpg'));
    const { user } = await openResult(server);
    await user.click(screen.getByRole('button', { name: 'Describe IMG_1.jpg: caption and room' }));
    const form = within(await screen.findByRole('dialog', { name: 'Caption and room' }));
    await user.type(form.getByLabelText('Caption'), 'Mold under the sink');
    const rooms = within(form.getByRole('group', { name: 'Rooms of this estimate' }));
    expect(rooms.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Primary Bath',
    ]);
    await user.selectOptions(form.getByLabelText('Room'), 'Primary Bath');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.backend.on(DescribeFileDocument).calls()).toEqual([
      { input: { fileId: 'IMG_1.jpg', caption: 'Mold under the sink', room: 'Primary Bath' } },
    ]);
    expect(screen.getByText('Mold under the sink')).toBeVisible();

    await user.selectOptions(screen.getByLabelText('Group by'), 'By room');
    const strip = within(screen.getByRole('list', { name: 'Pictures of Primary Bath' }));
    await user.click(strip.getByRole('button', { name: 'Show large: Mold under the sink' }));
    const large = await screen.findByRole('dialog', { name: 'IMG_1.jpg' });
    expect(within(large).getByRole('img', { name: 'Mold under the sink' })).toBeVisible();
  });

  it('are placed by their name only when the owner agrees', async () => {
    const server = withUploads(sampleFile('kitchen-ceiling.jpg'), sampleFile('IMG_2.jpg'));
    const { user } = await openResult(server);
    const guess = screen.getByRole('button', {
      name: /^Kitchen\? Put kitchen-ceiling.jpg in this room, guessed/,
    });
    expect(screen.queryByRole('button', { name: /Put IMG_2.jpg in this room/ })).toBeNull();
    expect(server.backend.on(DescribeFileDocument).calls()).toEqual([]);
    await user.click(guess);
    await waitFor(() => expect(guess).not.toBeInTheDocument());
    expect(server.backend.on(DescribeFileDocument).calls()).toMatchObject([
      { input: { room: 'Kitchen', caption: '' } },
    ]);
  });

  it('say what is wrong with a caption beside its field', async () => {
    const server = withUploads(sampleFile('a.jpg', { caption: 'Old' }));
    const message = 'Please keep this to at most 200 characters.';
    server.backend.on(DescribeFileDocument).answer(() => ({
      describeFile: {
        __typename: 'InvalidInput',
        message,
        fields: [{ __typename: 'FieldError', path: 'caption', message }],
      },
    }));
    const { user } = await openResult(server);
    await user.click(screen.getByRole('button', { name: 'Edit a.jpg: caption and room' }));
    const form = within(await screen.findByRole('dialog', { name: 'Caption and room' }));
    expect(form.getByLabelText('Caption')).toHaveValue('Old');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(form.getByLabelText('Caption')).toHaveAccessibleDescription(/at most 200 characters/),
    );
  });
});
