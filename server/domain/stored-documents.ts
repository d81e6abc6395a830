// Documents as rows hold them. Whatever version of the product stored one, it is brought to today's form here and parsed.
// Nothing else in the house knows how documents used to look. The one exception is the lane of hot reads (`graphql/read-lane`).
// It hands out `document->'items'` as it stands where the row says that it has today's form. It leaves all others to this.
import { z } from 'zod';
import { ESTIMATE_LIMITS } from './limits.ts';
import { SCOPE_LIMITS } from './scope/scope-parts.ts';
import type { Correction } from './scope/corrections.ts';
import { type ContractorBidDocument, contractorBidSchema } from './bid/contractor-bid.ts';
import {
  type EstimateDocument,
  estimateDocumentSchema,
  type LineItem,
  lineItemSchema,
} from './estimate/estimate.ts';
import { type PaperEstimate, paperEstimateSchema } from './paper/paper-estimate.ts';
import { type InventoryDocument, inventoryDocumentSchema } from './estimate/inventory.ts';
import { type LeadDocument, leadDocumentSchema } from './leads/lead.ts';
import { type ProposalDocument, proposalDocumentSchema } from './bid/proposal.ts';
import { type Room, storedRoomSchema } from './scope/rooms.ts';
import { scopePatchSchema } from './scope/scope-patch.ts';
import { DELIVERY_MODES, FINISH_LEVELS } from './catalog.ts';
import { oneOf } from './validation.ts';
import { type FileReading, READING_UNITS } from './estimate/job-reading.ts';

/** Field that is null where the version that stored the document did not know it. */
const later = z.unknown().default(null);

/** What came to lines of work: finish levels, the figures of claims and bids, the piece of work they are of. */
const firstLine = z.looseObject({
  metadata: z.looseObject({
    quantityFrom: later,
    workId: later,
    finishLevel: later,
    finishPrices: later,
    claim: later,
    cost: later,
  }),
});

/** Beginning of a room's name. What follows the comma of `Bath, upper floor` does not begin so. */
const ROOM_NAME = /^[\p{Lu}\p{N}]/u;

/** The rooms that the words of a line name; those of which some are only counted cannot be told apart. */
const roomsInWords = (room: string | null): string[] => {
  if (room === null) return [];
  const names = room.split(', ');
  const isList = names.every((name) => ROOM_NAME.test(name)) && !/ and \d+ more$/.test(room);
  return isList ? [...new Set(names)] : [room];
};

/** Lines said their rooms in words alone. */
const secondLine = z.looseObject({
  metadata: z
    .looseObject({ room: z.string().nullable(), rooms: z.array(z.string()).optional() })
    .transform((metadata) => ({
      ...metadata,
      rooms: metadata.rooms ?? roomsInWords(metadata.room),
    })),
});

const firstBid = z.looseObject({ allowances: z.array(z.looseObject({ statedIn: later })) });

const firstScope = z.looseObject({
  facts: z.looseObject({
    insured: later,
    carrier: later,
    policyNumber: later,
    carrierClaimNumber: later,
    dateOfLoss: later,
  }),
});

const firstEstimate = z.looseObject({
  finishLevel: later,
  finishTotals: later,
  claim: later,
  bid: firstBid.nullable().default(null),
  items: z.array(firstLine),
  totalOverride: later,
  scope: firstScope.nullable().default(null),
});

const secondEstimate = z.looseObject({ items: z.array(secondLine) });

/** What papers brought: lines at their own price, and what they tell of a claim. */
const thirdScope = z.looseObject({
  asListed: z.unknown().default([]),
  facts: z.looseObject({ priorPayments: later, depreciation: later, taxRate: later }),
});

const thirdEstimate = z.looseObject({ scope: thirdScope.nullable().default(null) });

/** Lines did not say what follows them, and charges not what they follow from: those stay as they are. */
const fourthLine = z.looseObject({
  metadata: z.looseObject({
    taxRate: later,
    taxByHand: z.boolean().default(false),
    bases: z.array(z.unknown()).default([]),
    charge: later,
  }),
});

/** Claims did not say what was paid before, and knew no code upgrade. */
const fourthEstimate = z.looseObject({
  items: z.array(fourthLine),
  claim: z.looseObject({ priorPayments: later, codeUpgrade: later }).nullable(),
  scope: z.looseObject({ facts: z.looseObject({ codeUpgrade: later }) }).nullable(),
});

const firstInventory = z.looseObject({ requestedItems: later });

/** Materials had no cut plan. */
const secondInventory = z.looseObject({
  materials: z.array(z.looseObject({ cutPlan: later })),
});

/** Leads from before contractors priced them knew no more of a line than they show. */
const firstLead = z.looseObject({
  propertyType: z.string().default('RESIDENTIAL'),
  finishLevel: later,
  lines: z.array(
    z.looseObject({
      codes: z.array(z.string()).default([]),
      rooms: z.array(z.string()).default([]),
      isCharge: z.boolean().default(false),
    }),
  ),
});

/** Bids and proposals looked as today, and had no form by which to tell that they were parsed. */
const withoutForm = z.unknown();

/** Steps behind a stored document, as a number that stands in it. What was stored before there were any steps has no number. */
const formSchema = z.looseObject({ form: z.int().min(0).default(0) });

/** A document as a row holds it. */
export type StoredDocument<Document> = Document & { form: number };

interface StoredKind<Document> {
  /** Form of what is written today. A document is parsed when it is written. */
  form: number;
  /** Brings it to today's form; one that has it is taken as it stands. Throws ZodError for what no version can have stored. */
  read: (json: unknown) => Document;
  /** The document as its schema has it; nobody changes it from then on. Throws ZodError when it breaks it. */
  check: (document: Document) => Document;
  /** What was checked before is not checked again. Throws as `check` does. */
  write: (document: Document) => StoredDocument<Document>;
}

/** What has today's form was parsed when it was written: the form is all there is to tell it by. */
const isOfToday = <Document extends object>(
  _schema: z.ZodType<Document>,
  _document: object,
  form: number,
  today: number,
): _document is Document => today > 0 && form === today;

/** Documents that were checked; lines, places and work that were parsed, those of documents of today's form among them. Nobody changes such a thing. */
const parsed = new WeakSet<object>();

/** Gives what it has made of an object before. What is made is not changed. */
const onceEach = <Made>(make: (json: unknown) => Made): ((json: unknown) => Made) => {
  const made = new WeakMap<object, Made>();
  return (json) => {
    if (typeof json !== 'object' || json === null) return make(json);
    const document = made.get(json) ?? make(json);
    made.set(json, document);
    return document;
  };
};

/** @param steps the n-th brings a document of form n to form n + 1; none is ever changed or taken away */
const stored = <Document extends object>(
  schema: z.ZodType<Document>,
  steps: readonly z.ZodType[],
): StoredKind<Document> => ({
  form: steps.length,
  // Several fields of an answer ask for the document of one row.
  read: onceEach((json) => {
    const { form, ...document } = formSchema.parse(json);
    // Parsing 5,000 lines takes a tenth of a second, and one request may read several versions.
    if (isOfToday(schema, document, form, steps.length)) return document;
    return schema.parse(steps.slice(form).reduce((older, step) => step.parse(older), json));
  }),
  check: (document) => {
    const checked = schema.parse(document);
    parsed.add(checked);
    return checked;
  },
  write: (document) => ({
    ...(parsed.has(document) ? document : schema.parse(document)),
    form: steps.length,
  }),
});

/**
 * What came out of `schema` before comes out as it is, all else is parsed: thousands of lines are mostly as they were when
 * the version before was written.
 */
const parsedOnce = <Thing extends object>(schema: z.ZodType<Thing>) => {
  const isParsed = (value: unknown): value is Thing =>
    typeof value === 'object' && value !== null && parsed.has(value);
  return z.unknown().transform((value, { issues }): Thing => {
    if (isParsed(value)) return value;
    const { data, error } = schema.safeParse(value);
    if (error) {
      for (const { message, path } of error.issues)
        issues.push({ code: 'custom', message, path: [...path], input: value });
      return z.NEVER;
    }
    parsed.add(data);
    return data;
  });
};

const { scope: scopeSchema, items: linesSchema } = estimateDocumentSchema.shape;
const { places: placesSchema, work: worksSchema } = scopeSchema.unwrap().shape;

const estimateSchema = estimateDocumentSchema.extend({
  items: z.array(parsedOnce(linesSchema.element)).max(ESTIMATE_LIMITS.lines),
  scope: scopeSchema
    .unwrap()
    .extend({
      places: z.array(parsedOnce(placesSchema.element)).max(SCOPE_LIMITS.places),
      work: z.array(parsedOnce(worksSchema.element)).max(SCOPE_LIMITS.work),
    })
    .nullable(),
});

const storedEstimate: StoredKind<EstimateDocument> = stored(estimateSchema, [
  firstEstimate,
  secondEstimate,
  thirdEstimate,
  fourthEstimate,
]);

export const STORED_ESTIMATE: StoredKind<EstimateDocument> = {
  ...storedEstimate,
  read: (json) => {
    const document = storedEstimate.read(json);
    const { items, scope } = document;
    for (const part of [...items, ...(scope?.places ?? []), ...(scope?.work ?? [])])
      parsed.add(part);
    return document;
  },
};
export const STORED_INVENTORY: StoredKind<InventoryDocument> = stored(inventoryDocumentSchema, [
  firstInventory,
  secondInventory,
]);
export const STORED_BID: StoredKind<ContractorBidDocument> = stored(contractorBidSchema, [
  withoutForm,
]);
export const STORED_LEAD: StoredKind<LeadDocument> = stored(leadDocumentSchema, [firstLead]);
export const STORED_PROPOSAL: StoredKind<ProposalDocument> = stored(proposalDocumentSchema, [
  withoutForm,
]);

/** A line of a job that runs: it lives for seconds, or as long as a restart with a new version takes. */
export const readStoredLine = (json: unknown): LineItem =>
  lineItemSchema.parse(fourthLine.parse(secondLine.parse(firstLine.parse(json))));

const storedRoomsSchema = z.array(storedRoomSchema).nullable();

/** A contingency was an ordinary line of a paper. */
const firstPaper = z.looseObject({
  totals: z.looseObject({ contingency: later, contingencyPercent: later }),
});
const storedPaperSchema = firstPaper.pipe(paperEstimateSchema).nullable();

/** Returns null while nothing is read of the paper. */
export const readStoredPaper = (json: unknown): PaperEstimate | null =>
  storedPaperSchema.parse(json);

/** Returns null where no rooms were read, or corrected. */
export const readStoredRooms = (json: unknown): Room[] | null => storedRoomsSchema.parse(json);

const readingSchema = z.object({
  fileName: z.string(),
  filePosition: z.number(),
  fileCount: z.number(),
  step: z
    .object({ unit: z.enum(READING_UNITS), position: z.number(), count: z.number() })
    .nullable(),
}) satisfies z.ZodType<FileReading>;

/** Returns null while no upload is being read. */
export const readStoredReading = (json: unknown): FileReading | null =>
  readingSchema.nullable().parse(json);

const inputsSchema = z.object({
  refinements: z.array(z.string()),
  delivery: oneOf(DELIVERY_MODES, 'No such delivery.'),
  finishLevel: oneOf(FINISH_LEVELS, 'No such finish level.'),
  roomsCorrected: z.unknown().transform((rooms) => readStoredRooms(rooms ?? null)),
});
/** What an estimate that stands was priced with. */
export type StoredInputs = z.infer<typeof inputsSchema>;

/** Returns null for a job's first run. */
export const readStoredInputs = (json: unknown): StoredInputs | null =>
  inputsSchema.nullable().parse(json);

const correctionsSchema = z
  .array(z.object({ instructions: z.string(), patches: z.array(scopePatchSchema) }))
  .nullable();

/** Returns an empty list where nothing was put right. */
export const readStoredCorrections = (json: unknown): Correction[] =>
  correctionsSchema.parse(json) ?? [];
