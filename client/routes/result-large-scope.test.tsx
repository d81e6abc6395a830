import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResult, resultBackend } from '../testing/result-page.ts';
import { REQUEST, samplePlace, sampleScope, sampleWork } from '../testing/scope-samples.ts';

const panel = () => within(screen.getByRole('region', { name: 'What we understood' }));
const cards = (name: RegExp) => panel().queryAllByRole('button', { name });

const rooms = (count: number) => {
  const places = Array.from({ length: count }, (_, index) =>
    samplePlace(`p${index + 1}`, { label: `Office ${index + 1}`, type: 'office' }),
  );
  const work = places.map(({ id }, index) =>
    sampleWork(`w${index + 1_000}`, {
      placeId: id,
      name: index === 70 ? 'Skylight' : 'Interior painting',
      because: index === 99 ? sampleWork('w1').because : null,
    }),
  );
  return resultBackend({ instructions: REQUEST, scope: sampleScope({ places, work }) });
};

describe('many places', () => {
  it('are folded, shown a part at a time, and found by their name or work', async () => {
    const { user } = await openResult(rooms(120));
    expect(cards(/^Office \d+/)).toHaveLength(30);
    await user.click(panel().getByRole('button', { name: 'Show 30 of 90 more places' }));
    expect(cards(/^Office \d+/)).toHaveLength(60);

    await user.type(panel().getByRole('textbox', { name: 'Find a place or its work' }), 'skyl');
    await waitFor(() => expect(panel().getByText('1 place found.')).toBeVisible());
    expect(cards(/^Office \d+/)).toHaveLength(1);
    await user.click(cards(/^Office 71/)[0] as HTMLElement);
    expect(cards(/^Skylight/)).toHaveLength(1);
  });

  it('are shown when the words they were made of are pressed, whatever was sought', async () => {
    const { user } = await openResult(rooms(120));
    await user.type(panel().getByRole('textbox', { name: 'Find a place or its work' }), 'skyl');
    await waitFor(() => expect(cards(/^Office \d+/)).toHaveLength(1));
    await user.click(panel().getByRole('link', { name: 'Paint the kitchen walls' }));
    await waitFor(() => expect(cards(/^Office 100/)).toHaveLength(1));
    expect(cards(/^Interior painting/)[0]).toHaveFocus();
    expect(panel().getByRole('textbox', { name: 'Find a place or its work' })).toHaveValue('');
  });

  it('of a usual number are all there, without a search', async () => {
    await openResult(rooms(12));
    expect(cards(/^Office \d+/)).toHaveLength(12);
    expect(panel().queryByRole('textbox', { name: /^Find/ })).not.toBeInTheDocument();
  });
});

it('a thousand pieces of work in one place are shown a part at a time', async () => {
  const work = Array.from({ length: 1_000 }, (_, index) =>
    sampleWork(`w${index + 1}`, { name: `Row ${index + 1}` }),
  );
  const { user } = await openResult(
    resultBackend({ instructions: REQUEST, scope: sampleScope({ work }) }),
  );
  expect(cards(/^Row/)).toHaveLength(0);
  await user.click(panel().getByRole('button', { name: /^Kitchen/ }));
  expect(cards(/^Row/)).toHaveLength(30);
  await user.click(panel().getByRole('button', { name: 'Show 30 of 970 more work items' }));
  expect(cards(/^Row/)).toHaveLength(60);
});
