// Papers of somebody else in tests: sent as any document is, and read before anything is done with them.
import { PAPER_RECIPES } from '../estimator/read/tables/testing/papers/make.ts';
import {
  TestChoosePaperUseDocument,
  type TestChoosePaperUseMutationVariables,
  TestCorrectPaperDocument,
  type TestCorrectPaperMutationVariables,
  TestIncludeMissingDocument,
  type TestIncludeMissingMutationVariables,
  TestMatchPaperLinesDocument,
  type TestMatchPaperLinesMutationVariables,
  TestPaperChangedDocument,
  TestPaperDocument,
  type TestPaperFragment,
  TestRereadPaperDocument,
  type TestRereadPaperMutationVariables,
} from './gql/graphql.ts';
import type { Person } from './world.ts';

/** The paper once nothing of it waits to be read. */
export const readPaperOf = async (person: Person, fileId: string): Promise<TestPaperFragment> => {
  const events = person.subscribe(TestPaperChangedDocument, { fileId });
  try {
    for (;;) {
      const { paperChanged } = await events.take();
      if (paperChanged.state !== 'WAITING') return paperChanged;
    }
  } finally {
    await events.stop();
  }
};

/** Its file's id. */
export const sendPaper = async (
  person: Person,
  name: string,
  content: string | Uint8Array,
): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const fileId = await person.upload({ bytes: Uint8Array.from(bytes), name, kind: 'doc' });
  await readPaperOf(person, fileId);
  return fileId;
};

/** One of the set of made papers, e.g. `adjuster-hail`. */
export const sendMadePaper = async (person: Person, name: string): Promise<string> => {
  const recipe = PAPER_RECIPES.find((each) => each.name === name);
  if (!recipe) throw new Error(`No paper is called ${name}.`);
  return sendPaper(person, recipe.fileName, await recipe.make());
};

/** A bid of $2,332 for a room: two lines have no counterpart, one of them no quantity either. */
const BID = `Description,Qty,Unit,Unit Price,Amount
Remove and replace 1/2 in. drywall,320,SF,3.10,992.00
Paint walls - two coats,640,SF,1.25,800.00
Remove baseboard,80,LF,0.75,60.00
Custom carved mantel shelf,1,EA,480.00,480.00
Gutter cleaning,TBD,LF,,
Total,,,,2332.00
`;
/** Its lines that are not matched. */
export const MANTEL = '4';
export const GUTTERS = '5';

type Correction = Omit<TestCorrectPaperMutationVariables['input'], 'fileId'>;
type Match = Omit<TestMatchPaperLinesMutationVariables['input'], 'fileId'>;
type Included = Omit<TestIncludeMissingMutationVariables['input'], 'fileId'>;
type Reread = Omit<TestRereadPaperMutationVariables['input'], 'fileId'>;
type Use = Omit<TestChoosePaperUseMutationVariables['input'], 'fileId'>;

/** One person's ways with one paper. */
const withPaper = (person: Person, fileId: string) => ({
  read: async () => (await person.runOk(TestPaperDocument, { fileId })).paper,
  correct: async (input: Correction) =>
    (await person.runOk(TestCorrectPaperDocument, { input: { fileId, ...input } })).correctPaper,
  match: async (input: Match) =>
    (await person.runOk(TestMatchPaperLinesDocument, { input: { fileId, ...input } }))
      .matchPaperLines,
  include: async (input: Included) =>
    (await person.runOk(TestIncludeMissingDocument, { input: { fileId, ...input } }))
      .includeMissing,
  choose: async (input: Use) =>
    (await person.runOk(TestChoosePaperUseDocument, { input: { fileId, ...input } }))
      .choosePaperUse,
  reread: async (input: Reread = {}) =>
    (await person.runOk(TestRereadPaperDocument, { input: { fileId, ...input } })).rereadPaper,
});

/** A supplement request: the contractor's figures beside those of the carrier. */
export const SUPPLEMENT = `Description,Unit,Carrier Qty,Carrier RCV,Our Qty,Our RCV,Difference
Paint walls - two coats,SF,400,500.00,640,800.00,300.00
Remove and replace 1/2 in. drywall,SF,0,0.00,320,992.00,992.00
Remove baseboard,LF,80,60.00,80,60.00,0.00
`;

export const sendBid = async (person: Person, bid = BID) => {
  const fileId = await sendPaper(person, 'bid.csv', bid);
  return { person, fileId, ...withPaper(person, fileId) };
};
