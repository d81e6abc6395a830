// Refinements and the model: it is asked with them worked in, and what they took out stays out.
import { expect, it } from 'vitest';
import type { ModelClient } from '../../infra/llm/model-client.ts';
import { estimate } from '../testing/estimate.ts';
import { replyOf, runWith, suggestion } from './testing/run-model.ts';

const KITCHEN = 'Remodel the kitchen, 10x12. New cabinets, laminate countertops, 4 outlets.';

const modelSuggesting = (changes: Record<string, unknown>[], seen: string[]): ModelClient => ({
  model: 'scripted',
  async *stream({ parts }) {
    await Promise.resolve();
    seen.push(parts.map((part) => (part.kind === 'text' ? part.text : '')).join('\n'));
    yield { type: 'text', text: JSON.stringify(replyOf(changes.map(suggestion))) };
    yield { type: 'end', usage: { inputTokens: 1, outputTokens: 1 }, sawImages: false };
  },
});

it('a refinement is in the prompt, and the model cannot bring back what it took out', async () => {
  const seen: string[] = [];
  const model = modelSuggesting([{ code: 'CAB-BASE', quantity: 14, unit: 'LF' }], seen);
  const { document, codes } = await runWith(model, KITCHEN, {
    request: { refinements: ['keep the cabinets'] },
  });
  expect(seen[0]).toContain('Keep the existing cabinets.');
  expect(codes).not.toContain('CAB-BASE');
  expect(document.warnings.join(' ')).toContain('you asked to leave it out');
});

it('a refinement that changes nothing is told, whatever the model says', async () => {
  const refinements = ['thanks, looks good'];
  const plain = await estimate(KITCHEN, { refinements });
  const { document } = await runWith(modelSuggesting([], []), KITCHEN, {
    request: { refinements },
  });
  const remarks = ({ warnings }: typeof document) =>
    warnings.filter((warning) => warning.includes('changes no line'));
  expect(remarks(document)).toEqual(remarks(plain.document));
  expect(remarks(document)).toHaveLength(1);
});
