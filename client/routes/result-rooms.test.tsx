import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CorrectRoomsDocument,
  EstimateDraftDocument,
  JobChangedDocument,
  JobRoomsDocument,
  LiveJobDocument,
  ResultPageDocument,
  SoughtJobDocument,
} from '../gql/graphql.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { sampleEstimate, sampleJob } from '../testing/samples.ts';

const KITCHEN = {
  __typename: 'Room',
  name: 'Kitchen',
  lengthFt: 16,
  widthFt: 12,
  heightFt: 9,
  areaSf: null,
  source: 'plan.pdf, page 1',
} as const;

type SampleRoom = Omit<typeof KITCHEN, 'name' | 'source'> & { name: string; source: string | null };

const backendWithRooms = (rooms: SampleRoom[] = [KITCHEN]) => {
  const backend = createFakeBackend();
  backend.on(ResultPageDocument).answer(() => ({ estimate: sampleEstimate() }));
  backend.on(JobRoomsDocument).answer(() => ({
    job: {
      __typename: 'Job',
      id: '17',
      rooms,
      roomsAreCorrected: false,
      viewerCanCorrectRooms: true,
    },
  }));
  return backend;
};

describe('rooms read from plans', () => {
  it('can be corrected, and the page follows the estimate that is made anew', async () => {
    const backend = backendWithRooms();
    const { user } = renderApp({ at: '/results/CLM-7KQ2MX4P', backend });
    const length = await screen.findByRole('textbox', { name: 'Length, ft, Kitchen' });
    const again = screen.getByRole('button', { name: 'Estimate again with these sizes' });
    expect(length).toHaveValue('16');
    expect(again).toBeDisabled();

    await user.clear(length);
    await user.type(length, '20.5');
    const job = sampleJob('PRICING');
    backend.on(CorrectRoomsDocument).answer(() => ({
      correctRooms: { __typename: 'CorrectRoomsSuccess', job },
    }));
    backend.on(SoughtJobDocument).answer(() => ({ job: { __typename: 'Job', id: '17' } }));
    backend.on(LiveJobDocument).answer(() => ({ job }));
    backend.on(EstimateDraftDocument).answer(() => ({ estimateDraft: null }));
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Crunching');
    expect(backend.on(CorrectRoomsDocument).calls()).toEqual([
      {
        input: {
          jobId: '17',
          rooms: [{ name: 'Kitchen', lengthFt: 20.5, widthFt: 12, heightFt: 9, areaSf: null }],
        },
      },
    ]);

    act(() => backend.on(JobChangedDocument).emit({ jobChanged: sampleJob('READY') }));
    expect(await screen.findByRole('heading', { name: 'Kitchen Estimate' })).toBeVisible();
  });

  it('say where they were read: once when it is one place, else room by room', async () => {
    renderApp({ at: '/results/CLM-7KQ2MX4P', backend: backendWithRooms() });
    expect(await screen.findByText(/^Found in plan\.pdf, page 1\./)).toBeVisible();
    expect(screen.queryByText('from plan.pdf, page 1')).not.toBeInTheDocument();
  });

  it('say where each was read when they come from several places', async () => {
    const backend = backendWithRooms([
      KITCHEN,
      { ...KITCHEN, name: 'Hallway', source: 'rooms.xlsx' },
      { ...KITCHEN, name: 'Loft', source: null },
    ]);
    renderApp({ at: '/results/CLM-7KQ2MX4P', backend });
    expect(await screen.findByText('from plan.pdf, page 1')).toBeVisible();
    expect(screen.getByText('by you')).toBeVisible();
    expect(screen.getAllByText(/^from /).map(({ textContent }) => textContent)).toEqual([
      'from plan.pdf, page 1',
      'from rooms.xlsx',
    ]);
  });

  it('stay as they are when the server refuses them, with its sentence', async () => {
    const backend = backendWithRooms();
    const message = 'A length under one foot cannot be right.';
    backend
      .on(CorrectRoomsDocument)
      .answer(() => ({ correctRooms: { __typename: 'InvalidInput', message } }));
    const { user } = renderApp({ at: '/results/CLM-7KQ2MX4P', backend });
    const width = await screen.findByRole('textbox', { name: 'Width, ft, Kitchen' });
    await user.clear(width);
    await user.type(width, '0');
    await user.click(screen.getByRole('button', { name: 'Estimate again with these sizes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('are not spoken of where none were found', async () => {
    const backend = backendWithRooms();
    backend.on(JobRoomsDocument).answer(() => ({ job: null }));
    renderApp({ at: '/results/CLM-7KQ2MX4P', backend });
    await screen.findByRole('heading', { name: 'Kitchen Estimate' });
    expect(screen.queryByText('Rooms read from your uploads')).not.toBeInTheDocument();
  });
});
