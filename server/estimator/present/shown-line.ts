// A line as an agent shows it, before it is numbered.
import type { LineItem } from '../../domain/estimate/estimate.ts';

export type ShownLine = Omit<LineItem, 'id'>;
