// Keeps docs/api.md true: its scopes, codes and events are those of the sources.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOKEN_SCOPES } from '../server/domain/account/api-tokens.ts';
import { GRAPHQL_CODE } from '../server/domain/failure-codes.ts';
import { TEST_TYPE, WEBHOOK_EVENTS } from '../server/domain/account/webhooks.ts';

const notes = readFileSync('docs/api.md', 'utf8');

/** The first cells of the tables of a chapter. */
const cellsOf = (chapter: string): string[] => {
  const text = notes.split(`\n## ${chapter}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(/^\| `([^`]+)` /gm)]
    .map(([, cell = '']) => cell)
    .filter((cell) => cell !== 'type');
};

describe('docs/api.md', () => {
  it('names every scope, code and event, and no other', () => {
    expect(cellsOf('Who is asking')).toEqual(Object.keys(TOKEN_SCOPES));
    const codes = new Set([
      ...Object.values(GRAPHQL_CODE),
      'LIMIT_EXCEEDED',
      'INTERNAL',
      'PERSISTED_QUERY_NOT_FOUND',
    ]);
    expect(cellsOf('Answers and failures').toSorted()).toEqual([...codes].toSorted());
    const types = Object.values(WEBHOOK_EVENTS).map(({ type }) => type);
    expect(cellsOf('Webhooks')).toEqual([...types, TEST_TYPE]);
  });
});
