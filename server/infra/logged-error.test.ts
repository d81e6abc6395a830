import { describe, expect, it } from 'vitest';
import { loggedError, withoutValues } from './logged-error.ts';

describe('a sentence for the log', () => {
  it.each([
    [
      'Variable "$input" got invalid value { email: "ann@example.com" }; no',
      'Variable "…" got invalid value { email: "…" }; no',
    ],
    ["550 5.1.1 <bob@example.com> user doesn't exist", "… <…> user doesn't exist"],
    ['Key (email)=(ann@example.com) already exists.', 'Key (email)=(…) already exists.'],
    ["invalid input syntax for type json: 'Ann Lee", "invalid input syntax for type json: '…'"],
    ['Call +1 (415) 555-0142 or 4155550142', 'Call … or …'],
    ['The code 804159 of ann@example.com', 'The code … of …@…'],
    ['key 0b6f0d5e-93a5-4ac5-9d0c-5f4b3b0f1f11 is taken', 'key … is taken'],
    ['Cannot read "a name that was cut', 'Cannot read "…"'],
    ['connect ECONNREFUSED 10.0.0.7', 'connect ECONNREFUSED …'],
  ])('%s', (text, logged) => {
    expect(withoutValues(text)).toBe(logged);
  });

  it('is short, however long the text is', () => {
    expect(withoutValues('word '.repeat(1_000_000)).length).toBeLessThan(400);
  });
});

describe('an error for the log', () => {
  it('keeps codes, frames and causes, and none of what libraries hang on', () => {
    const refused = Object.assign(
      new Error('Recipients: ann@example.com\n    at ann@example.com'),
      {
        code: 'EENVELOPE',
        responseCode: 550,
        response: '550 ann@example.com unknown',
        rejected: ['ann@example.com'],
      },
    );
    const logged = loggedError(new TypeError('It failed', { cause: refused }));
    expect(logged).toMatchObject({
      type: 'TypeError',
      message: 'It failed',
      frames: expect.arrayContaining([expect.stringMatching(/^at /)]),
      cause: { type: 'Error', code: 'EENVELOPE', responseCode: 550 },
    });
    expect(JSON.stringify(logged)).not.toContain('ann@');
  });

  it('takes whatever is thrown', () => {
    expect(loggedError('ann@example.com')).toEqual({
      type: 'string',
      message: 'Not an error was thrown.',
    });
  });
});
