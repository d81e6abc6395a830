import { expect, it, vi } from 'vitest';
import { createEditorStore } from './editor-store.ts';

const loaded: string[] = [];

vi.mock('./LeaveWarning.tsx', () => {
  loaded.push('the question');
  return { LeaveWarning: () => null };
});

it('takes an edit once the page can ask whether it is left unsaved', async () => {
  const draft = { title: 'Kitchen', items: [], futureActions: [], totalOverride: null };
  const store = createEditorStore({ version: 1, draft });
  store.dispatch({ type: 'setTitle', title: 'Bath' });
  expect(store.read().draft.title).toBe('Kitchen');
  await store.ready;
  expect(loaded).toEqual(['the question']);
  expect(store.read().draft.title).toBe('Bath');
});
