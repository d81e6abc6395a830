// What the mail says that brings a shared link: who sends it, what it is, and until when it opens.
import type { Ports } from '../../context.ts';
import type { SharedLinkKind } from '../../domain/account/shared-links.ts';
import { writeDate } from '../../domain/money/written.ts';
import { linkButton, mailHtml, paragraph, smallPrint } from '../../infra/mail-html.ts';
import type { Mail } from '../../infra/mailer.ts';
import { publicLink } from '../accounts/public-links.ts';

interface SharedMail {
  kind: SharedLinkKind;
  /** Address of the account that shares it. */
  from: string;
  to: string;
  /** The sender's own words; empty without. */
  note: string;
  /** Path in this product, with the secret. */
  path: string;
  expiresAt: Date;
}

const THINGS = {
  ESTIMATE: 'a cost estimate',
  COMPARISON: 'a comparison of two cost estimates',
  PAPER_COMPARISON: 'a second opinion on an estimate',
  SUPPLEMENT_REQUEST: 'a request for supplement',
} as const satisfies Record<SharedLinkKind, string>;

export const shareMail = (
  ports: Pick<Ports, 'env'>,
  { kind, from, to, note, path, expiresAt }: SharedMail,
): Mail => {
  const url = publicLink(ports, path);
  const subject = `${from} shares ${THINGS[kind]} with you`;
  const end = `It opens without an account, until ${writeDate(expiresAt.toISOString())} or until ${from} revokes it.`;
  const small = `${from} wrote your address into Plumbline to send you this one mail. We keep it with the link for its sender, and send you nothing else. Answers go to ${from}.`;
  const noted = note ? [`${from} writes:`, note] : [];
  return {
    to,
    replyTo: from,
    subject,
    text: [`${subject}.`, '', ...noted, '', `Open it: ${url}`, end, '', small, ''].join('\n'),
    html: mailHtml(subject, [
      paragraph(`${subject}.`),
      ...noted.map(paragraph),
      linkButton('Open it', url),
      paragraph(end),
      smallPrint(small),
    ]),
  };
};
