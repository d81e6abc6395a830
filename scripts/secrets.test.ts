// Keys of real services, should one ever get into the sources: by the shapes that those services give them.
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const SHAPES: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,})/,
  'a GitLab token': /\bglpat-[\w-]{20}/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'an OpenAI key': /\bsk-(?:proj-)?[A-Za-z0-9_-]{32,}/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'a Stripe key': /\b[rs]k_live_\w{20,}/,
  'a SendGrid key': /\bSG\.[\w-]{22}\.[\w-]{43}\b/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'an address with a password':
    /\b(?:postgres(?:ql)?|rediss?|smtps?|https?):\/\/[^\s:@/'"`]+:(?!plumbline@|password@|…|\$|<)[^\s@/'"`]{6,}@/,
};

const ELSEWHERE =
  /^(node_modules|dist|data|test-results|coverage|\.git|\.vitest|server\/generated)(\/|$)/;
const BINARY = /\.(png|jpe?g|heic|mp4|mov|m4v|webm|pdf|docx?|xlsx?|woff2?)$/;

const files = globSync('**/{*,.*}', { exclude: (path) => ELSEWHERE.test(path) }).filter(
  (path) => !ELSEWHERE.test(path) && !BINARY.test(path) && statSync(path).isFile(),
);

const found = (text: string): string[] =>
  Object.keys(SHAPES).filter((name) => SHAPES[name]?.test(text));

it.each([
  ['a private key', ['-----BEGIN RSA PRIVATE', ' KEY-----']],
  ['an AWS key', ['AKIA', 'IOSFODNN7EXAMPL3']],
  ['a GitHub token', ['ghp_', 'a1'.repeat(18)]],
  ['a GitLab token', ['glpat-', 'a1'.repeat(10)]],
  ['an npm token', ['npm_', 'a1'.repeat(18)]],
  ['an OpenAI key', ['sk-', 'a1'.repeat(24)]],
  ['a Google key', ['AIza', 'a1b2c'.repeat(7)]],
  ['a Slack token', ['xoxb-', '123456789012']],
  ['a Stripe key', ['sk_live_', 'a1'.repeat(12)]],
  ['a SendGrid key', ['SG.', 'a1'.repeat(11), '.', 'a'.repeat(43)]],
  ['a signed token', ['eyJhbGciOiJIUzI1', '.eyJzdWIiOiIxMjM0', `.${'a1'.repeat(12)}`]],
  ['an address with a password', ['postgresql://ann', ':hunter22@db.example.com']],
])('recognizes %s', (name, parts) => {
  expect(found(parts.join(''))).toContain(name);
});

it('finds none in the sources', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const kept = files.flatMap((path) =>
    found(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(kept).toEqual([]);
});
