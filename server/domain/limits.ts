// Limits of length and amount, once for the schemas, for the descriptions of the API and for the fields on the screen.
import { inWords } from './numbers.ts';

export const PROJECT_LIMITS = { name: 200, zip: 10, room: 60 } as const;

export const ESTIMATE_LIMITS = {
  title: 160,
  descriptionLeast: 5,
  description: 20_000,
  /** Characters of a description that are read while it is typed. */
  previewed: 6_000,
  /** A change asked for in words. */
  instructionLeast: 5,
  instruction: 2_000,
  refinements: 20,
  uploads: 60,
  lines: 5_000,
  futureActions: 50,
  futureAction: 1_000,
  /** Saves and corrections before the current version that are kept. */
  versions: 500,
  /** Bytes of all versions of one estimate together, as the database keeps them. */
  versionsBytes: 100_000_000,
  /** Rooms as read from plans and documents, together. */
  rooms: 60,
  idempotencyKey: 200,
} as const;

/** Limits of a room, a roof, a yard or a house. */
export const PLACE_LIMITS = { name: 120 } as const;

/** What an owner says of an upload. */
export const FILE_LIMITS = { caption: 200, room: PLACE_LIMITS.name } as const;

/** Limits of what an adjuster looks for on a claim. */
export const CLAIM_PAPER_LIMITS = {
  insured: 120,
  carrier: 120,
  policyNumber: 40,
  carrierClaimNumber: 40,
} as const;

/** Limits of the texts of a line of an estimate. */
export const LINE_LIMITS = {
  name: 300,
  details: 2_000,
  unit: 20,
  category: 80,
  /** Rooms that one line runs through. */
  rooms: 200,
} as const;

/** Largest quantity of a line, and largest amount in dollars, also for a total set by hand. */
export const LARGEST_QUANTITY = 1e7;
export const LARGEST_ENTERED = 1e9;

export const MATERIAL_LIMITS = {
  name: 300,
  unit: 20,
  category: 80,
  materials: 2_000,
  /** What a client may ask to take off at once. */
  requestedItems: 500,
} as const;

export const BID_LIMITS = {
  title: 160,
  summary: 5_000,
  /** The contractor's own words to the customer. */
  note: 2_000,
  lineName: 300,
  lineDescription: 2_000,
  unit: 20,
  phaseName: 120,
  paymentDue: 300,
  exclusion: 500,
  /** One more than an estimate has: an adjustment to an agreed total is a line of its own. */
  lines: ESTIMATE_LIMITS.lines + 1,
  phases: 60,
  /** Working days of the job. */
  startDay: 2_000,
  phaseDays: 1_000,
  payments: 20,
  exclusions: 60,
} as const;

/** A request for introductions to contractors. */
export const REQUEST_LIMITS = {
  firstName: 100,
  phone: 40,
  specialRequest: 4_000,
  state: 2,
  zip: 20,
  task: 120,
  tasks: 100,
} as const;

/** A contractor's application and profile. */
export const CONTRACTOR_LIMITS = {
  name: 100,
  /** Characters of a business name or a whole name. */
  longName: 160,
  role: 80,
  phone: 40,
  website: 200,
  license: 80,
  addressLine: 160,
  city: 100,
  state: 2,
  country: 2,
  availability: 500,
  notes: 4_000,
  howHeard: 200,
  bio: 2_000,
  proposalTerms: 4_000,
  zipCodes: 200,
  identityNumber: 40,
  /** Bytes of a file with an application, an identity document, a logo. */
  fileBytes: 10_000_000,
  postalCode: 10,
  fileName: 120,
  /** Why an operator declined or suspended. */
  reason: 1_000,
} as const;

/** What contractors and homeowners write to each other. */
export const LEAD_LIMITS = {
  note: 1_000,
  message: 4_000,
  clientKey: 100,
  /** Messages of one side of an introduction within 24 hours. */
  messagesADay: 300,
} as const;

/** What a contractor offers, and what is said to it. */
export const PROPOSAL_LIMITS = {
  /** The contractor's words beside the offer. */
  note: BID_LIMITS.note,
  /** Characters of the name with which a homeowner signs. */
  name: 120,
  /** Why somebody declines or withdraws. */
  reason: 1_000,
  clientKey: LEAD_LIMITS.clientKey,
  /** Days that an offer may hold. */
  validDays: 365,
  /** Versions for one lead. */
  ofALead: 50,
  ofALeadADay: 5,
  /** Mutations of one account. */
  proposalsAMinute: 20,
  proposalPreviewsAMinute: 120,
} as const;

export const WEBHOOK_LIMITS = {
  url: 2_000,
  ofAnAccount: 10,
  /** Latest deliveries that are listed. */
  listed: 20,
  /** Characters that are kept of what an address answered. */
  answer: 300,
  changesAMinute: 20,
  /** Tests and redeliveries. */
  sentAMinute: 20,
} as const;

/** Limits of the measures of places and work. */
export const MEASURE_LIMITS = {
  /** Feet. */
  length: 20_000,
  /** Square feet, also of all rooms of a place together. */
  area: 50_000_000,
  quantity: 10_000_000,
} as const;

/** Limits of corrections of what was read of a text, before or after it is priced. */
export const CORRECTION_LIMITS = {
  /** Texts that were corrected before a job starts. */
  texts: 20,
  /** Patches made at once. */
  patches: 50,
} as const;

export const SEARCH_LIMITS = {
  words: 200,
  found: 50,
  /** A claim or job number, as typed. */
  key: 60,
} as const;

/** An e-mail address, and what stands before its @; octets (RFC 5321). */
export const EMAIL_LIMITS = { address: 254, local: 64 } as const;

/** The largest amount a document holds, dollars: more than its lines can come to, and less than a double holds to the cent. */
export const LARGEST_AMOUNT = 5e13;

/** A number, or a sum of some, as it is typed into a field. */
export const TYPED_NUMBER_MAX = 60;

/** `At most 2,000 characters`, for the descriptions of the API. */
export const atMost = (characters: number): string => `At most ${inWords(characters)} characters`;

/** `10 MB` */
export const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

/** Said beside a field that holds too much. */
export const keepUnder = (characters: number, what = 'this'): string =>
  `Please keep ${what} to at most ${inWords(characters)} characters.`;
