// Estimates that have what only their kind has: of a claim, of a contractor, and of a home with a plan, a budget and open questions.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { priced } from './priced-estimates.ts';
import { readUnderstood, revise } from './scoping.ts';
import type { Person } from './world.ts';

const PLAN = resolve(import.meta.dirname, 'fixtures/plan.pdf');

/** An adjuster's table, with the ages of what is replaced. */
const adjustersList = (): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  const rows = [
    ['Room', 'Description', 'Qty', 'Unit', 'Age'],
    ['Bedroom', 'R&R laminate flooring', 140, 'SF', 8],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
  return Uint8Array.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
};

const claim = async (person: Person) => {
  const list = await person.upload({ bytes: adjustersList(), name: 'list.xlsx', kind: 'doc' });
  return priced(person, 'Water damage. Price the attached list. Deductible $500.', {
    agentKind: 'INSURANCE',
    uploads: [list],
  });
};

const bid = (person: Person) =>
  priced(person, 'Hall bath 5x8 gut remodel, allowance $400 for the vanity.', {
    agentKind: 'CONTRACTOR',
  });

const home = async (person: Person) => {
  const bytes = new Uint8Array(await readFile(PLAN));
  const plan = await person.upload({ bytes, name: 'plan.pdf', kind: 'floor' });
  const made = await priced(person, 'Remodel my kitchen. My budget is $9,000.', {
    uploads: [plan],
  });
  const understood = await readUnderstood(person, made.id);
  const [work] = understood.scope.work;
  const codes = understood.items.flatMap(({ metadata: { code, workId } }) =>
    code && workId === work?.id ? [code] : [],
  );
  const [code, other] = codes;
  if (!work || !code || !other) throw new Error('No two lines are of a piece of work.');
  await revise(person, understood, {
    setWork: { workId: work.id, set: [{ code, quantity: 7 }], without: [other] },
  });
  return made;
};

export const kindsOfEstimates = async (person: Person) => [
  await claim(person),
  await bid(person),
  await home(person),
];
