import { expect, it } from 'vitest';
import { DEFAULT_ROOMS } from '../catalog.ts';
import { roomOfName } from './room-of-name.ts';

it.each([
  ['kitchen-ceiling.jpg', 'Kitchen'],
  ['IMG_2041 LivingRoom 3.heic', 'Living Room'],
  ['living room.png', 'Living Room'],
  ['livingroom2.png', 'Living Room'],
  ['Primary Bathroom (1).jpeg', 'Primary Bathroom'],
  ['kitchenette.jpg', null],
  ['roofing_invoice.jpg', null],
  ['WhatsApp Image 2026-11-20 at 10.11.12.jpeg', null],
  ['Kitchen.', 'Kitchen'],
])('%s shows, it seems, %s', (name, room) => {
  expect(roomOfName(name, [...DEFAULT_ROOMS, 'Primary Bathroom'])).toBe(room);
});
