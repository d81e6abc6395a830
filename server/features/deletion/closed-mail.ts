// What the mail says that ends an account.
import { mailHtml, paragraph, smallPrint } from '../../infra/mail-html.ts';
import type { Mail } from '../../infra/mailer.ts';

const SUBJECT = 'Your Plumbline data was deleted';
const SENTENCES = [
  'As you asked, your account is closed, and your projects, estimates, uploads, requests and messages are deleted. They cannot be brought back.',
  'What others got from you by mail or downloaded is theirs: we cannot take it back.',
  'You are welcome to start anew with the same address at any time.',
];
const SMALL =
  'If it was not you, somebody could read your mail: change its password. We keep nothing that would let us restore the account.';

export const closedMail = (to: string, accountId: number): Mail => ({
  to,
  subject: SUBJECT,
  text: [...SENTENCES, '', SMALL, ''].join('\n'),
  html: mailHtml(SUBJECT, [...SENTENCES.map(paragraph), smallPrint(SMALL)]),
  occasion: `closed-${accountId}`,
});
