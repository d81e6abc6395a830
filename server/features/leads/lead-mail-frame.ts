// How the mails around leads and messages look: sentences, one button, one line of small print.
import type { Ports } from '../../context.ts';
import { noticeMail } from '../../infra/mail-html.ts';
import type { Mail } from '../../infra/mailer.ts';
import { publicLink } from '../accounts/public-links.ts';

export interface MailWords {
  subject: string;
  sentences: readonly string[];
  label: string;
  /** Path of the page in this product. */
  path: string;
}

const SMALL =
  'You get this mail because of a request for contractors at Plumbline. We never pass your address on before both sides have agreed.';

/** @param occasion names the mail: sent twice, it is shown once */
export const composeMail = (
  ports: Pick<Ports, 'env'>,
  to: string,
  { subject, sentences, label, path, occasion }: MailWords & { occasion: string },
): Mail => {
  const url = publicLink(ports, path);
  return {
    to,
    ...noticeMail({ subject, sentences, label, url, small: SMALL }),
    occasion,
  };
};
