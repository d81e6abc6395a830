// The photos that go with a request for supplement, through the whole of the API: whose they are, and where they are seen.
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestSupplementDocument,
  type TestSupplementQueryVariables,
} from '../../testing/gql/graphql.ts';
import { sendMadePaper } from '../../testing/papers.ts';
import { builtInEstimator, priced } from '../../testing/priced-estimates.ts';
import { guestOf, type Person, userOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

/** A line that the paper lacks. */
const PERMIT = 'PRM-ROOF@';

let owner: Person;
let pair: Pick<TestSupplementQueryVariables, 'fileId' | 'estimate'>;
beforeAll(async () => {
  owner = await userOf(server(), 'claims@example.com');
  const fileId = await sendMadePaper(owner, 'adjuster-hail');
  const asked = { uploads: [fileId], agentKind: 'INSURANCE' as const };
  const { id } = await priced(owner, 'Check the attached estimate.', asked);
  pair = { fileId, estimate: { id } };
}, 60_000);

type Asked = Pick<TestSupplementQueryVariables, 'rows' | 'photoIds'>;

const ask = async (asked: Asked) => {
  const variables = { ...pair, ...asked };
  const { supplementRequest } = await owner.runOk(TestSupplementDocument, variables);
  if (!supplementRequest) throw new Error('There is no request.');
  return supplementRequest;
};

const refused = (asked: Asked) => owner.runError(TestSupplementDocument, { ...pair, ...asked });

it('are no photos of somebody else’s, none that is none, and not too many', async () => {
  const others = await guestOf(server()).upload();
  for (const photoIds of [[others], ['0'], [pair.fileId]]) {
    expect(await refused({ rows: [{ rowId: PERMIT, photoIds }] })).toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await refused({ rows: [{ rowId: PERMIT }], photoIds })).toMatchObject({
      code: 'BAD_INPUT',
    });
  }
  const many = Array.from({ length: 21 }, (_, at) => String(at + 1));
  expect(await refused({ rows: [{ rowId: PERMIT }], photoIds: many })).toMatchObject({
    code: 'BAD_INPUT',
    message: 'At most 20 photos go with one request for supplement.',
  });
});

/** What is written on each page, and how many pictures there are. */
const readPdf = async (url: string) => {
  const bytes = new Uint8Array(await (await fetch(`${server().url}${url}`)).arrayBuffer());
  const pictures = Buffer.from(bytes).toString('latin1').split('/DCTDecode').length - 1;
  const { text: pages } = await extractText(await getDocumentProxy(bytes));
  return { pages, pictures };
};

it('stand in its PDF, and by name in its text, in the order in which they were chosen', async () => {
  const names = ['Roof from the street.png', 'Valley over the porch.png'];
  const photos = await Promise.all(names.map((name) => owner.upload({ name })));
  const bare = await ask({ rows: [{ rowId: PERMIT }] });
  const request = await ask({ rows: [{ rowId: PERMIT }], photoIds: photos.toReversed() });
  expect(bare.text).not.toContain('Photos');
  expect(request.text).toContain(
    'Photos that show it:\n1. Valley over the porch.png\n2. Roof from the street.png\n',
  );
  const [plain, shown] = [await readPdf(bare.pdfUrl), await readPdf(request.pdfUrl)];
  expect(shown.pages).toHaveLength(plain.pages.length + 1);
  expect(shown.pages.at(-1)).toMatch(/Photos that show it.*1\. Valley over.*2\. Roof from/s);
  expect(shown.pictures).toBe(plain.pictures + 2);
});

it('of one line count with it', async () => {
  const photo = await owner.upload({ name: 'Permit notice.png' });
  const request = await ask({ rows: [{ rowId: PERMIT, photoIds: [photo] }] });
  expect(request.text).toContain('A photo is attached.');
  expect(request.text).toContain('1. Permit notice.png');
  expect((await readPdf(request.pdfUrl)).pages.at(-1)).toContain('1. Permit notice.png');
});
