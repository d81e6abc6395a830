// Holds what people read to American spelling, documentation included. What people type may be British: the files that know such
// words are not read here.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTest, readSources, type Source } from './house-rules/sources.ts';

const BRITISH =
  /\b(?:labour|mould|moulding|aluminium|catalogue|colour|grey|centre|(?:centi|milli)?metre|litre|kerb|tyre|plasterboard|skirting|favour|neighbour|behaviour|honour|storey|cheque|fibre|vapour|judgement|licence|programme|cancelled|cancelling|labelled|labelling|travelled|modelled|jewellery|ageing|draught|gauge board|(?:organ|recogn|real|apolog|minim|maxim|optim|summar|categor|priorit|custom|util|steril|sanit|galvan|anod|pressur|item|final|normal|special|standard|stabil)is(?:e|ed|es|ing|ation))s?\b/i;

/** Words that were typed or read, spelled as they come. */
const READERS =
  /^server\/estimator\/(?:read\/papers\/words|read\/text\/things|read\/plans\/room-words)\.ts$/;

const COMMENT = /^\s*(?:\/\/|\/?\*).*$|\s\/\/ .*$/gm;
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}();=]+</g;

/** Sentences and labels; a word without a space or a capital is a key or a name of the program's. */
const isRead = (text: string): boolean =>
  / |^.[A-Z][a-z]/.test(text) && !/^['"]\.{0,2}\//.test(text);
/** What a template puts in is the program's. */
const withoutCode = (text: string): string => text.replaceAll(/\$\{[^}]*\}/g, '');

const britishIn = ({ path, text }: Source): string[] =>
  [...text.replaceAll(COMMENT, '').matchAll(TEXT)]
    .map(([found]) => withoutCode(found))
    .filter((found) => isRead(found) && BRITISH.test(found))
    .map((found) => `${path}: ${found}`);

/** Code and names of tests stay as the program spells them; the rest of a page is read line by line. */
const CODE = /^\s*```[\s\S]*?^\s*```|`[^`\n]*`|“[^”\n]*”|\]\([^)\n]*\)/gm;
const britishProse = ({ path, text }: Source): string[] =>
  text
    .replaceAll(CODE, '…')
    .split('\n')
    .filter((line) => BRITISH.test(line))
    .map((line) => `${path}: ${line}`);

/** What a comment quotes was typed by people. */
const QUOTED = /`[^`\n]*`|“[^”\n]*”|"[^"\n]*"|catalogue\.csv/g;
const britishComments = ({ path, text }: Source): string[] =>
  [...text.matchAll(COMMENT)]
    .map(([comment]) => comment.replaceAll(QUOTED, '…'))
    .filter((comment) => BRITISH.test(comment))
    .map((comment) => `${path}: ${comment.trim()}`);

/** Stored keys and names of files stay as they are. */
const STAYS = /'(?:upper floor walk-up|high-rise or doorman building) \(labour\)'|catalogue\.csv/;

describe('what people read is spelled the American way', () => {
  it('on pages, in mails, documents and answers', () => {
    const product = readSources('client/**/*.{ts,tsx}', 'server/**/*.ts').filter(
      (source) => !isTest(source) && !READERS.test(source.path),
    );
    expect(product.flatMap(britishIn).filter((found) => !STAYS.test(found))).toEqual([]);
  });

  it('in the price book', () => {
    const data = 'server/estimator/data';
    const names = ['catalogue.csv', 'material_recipes.csv', 'labor_rates.csv', 'useful_life.csv'];
    const lines = names.flatMap((name) =>
      readFileSync(`${data}/${name}`, 'utf8').split('\n').slice(1),
    );
    expect(lines.filter((line) => BRITISH.test(line))).toEqual([]);
  });

  it('in the documentation', () => {
    const pages = readSources('*.md', '{docs,server,examples}/**/*.md');
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.flatMap(britishProse)).toEqual([]);
  });

  it('in comments', () => {
    const sources = readSources('{server,client,e2e,bench,faults,scripts}/**/*.{ts,tsx}').filter(
      ({ path }) => path !== 'scripts/spelling.test.ts',
    );
    expect(sources.flatMap(britishComments)).toEqual([]);
  });

  it('finds what is not', () => {
    const text = "const a = 'The labour is priced.'; // labour\nconst b = <p>Grey water</p>;";
    expect(britishIn({ path: 'a.tsx', text })).toEqual([
      "a.tsx: 'The labour is priced.'",
      'a.tsx: >Grey water<',
    ]);
    expect(britishComments({ path: 'a.tsx', text })).toEqual(['a.tsx: // labour']);
    const page = 'The `labour` of a\n```\ncolour\n```\n“a grey cat”, a catalogue row.';
    expect(britishProse({ path: 'a.md', text: page })).toEqual(['a.md: …, a catalogue row.']);
    expect(britishIn({ path: 'a.ts', text: "const c = { key: 'labour' };" })).toEqual([]);
  });
});

describe('a text that explains a name begins with a noun or a verb', () => {
  const COMMENT_OPENINGS = /\/\*\* (?:Of|By|With|From|In|As|Not|Told|Null) /g;
  /** `Not the work I do` is the label of a choice. */
  const DESCRIPTION_OPENINGS =
    /"""\s*(?:(?:Of|By|With|From|In|As|At|For|On|Told|Null) |Not (?!the work I do")).*/g;
  const REST_OPENINGS = /'(?:Of|By|With|From|In|As|At|For|On|Told|Null) [^']*'/g;
  const COLUMN_OPENINGS = /\/\/\/ (?:Of|By|With|From|In|As|Not|Told|Null) .*/g;

  it('in doc comments', () => {
    const found = readSources('{server,client,e2e,bench,scripts,faults}/**/*.{ts,tsx}').flatMap(
      ({ path, text }) =>
        [...text.matchAll(COMMENT_OPENINGS)].map(([opening]) => `${path}: ${opening}`),
    );
    expect(found).toEqual([]);
  });

  it('in descriptions of the API', () => {
    const schema = readFileSync('schema.graphql', 'utf8');
    expect(schema.match(DESCRIPTION_OPENINGS)).toBeNull();
    expect('"""\n  Of its lines.\n"""'.match(DESCRIPTION_OPENINGS)).toHaveLength(1);
    const reference = readSources('server/rest/reference/*.ts').filter((source) => !isTest(source));
    expect(reference.flatMap(({ text }) => text.match(REST_OPENINGS) ?? [])).toEqual([]);
    expect("id: key('Of the bid.')".match(REST_OPENINGS)).toHaveLength(1);
  });

  it('in comments on tables and columns', () => {
    expect(readFileSync('prisma/schema.prisma', 'utf8').match(COLUMN_OPENINGS)).toBeNull();
    expect('/// Of an API token.'.match(COLUMN_OPENINGS)).toHaveLength(1);
  });
});
