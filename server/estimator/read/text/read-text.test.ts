import { expect, it } from 'vitest';
import { preview, request } from '../../testing/estimate.ts';

it('ties a guess in a Spanish text to the words as they were written', () => {
  const text = 'Arreglar algo en la puerta';
  const { unread, work } = preview(request(text));
  const [guess] = unread;
  expect(guess?.words).toBe(text.slice(guess?.start ?? 0, guess?.end ?? 0));
  expect(work.find(({ id }) => id === guess?.workId)?.because?.words).toBe(guess?.words);
});

it('reads a Spanish wish as a change of the scope', () => {
  const { work } = preview(
    request('Pintar la cocina', { refinements: ['poner piso laminado en la sala'] }),
  );
  expect(work.map(({ does }) => (does.kind === 'ROW' ? does.code : does.assembly))).toEqual([
    'paint_room',
    'floor_laminate',
  ]);
});
