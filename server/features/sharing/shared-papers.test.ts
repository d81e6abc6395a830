// Links to a comparison with somebody else's paper, and to the request for supplement that is made of it.
import { localIdIn } from '../../domain/ids.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestCreateSharedLinkDocument,
  TestDeleteJobDocument,
  TestIncludeMissingDocument,
  TestPaperComparisonDocument,
  TestRevokeSharedLinkDocument,
  TestSharedLinksDocument,
  TestSupplementDocument,
} from '../../testing/gql/graphql.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { sendMadePaper } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { openShared, share, sharedLinksOf, tryShare } from '../../testing/sharing.ts';
import { guestOf, type Person, strangerOf, userOf } from '../../testing/world.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer({
  estimator: builtInEstimator,
  env: { PUBLIC_URL: 'https://plumbline.test' },
});

/** Whom the made paper `adjuster-hail` and the photo beside it name, and under which numbers. */
const TELLING = /villalobos|inez|pruitt|lone mesa|mesquite|0088147|552016|CLM-|\.pdf|\.png/i;

const pdfAt = async (token: string, document: string) => {
  const answer = await fetch(`${server().url}/files/shared/${token}/${document}`);
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

const textOf = async ({ bytes }: { bytes: Uint8Array }): Promise<string> =>
  (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;

/** An insurer's paper, our estimate of its work, and what the paper lacks. */
const claimOf = async (person: Person) => {
  const fileId = await sendMadePaper(person, 'adjuster-hail');
  const photoId = await person.upload({ name: 'Villalobos roof.png' });
  const estimate = await priced(person, 'Please check what my insurer left out.', {
    agentKind: 'INSURANCE',
    uploads: [fileId, photoId],
  });
  const by = { fileId, estimate: { id: estimate.id } };
  const { paperComparison: compared } = await person.runOk(TestPaperComparisonDocument, by);
  if (!compared) throw new Error('Nothing was compared.');
  const pair = { fileId, estimateId: estimate.id };
  const ask = async (rows: { rowId: string }[]) => {
    const asked = await person.runOk(TestSupplementDocument, { ...by, rows });
    if (!asked.supplementRequest) throw new Error('Nothing was asked for.');
    return asked.supplementRequest;
  };
  const whole = await ask(compared.rows.map(({ id: rowId }) => ({ rowId })));
  const rows = whole.rows.slice(0, 2).map(({ rowId }) => ({ rowId }));
  const request = await ask(rows);
  return { fileId, photoId, estimate, compared, pair, rows, request };
};

describe('a shared second opinion', () => {
  it('is read as its owner reads it, by then, without the estimate and the paper', async () => {
    const guest = guestOf(server());
    const stranger = strangerOf(server());
    const { fileId, compared, pair } = await claimOf(guest);
    const { token, kind } = await share(guest, { subject: { paperComparison: pair } });
    expect(kind).toBe('PAPER_COMPARISON');
    const shown = await openShared(stranger, token);
    expect(shown).toMatchObject({ estimate: null, comparison: null, supplement: null });
    const { theirs, ours, low, high, gap, waterfall, verdict, matchedShare } = compared;
    expect(shown?.paperComparison).toMatchObject({
      name: 'VILLALOBOS-HAIL.pdf',
      theirs,
      ours,
      low,
      high,
      gap,
      waterfall,
      verdict,
      matchedShare,
    });
    expect(shown?.paperComparison?.rows.map(({ id }) => localIdIn(id))).toEqual(
      compared.rows.map(({ id }) => localIdIn(id)),
    );
    expect(shown?.paperComparison?.questions.length).toBeGreaterThan(0);

    const pdf = await pdfAt(token, 'comparison.pdf');
    expect(pdf.status).toBe(200);
    expect(await textOf(pdf)).toContain('Second opinion on VILLALOBOS-HAIL.pdf');
    for (const other of ['estimate.pdf', 'supplement.pdf', 'constructor']) {
      expect((await pdfAt(token, other)).status).toBe(404);
    }

    const rowIds = compared.rows.flatMap(({ id, missingReason: reason }) =>
      reason !== null && reason !== 'GENERAL_CONTRACTOR' ? [id] : [],
    );
    await guest.runOk(TestIncludeMissingDocument, { input: { fileId, rowIds } });
    const later = (await openShared(stranger, token))?.paperComparison;
    expect(later?.ours.total).toBeGreaterThan(compared.ours.total);
  });
});

describe('a shared request for supplement', () => {
  it('holds the rows that were chosen, with the photos that show them', async () => {
    const owner = await userOf(server(), 'claimant@example.com');
    const { pair, rows, request, photoId } = await claimOf(owner);
    const [first, ...others] = rows;
    const supplement = {
      ...pair,
      rows: [{ rowId: first?.rowId ?? '', photoIds: [photoId] }, ...others],
    };
    const { token, kind } = await share(owner, {
      subject: { supplement },
      mail: { to: 'adjuster@example.com' },
    });
    expect(kind).toBe('SUPPLEMENT_REQUEST');
    const [mail = ''] = await mailsTo(server().dataDir, 'adjuster@example.com');
    expect(mail).toContain(
      'Subject: claimant@example.com shares a request for supplement with you',
    );

    const shown = await openShared(strangerOf(server()), token);
    expect(shown).toMatchObject({ estimate: null, comparison: null, paperComparison: null });
    expect(shown?.supplement).toMatchObject({
      total: request.total,
      rows: request.rows.map(({ difference }) => ({ difference })),
      pictures: [{ displayUrl: expect.stringContaining('plumbline.test') }],
    });
    expect(shown?.supplement?.rows.map(({ rowId }) => localIdIn(rowId))).toEqual(
      request.rows.map(({ rowId }) => localIdIn(rowId)),
    );
    expect(shown?.supplement?.text).toBe(
      request.text
        .replace('\n2. ', ' A photo is attached.\n2. ')
        .replace('\nThis is', '\nPhotos that show it:\n1. Villalobos roof.png\n\nThis is'),
    );
    const pdf = await pdfAt(token, 'supplement.pdf');
    expect(pdf.status).toBe(200);
    expect(await textOf(pdf)).toContain('Roberto and Inez Villalobos');
    expect((await pdfAt(token, 'comparison.pdf')).status).toBe(404);
  });

  it('holds photos that show it as a whole, unless it hides who asks', async () => {
    const guest = guestOf(server());
    const { pair, rows, photoId } = await claimOf(guest);
    const supplement = { ...pair, rows, photoIds: [photoId] };
    for (const hidesIdentity of [false, true]) {
      const { token } = await share(guest, { subject: { supplement }, hidesIdentity });
      const shown = await openShared(strangerOf(server()), token);
      const count = hidesIdentity ? 0 : 1;
      expect(shown?.supplement?.pictures).toHaveLength(count);
      const printed = (await textOf(await pdfAt(token, 'supplement.pdf'))).includes(
        'Villalobos roof.png',
      );
      expect(printed).toBe(!hidesIdentity);
    }
    const foreign = await guest.upload({ name: 'other.png' });
    const refused = await tryShare(guest, {
      subject: { supplement: { ...supplement, photoIds: [foreign] } },
    });
    expect(refused).toMatchObject({ fields: [{ path: 'subject.supplement.photoIds' }] });
  });

  it('is refused where nothing is asked, or with a photo of something else', async () => {
    const guest = guestOf(server());
    const { pair, rows, compared } = await claimOf(guest);
    const faultOf = async (chosen: { rowId: string; photoIds?: string[] }[]) => {
      const made = await tryShare(guest, { subject: { supplement: { ...pair, rows: chosen } } });
      return made.__typename === 'InvalidInput' ? made.fields : made.__typename;
    };
    const path = 'subject.supplement.rows';
    expect(await faultOf([])).toMatchObject([{ path, message: expect.stringMatching(/at least/) }]);
    const foreign = await guest.upload({ name: 'other.png' });
    expect(await faultOf(rows.map(({ rowId }) => ({ rowId, photoIds: [foreign] })))).toMatchObject([
      { path, message: expect.stringMatching(/photos/) },
    ]);
    const enough = compared.rows.find(
      ({ theirs, ours }) => theirs && ours && (theirs.amount ?? 0) >= ours.amount,
    );
    expect(await faultOf([{ rowId: enough?.id ?? '' }])).toMatchObject([
      { path, message: expect.stringMatching(/asks for anything/) },
    ]);
    expect(await sharedLinksOf(guest)).toEqual([]);
  });
});

describe('links to papers', () => {
  it('are made of what is one’s own, and listed by what they open', async () => {
    const [owner, other] = [guestOf(server()), guestOf(server())];
    const { pair, rows } = await claimOf(owner);
    const foreign = await claimOf(other);
    const halves = [pair, foreign.pair].map(({ fileId }, at) => ({
      fileId,
      estimateId: [foreign.pair, pair][at]?.estimateId ?? '',
    }));
    const subjectsOf = (given: typeof pair) => [
      { paperComparison: given },
      { supplement: { ...given, rows } },
    ];
    for (const subject of [...halves, foreign.pair].flatMap(subjectsOf)) {
      const input = { subject, life: 'WEEK', hidesIdentity: false } as const;
      const refused = await owner.runError(TestCreateSharedLinkDocument, { input });
      expect(refused.code).toBe('NOT_FOUND');
    }
    expect(await sharedLinksOf(owner)).toEqual([]);

    const [opinion, request] = subjectsOf(pair);
    if (!opinion || !request) throw new Error('There are two.');
    const made = [
      await share(owner, { subject: opinion }),
      await share(owner, { subject: request }),
    ];
    const others = { supplement: { ...pair, rows: rows.slice(0, 1) } };
    const listed = await Promise.all(
      [opinion, request, others, { estimateId: pair.estimateId }].map(async (subject) =>
        (await owner.runOk(TestSharedLinksDocument, { subject })).sharedLinks.map(({ id }) => id),
      ),
    );
    expect(listed).toEqual([[made[0]?.id], [made[1]?.id], [made[1]?.id], []]);
  });

  it('open nothing once they are revoked, or the estimate or the file is gone', async () => {
    const guest = guestOf(server());
    const stranger = strangerOf(server());
    const { pair, rows, estimate, fileId } = await claimOf(guest);
    const subject = { supplement: { ...pair, rows } };
    const { id, token: revoked } = await share(guest, { subject });
    const { token } = await share(guest, { subject });
    await guest.runOk(TestRevokeSharedLinkDocument, { input: { id } });
    expect(await openShared(stranger, revoked)).toBeNull();
    expect((await pdfAt(revoked, 'supplement.pdf')).status).toBe(404);
    expect(await openShared(stranger, token)).not.toBeNull();

    await guest.runOk(TestDeleteJobDocument, { jobId: estimate.jobId });
    expect(await openShared(stranger, token)).toBeNull();

    const second = await claimOf(guest);
    const link = await share(guest, { subject: { paperComparison: second.pair } });
    await server().ports.db.file.deleteMany({ where: { id: numberOf(second.fileId) } });
    expect(await openShared(stranger, link.token)).toBeNull();
    expect(fileId).not.toBe(second.fileId);
  });

  it('tell nothing of who their owner is, or of who wrote the paper, where that is hidden', async () => {
    const guest = guestOf(server());
    const stranger = strangerOf(server());
    const { pair, rows, photoId, compared } = await claimOf(guest);
    const asked = rows.map(({ rowId }) => ({ rowId, photoIds: [photoId] }));
    const subjects = [
      { subject: { paperComparison: pair }, document: 'comparison.pdf' },
      { subject: { supplement: { ...pair, rows: asked } }, document: 'supplement.pdf' },
    ];
    for (const { subject, document } of subjects) {
      const plain = await share(guest, { subject });
      const told = await openShared(stranger, plain.token);
      expect(JSON.stringify(told)).toMatch(TELLING);
      const { token } = await share(guest, { subject, hidesIdentity: true });
      const shown = await openShared(stranger, token);
      expect(shown?.paperComparison ?? shown?.supplement).toEqual(expect.any(Object));
      expect(JSON.stringify(shown)).not.toMatch(TELLING);
      expect(shown?.paperComparison?.theirs).toEqual(told?.paperComparison?.theirs);
      expect(shown?.supplement?.total).toBe(told?.supplement?.total);
      expect(shown?.supplement?.text ?? '').not.toContain('attached');
      const pdf = await pdfAt(token, document);
      expect(pdf.status).toBe(200);
      const text = await textOf(pdf);
      expect(text).not.toMatch(TELLING);
      expect(text.length).toBeGreaterThan(300);
    }
    expect(compared.rows.length).toBeGreaterThan(5);
  });
});
