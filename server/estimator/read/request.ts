// A request as the built-in reader understands it: its text, rooms measured in uploads, the prose of documents and the rows
// that they list, as one scope of work. Stated beats plan beats usual; a document can name work, it gives no orders.
import { emptyScope } from '../../domain/scope/scope-of-work.ts';
import type { ScopeNote, ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { Because } from '../../domain/scope/scope-parts.ts';
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import { NO_CLAIM_PAPERS } from '../../domain/scope/claim-papers.ts';
import { toTenths } from '../../domain/numbers.ts';
import { allPlaces, uploadPlace } from '../../domain/scope/upload-place.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { GRADE_OF } from '../book/grades.ts';
import { regionByState } from '../book/regions.ts';
import type { PriceBook } from '../book/price-book.ts';
import { agesTold } from './papers/ages.ts';
import { factsOfPapers } from './papers/paper-facts.ts';
import { claimPapersIn } from './papers/claim-papers.ts';
import {
  codeUpgradeIn,
  contraryDepreciation,
  deductibleIn,
  depreciationIn,
  priorPaymentsIn,
} from './papers/claim-amounts.ts';
import { asPaper, listsWork } from './papers/paper-lines.ts';
import { withListedRows } from './papers/listed-rows.ts';
import { noteOf } from './papers/notes.ts';
import { overheadAndProfitIn, retainageIn } from './papers/overhead-and-profit.ts';
import { paymentsIn, withoutPayments } from './papers/told-payments.ts';
import { readablePart } from './papers/readable-part.ts';
import { statedAllowances } from './papers/stated-allowances.ts';
import type { UploadReading } from '../upload-reading.ts';
import { measuredRooms } from './measured-rooms.ts';
import { withoutOrders } from './plans/orders-in-text.ts';
import { wantedProse } from './papers/wanted-part.ts';
import { unseenPictures } from './plans/unseen-pictures.ts';
import { withoutAllowances } from './text/allowances.ts';
import { measuredByReport } from './roof-report.ts';
import { readText } from './text/read-text.ts';
import type { ReaderData, TextReading } from './text/read-text.ts';
import type { MeasuredRoom } from './text/rooms.ts';

const MOST_TEXT = 20_000;

/** A document of sentences tells by its words; papers with lines tell by their labeled fields. */
const isOfWords = ({ paper }: UploadReading): boolean => paper === null || paper.kind === 'OTHER';

const textOf = ({ instructions, uploads }: EstimateRequest): string =>
  [instructions, ...uploads.filter(isOfWords).map(({ text }) => text)]
    .join('\n')
    .slice(0, MOST_TEXT);

const STATE_IN_TEXT = /\b(?:in|,)\s+([A-Za-z ]{3,30}?|[A-Z]{2})(?=[.,;\n]|$)/g;

/** A state named in the text, when the ZIP tells nothing: "in Austin, TX", "in Ohio". */
const stateIn = (text: string, { regions }: Pick<PriceBook, 'regions'>): string | null => {
  for (const [, name] of text.slice(0, 4_000).matchAll(STATE_IN_TEXT)) {
    const trimmed = name?.trim() ?? '';
    const code = trimmed.length === 2 ? trimmed : regions.stateNames.get(trimmed.toLowerCase());
    if (code !== undefined && regionByState(regions, code)) return code;
  }
  return null;
};

const CONTINGENCY =
  /(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)(?: \w+){0,2} contingency|contingency(?: \w+){0,2}:? ?(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct)/i;

const contingencyIn = (text: string): number | null => {
  const [, before, after] = CONTINGENCY.exec(text) ?? [];
  const stated = before ?? after;
  return stated === undefined ? null : Number(stated) / 100;
};

/** What is told of the terms of a job, in its text and its papers. */
const termsTold = (request: EstimateRequest, book: PriceBook): Partial<ScopeFacts> => {
  const text = textOf(request);
  const { instructions } = request;
  return {
    state: stateIn(instructions, book),
    overheadAndProfit: overheadAndProfitIn(instructions),
    contingencyRate: contingencyIn(instructions),
    retainage: retainageIn(instructions),
    payments: paymentsIn(instructions),
    allowances: request.agentKind === 'CONTRACTOR' ? statedAllowances(request) : [],
    ages: [],
    ...NO_CLAIM_PAPERS,
    ...(request.agentKind === 'INSURANCE' ? claimTold(request, text) : {}),
  };
};

const stated = <Facts extends object>(facts: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Partial<Facts>;

/** Facts told of a claim. The writer's words go before the fields of the papers, and these before words of other documents. */
const claimTold = (request: EstimateRequest, text: string): Partial<ScopeFacts> => {
  const { instructions, uploads } = request;
  const toldIn = (words: string) => {
    const deductible = deductibleIn(words);
    return stated({
      ...claimPapersIn(words),
      deductible: deductible !== null && deductible >= 0 && deductible <= 1e9 ? deductible : null,
      priorPayments: priorPaymentsIn(words),
      depreciation: depreciationIn(words),
      codeUpgrade: codeUpgradeIn(words),
    });
  };
  const told = toldIn(instructions);
  const ages = agesTold({ ...request, uploads: uploads.filter(isOfWords) });
  return {
    ages,
    ...toldIn(text),
    ...stated(factsOfPapers(uploads)),
    ...told,
    ...stated({ overheadAndProfit: overheadAndProfitIn(instructions) }),
  };
};

/** The description asks for the document: its prose is read, too. */
const REFERS =
  /\b(?:attached|attachment|document|scope|per (?:the )?(?:plan|file|pdf|report)|see (?:the )?(?:file|pdf|upload)|(?:list|section|part|items?) (?:under|of)|enclosed|adjuster|spreadsheet|list)\b/i;
/** The product's own room shortcuts. */
const SHORTCUT = /^\s*create an estimate for (?:the |my |our )?([\p{L}' -]{2,60})[.!]?\s*$/iu;
const CORRECTED = 'Room sizes are as you corrected them.';

interface Told {
  notes: ScopeNote[];
  rooms: MeasuredRoom[];
}

const roomsTold = (request: EstimateRequest, unseen: readonly string[]): Told => {
  const corrected = request.correctedRooms ?? null;
  return {
    notes: [
      ...(corrected === null ? [] : [noteOf('NOTE', CORRECTED)]),
      // Those of pictures that nobody looked at stand among the warnings.
      ...request.uploads.flatMap(({ note }) =>
        note && !unseen.includes(note) ? [noteOf('NOTE', note)] : [],
      ),
    ],
    rooms: measuredRooms(request),
  };
};

const sizeOf = ({
  lengthFt,
  widthFt,
  areaSf,
}: Pick<MeasuredRoom, 'lengthFt' | 'widthFt' | 'areaSf'>): string =>
  lengthFt !== null && widthFt !== null
    ? `${toTenths(lengthFt)} x ${toTenths(widthFt)} ft`
    : `${toTenths(areaSf ?? 0)} sq ft`;

/** Two readings as one: what the second names stands behind the first, under ids of its own. */
const joined = (first: ScopeOfWork, second: ScopeOfWork): ScopeOfWork => {
  const shift = first.nextId;
  const moved = (id: string): string => `${id[0]}${Number(id.slice(1)) + shift}`;
  return {
    ...first,
    places: [
      ...first.places,
      ...second.places.map((place) => ({
        ...place,
        id: moved(place.id),
        parts: place.parts.map(moved),
      })),
    ],
    work: [
      ...first.work,
      ...second.work.map((work) => ({ ...work, id: moved(work.id), placeId: moved(work.placeId) })),
    ],
    excluded: [
      ...first.excluded,
      ...second.excluded.map((entry) => ({
        ...entry,
        id: moved(entry.id),
        placeId: entry.placeId === null ? null : moved(entry.placeId),
      })),
    ],
    notes: [...first.notes, ...second.notes],
    nextId: shift + second.nextId,
  };
};

/** Words of an upload are quoted from that upload. */
const quotedFrom = (scope: ScopeOfWork, upload: UploadReading): ScopeOfWork => {
  const source = uploadPlace(upload.name, null);
  const quoted = <Thing extends { because: Because | null }>(thing: Thing): Thing => ({
    ...thing,
    because: thing.because && { ...thing.because, source: upload.fileId, start: null, end: null },
  });
  return {
    ...scope,
    places: scope.places.map((place) => ({
      ...quoted(place),
      source: place.basis === 'DEFAULT' ? null : source,
    })),
    work: scope.work.map((work) => ({ ...quoted(work), quantityFrom: source })),
    excluded: scope.excluded.map(quoted),
  };
};

const hasWork = ({ scope, unpriced }: TextReading): boolean =>
  scope.work.length + unpriced.length > 0;

/** Words that name the papers of a claim order nothing. */
const withoutPapers = (
  unread: ScopeOfWork['unread'],
  { carrier, policyNumber, carrierClaimNumber }: ScopeFacts,
): ScopeOfWork['unread'] =>
  unread.filter(
    ({ words, meanings }) =>
      meanings.length > 0 ||
      ![carrier, policyNumber, carrierClaimNumber].some(
        (paper) => paper !== null && words.toLowerCase().includes(paper.toLowerCase()),
      ),
  );

interface FromDocuments {
  scopes: ScopeOfWork[];
  /** Where the work of the documents stands. */
  stating: string[];
  notes: ScopeNote[];
}

/** Work that the prose of documents names, in its own scopes; tables of rows are read elsewhere. */
const fromDocuments = (
  uploads: readonly UploadReading[],
  instructions: string,
  areWanted: boolean,
  read: (text: string) => TextReading,
): FromDocuments => {
  const found: FromDocuments = { scopes: [], stating: [], notes: [] };
  const say = (text: string): void => {
    found.notes.push(noteOf('NOTE', text));
  };
  for (const upload of uploads) {
    if (upload.kind !== 'DOC' || upload.text.trim() === '') continue;
    const asked = wantedProse(instructions, upload.text);
    const text = withoutOrders(asked.text);
    if (asked.heading !== null)
      say(`Of "${upload.name}" only ${asked.heading} is priced, as your text asks.`);
    if (text !== asked.text)
      say(
        `Sentences in "${upload.name}" that speak to a program were ignored: a document can name work, not give orders.`,
      );
    const inDocument = read(withoutAllowances(text));
    if (!hasWork(inDocument)) continue;
    if (listsWork(upload)) {
      say(
        `"${upload.name}" names work in its sentences as well. Only what it lists is priced; write the rest into your text to have it priced, too.`,
      );
      continue;
    }
    if (!areWanted) {
      say(
        `"${upload.name}" names work of its own, which was not added: your text says what to do. Mention the document there to include it.`,
      );
      continue;
    }
    found.scopes.push(quotedFrom(inDocument.scope, upload));
    found.stating.push(uploadPlace(upload.name, null));
    say(`Work and quantities named in "${upload.name}" were taken into the scope.`);
  }
  return found;
};

/** What a title names, where the text itself orders nothing; it quotes no words of the text. */
const fromTitle = ({ scope }: TextReading, unread: ScopeOfWork['unread']): ScopeOfWork => ({
  ...scope,
  work: scope.work.map((work) => ({ ...work, because: null })),
  places: scope.places.map((place) => ({ ...place, because: null })),
  excluded: [],
  unread,
});

/** What the built-in reader makes of a request; refinements are not read here. */
export const readRequest = (
  asked: EstimateRequest,
  book: PriceBook,
  data: ReaderData,
): ScopeOfWork => {
  const request = { ...asked, uploads: asked.uploads.map(asPaper) };
  const { warnings, instructions: written, uploads } = readablePart(request);
  const unseen = unseenPictures(request.uploads);
  const { notes, rooms } = roomsTold(request, unseen);
  const told: ScopeNote[] = [...warnings, ...unseen].map((text) => noteOf('WARNING', text));
  const shortcut = SHORTCUT.exec(written)?.[1];
  const read = (text: string, measured: readonly MeasuredRoom[]): TextReading =>
    readText(
      {
        text,
        agent: request.agentKind,
        grade: GRADE_OF[request.finishLevel],
        rooms: measured,
        wholeRoom: shortcut ?? null,
      },
      data,
      book,
    );
  const orders = withoutPayments(written);
  const instructions = withoutAllowances(orders);
  if (instructions !== orders && request.agentKind !== 'CONTRACTOR')
    notes.push(
      noteOf(
        'NOTE',
        'An allowance in your text sets a price for goods and orders no work; only a contractor’s estimate is priced at it.',
      ),
    );
  if (request.agentKind === 'INSURANCE')
    told.push(...contraryDepreciation(written).map((text) => noteOf('WARNING', text)));
  const described = measuredByReport(read(instructions, rooms), instructions, uploads, (text) =>
    read(text, rooms),
  );
  let scope = described.scope;
  const isDescribed = hasWork(described);
  if (!isDescribed && scope.places.length === 0 && request.title)
    scope = fromTitle(read(request.title.replace(/\bestimate\b/gi, ' '), rooms), scope.unread);
  const wantsDocuments = shortcut !== undefined || !isDescribed || REFERS.test(instructions);
  const documents = fromDocuments(uploads, instructions, wantsDocuments, (text) => read(text, []));
  for (const one of documents.scopes) scope = joined(scope, one);
  notes.push(...documents.notes);
  const facts = { ...emptyScope('RULES').facts, ...scope.facts, ...termsTold(request, book) };
  const whole = withListedRows(
    {
      ...scope,
      facts,
      unread: withoutPapers(scope.unread, facts),
      notes: [...told, ...notes, ...scope.notes, ...described.planNotes],
    },
    request,
    isDescribed ? null : allPlaces(documents.stating),
    book,
  );
  return whole.work.length > 0 || whole.questions.length > 0 ? whole : asking(whole, described);
};

/** What to ask where nothing could be priced; what was understood is said back first. */
const asking = (scope: ScopeOfWork, { mentions }: TextReading): ScopeOfWork => {
  const known = [
    ...scope.places.map((place) =>
      place.basis === 'DEFAULT'
        ? place.label.toLowerCase()
        : `${place.label.toLowerCase()} (${sizeOf(place)})`,
    ),
    ...mentions.map(({ words }) => words),
  ];
  const asked = [
    ...(known.length > 0
      ? [
          `Understood so far: ${[...new Set(known)].slice(0, 6).join(', ')}. What exactly should be done with it?`,
        ]
      : []),
    ...(scope.places.length > 0
      ? []
      : [
          'How large is it? Length and width in feet, or the area in square feet, gives the best price.',
        ]),
    'Which materials or fixtures do you have in mind, and what should stay?',
  ];
  return {
    ...scope,
    questions: asked.map((text, at) => ({
      id: `q${scope.nextId + at}`,
      text: text.slice(0, 500),
      by: 'RULES' as const,
      about: null,
      moves: null,
      answers: [],
    })),
    nextId: scope.nextId + asked.length,
  };
};
