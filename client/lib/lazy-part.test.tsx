import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extraPart, lazyPart } from './lazy-part.tsx';
import { untilLoaded } from './until-loaded.ts';

const Hello = () => <p>Hello</p>;
type Load = () => Promise<typeof Hello>;
const offline = () => new TypeError('Failed to fetch dynamically imported module');

afterEach(() => {
  vi.useRealTimers();
});

describe('a part of a page', () => {
  it('is loaded when it is drawn', async () => {
    const load = vi.fn<Load>(() => Promise.resolve(Hello));
    const [Part] = lazyPart(load);
    expect(load).not.toHaveBeenCalled();
    render(<Part />, { wrapper: Suspense });
    expect(await screen.findByText('Hello')).toBeVisible();
  });

  it('may fail to come beforehand without a word', async () => {
    const load = vi.fn<Load>(() => Promise.resolve(Hello)).mockRejectedValueOnce(offline());
    const [Part, preload] = lazyPart(load);
    await preload();
    render(<Part />, { wrapper: Suspense });
    expect(await screen.findByText('Hello')).toBeVisible();
  });

  it('that is extra comes when the connection is back, and the page stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const load = vi
      .fn<Load>(() => Promise.resolve(Hello))
      .mockRejectedValueOnce(offline())
      .mockRejectedValueOnce(offline());
    const [Part] = extraPart(load);
    render(
      <>
        <p>The page</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    );
    await expect.poll(() => load).toHaveBeenCalledOnce();
    expect(screen.getByText('The page')).toBeVisible();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('that is extra is given up after six tries, and whoever waits is told once', async () => {
    vi.useFakeTimers();
    const load = vi.fn<Load>(() => Promise.reject(offline()));
    const delays: string[] = [];
    void untilLoaded(load, (delay) => delays.push(delay));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect([load.mock.calls.length, delays]).toEqual([6, ['failed', 'ended']]);
  });

  it('is not asked for without a connection, and comes at once when it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<Load>(() => Promise.resolve(Hello));
    const onDelay = vi.fn<(delay: string) => void>();
    const [Part, preload] = extraPart(load, onDelay);
    await preload();
    render(<Part />, { wrapper: Suspense });
    await expect.poll(() => onDelay).toHaveBeenCalledWith('offline');
    expect(load).not.toHaveBeenCalled();

    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(onDelay).toHaveBeenCalledOnce();
  });
});
