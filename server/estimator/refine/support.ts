// Work that any other work needs, whichever part of it is done.
import type { WorkLine } from '../takeoff/work-line.ts';

const CATEGORIES = new Set([
  'General Conditions',
  'Permits & Fees',
  'Haul-Off & Disposal',
  'Cleaning & Make-Ready',
]);
const SET_UP = new Set(['PNT-PREP', 'FLR-FURN']);

export const isSupport = ({ item }: WorkLine): boolean =>
  CATEGORIES.has(item.category) || SET_UP.has(item.code);
