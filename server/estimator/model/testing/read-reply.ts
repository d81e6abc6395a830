// Reads a reply of the model to one request, for tests.
import type { ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import { scopeOfWorkSchema } from '../../../domain/scope/scope-of-work.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import { book, preview, request } from '../../testing/estimate.ts';
import { groundOf } from '../grounds/ground.ts';
import type { ReplyList } from '../reply/reply-words.ts';
import { replyOf } from './run-model.ts';
import { createReading } from '../reading/reading.ts';

export const TEXT =
  'Remodel the 5x8 bathroom: new tub, tile, toilet and vanity. Keep the mirror, no painting. Then 12 new windows and paint the fence, 150 ft.';

export const read = (
  lists: Parameters<typeof replyOf>[0],
  text = TEXT,
  more: Partial<EstimateRequest> = {},
): { scope: ScopeOfWork; refused: string[]; unreadable: number } => {
  const asked = request(text, more);
  const ground = groundOf({ request: asked, trusted: '', prompt: '' });
  const reading = createReading({
    request: asked,
    book,
    ground,
    rules: preview(asked),
    standing: null,
  });
  for (const [list, values] of Object.entries(replyOf(lists))) {
    for (const value of values) reading.take({ list: list as ReplyList, value });
  }
  reading.close();
  scopeOfWorkSchema.parse(reading.scope);
  return { scope: reading.scope, ...reading.report };
};

export const only = (lists: Parameters<typeof replyOf>[0], text?: string) =>
  read(lists, text).scope.work[0];
