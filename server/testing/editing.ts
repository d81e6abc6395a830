// Short ways for tests to get an estimate, change it as a form does, and look at it again.
import { localIdIn } from '../domain/ids.ts';
import { randomBytes } from 'node:crypto';
import {
  type LineItemInput,
  type SaveEstimateInput,
  type TestEditedFragment,
  TestEditedDocument,
  TestEstimateDraftChangedDocument,
  TestSaveEstimateDocument,
} from './gql/graphql.ts';
import type { Person } from './world.ts';

export const readEstimate = async (person: Person, id: string) => {
  const { estimate } = await person.runOk(TestEditedDocument, { by: { id } });
  if (!estimate) throw new Error('The estimate is missing.');
  return estimate;
};

/** A finished estimate of this person. */
export const makeEstimate = async (
  person: Person,
  changes: Parameters<Person['submit']>[0] = {},
) => {
  const { id: jobId } = await person.submit(changes);
  const { estimate } = await person.waitForEnd(jobId);
  if (!estimate) throw new Error('The job made no estimate.');
  return { ...(await readEstimate(person, estimate.id)), jobId };
};

/** Plain lines of a large estimate, numbered from 1. */
export const plainLines = (count: number, nameOf: (index: number) => string): LineItemInput[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: nameOf(index),
    details: '',
    quantity: 1,
    unit: 'EA',
    unitPrice: 1,
    tax: 0,
    category: 'Painting',
  }));

/** The lines as the form sends them; `changes` by line id, in full or local. */
export const editedLinesOf = (
  { items }: Pick<TestEditedFragment, 'items'>,
  changes: Record<string, Partial<LineItemInput>> = {},
): LineItemInput[] =>
  items.map(({ id, name, details, quantity, unit, unitPrice, tax, category }) => ({
    id,
    name,
    details,
    quantity,
    unit,
    unitPrice,
    tax,
    category,
    ...changes[id],
    ...changes[localIdIn(id)],
  }));

/** What came of saving, whatever it was. */
export const trySave = async (person: Person, input: SaveEstimateInput) =>
  (await person.runOk(TestSaveEstimateDocument, { input })).saveEstimate;

export const save = async (
  person: Person,
  { id, version }: Pick<TestEditedFragment, 'id' | 'version'>,
  edits: Omit<SaveEstimateInput, 'estimateId' | 'version'>,
) => {
  const outcome = await trySave(person, { estimateId: id, version, ...edits });
  if (outcome.__typename !== 'SaveEstimateSuccess') throw new Error(JSON.stringify(outcome));
  return outcome.estimate;
};

/** Waits until the worker has priced the first line and is held there by the closed gate of its estimator. */
export const untilHeld = async (person: Person, jobId: string): Promise<void> => {
  const draft = person.subscribe(TestEstimateDraftChangedDocument, { jobId });
  while ((await draft.take()).estimateDraftChanged.lines.length === 0);
  await draft.stop();
};

/** New lines that take 1,350 bytes each, however well a database packs them. */
export const unpackableLines = (count: number): LineItemInput[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Line ${index}`,
    details: randomBytes(900).toString('base64'),
    quantity: 1,
    unit: 'EA',
    unitPrice: 1,
    tax: 0,
    category: 'Painting',
  }));
