import { describe, expect, it } from 'vitest';
import { parseEmail } from './email.ts';

describe('one e-mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Lovelace+x@Example.CO.UK ', 'ada.lovelace+x@example.co.uk'],
    ["o'neil_%-1@a-b.example", "o'neil_%-1@a-b.example"],
    ['a@b.c', 'a@b.c'],
    ['Ä@Exämple.de', 'ä@xn--exmple-cua.de'],
    // However the letter was typed, it is one address.
    ['a\u0308da@example.com', 'äda@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ])('%j is kept as %s', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@example',
    'ada@example..com',
    'ada@.example.com',
    'ada@-a.example',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@example.com:25',
    'ada@example.com/x',
    'ada@user:pw@example.com',
    'a..b@example.com',
    '.a@example.com',
    '"a b"@example.com',
    'a b@example.com',
    'ada\u200b@example.com',
    'ada\u202e@example.com',
    `${'ä'.repeat(33)}@example.com`,
    'ada@exam\nple.com',
    'ada@example.com\nBcc: eve@example.com',
    'ada@example.com,eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com (comment)',
    'ada\0@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('%j is none', (text) => {
    expect(parseEmail(text)).toBeNull();
  });
});
