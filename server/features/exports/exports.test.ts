import { bareKey } from '../../domain/ids.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../domain/errors.ts';
import { useTestServer } from '../../testing/app.ts';
import { createPdf, estimateOf, linksOf } from '../../testing/exporting.ts';
import {
  TestCreateBidDocument,
  TestCreatePdfDocument,
  TestOtherExportsDocument,
  TestSaveInventoryDocument,
} from '../../testing/gql/graphql.ts';
import { guestOf, strangerOf } from '../../testing/world.ts';
import { downloadLink } from '../downloads/download-links.ts';
import { fixtureUpload, storedFiles } from '../../testing/stored-files.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer();

const get = (path: string | undefined, init?: RequestInit) => fetch(`${server().url}${path}`, init);

const pdfText = async (path: string | undefined): Promise<string> => {
  const bytes = new Uint8Array(await (await get(path)).arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
};

const nextVersion = (id: string) =>
  server().ports.db.estimate.update({
    where: { id: numberOf(id) },
    data: { version: { increment: 1 } },
  });

describe('createPdf', () => {
  it('makes a PDF that opens in the browser under a good name', async () => {
    const guest = guestOf(server());
    const { id, claimNumber } = await estimateOf(guest);
    expect((await linksOf(guest, id)).pdf).toBeNull();
    const { pdf } = await createPdf(guest, id);
    expect(pdf).toMatchObject({ version: 1, isCurrent: true });
    const response = await get(pdf?.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-length')).toBe(String(pdf?.size));
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="Estimate ${claimNumber}.pdf"; filename*=UTF-8''Estimate%20${claimNumber}.pdf`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const text = await pdfText(pdf?.url);
    for (const part of [claimNumber, 'Test house', '94110', 'Line 3', '$63.75']) {
      expect(text).toContain(part);
    }
  });

  it('shows pictures of every kind of upload, and names one that is lost', async () => {
    const guest = guestOf(server());
    const { id } = await estimateOf(
      guest,
      await fixtureUpload('photo.heic'),
      await fixtureUpload('photo-kitchen.jpg'),
      await fixtureUpload('plan.pdf', 'floor'),
      await fixtureUpload('clip.mp4', 'video'),
      await fixtureUpload('bid.xls', 'doc'),
    );
    const lost = await server().ports.db.file.findFirstOrThrow({
      where: { name: 'photo-kitchen.jpg' },
      orderBy: { id: 'desc' },
    });
    await server().ports.storage.delete(lost.displayKey ?? '');
    const text = await pdfText((await createPdf(guest, id)).pdf?.url);
    for (const part of [
      '1. photo.heic',
      '2. photo-kitchen.jpg',
      '3. plan.pdf (floor plan)',
      '4. clip.mp4 (video)',
      'bid.xls',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.split('could not be drawn')).toHaveLength(2);
  });

  it('replaces the one before, and leaves nothing of it', async () => {
    const guest = guestOf(server());
    const { id } = await estimateOf(guest);
    await createPdf(guest, id);
    const before = await storedFiles(server());
    await nextVersion(id);
    expect((await linksOf(guest, id)).pdf).toMatchObject({ version: 1, isCurrent: false });
    const { pdf } = await createPdf(guest, id);
    expect(pdf).toMatchObject({ version: 2, isCurrent: true });
    expect(await storedFiles(server())).toHaveLength(before.length);
    expect(await pdfText(pdf?.url)).toContain('version 2');
  });

  it('made twice at a time is there once', async () => {
    const guest = guestOf(server());
    const { id } = await estimateOf(guest);
    const before = await storedFiles(server());
    const made = await Promise.all([1, 2, 3].map(() => createPdf(guest, id)));
    for (const { pdf } of made) expect(pdf?.isCurrent).toBe(true);
    expect(await storedFiles(server())).toHaveLength(before.length + 1);
    expect((await get(made[0]?.pdf?.url)).status).toBe(200);
  });

  it('spares bytes that are somebody’s upload, too', async () => {
    const guest = guestOf(server());
    const { id } = await estimateOf(guest);
    const { pdf } = await createPdf(guest, id);
    const bytes = new Uint8Array(await (await get(pdf?.url)).arrayBuffer());
    const job = await guest.submit({
      uploads: [await guest.upload({ bytes, name: 'estimate.pdf', kind: 'doc' })],
    });
    await nextVersion(id);
    await createPdf(guest, id);
    const key = (await server().ports.db.file.findFirstOrThrow({ where: { name: 'estimate.pdf' } }))
      .key;
    expect(await server().ports.storage.size(key)).toBe(bytes.length);
    await guest.waitForEnd(job.id);
  });

  it('is for the estimate’s owner', async () => {
    const { id } = await estimateOf(guestOf(server()));
    for (const person of [guestOf(server()), strangerOf(server())]) {
      const error = await person.runError(TestCreatePdfDocument, { estimateId: id });
      expect(error.code).toBe('NOT_FOUND');
    }
    const error = await guestOf(server()).runError(TestCreatePdfDocument, { estimateId: 'x' });
    expect(error.code).toBe('NOT_FOUND');
  });

  it('says what to do when it cannot be made, and keeps the one before', async () => {
    const guest = guestOf(server());
    const { id, claimNumber } = await estimateOf(guest);
    const { pdf: before } = await createPdf(guest, id);
    const failure = new DomainError('UNAVAILABLE', 'The document took too long to make.');
    vi.spyOn(server().ports.exporter, 'make').mockRejectedValue(failure);
    expect(await guest.runError(TestCreatePdfDocument, { estimateId: id })).toMatchObject({
      code: 'UNAVAILABLE',
      message: failure.message,
    });
    const rest = await guest.rest('POST', `/api/results/${claimNumber}/create_pdf/`);
    expect(rest.status).toBe(503);
    expect(await rest.json()).toMatchObject({ detail: failure.message });
    expect((await linksOf(guest, id)).pdf?.createdAt).toBe(before?.createdAt);
  });
});

describe('the REST row', () => {
  it('answers with the updated result, by id and by claim number', async () => {
    const guest = guestOf(server());
    const { id, jobId, claimNumber } = await estimateOf(guest);
    for (const name of [claimNumber, jobId]) {
      const response = await guest.rest('POST', `/api/results/${name}/create_pdf/`);
      const body = (await response.json()) as { id: number; pdf_url: string };
      expect(response.status).toBe(200);
      expect(body.id).toBe(numberOf(jobId));
      expect(await pdfText(body.pdf_url)).toContain(claimNumber);
    }
    const pdfUrl = async () => {
      const result = await guest.rest('GET', `/api/results/${claimNumber}/`);
      return ((await result.json()) as { pdf_url: string | null }).pdf_url;
    };
    expect(await pdfUrl()).toContain('/files/');
    const saved = await guest.rest('PATCH', `/api/results/${claimNumber}/update_json/`, {
      raw_json: { title: 'Newer than its PDF' },
    });
    expect(await saved.json()).toEqual({ pdf_url: null, version: 2 });
    expect(await pdfUrl()).toBeNull();
    expect((await linksOf(guest, id)).pdf).toMatchObject({ isCurrent: false });
  });

  it('is not found for a stranger', async () => {
    const { claimNumber } = await estimateOf(guestOf(server()));
    const path = `/api/results/${claimNumber}/create_pdf/`;
    expect((await guestOf(server()).rest('POST', path)).status).toBe(404);
  });
});

describe('the spreadsheets', () => {
  it('are saved under a good name and can be read back', async () => {
    const guest = guestOf(server());
    const { id, claimNumber } = await estimateOf(guest);
    const { exports } = await linksOf(guest, id);
    const xlsx = await get(exports.xlsxUrl);
    expect(xlsx.headers.get('content-disposition')).toContain(
      `attachment; filename="Estimate ${claimNumber}.xlsx"`,
    );
    expect(xlsx.headers.get('content-security-policy')).toContain('sandbox');
    const book = read(await xlsx.arrayBuffer());
    expect(utils.sheet_to_json(book.Sheets['Lines'] ?? {}, { header: 1 })).toHaveLength(6);
    const csv = await get(exports.csvUrl);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await csv.text()).toContain('3,Painting,Line 3');
  });
});

describe('the shopping list and the bid', () => {
  it('can be read by their owner, on paper and as CSV', async () => {
    const guest = guestOf(server());
    const { id, claimNumber } = await estimateOf(guest);
    await guest.runOk(TestSaveInventoryDocument, {
      input: {
        estimateId: id,
        version: 0,
        materials: [
          { name: '=Drywall 4x8', quantity: 12, unit: 'EA', unitCost: 15.5, category: 'Drywall' },
          { name: 'Joint compound', quantity: 2, unit: 'GAL', unitCost: 18, category: 'Drywall' },
        ],
      },
    });
    await guest.runOk(TestCreateBidDocument, { input: { estimateId: id, note: 'Starts in May' } });
    const { estimate } = await guest.runOk(TestOtherExportsDocument, { estimateId: id });
    const csv = await get(estimate?.inventory?.csvUrl);
    expect(csv.headers.get('content-disposition')).toContain(`Materials ${claimNumber}.csv`);
    expect((await csv.text()).split('\r\n').slice(1, 4)).toEqual([
      "Drywall,'=Drywall 4x8,12,EA,,15.5,186,",
      'Drywall,Joint compound,2,GAL,,18,36,',
      ',Total,,,,,222,',
    ]);
    const list = await pdfText(estimate?.inventory?.pdfUrl);
    for (const part of ['Shopping list', 'Joint compound', '$222.00']) expect(list).toContain(part);
    const bid = await pdfText(estimate?.bid?.pdfUrl);
    for (const part of ['Proposal', 'Line 3', 'Starts in May', 'Acceptance']) {
      expect(bid).toContain(part);
    }
    expect(bid).toMatch(
      /Price of the estimate\s+\$[\d,.]+\s\+\scontingency\s\$[\d,.]+\s=\stotal\s\$[\d,.]+/,
    );
  });

  it('are not there before they were made', async () => {
    const guest = guestOf(server());
    const { id } = await estimateOf(guest);
    const { ports } = server();
    const { accountId } = await ports.db.estimate.findUniqueOrThrow({
      where: { id: numberOf(id) },
    });
    for (const download of ['inventory.csv', 'inventory.pdf', 'bid.pdf'] as const) {
      const { url: link } = downloadLink(ports, { id: numberOf(id), accountId }, download);
      expect((await get(link)).status).toBe(404);
    }
  });
});

describe('a link', () => {
  it('cannot be made up, stretched or used for another document', async () => {
    const guest = guestOf(server());
    const [one, other] = [await estimateOf(guest), await estimateOf(guest)];
    const { exports } = await linksOf(guest, one.id);
    const url = exports.csvUrl;
    const attempts = [
      `/files/estimates/${bareKey(one.id)}/estimate.csv`,
      url.replace(/expires=\d+/, 'expires=99999999999999'),
      url.replace('estimate.csv', 'estimate.xlsx'),
      url.replace(`/estimates/${bareKey(one.id)}/`, `/estimates/${bareKey(other.id)}/`),
      url.replace(/signature=.*/, 'signature='),
      url.replace(`/estimates/${bareKey(one.id)}/`, '/estimates/999999/'),
    ];
    for (const attempt of attempts) expect((await get(attempt)).status).toBe(403);
    expect((await get(url.replace('estimate.csv', 'estimate.exe'))).status).toBe(404);
  });

  it('ends after some minutes', async () => {
    const guest = guestOf(server());
    const { id } = await estimateOf(guest);
    const { exports } = await linksOf(guest, id);
    expect((await get(exports.csvUrl)).status).toBe(200);
    const { ports } = server();
    const later = ports.now().getTime() + 16 * 60_000;
    vi.spyOn(ports, 'now').mockReturnValue(new Date(later));
    expect((await get(exports.csvUrl)).status).toBe(403);
  });

  it('to a PDF that is gone says what to do', async () => {
    const guest = guestOf(server());
    const { id } = await estimateOf(guest);
    const { pdf } = await createPdf(guest, id);
    await rm(join(server().dataDir, 'files'), { recursive: true });
    const response = await get(pdf?.url);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('again') });
  });
});
