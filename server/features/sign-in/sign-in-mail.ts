// What the mail with a sign-in code says.
import { CODE_MINUTES } from '../../domain/sign-in.ts';
import { largeText, mailHtml, paragraph, smallPrint } from '../../infra/mail-html.ts';
import type { Mail } from '../../infra/mailer.ts';

const INTRODUCTION = 'Your sign-in code for Plumbline:';
const HOW = `Enter it on the page where you asked for it. It is good for ${CODE_MINUTES} minutes, once.`;
const IGNORE =
  'If you did not ask for it, you can ignore this mail: without the code nobody gets in. We never ask for it by phone or mail.';

/** @param code six digits */
export const signInMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your Plumbline code`,
  text: [INTRODUCTION, '', `    ${code}`, '', HOW, IGNORE, ''].join('\n'),
  html: mailHtml('Your Plumbline code', [
    paragraph(INTRODUCTION),
    largeText(code),
    paragraph(HOW),
    smallPrint(IGNORE),
  ]),
});
