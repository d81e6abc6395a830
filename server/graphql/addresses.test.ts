// Addresses of downloads are whole where the server knows how it is called, and say until when they are good.
import { describe, expect, it } from 'vitest';
import { type TestServer, useTestServer } from '../testing/app.ts';
import {
  TestAddressesDocument,
  TestCreatePdfDocument,
  TestExportMyDataUntilDocument,
  TestStartInventoryDocument,
} from '../testing/gql/graphql.ts';
import { guestOf } from '../testing/world.ts';

const ORIGIN = 'https://plumbline.example';
const named = useTestServer({ env: { PUBLIC_URL: ORIGIN } });
const unnamed = useTestServer();
const proxied = useTestServer({ env: { TRUST_PROXY: '127.0.0.1' } });

const isAddress = (name: string, value: unknown): value is string =>
  /url$/i.test(name) && typeof value === 'string';

/** All texts under a name that ends in `Url`. */
const addressesIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) =>
        isAddress(name, inner) ? [inner] : addressesIn(inner),
      )
    : [];

const linksOf = async (server: TestServer) => {
  const guest = guestOf(server);
  const job = await guest.submit({ uploads: [await guest.upload()] });
  const { estimate } = await guest.waitForEnd(job.id);
  const estimateId = estimate?.id ?? '';
  await guest.runOk(TestCreatePdfDocument, { estimateId });
  await guest.runOk(TestStartInventoryDocument, { input: { estimateId } });
  const read = () => guest.runOk(TestAddressesDocument, { by: { id: estimateId } });
  await expect.poll(async () => (await read()).estimate?.inventory).toEqual(expect.any(Object));
  const answer = await read();
  const { exportMyData } = await guest.runOk(TestExportMyDataUntilDocument, {});
  const addresses = [...addressesIn(answer), ...addressesIn(exportMyData)];
  return { guest, job, answer, exportMyData, addresses };
};

describe('addresses of downloads', () => {
  it('begin with the address of the server, and lead to the bytes', async () => {
    const { addresses } = await linksOf(named());
    expect(addresses.length).toBeGreaterThanOrEqual(8);
    for (const address of addresses) {
      const { origin, pathname, search } = new URL(address);
      expect(origin).toBe(ORIGIN);
      const answer = await fetch(named().url + pathname + search);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
  });

  it('are paths while the server was not told how it is called', async () => {
    const { addresses } = await linksOf(unnamed());
    expect(addresses.filter((address) => !address.startsWith('/files/'))).toEqual([]);
  });

  it('begin as a trusted proxy was asked', async () => {
    const { addresses } = await linksOf(proxied());
    expect(addresses.length).toBeGreaterThanOrEqual(8);
    expect(addresses.filter((each) => !each.startsWith(`${proxied().url}/files/`))).toEqual([]);
  });

  it('are good until the time beside them', async () => {
    const { answer, exportMyData } = await linksOf(named());
    const { pdf, exports, uploads, inventory } = answer.estimate ?? {};
    const endIn = (address: string | undefined) =>
      Number(new URL(address ?? '').searchParams.get('expires'));
    const pairs: [string | undefined, string | undefined][] = [
      [pdf?.url, pdf?.expiresAt],
      [exports?.csvUrl, exports?.expiresAt],
      [uploads?.[0]?.url, uploads?.[0]?.urlsExpireAt],
      [inventory?.pdfUrl, inventory?.urlsExpireAt],
    ];
    for (const [address, end] of pairs) expect(endIn(address)).toBe(Date.parse(end ?? ''));
    if (exportMyData.__typename !== 'ExportMyDataSuccess') throw new Error('Nothing was exported.');
    const left = Date.parse(exportMyData.expiresAt) - endIn(exportMyData.url);
    expect(left).toBe(0);
  });

  it('are whole over REST, too', async () => {
    const { guest, job } = await linksOf(named());
    const result = await guest.rest('GET', `/api/results/by-job/${job.id}/`);
    const { pdf_url: pdf, uploads } = (await result.json()) as {
      pdf_url: string;
      uploads: { file: string }[];
    };
    const status = await guest.rest('GET', `/api/results/by-job/${job.id}/inventory/status/`);
    const { inventory_refresh_url: refresh } = (await status.json()) as Record<string, string>;
    for (const address of [pdf, uploads[0]?.file, refresh])
      expect(new URL(address ?? '').origin).toBe(ORIGIN);
  });
});
