// Papers of somebody else in tests: sent as any document is, and read before anything is done with them.
import { PAPER_RECIPES } from '../estimator/read/tables/testing/papers/make.ts';
import { TestPaperChangedDocument, type TestPaperFragment } from './gql/graphql.ts';
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
