import { describe, expect, it } from 'vitest';
import { scopeOfWorkSchema } from '../domain/scope/scope-of-work.ts';
import { estimateScope } from './estimate-scope.ts';
import { readScopes, requestOf } from './eval/scopes.ts';
import { book, estimate, preview, request } from './testing/estimate.ts';

const SCOPES = readScopes(new URL('./data/scopes.jsonl', import.meta.url));

describe('the scope of an estimate', () => {
  it.each(SCOPES)('$id is valid, and gives the same lines after a way through JSON', (entry) => {
    const asked = requestOf(entry);
    const scope = preview(asked);
    const stored = scopeOfWorkSchema.parse(JSON.parse(JSON.stringify(scope)));
    expect(stored).toEqual(scope);
    expect(estimateScope(stored, asked, book)).toEqual(estimateScope(scope, asked, book));
  });

  it('stands in the document, and each line names its work', async () => {
    const { document } = await estimate('Remodel the 5x8 bathroom and paint the 12x14 bedroom');
    const ids = new Set(document.scope?.work.map(({ id }) => id));
    const lines = document.items.filter(({ metadata }) => metadata.code !== null);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter(({ metadata }) => !ids.has(metadata.workId ?? ''))).toEqual([]);
    const keys = lines.map(({ metadata }) => `${metadata.workId} ${metadata.code}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('overhead and profit told for the whole job', () => {
  const text = 'Drywall 200 SF, paint 400 SF and carpet 250 SF in the bedroom';
  it('takes the place of the usual rates', async () => {
    const { document } = await estimate(`${text}. 15 and 10 O&P.`, { agentKind: 'INSURANCE' });
    const charges = document.items.filter(({ metadata }) => metadata.code === null);
    expect(charges.map(({ name }) => name)).toEqual(expect.arrayContaining(['Overhead', 'Profit']));
    const [overhead, profit] = ['Overhead', 'Profit'].map(
      (name) => charges.find((line) => line.name === name)?.unitPrice ?? 0,
    );
    expect((overhead ?? 0) / (profit ?? 1)).toBeCloseTo(1.5, 2);
  });
});

describe('ordered work without a row', () => {
  it.each([
    ['Build a wheelchair ramp 24 ft long and install 5 grab bars', 'wheelchair ramp'],
    ['Remove the underground oil tank and install a new water heater', 'oil tank'],
    ['Re-cover the canvas awning and replace 2 exterior lights', 'awning'],
  ])('%s', (text, words) => {
    const asked = request(text);
    const { items, accuracyClass, range, warnings } = estimateScope(preview(asked), asked, book);
    const total = items.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
    expect(total).toBeGreaterThan(0);
    expect(accuracyClass).toBe('CLASS_5');
    expect(range?.high).toBeGreaterThan(2 * total);
    expect(warnings[0]).toContain('Not in the total');
    expect(warnings[0]).toContain(words);
  });

  it('says nothing of it where all is priced', () => {
    const asked = request('Install 5 grab bars and a new water heater');
    const { warnings } = estimateScope(preview(asked), asked, book);
    expect(warnings.filter((text) => text.startsWith('Not in the total'))).toEqual([]);
  });
});
