// Mails whoever has not seen a message for a while, at most once an hour and conversation. For the sweeper: a message is
// taken by its mark, so any number of workers may look.
import type { Ports } from '../../context.ts';
import { hideContacts } from '../../domain/leads/contact-patterns.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { composeMail } from '../leads/lead-mail-frame.ts';
import { companyNameOf, leadDocumentIn } from '../leads/lead-rows.ts';
import { HOUR_MS } from '../../domain/time.ts';

/** Whoever is at the page sees a message sooner. */
const SEEN_WITHIN_MS = 60_000;
/** Messages in one sweep; the rest waits for the next. */
const BATCH = 50;

const MESSAGE = {
  lead: {
    include: {
      contractor: { include: { account: { select: { email: true } } } },
      request: {
        include: {
          account: { select: { email: true } },
          estimate: { select: { job: { select: { claimNumber: true } } } },
        },
      },
    },
  },
} satisfies Prisma.LeadMessageInclude;
type Unread = Prisma.LeadMessageGetPayload<{ include: typeof MESSAGE }>;

const readerOf = ({ senderId, lead: { contractor, request } }: Unread) =>
  senderId === contractor.accountId
    ? {
        email: request.account.email,
        from: companyNameOf(contractor),
        path: `/results/${request.estimate.job.claimNumber}#contractors`,
      }
    : { email: contractor.account.email, from: request.firstName, path: '/contractor/hub' };

const wasMailedLately = async ({ db }: Ports, { leadId, senderId }: Unread, now: Date) =>
  (await db.leadMessage.findFirst({
    where: { leadId, senderId, noticedAt: { gt: new Date(now.getTime() - HOUR_MS) } },
    select: { id: true },
  })) !== null;

const mailNotice = async (ports: Ports, messageId: number): Promise<void> => {
  const now = ports.now();
  const message = await ports.db.leadMessage.findUnique({
    where: { id: messageId },
    include: MESSAGE,
  });
  if (!message || (await wasMailedLately(ports, message, now))) return;
  const { leadId, senderId } = message;
  const waiting = { leadId, senderId, readAt: null, createdAt: { lte: now } };
  const { count } = await ports.db.leadMessage.updateMany({
    where: { ...waiting, noticedAt: null },
    data: { noticedAt: now },
  });
  const { email, from, path } = readerOf(message);
  if (count === 0 || !email) return;
  const { title } = leadDocumentIn(message.lead);
  try {
    await ports.mailer.send(
      composeMail(ports, email, {
        subject: `${hideContacts(from)} wrote to you: ${title}`,
        sentences: [
          `${hideContacts(from)} sent you ${count === 1 ? 'a message' : `${count} messages`} about ${title}.`,
        ],
        label: 'Read and answer',
        path,
        occasion: `message-${message.id}`,
      }),
    );
  } catch (error) {
    // Given back, for the next sweep.
    await ports.db.leadMessage.updateMany({
      where: { ...waiting, noticedAt: now },
      data: { noticedAt: null },
    });
    throw error;
  }
};

export const mailUnreadMessages = async (ports: Ports): Promise<void> => {
  const unread = await ports.db.leadMessage.findMany({
    where: {
      readAt: null,
      noticedAt: null,
      senderId: { not: null },
      // Nobody is mailed about a conversation while its contractor is on hold.
      lead: { contractor: { suspendedReason: null } },
      createdAt: { lte: new Date(ports.now().getTime() - SEEN_WITHIN_MS) },
    },
    distinct: ['leadId', 'senderId'],
    orderBy: [{ createdAt: 'asc' }],
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of unread) await mailNotice(ports, id);
};
