// The page behind the link under each notice. Opening it changes nothing, as mail programs open links to look at them;
// its button, and the one-click request of RFC 8058, do.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../../context.ts';
import { idOf } from '../../domain/ids.ts';
import { mailHtml, type MailBlock, paragraph } from '../../infra/mail-html.ts';
import { stopMails } from './notices.service.ts';
import { isUnsubscribeLink, UNSUBSCRIBE_PATH } from './public-links.ts';

interface UnsubscribeRequest {
  Querystring: { account?: string; signature?: string };
}

const BODY_MAX_BYTES = 4_000;
const NOT_COMPLETE =
  'This link is not complete. Open it from the mail again, or change your choice on the account page.';
/** Posts to the address it was opened at. */
const BUTTON: MailBlock = {
  html: '<form method="post"><button style="font:inherit;padding:8px 16px">Stop these mails</button></form>',
};

/** Returns null for a link that we never mailed. */
const accountOf = (ports: Ports, { query }: FastifyRequest<UnsubscribeRequest>): number | null => {
  const id = idOf(query.account ?? '');
  return isUnsubscribeLink(ports, id, query.signature ?? '') ? id : null;
};

const sendPage = (reply: FastifyReply, blocks: readonly MailBlock[]) =>
  reply.type('text/html; charset=utf-8').send(mailHtml('Plumbline mails', blocks));

/** Answers with a page, as people read it. */
const refuse = (reply: FastifyReply) => sendPage(reply.code(404), [paragraph(NOT_COMPLETE)]);

export const serveUnsubscribe = (app: FastifyInstance, ports: Ports): Promise<void> =>
  app.register(async (scope) => {
    // The body that a mail program sends along says nothing: the address does.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      (_request, _body, done) => done(null),
    );
    scope.get<UnsubscribeRequest>(UNSUBSCRIBE_PATH, (request, reply) => {
      if (accountOf(ports, request) === null) return refuse(reply);
      return sendPage(reply, [
        paragraph('We mail you when an estimate is ready. Should we stop?'),
        BUTTON,
      ]);
    });
    scope.post<UnsubscribeRequest>(UNSUBSCRIBE_PATH, async (request, reply) => {
      const accountId = accountOf(ports, request);
      if (accountId === null) return refuse(reply);
      await stopMails(ports, accountId);
      return sendPage(reply, [
        paragraph('Done: we no longer mail you when an estimate is ready.'),
        paragraph('You can turn these mails on again on your account page.'),
      ]);
    });
  }) as unknown as Promise<void>;
