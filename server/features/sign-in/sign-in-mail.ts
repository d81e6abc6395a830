// What the mail with a sign-in code says.
import { CODE_MINUTES } from '../../domain/sign-in.ts';
import type { Mail } from '../../infra/mailer.ts';

const IGNORE =
  'If you did not ask for it, you can ignore this mail: without the code nobody gets in. We never ask for it by phone or mail.';

/** @param code six digits */
export const signInMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your Plumbline code`,
  text: [
    'Your sign-in code for Plumbline:',
    '',
    `    ${code}`,
    '',
    `Enter it on the page where you asked for it. It is good for ${CODE_MINUTES} minutes, once.`,
    IGNORE,
    '',
  ].join('\n'),
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Your Plumbline code</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#1c2430;background:#ffffff">
<p style="margin:0 0 12px">Your sign-in code for Plumbline:</p>
<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${code}</p>
<p style="margin:0 0 12px">Enter it on the page where you asked for it. It is good for ${CODE_MINUTES} minutes, once.</p>
<p style="margin:0;color:#5b6675;font-size:14px">${IGNORE}</p>
</body></html>
`,
});
