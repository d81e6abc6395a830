import { expect, it, vi } from 'vitest';

it('waits for what draws it, and is told in order', async () => {
  vi.resetModules();
  const { drawToastsWith, hadToasts, hideToast, onToast, showToast } = await import('./toast.tsx');
  const heard = vi.fn<() => void>();
  onToast(heard);
  expect(hadToasts()).toBe(false);
  showToast({ id: 'save', message: 'Saved' });
  hideToast('save');
  showToast({ message: 'You are offline.' });
  expect([hadToasts(), heard.mock.calls.length]).toEqual([true, 2]);

  const told: string[] = [];
  drawToastsWith({
    show: ({ message }) => told.push(`show ${message}`),
    hide: (id) => told.push(`hide ${id}`),
  });
  showToast({ message: 'You are online.' });
  expect(told).toEqual([
    'show Saved',
    'hide save',
    'show You are offline.',
    'show You are online.',
  ]);
});
