// Everything of one account, as files of a ZIP, read row by row while they are written.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { JsonPieces } from '../../infra/json-bytes.ts';
import { safeName } from '../../infra/media/safe-name.ts';
import type { ZipEntry } from '../../infra/zip-stream.ts';
import type { readOwnAccount } from '../accounts/own-account.ts';
import { readOwnBid } from '../bids/bids.service.ts';
import { readOwnContractor } from '../contractors/own-contractor.ts';
import { readOwnDocument, readOwnRevisions } from '../estimates/own-revisions.ts';
import { ownFilePath, readOwnFiles } from '../files/own-files.ts';
import { type OwnJob, readOwnJobs } from '../jobs/own-jobs.ts';
import { readOwnLeads } from '../leads/own-leads.ts';
import { findPdf } from '../downloads/pdf-rows.ts';
import { readOwnProposals } from '../proposals/own-proposals.ts';
import { readOwnProjects } from '../projects/own-projects.ts';
import { readOwnSharedLinks } from '../sharing/owned-links.ts';
import { readOwnWebhooks } from '../webhooks/own-webhooks.ts';
import { README } from './readme.ts';

const NAME_MAX = 60;

type Entries = AsyncGenerator<ZipEntry>;
type Dated = { createdAt: Date };

/** One part of a path, whatever somebody called it. */
const part = (text: string): string =>
  safeName(text.replaceAll(/[/\\:*?"<>|]/g, '-'))
    .slice(0, NAME_MAX)
    .trim()
    .toWellFormed();

const textOf = (value: object): string =>
  JSON.stringify(
    value,
    (_key, each: unknown) => (typeof each === 'bigint' ? Number(each) : each),
    2,
  );

const json = (name: string, value: object, changedAt: Date): ZipEntry => ({
  name,
  changedAt,
  content: [`${textOf(value)}\n`],
});

/** @param document is not read here */
const jsonWith = (
  name: string,
  value: object,
  document: JsonPieces,
  changedAt: Date,
): ZipEntry => ({
  name,
  changedAt,
  content: [`${textOf(value).slice(0, -2)},\n  "document": `, ...document, '\n}\n'],
});

/** Bytes that are not there any more are no reason to have nothing. */
async function* stored(
  { storage }: Pick<Ports, 'storage'>,
  name: string,
  key: string,
  { createdAt }: Dated,
): Entries {
  try {
    yield { name, changedAt: createdAt, content: await storage.get(key), isPacked: true };
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    yield {
      name: `${name} (missing).txt`,
      changedAt: createdAt,
      content: ['We could not find the bytes of this file any more.\n'],
    };
  }
}

/** Who wrote it, as the reader sees it: the other side stays a side. */
const sides = (
  messages: readonly { senderId: number | null; text: string; createdAt: Date }[],
  accountId: number,
) =>
  messages.map(({ senderId, ...message }) => ({
    from: senderId === accountId ? 'you' : 'the other side',
    ...message,
  }));

async function* proposalEntries(
  ports: Ports,
  folder: string,
  { id, isOnHold }: { id: number; isOnHold: boolean },
): Entries {
  for await (const { document, ...terms } of readOwnProposals(ports, id, isOnHold)) {
    yield jsonWith(`${folder}/${id}-${terms.version}.json`, terms, document, terms.sentAt);
  }
}

async function* jobEntries(
  ports: Ports,
  accountId: number,
  folder: string,
  { estimate, uploads, ...job }: OwnJob,
): Entries {
  const { createdAt } = job;
  const files = uploads.map(({ file, fileId, isLeftOut }) => ({
    path: ownFilePath({ id: fileId, name: part(file.name) }),
    isLeftOut,
  }));
  yield json(`${folder}/request.json`, { ...job, uploads: files }, createdAt);
  if (!estimate) return;
  const { id, inventory, contractorRequests, ...current } = estimate;
  const found = await readOwnDocument(ports, { id, version: current.version });
  if (!found) return;
  const { version: standing, document } = found;
  const facts = { ...current, version: standing };
  yield jsonWith(`${folder}/estimate.json`, facts, document, current.updatedAt);
  if (inventory) yield json(`${folder}/materials.json`, inventory, inventory.updatedAt);
  const bid = await readOwnBid(ports, id);
  if (bid) {
    const { document: offer, ...terms } = bid;
    yield jsonWith(`${folder}/bid.json`, terms, offer, bid.updatedAt);
  }
  if (contractorRequests.length > 0) {
    const requests = contractorRequests.map(({ leads, ...request }) => ({
      ...request,
      contractors: leads.map(({ contractor, messages, ...lead }) => ({
        // Who they are is told once both have said yes.
        company: lead.status === 'INTRODUCED' ? contractor.commercialName : null,
        ...lead,
        messages: sides(messages, accountId),
      })),
    }));
    yield json(`${folder}/contractor requests.json`, requests, createdAt);
    for (const { id: leadId } of contractorRequests.flatMap(({ leads }) => leads)) {
      yield* proposalEntries(ports, `${folder}/proposals`, { id: leadId, isOnHold: false });
    }
  }
  for await (const { document: earlier, ...revision } of readOwnRevisions(ports, id)) {
    const { version, createdAt: madeAt } = revision;
    yield jsonWith(`${folder}/versions/${version}.json`, revision, earlier, madeAt);
  }
  const pdf = await findPdf(ports.db, id);
  if (pdf) yield* stored(ports, `${folder}/estimate.pdf`, pdf.key, pdf);
}

type OwnAccount = NonNullable<Awaited<ReturnType<typeof readOwnAccount>>>;

export async function* gatherOwnData(
  ports: Ports,
  accountId: number,
  { tokens: signIns, ...account }: OwnAccount,
): Entries {
  const now = ports.now();
  yield { name: 'README.txt', changedAt: now, content: [README] };
  yield json('account.json', { ...account, signIns }, now);
  const webhooks = await readOwnWebhooks(ports, accountId);
  if (webhooks.length > 0) yield json('webhooks.json', webhooks, now);
  const sharedLinks = await readOwnSharedLinks(ports, accountId);
  if (sharedLinks.length > 0) yield json('shared links.json', sharedLinks, now);
  const contractor = await readOwnContractor(ports, accountId);
  if (contractor) yield json('contractor.json', contractor, now);
  for await (const project of readOwnProjects(ports, accountId)) {
    const folder = `projects/${project.id} ${part(project.name)}`;
    yield json(`${folder}/project.json`, project, project.createdAt);
    for await (const job of readOwnJobs(ports, accountId, project.id)) {
      yield* jobEntries(ports, accountId, `${folder}/${job.claimNumber}`, job);
    }
  }
  for await (const { messages, isOnHold, ...lead } of readOwnLeads(ports, accountId)) {
    const entry = { ...lead, messages: sides(messages, accountId) };
    yield json(`leads/${lead.id}.json`, entry, lead.postedAt);
    yield* proposalEntries(ports, 'leads/proposals', { id: lead.id, isOnHold });
  }
  for await (const { key, ...file } of readOwnFiles(ports, accountId)) {
    const path = ownFilePath({ id: file.id, name: part(file.name) });
    yield json(`${path}.json`, file, file.createdAt);
    yield* stored(ports, path, key, file);
  }
}
