/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How a homeowner signs. */
export type AcceptProposalInput = {
  /** Today, `2026-11-28`. */
  date: string;
  /** First and last name. At most 120 characters. */
  name: string;
  /** Which proposal, by its `id`. */
  proposalId: string;
};

/** How close to the final cost the estimate can be expected to lie, after AACE's classes. */
export type AccuracyClass =
  /** Definitive. */
  | 'CLASS_1'
  /** Detailed. */
  | 'CLASS_2'
  /** Budget. */
  | 'CLASS_3'
  /** Study. */
  | 'CLASS_4'
  /** Order of magnitude. */
  | 'CLASS_5';

/** Which line to take off. */
export type AddLineToInventoryInput = {
  /** `id` of the estimate. */
  estimateId: string;
  /** `id` of a line of the saved estimate. */
  lineId: string;
};

/** What the browser made (WebAuthn), base64url. */
export type AddPasskeyInput = {
  /** `response.attestationObject`. */
  attestation: string;
  /** `response.clientDataJSON`. */
  clientData: string;
  /** `id`. */
  credentialId: string;
  /** What its owner calls it; empty for what the browser is called. */
  name: string;
  /** Ticket that `startPasskey` gave. */
  ticket: string;
  /** `response.getTransports()`. */
  transports: Array<string>;
};

/** A new place. Measures that are absent follow from the others, else are the usual. */
export type AddPlaceInput = {
  /** Floor area in square feet, e.g. 132. */
  areaSf?: number | null | undefined;
  /** The words it is about; they count as read from then on. */
  because?: ScopeBecauseInput | null | undefined;
  /** How many such rooms there are, e.g. 3; the measures are those of all of them together. */
  count?: number | null | undefined;
  /** How many; each takes its area off the walls. */
  doors?: number | null | undefined;
  /** Ceiling height in feet, e.g. 8.5. */
  heightFt?: number | null | undefined;
  /** Name that people read, e.g. `Bedroom 2`. At most 120 characters. */
  label: string;
  /** Length in feet; 12 ft 6 in is 12.5. */
  lengthFt?: number | null | undefined;
  /** Length of its walls all round, in feet: 46 of a room of 12 by 11. */
  perimeterFt?: number | null | undefined;
  /** A name by which later patches of the same list may call it: letters and `-`. */
  ref?: string | null | undefined;
  /** Kind of room, e.g. `kitchen`. */
  type: string;
  /** Width in feet; 12 ft 6 in is 12.5. */
  widthFt?: number | null | undefined;
  /** How many; each takes its area off the walls. */
  windows?: number | null | undefined;
};

/** A room shortcut of the user's own. */
export type AddRoomInput = {
  /** Name of the room. At most 60 characters; a room that is there already is ignored. */
  name: string;
  /** The project it belongs to. */
  projectId: string;
};

/** A new piece of work: an assembly, or one row of the price book. */
export type AddWorkInput = {
  /** Key of an assembly, as `priceBookSearch` gives it; either this or `code`. */
  assembly?: string | null | undefined;
  /** The words it is about; they count as read from then on. */
  because?: ScopeBecauseInput | null | undefined;
  /** Catalog code of a row, e.g. `ELE-RECESS`; either this or `assembly`. */
  code?: string | null | undefined;
  /** Its own; null takes that of the estimate. */
  finishLevel?: FinishLevel | null | undefined;
  /** A name of its own. */
  label?: string | null | undefined;
  /** True when the labor is the owner’s: goods only. It takes the place of `ownerSupplies`. */
  materialsOnly?: boolean | null | undefined;
  /** True keeps it in the scope, but not in the total. */
  optional?: boolean | null | undefined;
  /** True when the goods are the owner’s: labor only. */
  ownerSupplies?: boolean | null | undefined;
  /** Those of the assembly that are not the default. */
  parameters?: Array<ParameterValueInput> | null | undefined;
  /** `id` or `localId` of a place, e.g. `p1`, or the `ref` of a place added before. Null: work that names no place. */
  placeId?: string | null | undefined;
  /** Amount of a row, in its unit in the price book; an assembly takes none. */
  quantity?: number | null | undefined;
  /** Lines of the assembly with another quantity or finish level, all of them: they replace those set before. */
  set?: Array<SetLineInput> | null | undefined;
  /** How often all of it is done: 3 for three equal baths. */
  times?: number | null | undefined;
  /** Catalog codes of lines to leave out, all of them; a star stands for any ending. */
  without?: Array<string> | null | undefined;
};

/** Reader that the estimate is written for. */
export type AgentKind =
  /** Contractor: scope, takeoff and bid. */
  | 'CONTRACTOR'
  /** Home project: renovation and flips, in plain words. */
  | 'HOME_PROJECT'
  /** Insurance claim: claim-style line items. */
  | 'INSURANCE';

/** An answer to a question of the scope; the question ends with it. */
export type AnswerInput = {
  /** Its place in the list of answers, from 0. */
  answer: number;
  /** `id` or `localId` of the question, e.g. `q1`. */
  questionId: string;
};

/** One line as its contractor wants it. */
export type BidLineInput = {
  /** More about it. At most 2,000 characters; left out, it stays as it is. */
  description?: string | null | undefined;
  /** Rent, fees and fuel of the whole line in US dollars. Left out, it stays as it is; 0 for a new line. */
  equipment?: number | null | undefined;
  /** `id` of a line that is there; a new one has none. */
  id?: string | null | undefined;
  /** Labor of the whole line in US dollars, e.g. 480. */
  labor: number;
  /** Material of the whole line in US dollars, before tax, e.g. 96.4. */
  material: number;
  /** What is done, e.g. “Paint walls”. At most 300 characters. */
  name: string;
  /** How much, in `unit`: 120 with the unit `SF` is 120 square feet. */
  quantity: number;
  /** Sales tax on the whole line in US dollars. Left out, it stays as it is; 0 for a new line. */
  tax?: number | null | undefined;
  /** Unit code, e.g. `SF` (square feet) or `EA` (each), which an empty one is. */
  unit: string;
};

/** One step of the payments. */
export type BidPaymentInput = {
  /** When it is due, e.g. “On signing”. At most 300 characters. */
  due: string;
  /** Share of the total from 0 to 1: 0.1 is 10 percent; all steps add up to 1. */
  share: number;
};

/** One phase of the work. */
export type BidPhaseInput = {
  /** How many working days it takes, at least 1. */
  days: number;
  /** What the phase is called, e.g. “Demolition”. At most 120 characters. */
  name: string;
  /** Working day of the job on which it begins, from 1. */
  startDay: number;
};

/** What saves money. */
export type BudgetWayKind =
  /** A piece of work is kept in the scope, and not priced. */
  | 'LEAVE_OUT'
  /** The work of a room at the low finish level. */
  | 'LOW_FINISH'
  /** The owner buys the goods; only their labor is priced. */
  | 'OWNER_SUPPLIES'
  /** The owner hires each trade. */
  | 'TRADE_DIRECT';

/** Which job to end. */
export type CancelJobInput = {
  /** Which job, by its `id`. */
  jobId: string;
};

/** How a charge follows from its sums. */
export type ChargeKind =
  /** What they lack of a least price. */
  | 'MINIMUM'
  /** The charge follows the sum of its parts. */
  | 'SHARE';

/** What is done with a document. */
export type ChoosePaperUseInput = {
  /** `id` of the file. */
  fileId: string;
  /** What is done with it. */
  use: PaperUse;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** Two estimates that are compared. */
export type ComparedPairInput = {
  /** `id` of what is compared. */
  leftId: string;
  /** `id` of what it is compared with. */
  rightId: string;
};

/** How well the unit price is founded. */
export type Confidence =
  /** Cross-checked against several sources. */
  | 'A'
  /** Supported by one source. */
  | 'B'
  /** Judgment. */
  | 'C';

/** Fields of a profile. What is left out, or null, stays as it is. */
export type ContractorProfileInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or the like. */
  addressLine2?: string | null | undefined;
  /** What homeowners read of the business. At most 2,000 characters. */
  bio?: string | null | undefined;
  /** True when it has a bond. */
  bonded?: boolean | null | undefined;
  /** City of the business. */
  city?: string | null | undefined;
  /** What the business is called. */
  commercialName?: string | null | undefined;
  /** Two letters; `US` when empty. */
  country?: string | null | undefined;
  /** First name of its person. Under another name an approved identity has to be proved again. */
  firstName?: string | null | undefined;
  /** True when it has liability insurance. */
  insured?: boolean | null | undefined;
  /** True when it wants no new leads for now. */
  isPaused?: boolean | null | undefined;
  /** Last name of its person. Under another name an approved identity has to be proved again. */
  lastName?: string | null | undefined;
  /** Number of its license; another one is looked up again. */
  licenseNumber?: string | null | undefined;
  /** Where to call; given to homeowners once both sides said yes. */
  phone?: string | null | undefined;
  /** ZIP code of the business. */
  postalCode?: string | null | undefined;
  /** Values of the catalog’s list; an empty list means all. */
  projectSizes?: Array<string> | null | undefined;
  /** Values of the catalog’s list; an empty list means all. */
  projectTypes?: Array<string> | null | undefined;
  /** Terms at the end of its proposals. At most 4,000 characters. */
  proposalTerms?: string | null | undefined;
  /** What the person is there, e.g. owner. */
  role?: string | null | undefined;
  /** True for leads of the whole area of a ZIP's first three digits, too. */
  servesNearbyZips?: boolean | null | undefined;
  /** State of the business, two letters, e.g. `CA`. */
  state?: string | null | undefined;
  /** Kinds of work it does, at least one of the list of trades, e.g. `Painting`. */
  trades?: Array<string> | null | undefined;
  /** `version` of the profile, when it is changed. The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
  /** Address of its web site, e.g. `https://example.com`. */
  website?: string | null | undefined;
  /** One of the list, e.g. `3-5`. */
  yearsExperience?: string | null | undefined;
  /** ZIP codes in which it works, five digits each; at most 200. */
  zipCodes?: Array<string> | null | undefined;
};

/** What a request for contractors comes to for its homeowner. */
export type ContractorRequestSituation =
  /** Contractors were asked, and have not said yes so far. */
  | 'ASKED'
  /** One contractor or more are available and wait for the homeowner. */
  | 'AVAILABLE'
  /** One introduction or more were made. */
  | 'INTRODUCED'
  /** Nobody suitable is there at the moment; the search goes on until it expires. */
  | 'LOOKING'
  /** It ended without an introduction. */
  | 'NOBODY'
  /** The homeowner took it back. */
  | 'WITHDRAWN';

/** What was read wrong of a document. */
export type CorrectPaperInput = {
  /** `id` of the file. */
  fileId: string;
  /** Lines with the cells that change. */
  lines?: Array<PaperLineInput> | null | undefined;
  /** Lines to leave out, as they are no lines of the paper. */
  removed?: Array<string> | null | undefined;
  /** All rooms, in place of those that stand; left out where none changes. */
  rooms?: Array<PaperRoomInput> | null | undefined;
  /** Party whose figures count, on a paper with two. Corrections of the other party wait until it is chosen again. */
  side?: PaperSide | null | undefined;
  /** Sums that change. */
  totals?: PaperTotalsInput | null | undefined;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** A token for a program. */
export type CreateApiTokenInput = {
  /** Days until the token expires, from 1 to 366. */
  expiresInDays: number;
  /** Key that the client chooses, e.g. a UUID. A repeated call with the same key within 24 hours creates nothing and gets the first answer. At most 200 characters. */
  idempotencyKey?: string | null | undefined;
  /** What it starts is a test: counts for no quota and no total, is marked wherever it shows, and is deleted after 7 days. False unless said. */
  isTest?: boolean | null | undefined;
  /** What it is for. At most 60 characters. */
  name: string;
  /** What it may be used for, at least one thing. */
  scopes: Array<TokenScope>;
};

/** Which estimate to offer. */
export type CreateBidInput = {
  /** `id` of the estimate. */
  estimateId: string;
  /** The contractor’s own words to the customer. At most 2,000 characters. */
  note?: string | null | undefined;
  /** `version` of the bid that is replaced. The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** The estimate to print. */
export type CreatePdfInput = {
  /** Which estimate, by its `id`. */
  estimateId: string;
};

/** A new project. */
export type CreateProjectInput = {
  /** Key that the client chooses, e.g. a UUID. A repeated call with the same key within 24 hours creates nothing and gets the first answer. At most 200 characters. */
  idempotencyKey?: string | null | undefined;
  /** Name or address, e.g. “12 Elm Street”. At most 200 characters. */
  name: string;
  /** US ZIP code, five digits or ZIP+4. */
  zip: string;
};

/** A link for others to read one thing. */
export type CreateSharedLinkInput = {
  /** Leaves out names, addresses, claim numbers, photos and files. */
  hidesIdentity: boolean;
  /** Key that the client chooses, e.g. a UUID. A repeated call with the same key within 24 hours creates nothing and gets the first answer. At most 200 characters. */
  idempotencyKey?: string | null | undefined;
  /** How long it is good for. */
  life: SharedLinkLife;
  /** Mails it, too: for signed-in accounts, 20 a day. Not for a token for tests. */
  mail?: SharedLinkMailInput | null | undefined;
  /** What the link opens. */
  subject: SharedSubjectInput;
};

/** An address that gets events. */
export type CreateWebhookInput = {
  /** Events that the webhook gets, one or more. */
  events: Array<WebhookEvent>;
  /** Key that the client chooses, e.g. a UUID. A repeated call with the same key within 24 hours creates nothing and gets the first answer. At most 200 characters. */
  idempotencyKey?: string | null | undefined;
  /** Begins with https:// and can be reached from the internet. At most 2,000 characters. */
  url: string;
};

/** What an operator decided on an application. */
export type DecideApplicationInput = {
  /** Which application, by its `id`. */
  applicationId: string;
  /** False declines it. */
  isApproved: boolean;
  /** Reason that the contractor gets by mail; a refusal needs one. */
  reason?: string | null | undefined;
  /** Version that was looked at. */
  version: number;
};

/** What an operator decided on an identity document. */
export type DecideIdentityInput = {
  /** Which document, by its `id`. */
  documentId: string;
  /** False declines it. */
  isApproved: boolean;
  /** Reason that the contractor gets by mail; a refusal needs one. */
  reason?: string | null | undefined;
};

/** Which contractor. */
export type DecideOnContractorInput = {
  /** `id` of the asked contractor. */
  leadId: string;
};

/** Why a contractor does not want a lead. */
export type DeclineReason =
  /** The budget does not fit */
  | 'BUDGET'
  /** Not the work I do */
  | 'NOT_MY_WORK'
  /** Another reason */
  | 'OTHER'
  /** No time for it */
  | 'TOO_BUSY'
  /** Too far away */
  | 'TOO_FAR'
  /** Too large */
  | 'TOO_LARGE'
  /** Too small */
  | 'TOO_SMALL';

/** What shows that it is meant. */
export type DeleteMyDataInput = {
  /** `DELETE`, as somebody typed it. */
  confirmation: string;
};

/** Which webhook to delete. */
export type DeleteWebhookInput = {
  /** Which webhook, by its `id`. */
  webhookId: string;
};

/** Who runs the work, which decides overhead and profit. */
export type DeliveryMode =
  /** Full-service remodeler */
  | 'FULL_SERVICE'
  /** Managed by a general contractor */
  | 'GC_MANAGED'
  /** Trades hired directly */
  | 'TRADE_DIRECT';

/** How the delivery of a message to a webhook stands. */
export type DeliveryStatus =
  /** Taken: answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** Given up. */
  | 'FAILED'
  /** The receiver has not taken it yet; it is sent again, at growing intervals. */
  | 'PENDING';

/** What an upload shows, in the words of its owner. */
export type DescribeFileInput = {
  /** One line beneath it. At most 200 characters; empty for none. */
  caption: string;
  /** Which file, by its `id`. */
  fileId: string;
  /** Room as the lines of the estimate name it. At most 120 characters; empty for none. */
  room: string;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** Why two estimates differ. */
export type DifferenceCause =
  /** Work that only the right one has. */
  | 'ADDED'
  /** Overhead, profit, minimum charges and small-job labor, which follow the other lines. */
  | 'CHARGES'
  /** Work that only the left one has. */
  | 'DROPPED'
  /** Another finish level. */
  | 'FINISH'
  /** Another unit price, or the same work measured differently. */
  | 'PRICE'
  /** More or less of the same work. */
  | 'QUANTITY'
  /** Sales tax, and cents of rounding. */
  | 'TAX'
  /** An owner set the total, regardless of the lines. */
  | 'TOTAL_SET';

/** Words of `unread` that order nothing; what was guessed from them goes. */
export type DismissInput = {
  /** End of the words, as in `UnreadWords.end`. */
  end: number;
  /** Start of the words, as in `UnreadWords.start`. */
  start: number;
};

/** What made a version of an estimate. */
export type EstimateChange =
  /** The estimator, from the request. */
  | 'ESTIMATED'
  /** Priced again with an instruction or another choice. */
  | 'REFINED'
  /** An earlier version was brought back. */
  | 'RESTORED'
  /** Priced again with corrected rooms. */
  | 'ROOMS_CORRECTED'
  /** Its owner saved edits. */
  | 'SAVED'
  /** Its owner corrected what was understood. */
  | 'SCOPE_REVISED';

/** Something that is not to be done. */
export type ExcludeInput = {
  /** The words it is about; they count as read from then on. */
  because?: ScopeBecauseInput | null | undefined;
  /** Catalog codes to keep out; a star stands for any ending, e.g. `PNT-*`. */
  codes: Array<string>;
  /** Where; absent for anywhere. */
  placeId?: string | null | undefined;
  /** Words that people read. At most 300 characters. */
  words: string;
};

/** Upload card that a file was dropped on. */
export type FileKind =
  /** Additional documents */
  | 'DOC'
  /** Floor plans */
  | 'FLOOR'
  /** Photos */
  | 'PHOTO'
  /** Videos */
  | 'VIDEO';

/** How good the materials are. */
export type FinishLevel =
  /** High end */
  | 'HIGH'
  /** Low end */
  | 'LOW'
  /** Standard */
  | 'STANDARD';

/** A ticket with what a passkey signed, or with a recovery code. */
export type FinishSignInInput = {
  /** What a passkey signed. */
  assertion?: PasskeyAssertionInput | null | undefined;
  /** Recovery code in place of a passkey; spaces, hyphens and small letters are fine. */
  recoveryCode?: string | null | undefined;
  /** The `ticket` of `PasskeyNeeded`. */
  ticket: string;
};

/** Whether a contractor has shown who they are. */
export type IdentityStatus =
  /** Was found to be good. */
  | 'APPROVED'
  /** Was refused, with a reason; another document can be handed in. */
  | 'DECLINED'
  /** Nothing was handed in, or the name was changed since. */
  | 'NONE'
  /** Waits for an operator. */
  | 'PENDING';

/** What counts in our total beside the work of the paper. */
export type IncludeMissingInput = {
  /** `id` of the file. */
  fileId: string;
  /** All rows that count, in place of those that did. */
  rowIds: Array<string>;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** Where a takeoff of materials stands. */
export type InventoryStatus =
  /** The materials are there. */
  | 'DONE'
  /** It could not be finished; can be started again. */
  | 'FAILED'
  /** It waits or runs. */
  | 'PENDING';

/** Where a job stands, step by step. */
export type JobStage =
  /** Ended by its owner. */
  | 'CANCELLED'
  /** Ended without an estimate; `failure` says why. */
  | 'FAILED'
  /** Lines are priced one after the other. */
  | 'PRICING'
  /** Waiting for a worker. */
  | 'QUEUED'
  /** Uploads are opened and read. */
  | 'READING_UPLOADS'
  /** The estimate is there. */
  | 'READY'
  /** Rooms, tasks and exclusions are taken from the text. */
  | 'UNDERSTANDING_SCOPE'
  /** Reasoning, warnings and next steps are written. */
  | 'WRITING_UP';

/** Status of a job that users see. */
export type JobStatus =
  /** Ended by its owner; can be started again. */
  | 'CANCELLED'
  /** Ended without an estimate; can be started again. */
  | 'FAILED'
  /** A worker is on it. */
  | 'PROCESSING'
  /** Waiting for a worker. */
  | 'QUEUED'
  /** The estimate is there. */
  | 'READY';

/** What a contractor says to a lead. */
export type LeadAnswer =
  /** The contractor wants the work. */
  | 'AVAILABLE'
  /** The contractor declines. */
  | 'DECLINED';

/** Where the lead of one contractor stands. */
export type LeadStatus =
  /** The contractor is available; waits for the homeowner. */
  | 'AVAILABLE'
  /** The contractor declined. */
  | 'DECLINED'
  /** Nobody answered in time. */
  | 'EXPIRED'
  /** Both have said yes, and have each other’s contacts. */
  | 'INTRODUCED'
  /** Waits for the contractor's answer. */
  | 'OPEN'
  /** The homeowner went on without this introduction. */
  | 'PASSED'
  /** The homeowner withdrew the request. */
  | 'WITHDRAWN';

/** One line as its owner wants it; ranges, sources and tags stay with the server. */
export type LineItemInput = {
  /** Kind of work, e.g. “Painting”. At most 80 characters; null for none. */
  category?: string | null | undefined;
  /** The line a new one was duplicated from; its price stands on the same ground. */
  copyOf?: string | null | undefined;
  /** More about it. At most 2,000 characters; null for none. */
  details?: string | null | undefined;
  /** Another level than it has brings its price and tax; `unitPrice`, when changed too, wins. */
  finishLevel?: FinishLevel | null | undefined;
  /** That of the line, or for a new one the highest id of the estimate plus 1. */
  id: string;
  /** Lock of a charge on the whole job. True holds its figures; false lets them follow the lines. When absent, figures that are neither the old ones nor what follows are locked. */
  isLocked?: boolean | null | undefined;
  /** What is done. At most 300 characters. */
  name: string;
  /** How much, in `unit`: 120 with the unit `SF` is 120 square feet. */
  quantity: number;
  /** Sales tax on the whole line in US dollars, e.g. 48.3. */
  tax: number;
  /** True holds `tax`; false lets it follow quantity and price. Absent: typed where it is neither what it was nor what follows. */
  taxByHand?: boolean | null | undefined;
  /** Unit code, e.g. `SF` (square feet) or `EA` (each), which an empty one is. */
  unit: string;
  /** US dollars per unit, before tax, e.g. 1.385. */
  unitPrice: number;
};

/** Which conversation. */
export type MarkLeadThreadReadInput = {
  /** `id` of the lead. */
  leadId: string;
};

/** Lines of a paper that belong to one row of the price book. */
export type MatchPaperLinesInput = {
  /** The row, as `priceBookSearch` gives it; null when no row is their counterpart. */
  code?: string | null | undefined;
  /** `id` of the file. */
  fileId: string;
  /** Lines of the paper. */
  lineIds: Array<string>;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** One material as its owner wants it. */
export type MaterialInput = {
  /** Category of the lines it is for. At most 80 characters; left out, it stays as it is. */
  category?: string | null | undefined;
  /** `id` of a material that is there; a new one has none. */
  id?: string | null | undefined;
  /** What to buy. At most 300 characters. */
  name: string;
  /** Quantity in `unit`; not negative. */
  quantity: number;
  /** Purchase unit; EA when empty. */
  unit: string;
  /** US dollars per unit, before tax, e.g. 13.98; not negative. */
  unitCost: number;
};

/** Rates for the whole job. */
export type OverheadAndProfitInput = {
  /** Share from 0 to 1: 0.1 is 10 percent. */
  overhead: number;
  /** Share from 0 to 1: 0.1 is 10 percent. */
  profit: number;
};

/** How overhead and profit stand in a claim. */
export type OverheadMethod =
  /** Both on the repair lines. */
  | 'ADDITIVE'
  /** Profit on the repair lines and the overhead. */
  | 'CUMULATIVE'
  /** Neither; the repair needs no general contractor. */
  | 'NONE';

/** What does not hold on a document. */
export type PaperCheckKind =
  /** Figures are not in US dollars. */
  | 'CURRENCY'
  /** A figure could not be read. */
  | 'FIGURE_UNREAD'
  /** Rows that the sender hid, struck or unticked do not count. */
  | 'LEFT_OUT'
  /** Quantity times unit price is not the amount. */
  | 'LINE_PRODUCT'
  /** A page is missing. */
  | 'PAGE_MISSING'
  /** The lines do not add up to the total. */
  | 'SUM'
  /** The columns of a table were not understood. */
  | 'TABLE_UNREAD'
  /** The total does not follow from net, tax, overhead, profit and contingency. */
  | 'TOTAL';

/** A reason for the gap between the totals. */
export type PaperGapCause =
  /** Contingency in the total of the paper; ours holds none. */
  | 'CONTINGENCY'
  /** Other depreciation. */
  | 'DEPRECIATION'
  /** Work that the paper does not list and its owner counts in. */
  | 'MISSING_WORK'
  /** Lines without a counterpart. */
  | 'NOT_MATCHED'
  /** Work on the paper alone. */
  | 'ONLY_THEIRS'
  /** Other overhead and profit. */
  | 'OVERHEAD_PROFIT'
  /** Other quantities. */
  | 'QUANTITIES'
  /** Cents, and sums of the paper that do not add up. */
  | 'ROUNDING'
  /** Other tax. */
  | 'TAX'
  /** Other unit prices. */
  | 'UNIT_PRICES';

/** What a document with numbers is. */
export type PaperKind =
  /** A contractor's offer. */
  | 'BID'
  /** An insurer's or adjuster's estimate of a loss. */
  | 'CLAIM'
  /** Another kind of paper. */
  | 'OTHER'
  /** Prices without quantities. */
  | 'PRICE_LIST'
  /** Quantities without prices. */
  | 'TAKEOFF';

/** Cells of one line as they stand on the paper; a cell that is left out stays as it was read. */
export type PaperLineInput = {
  /** Actual cash value of the line in US dollars. */
  acv?: number | null | undefined;
  /** Amounts in dollars on a paper with several bidders, one for each of `bidders` in their order; null where one names none. */
  amounts?: Array<number | null | undefined> | null | undefined;
  /** What age takes off, in US dollars, as a positive number. */
  depreciation?: number | null | undefined;
  /** What is to be done. At most 500 characters. */
  description?: string | null | undefined;
  /** `id` of the line; left out for one that was missed. */
  id?: string | null | undefined;
  /** True for an option that the total does not hold. */
  isAlternate?: boolean | null | undefined;
  /** True for a deduction or credit. */
  isCredit?: boolean | null | undefined;
  /** True where the paper lists it as not included. */
  isExcluded?: boolean | null | undefined;
  /** True when the depreciation is not paid back. */
  isNonRecoverable?: boolean | null | undefined;
  /** Overhead and profit of the line in US dollars. */
  overheadProfit?: number | null | undefined;
  /** How much, in `unit`; null when no number stands there. */
  quantity?: number | null | undefined;
  /** Amount of the line in US dollars; of a claim its replacement cost, e.g. 1250.5. */
  rcv?: number | null | undefined;
  /** The room whose head stands above it; empty for none. */
  room?: string | null | undefined;
  /** Sales tax of the line in US dollars, e.g. 12.5. */
  tax?: number | null | undefined;
  /** A unit code, e.g. `SF`; empty for none. */
  unit?: string | null | undefined;
  /** Price of one unit in US dollars, e.g. 12.5. */
  unitPrice?: number | null | undefined;
};

/** Why work belongs on the paper. */
export type PaperMissingReason =
  /** Building codes usually ask for it. */
  | 'CODE'
  /** Overhead and profit of a general contractor, customary from three trades on. Our total holds them already. */
  | 'GENERAL_CONTRACTOR'
  /** The request asks for it. */
  | 'ORDERED'
  /** The paper lists the removal or the replacement alone. */
  | 'OTHER_SIDE_OF_REMOVAL'
  /** It is a usual part of work that the paper lists. */
  | 'USUAL_PART';

/** Somebody else's document and our estimate of its work. */
export type PaperPairInput = {
  /** Which of several bidders of the document, from 0; the first one unless said. */
  bidder?: number | null | undefined;
  /** `id` of our estimate of its work. */
  estimateId: string;
  /** `id` of the document. */
  fileId: string;
};

/** A room as its owner knows it. */
export type PaperRoomInput = {
  /** Floor area in square feet where sides are not known, e.g. 132. */
  areaSf?: number | null | undefined;
  /** Ceiling height in feet, 1 to 60. */
  heightFt?: number | null | undefined;
  /** Length in feet, from 1 to 1,000; 12 ft 6 in is 12.5. */
  lengthFt?: number | null | undefined;
  /** Name of the room, e.g. “Kitchen”. At most 60 characters. */
  name: string;
  /** `number` of the room as it was read; left out for one that was missed. */
  number?: number | null | undefined;
  /** Width in feet, from 1 to 1,000; 12 ft 6 in is 12.5. */
  widthFt?: number | null | undefined;
};

/** Side that has the work. */
export type PaperRowKind =
  /** Both sides have the work. */
  | 'BOTH'
  /** Usually part of the work, and not on the paper. */
  | 'MISSING_FROM_THEIRS'
  /** The paper alone has it, as no row of our price book is its counterpart. Their price stands. */
  | 'NOT_MATCHED'
  /** The paper alone has it, as its owner said or because ours holds it elsewhere. */
  | 'ONLY_THEIRS';

/** One of two parties whose figures of the same work stand side by side. */
export type PaperSide =
  /** Who allows and pays it, usually an insurance company. */
  | 'ALLOWS'
  /** Who asks for the work, usually a contractor. */
  | 'ASKS';

/** How far the reading of a document is. */
export type PaperState =
  /** It could not be read; `note` says why. */
  | 'FAILED'
  /** The document was read. */
  | 'READ'
  /** It waits or is being read. */
  | 'WAITING';

/** Sums as they stand on the paper, dollars; one that is left out stays as it was read. */
export type PaperTotalsInput = {
  /** Actual cash value of a claim in US dollars. */
  acv?: number | null | undefined;
  /** Reserve in US dollars for what is found once work begins. */
  contingency?: number | null | undefined;
  /** Deductible of the policy in US dollars. */
  deductible?: number | null | undefined;
  /** What is to be paid before the work begins, in US dollars. */
  deposit?: number | null | undefined;
  /** Depreciation of the whole in US dollars, as a positive number. */
  depreciation?: number | null | undefined;
  /** Taken off the whole in US dollars, as a positive number. */
  discount?: number | null | undefined;
  /** Sum of the lines in US dollars, e.g. 1250.5. */
  net?: number | null | undefined;
  /** What is paid in the end, in US dollars. */
  netClaim?: number | null | undefined;
  /** The part of the depreciation that is not paid back, in US dollars. */
  nonRecoverableDepreciation?: number | null | undefined;
  /** Overhead on the whole in US dollars. */
  overhead?: number | null | undefined;
  /** What was paid before, in US dollars. */
  priorPayments?: number | null | undefined;
  /** Profit on the whole in US dollars. */
  profit?: number | null | undefined;
  /** Replacement cost value of a claim in US dollars. */
  rcv?: number | null | undefined;
  /** Tax of the whole in US dollars. */
  tax?: number | null | undefined;
  /** What is asked for in the end, in US dollars; of a claim its replacement cost, where `rcv` is left out. */
  total?: number | null | undefined;
};

/** What is done with a document that lists work. */
export type PaperUse =
  /** We price its work too, and compare both. */
  | 'CHECK'
  /** It is kept with the estimate, and nothing of it is priced. */
  | 'KEEP'
  /** We price its work. */
  | 'PRICE';

/** How a figure of theirs stands to our range. */
export type PaperVerdict =
  /** Their total is within our range. */
  | 'FAIR'
  /** Their total is above our range. */
  | 'HIGH'
  /** Their total is below our range. */
  | 'LOW'
  /** The total cannot be rated. */
  | 'NOT_RATED';

/** Form field that a parameter takes. */
export type ParameterKind =
  /** One of `choices`. */
  | 'CHOICE'
  /** A number, in `unit`. */
  | 'NUMBER'
  /** Yes is `1`, no is `0`. */
  | 'YES_NO';

/** A parameter of an assembly and its value. */
export type ParameterValueInput = {
  /** Name of the parameter, as in `parameters`. */
  name: string;
  /** Value as text, e.g. `2.5`, `1` for yes, `tile`; null takes the default again. */
  value?: string | null | undefined;
};

/** What a passkey signed (WebAuthn `get`), base64url. */
export type PasskeyAssertionInput = {
  /** `response.authenticatorData`. */
  authenticatorData: string;
  /** `response.clientDataJSON`. */
  clientData: string;
  /** `id`. */
  credentialId: string;
  /** `response.signature`. */
  signature: string;
};

/** What to show of a bid. */
export type PreviewProposalInput = {
  /** Version of the bid that was seen; another one is a conflict. */
  bidVersion: number;
  /** It is for all that the homeowner asked for, whatever its lines are called. */
  coversScope: boolean;
  /** `id` of the estimate that prices the lead; it has the bid. */
  estimateId: string;
  /** Hide labor, overhead and profit. */
  hidesCosts: boolean;
  /** The contractor’s words to the homeowner; the bid’s own when left out. At most 2,000 characters. */
  note?: string | null | undefined;
  /** Whether prices stand at each line, or at each phase alone. */
  pricesBy: ProposalPricesBy;
};

/** Which lead to price. */
export type PriceLeadInput = {
  /** Which lead, by its `id`. */
  leadId: string;
};

/** What kind of property the work is done on. */
export type PropertyType =
  /** Commercial */
  | 'COMMERCIAL'
  /** Residential */
  | 'RESIDENTIAL';

/** What stands on top of the phases of a proposal. */
export type ProposalAddOnKind =
  /** Contingency */
  | 'CONTINGENCY'
  /** Overhead */
  | 'OVERHEAD'
  /** Profit */
  | 'PROFIT';

/** How the prices of a proposal are shown. */
export type ProposalPricesBy =
  /** Each line with its price. */
  | 'LINE'
  /** A price for each phase; its lines are listed without. */
  | 'PHASE';

/** Which proposal, and why. */
export type ProposalReasonInput = {
  /** Which proposal, by its `id`. */
  proposalId: string;
  /** The other side reads it. At most 1,000 characters, and not empty. */
  reason: string;
};

/** Where a proposal stands. */
export type ProposalStatus =
  /** The homeowner accepted it with name and date. */
  | 'ACCEPTED'
  /** The homeowner accepted another contractor’s for the same work. */
  | 'CLOSED'
  /** The homeowner declined it. */
  | 'DECLINED'
  /** Its last day is over. */
  | 'EXPIRED'
  /** Waits for the homeowner. */
  | 'SENT'
  /** A revised one took its place. */
  | 'SUPERSEDED'
  /** Its contractor took it back, or either side did once it was accepted. */
  | 'WITHDRAWN';

/** Where a quantity comes from. */
export type QuantityBasis =
  /** A usual size, since nothing was said. */
  | 'DEFAULT'
  /** Computed from stated or read sizes. */
  | 'DERIVED'
  /** Read from a plan or document. */
  | 'PLAN'
  /** The customer said so. */
  | 'STATED';

/** What the parts of a file are that are read one after the other. */
export type ReadingUnit =
  /** Pictures out of a video. */
  | 'FRAME'
  /** Pages of a document or plan. */
  | 'PAGE'
  /** Rows of a table. */
  | 'ROW';

/** License and insurance as they were looked up. */
export type RecordCredentialsInput = {
  /** Which contractor, by its `id`. */
  contractorId: string;
  /** E.g. `2027-06-30`. */
  insuranceExpiresOn: string;
  /** E.g. `2027-06-30`. */
  licenseExpiresOn: string;
  /** License number in the licensing board’s records. */
  licenseNumber: string;
  /** `version` of the profile. The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** What to send again. */
export type RedeliverWebhookInput = {
  /** `id` of the delivery. */
  deliveryId: string;
};

/** What to change of an estimate; at least one thing, unless uploads were left out: then nothing else is needed to have them read. */
export type RefineEstimateInput = {
  /** Who runs it. */
  delivery?: DeliveryMode | null | undefined;
  /** Which estimate, by its `id`. */
  estimateId: string;
  /** How good the materials are. */
  finishLevel?: FinishLevel | null | undefined;
  /** Instruction in words, 5 to 2,000 characters, e.g. `keep the cabinets, add recessed lights`; one estimate takes 20 at most. */
  instruction?: string | null | undefined;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** Who is to get leads again. */
export type ReinstateContractorInput = {
  /** Which contractor, by its `id`. */
  contractorId: string;
};

/** Which passkey to remove. */
export type RemovePasskeyInput = {
  /** Which passkey, by its `id`. */
  id: string;
};

/** What a job and its estimate are to be called. */
export type RenameJobInput = {
  /** Which job, by its `id`. */
  jobId: string;
  /** New title. At most 160 characters, and not empty. */
  title: string;
  /** `version` of the job. The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** Who asks, for what, and when. */
export type RequestContractorsInput = {
  /** `id` of the estimate. */
  estimateId: string;
  /** How to address the homeowner. At most 100 characters. */
  firstName: string;
  /** Where to call; needs `phoneConsent`. */
  phone?: string | null | undefined;
  /** True when contractors may call. False when left out. */
  phoneConsent?: boolean | null | undefined;
  /** What else they should know. At most 4,000 characters. */
  specialRequest?: string | null | undefined;
  /** Two letters, e.g. `CA`; the ZIP code has to lie in it. */
  state?: string | null | undefined;
  /** Categories of the estimate’s lines that are looked for; all of them when empty or left out. */
  tasks?: Array<string> | null | undefined;
  /** When the work is to begin. */
  timeframe: Timeframe;
  /** ZIP code of the work; the project’s when left out. */
  zip?: string | null | undefined;
};

/** Which document to read once more. */
export type RereadPaperInput = {
  /** `id` of the file. */
  fileId: string;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
};

/** A contractor’s answer. */
export type RespondToLeadInput = {
  /** Whether the contractor is available. */
  answer: LeadAnswer;
  /** Which lead, by its `id`. */
  leadId: string;
  /** To the homeowner, without phone numbers, addresses or links. At most 1,000 characters. */
  note?: string | null | undefined;
  /** Needed for a no. */
  reason?: DeclineReason | null | undefined;
};

/** Which version to bring back. */
export type RestoreVersionInput = {
  /** Which estimate, by its `id`. */
  estimateId: string;
  /** The version to bring back. */
  toVersion: number;
  /** The current version, as the viewer knows it. */
  version: number;
};

/** What the owner holds of each payment but a deposit. */
export type RetainageInput = {
  /** Share that is held, from 0 to 0.5: 0.1 is 10 percent. */
  rate: number;
  /** Share of the price at which it ends: 1 is the end of the job. */
  until: number;
};

/** Which job to start again. */
export type RetryJobInput = {
  /** Which job, by its `id`. */
  jobId: string;
};

/** Which number to read. */
export type RevealIdentityNumberInput = {
  /** Which document, by its `id`. */
  documentId: string;
};

/** Where a review by an operator stands. */
export type ReviewStatus =
  /** Was found to be good. */
  | 'APPROVED'
  /** Was refused, with a reason. */
  | 'DECLINED'
  /** Waits for an operator. */
  | 'PENDING';

/** What to correct of a scope. */
export type ReviseScopeInput = {
  /** Which estimate, by its `id`. */
  estimateId: string;
  /** Taken in order, 1 to 50; all of them or none. */
  patches: Array<ScopePatchInput>;
  /** The version that was corrected. */
  version: number;
};

/** Which token to revoke. */
export type RevokeApiTokenInput = {
  /** Which token, by its `id`. */
  id: string;
};

/** Which link to revoke. */
export type RevokeSharedLinkInput = {
  /** Which link, by its `id`. */
  id: string;
};

/** Which sign-in to end. */
export type RevokeSignInInput = {
  /** Which sign-in, by its `id`. */
  id: string;
};

/** Which webhook is to sign with a new secret. */
export type RotateWebhookSecretInput = {
  /** Key that the client chooses, e.g. a UUID. A repeated call with the same key within 24 hours creates nothing and gets the first answer. At most 200 characters. */
  idempotencyKey?: string | null | undefined;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
  /** Which webhook, by its `id`. */
  webhookId: string;
};

/** Edits of a bid; what is absent stays as it is, and all sums follow. */
export type SaveBidInput = {
  /** Reserve in US dollars for what is found once work begins; credited if not used. */
  contingency?: number | null | undefined;
  /** `id` of the estimate. */
  estimateId: string;
  /** All exclusions, at most 60; empty ones are dropped. */
  exclusions?: Array<string> | null | undefined;
  /** All lines, in order, at most 5,001; what is not among them is removed. */
  lineItems?: Array<BidLineInput> | null | undefined;
  /** The contractor’s own words to the customer. At most 2,000 characters. */
  note?: string | null | undefined;
  /** Overhead on the whole job in US dollars, e.g. 1250.5. */
  overhead?: number | null | undefined;
  /** All steps, 1 to 20; the first one is the deposit. */
  paymentSchedule?: Array<BidPaymentInput> | null | undefined;
  /** Profit on the whole job in US dollars, e.g. 1250.5. */
  profit?: number | null | undefined;
  /** All phases, at most 60. */
  schedule?: Array<BidPhaseInput> | null | undefined;
  /** What is offered, in a few sentences. At most 5,000 characters. */
  summary?: string | null | undefined;
  /** What the bid is headed with. At most 160 characters. */
  title?: string | null | undefined;
  /** The version that was edited. */
  version: number;
};

/** Edits of an estimate; what is absent stays as it is. */
export type SaveEstimateInput = {
  /** Lines that are new or other than in `version`; they take the place of `items`. */
  changedLines?: Array<LineItemInput> | null | undefined;
  /** True lets the total follow the lines again; changed numbers do so, too. */
  clearTotalOverride?: boolean | null | undefined;
  /** Which estimate, by its `id`. */
  estimateId: string;
  /** All next steps, in order, at most 50. */
  futureActions?: Array<string> | null | undefined;
  /** All lines, in order, at most 5,000; what is not among them is removed. */
  items?: Array<LineItemInput> | null | undefined;
  /** Ids of all lines in order, beside `changedLines`; other lines are removed. When absent, lines and order of `version` stay. */
  lineOrder?: Array<string> | null | undefined;
  /** Name of the estimate. At most 160 characters. */
  title?: string | null | undefined;
  /** Total project cost in US dollars, as its owner sets it, e.g. 12500. */
  totalOverride?: number | null | undefined;
  /** The version that was edited. */
  version: number;
};

/** The whole list of materials. */
export type SaveInventoryInput = {
  /** `id` of the estimate. */
  estimateId: string;
  /** All materials, in order, at most 2,000; what is not among them is removed. */
  materials: Array<MaterialInput>;
  /** The version that was edited; 0 when there was none. */
  version: number;
};

/** Words of the request or of an upload that a patch is about. */
export type ScopeBecauseInput = {
  /** One beyond their last unit. */
  end?: number | null | undefined;
  /** Page of an upload that has pages. */
  page?: number | null | undefined;
  /** `request`, or the database key of the upload. */
  source: string;
  /** First UTF-16 unit of the words. */
  start?: number | null | undefined;
  /** Words as they stand there. At most 300 characters. */
  words: string;
};

/** How sure it is that a piece of work is wanted. */
export type ScopeCertainty =
  /** It usually belongs to such a job. */
  | 'ASSUMED'
  /** It follows from what was said. */
  | 'DERIVED'
  /** The request, a document or the owner says so. */
  | 'TOLD';

/** Correction of what was read of a text, before it is priced. */
export type ScopeCorrectionInput = {
  /** The text as it was when the ids in `patches` were read. */
  instructions: string;
  /** Taken in order, 1 to 50. */
  patches: Array<ScopePatchInput>;
};

/** What a note of a scope is about. */
export type ScopeNoteKind =
  /** The request names it; it is left unpriced on purpose. */
  | 'LEFT_OUT'
  /** How something was read. */
  | 'NOTE'
  /** Suggested by a language model and not taken. */
  | 'REFUSED'
  /** The id of a rule that fired, for developers. */
  | 'RULE'
  /** Something to look at. */
  | 'WARNING';

/** One change of a scope; give exactly one member. */
export type ScopePatchInput =
  {   /** Adds a place. */
  addPlace: AddPlaceInput; addWork?: never; answer?: never; dismiss?: never; dropPlace?: never; dropWork?: never; exclude?: never; include?: never; setFacts?: never; setPlace?: never; setWork?: never; }
  |  { addPlace?: never;   /** Adds work. */
  addWork: AddWorkInput; answer?: never; dismiss?: never; dropPlace?: never; dropWork?: never; exclude?: never; include?: never; setFacts?: never; setPlace?: never; setWork?: never; }
  |  { addPlace?: never; addWork?: never;   /** Answers a question. */
  answer: AnswerInput; dismiss?: never; dropPlace?: never; dropWork?: never; exclude?: never; include?: never; setFacts?: never; setPlace?: never; setWork?: never; }
  |  { addPlace?: never; addWork?: never; answer?: never;   /** Takes words that were not read, or only guessed at, for background. */
  dismiss: DismissInput; dropPlace?: never; dropWork?: never; exclude?: never; include?: never; setFacts?: never; setPlace?: never; setWork?: never; }
  |  { addPlace?: never; addWork?: never; answer?: never; dismiss?: never;   /** Id of a place that goes, with its work. */
  dropPlace: string; dropWork?: never; exclude?: never; include?: never; setFacts?: never; setPlace?: never; setWork?: never; }
  |  { addPlace?: never; addWork?: never; answer?: never; dismiss?: never; dropPlace?: never;   /** Id of a piece of work that goes. */
  dropWork: string; exclude?: never; include?: never; setFacts?: never; setPlace?: never; setWork?: never; }
  |  { addPlace?: never; addWork?: never; answer?: never; dismiss?: never; dropPlace?: never; dropWork?: never;   /** Keeps something out. */
  exclude: ExcludeInput; include?: never; setFacts?: never; setPlace?: never; setWork?: never; }
  |  { addPlace?: never; addWork?: never; answer?: never; dismiss?: never; dropPlace?: never; dropWork?: never; exclude?: never;   /** Id of an exclusion that no longer holds. */
  include: string; setFacts?: never; setPlace?: never; setWork?: never; }
  |  { addPlace?: never; addWork?: never; answer?: never; dismiss?: never; dropPlace?: never; dropWork?: never; exclude?: never; include?: never;   /** Corrects what is true of the whole job. */
  setFacts: SetFactsInput; setPlace?: never; setWork?: never; }
  |  { addPlace?: never; addWork?: never; answer?: never; dismiss?: never; dropPlace?: never; dropWork?: never; exclude?: never; include?: never; setFacts?: never;   /** Corrects a place. */
  setPlace: SetPlaceInput; setWork?: never; }
  |  { addPlace?: never; addWork?: never; answer?: never; dismiss?: never; dropPlace?: never; dropWork?: never; exclude?: never; include?: never; setFacts?: never; setPlace?: never;   /** Changes work. */
  setWork: SetWorkInput; };

/** A request as far as it is typed. Nothing of it is stored. */
export type ScopePreviewInput = {
  /** HOME_PROJECT when absent. */
  agentKind?: AgentKind | null | undefined;
  /** What was put right so far, oldest first, at most 20; the scope has it. */
  corrections?: Array<ScopeCorrectionInput> | null | undefined;
  /** STANDARD when absent. */
  finishLevel?: FinishLevel | null | undefined;
  /** The work in words, e.g. “Repaint my 12x14 bedroom, walls and ceiling”; may be empty. At most 20,000 characters; the first 6,000 are read, without blanks at their ends. */
  instructions: string;
  /** RESIDENTIAL when absent. */
  propertyType?: PropertyType | null | undefined;
  /** Name of the estimate, e.g. “Bathroom of 12 Elm Street”. At most 160 characters. */
  title?: string | null | undefined;
  /** US ZIP code of the property, e.g. `94110`: prices and taxes follow it. The average of the country when left out. */
  zip?: string | null | undefined;
};

/** What a piece of work is made of. */
export type ScopeWorkKind =
  /** Rows of the price book that follow from a place and parameters. */
  | 'ASSEMBLY'
  /** One row of the price book, with a quantity. */
  | 'ROW';

/** A message to the other side. */
export type SendLeadMessageInput = {
  /** Key that the client chooses for each message; one that is sent twice is stored once. At most 100 characters. */
  clientKey: string;
  /** `id` of the lead. */
  leadId: string;
  /** Text of the message. At most 4,000 characters, and not empty. */
  text: string;
};

/** What to offer, and until when. */
export type SendProposalInput = {
  /** Version of the bid that was seen; another one is a conflict. */
  bidVersion: number;
  /** Key that the client chooses for each proposal; one that is sent twice is stored once. At most 100 characters. */
  clientKey: string;
  /** It is for all that the homeowner asked for, whatever its lines are called. */
  coversScope: boolean;
  /** `id` of the estimate that prices the lead; it has the bid. */
  estimateId: string;
  /** Hide labor, overhead and profit. */
  hidesCosts: boolean;
  /** The contractor’s words to the homeowner; the bid’s own when left out. At most 2,000 characters. */
  note?: string | null | undefined;
  /** Whether prices stand at each line, or at each phase alone. */
  pricesBy: ProposalPricesBy;
  /** The last day on which it can be accepted, `2026-12-28`. */
  validUntil: string;
};

/** Whether the total of the project adds an estimate up. */
export type SetEstimateCountedInput = {
  /** False leaves it out, e.g. an older try at a room. */
  countsInTotal: boolean;
  /** Which estimate, by its `id`. */
  estimateId: string;
};

/** What is true of the whole job; absent stays as it is, null is not known. */
export type SetFactsInput = {
  /** True for work at night or on weekends. */
  afterHours?: boolean | null | undefined;
  /** All of them; at most 50. */
  ages?: Array<StatedAgeInput> | null | undefined;
  /** All of them; at most 200. */
  allowances?: Array<StatedAllowanceInput> | null | undefined;
  /** The words it is about; they count as read from then on. */
  because?: ScopeBecauseInput | null | undefined;
  /** What the whole is to stay within, in US dollars. */
  budget?: number | null | undefined;
  /** The insurance company. */
  carrier?: string | null | undefined;
  /** The claim number of the carrier. */
  carrierClaimNumber?: string | null | undefined;
  /** What the work costs that only the building code asks for, in US dollars. */
  codeUpgrade?: number | null | undefined;
  /** Share from 0 to 1: 0.1 is 10 percent. */
  contingencyRate?: number | null | undefined;
  /** ISO 8601 day, e.g. `2026-10-12`. */
  dateOfLoss?: string | null | undefined;
  /** Deductible of the policy, in US dollars. */
  deductible?: number | null | undefined;
  /** Depreciation for the whole job. */
  depreciation?: ToldDepreciationInput | null | undefined;
  /** True in a high-rise. */
  highRise?: boolean | null | undefined;
  /** Name of the insured person or company, as the claim has it. */
  insured?: string | null | undefined;
  /** True when lead-safe work is wanted. */
  leadPaint?: boolean | null | undefined;
  /** True when people live or work there meanwhile. */
  occupied?: boolean | null | undefined;
  /** Rates for the whole job. */
  overheadAndProfit?: OverheadAndProfitInput | null | undefined;
  /** When the price of a bid is paid, 2 to 12 steps; null for the usual steps. */
  payments?: Array<ToldPaymentInput> | null | undefined;
  /** Cause of loss, e.g. `water`. */
  peril?: string | null | undefined;
  /** Pitch of the roof: inches of rise for 12 inches of run, e.g. 6. */
  pitch?: number | null | undefined;
  /** Policy number as the policy has it. */
  policyNumber?: string | null | undefined;
  /** True when public wage rates apply. */
  prevailingWage?: boolean | null | undefined;
  /** What the carrier has paid already, in US dollars. */
  priorPayments?: number | null | undefined;
  /** Held of each payment of a bid. */
  retainage?: RetainageInput | null | undefined;
  /** Two letters, e.g. `CA`; the ZIP code says otherwise where they differ. */
  state?: string | null | undefined;
  /** Stories of the building, e.g. 2 or 1.5. */
  stories?: number | null | undefined;
  /** Rate of the sales tax, from 0 to 0.25: 0.0863 is 8.63 percent. */
  taxRate?: number | null | undefined;
  /** How many dwelling or rental units the job is of. */
  units?: number | null | undefined;
  /** True for an upper floor without an elevator. */
  walkUp?: boolean | null | undefined;
  /** Year in which the building was built, e.g. 1962. */
  yearBuilt?: number | null | undefined;
};

/** A line of an assembly with another quantity or finish level. */
export type SetLineInput = {
  /** Catalog code of the line. */
  code: string;
  /** Finish level of this line alone. */
  finishLevel?: FinishLevel | null | undefined;
  /** How much, for all `times` together, in the unit of its row. */
  quantity?: number | null | undefined;
};

/** Another name, type or size of a place; what is absent stays as it is. */
export type SetPlaceInput = {
  /** Floor area in square feet. Null lets it follow from the other measures. */
  areaSf?: number | null | undefined;
  /** The words it is about; they count as read from then on. */
  because?: ScopeBecauseInput | null | undefined;
  /** How many such rooms there are, e.g. 3; the measures are those of all of them together. */
  count?: number | null | undefined;
  /** How many are in its walls. Null lets it follow from the other measures. */
  doors?: number | null | undefined;
  /** Ceiling height in feet. Null lets it follow from the other measures. */
  heightFt?: number | null | undefined;
  /** Name that people read. At most 120 characters. */
  label?: string | null | undefined;
  /** Length in feet; 12 ft 6 in is 12.5. Null lets it follow from the other measures. */
  lengthFt?: number | null | undefined;
  /** Wall length in feet. Null lets it follow from the other measures. */
  perimeterFt?: number | null | undefined;
  /** `id` or `localId` of a place, e.g. `p1`, or the `ref` of a place added before. */
  placeId: string;
  /** Kind of room, e.g. `kitchen`. */
  type?: string | null | undefined;
  /** Width in feet; 12 ft 6 in is 12.5. Null lets it follow from the other measures. */
  widthFt?: number | null | undefined;
  /** How many are in its walls. Null lets it follow from the other measures. */
  windows?: number | null | undefined;
};

/** Changes of a piece of work; what is absent stays as it is. */
export type SetWorkInput = {
  /** The words it is about; they count as read from then on. */
  because?: ScopeBecauseInput | null | undefined;
  /** Its own; null takes that of the estimate. */
  finishLevel?: FinishLevel | null | undefined;
  /** A name of its own; null takes that of the assembly or row. */
  label?: string | null | undefined;
  /** True when the labor is the owner’s: goods only. It takes the place of `ownerSupplies`. */
  materialsOnly?: boolean | null | undefined;
  /** True keeps it in the scope, but not in the total. */
  optional?: boolean | null | undefined;
  /** True when the goods are the owner’s: labor only. */
  ownerSupplies?: boolean | null | undefined;
  /** Only those named change. */
  parameters?: Array<ParameterValueInput> | null | undefined;
  /** Moves it. `id` or `localId` of a place, e.g. `p1`, or the `ref` of a place added before. */
  placeId?: string | null | undefined;
  /** Amount of a row, in its unit in the price book; an assembly takes none. */
  quantity?: number | null | undefined;
  /** Lines of the assembly with another quantity or finish level, all of them: they replace those set before. */
  set?: Array<SetLineInput> | null | undefined;
  /** How often all of it is done: 3 for three equal baths. */
  times?: number | null | undefined;
  /** Catalog codes of lines to leave out, all of them; a star stands for any ending. */
  without?: Array<string> | null | undefined;
  /** `id` or `localId` of the work, e.g. `w1`. */
  workId: string;
};

/** How long a shared link is good for, unless it is revoked. */
export type SharedLinkLife =
  /** 30 days */
  | 'MONTH'
  /** 7 days */
  | 'WEEK'
  /** 1 year */
  | 'YEAR';

/** A mail that brings the link. */
export type SharedLinkMailInput = {
  /** The sender's own words, without web addresses. At most 500 characters. */
  note?: string | null | undefined;
  /** One plain e-mail address. */
  to: string;
};

/** What is shared; give exactly one member. */
export type SharedSubjectInput =
  {   /** Two estimates side by side. */
  comparison: ComparedPairInput; estimateId?: never; paperComparison?: never; supplement?: never; }
  |  { comparison?: never;   /** `id` of an estimate. */
  estimateId: string; paperComparison?: never; supplement?: never; }
  |  { comparison?: never; estimateId?: never;   /** Somebody else's document beside an estimate. */
  paperComparison: PaperPairInput; supplement?: never; }
  |  { comparison?: never; estimateId?: never; paperComparison?: never;   /** A request for supplement. */
  supplement: SharedSupplementInput; };

/** A request for supplement of chosen rows of a comparison. */
export type SharedSupplementInput = {
  /** Which of several bidders of the document, from 0; the first one unless said. */
  bidder?: number | null | undefined;
  /** `id` of our estimate of its work. */
  estimateId: string;
  /** `id` of the insurance estimate. */
  fileId: string;
  /** Uploads of the estimate that show the request as a whole, at most 20. */
  photoIds?: Array<string> | null | undefined;
  /** Which rows, at most 100. Links are listed whatever their rows. */
  rows: Array<SupplementRowInput>;
};

/** Which materials to take off. */
export type StartInventoryInput = {
  /** `id` of the estimate. */
  estimateId: string;
};

/** Where to mail a code. */
export type StartSignInInput = {
  /** One plain e-mail address, e.g. `ada@example.com`. */
  email: string;
};

/** How old something is that the work replaces. */
export type StatedAgeInput = {
  /** True for what an upload says; false or absent for the owner's own word, which beats it. */
  isFromUpload?: boolean | null | undefined;
  /** Beginnings of the keys of service lives; empty for the house itself. */
  lifeKeys: Array<string>;
  /** Age or time in years. */
  years: number;
};

/** Dollars set aside for goods to be chosen. */
export type StatedAllowanceInput = {
  /** US dollars for one `unit`, or for all, e.g. 400. */
  amount: number;
  /** One of Tile, Plumbing fixtures, Light fixtures, Cabinet hardware, Vanity, Countertop slab, Appliance, Flooring, Door hardware, Sign. */
  goods: string;
  /** Only goods whose catalog codes begin so; absent for all of the kind. */
  only?: string | null | undefined;
  /** Where it stands; absent for what the owner sets now. */
  statedIn?: string | null | undefined;
  /** Unit code; absent for all of it. */
  unit?: string | null | undefined;
  /** Words that people read. */
  words: string;
};

/** A scope of work to be priced. */
export type SubmitJobInput = {
  /** Who the estimate is written for, e.g. `HOME_PROJECT`. */
  agentKind: AgentKind;
  /** What was put right in `scopePreview` of the text, oldest first, at most 20; it is priced so, and no language model is asked. */
  corrections?: Array<ScopeCorrectionInput> | null | undefined;
  /** Who runs the work; a general contractor when left out. */
  delivery?: DeliveryMode | null | undefined;
  /** How good the materials are, e.g. `STANDARD`. */
  finishLevel: FinishLevel;
  /** The same key gives the same job, so that a repeated submit starts nothing twice, for as long as the job is there; with other contents it is refused with IDEMPOTENCY_KEY_REUSED. At most 200 characters. */
  idempotencyKey?: string | null | undefined;
  /** The work in words, e.g. “Repaint my 12x14 bedroom, walls and ceiling”; 5 to 20,000 characters. */
  instructions: string;
  /** The project it belongs to. */
  projectId: string;
  /** Kind of the property, e.g. `RESIDENTIAL`. */
  propertyType: PropertyType;
  /** Name of the estimate, e.g. “Hall bath”; it gets one by itself when left out. At most 160 characters. */
  title?: string | null | undefined;
  /** Ids of files that were uploaded by `POST /api/files/`, from 1 to 60: base64url of `File:` and the number that the upload answers. */
  uploads: Array<string>;
};

/** A row that is asked for. */
export type SupplementRowInput = {
  /** Uploads that show it. */
  photoIds?: Array<string> | null | undefined;
  /** `id` of the row of the comparison. */
  rowId: string;
};

/** Who is to get no leads. */
export type SuspendContractorInput = {
  /** Which contractor, by its `id`. */
  contractorId: string;
  /** Reason that the contractor gets by mail. */
  reason: string;
};

/** Which webhook to try. */
export type TestWebhookInput = {
  /** Which webhook, by its `id`. */
  webhookId: string;
};

/** When a homeowner wants the work to begin. */
export type Timeframe =
  /** ASAP (0–2 weeks) */
  | 'ASAP'
  /** Flexible / exploring */
  | 'FLEXIBLE'
  /** 1–3 months */
  | 'ONE_TO_THREE_MONTHS'
  /** 2–4 weeks */
  | 'TWO_TO_FOUR_WEEKS';

/** What an API token may be used for. Nothing in it includes anything else. */
export type TokenScope =
  /** Read requests for contractors, leads and messages */
  | 'CONTRACTORS_READ'
  /** Ask for contractors, answer leads and send messages */
  | 'CONTRACTORS_WRITE'
  /** Read estimates, their jobs, inventories, bids and documents */
  | 'ESTIMATES_READ'
  /** Start, edit, price again and delete estimates */
  | 'ESTIMATES_WRITE'
  /** Upload files */
  | 'FILES_WRITE'
  /** Read projects */
  | 'PROJECTS_READ'
  /** Make, change and delete projects */
  | 'PROJECTS_WRITE'
  /** Read webhooks and what was sent to them */
  | 'WEBHOOKS_READ'
  /** Make, change, test and delete webhooks */
  | 'WEBHOOKS_WRITE';

/** Depreciation for the whole job. */
export type ToldDepreciationInput = {
  /** Paid out once the work is done. */
  isRecoverable: boolean;
  /** Share of what wears out, from 0 to 1; absent where only its kind is known. */
  rate?: number | null | undefined;
};

/** One step of the payments of a bid. */
export type ToldPaymentInput = {
  /** Paid before work stands for it, so that a cap of the state holds. */
  deposit: boolean;
  /** When it is due, e.g. `At signing`. */
  due: string;
  /** Share of the price, from 0 to 1; all steps make 1. */
  share: number;
};

/** A user's choices. */
export type UpdateAccountInput = {
  /** Mail me when an estimate is ready. */
  emailWhenReady: boolean;
};

/** How a project is to be called from now on. */
export type UpdateProjectInput = {
  /** Name or address. At most 200 characters. */
  name: string;
  /** Which project, by its `id`. */
  projectId: string;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
  /** US ZIP code; estimates that stand keep the prices they were made with. */
  zip: string;
};

/** A webhook as it is to be. */
export type UpdateWebhookInput = {
  /** Events that the webhook gets, one or more. */
  events: Array<WebhookEvent>;
  /** False switches it off. */
  isActive: boolean;
  /** Begins with https:// and can be reached from the internet. At most 2,000 characters. */
  url: string;
  /** The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version. */
  version?: number | null | undefined;
  /** Which webhook, by its `id`. */
  webhookId: string;
};

/** A code in return for a token. */
export type VerifySignInInput = {
  /** Six digits; spaces are ignored. */
  code: string;
  /** The address the code was mailed to. */
  email: string;
};

/** Events that a webhook may get; on the wire `estimate.ready` and so on. */
export type WebhookEvent =
  /** `estimate.ready`: An estimate is ready. */
  | 'ESTIMATE_READY'
  /** `export.ended`: An export of all estimates is ready, or failed. */
  | 'EXPORT_ENDED'
  /** `inventory.ready`: A list of materials is ready. */
  | 'INVENTORY_READY'
  /** `job.failed`: An estimate could not be made. */
  | 'JOB_FAILED'
  /** `lead.answered`: A lead was answered. */
  | 'LEAD_ANSWERED'
  /** `lead.created`: A lead came in (contractors). */
  | 'LEAD_CREATED';

/** Why nothing is sent to a webhook. */
export type WebhookSwitchOff =
  /** The receiver took nothing for days. */
  | 'FAILING'
  /** The address answered that it is gone for good (410). */
  | 'GONE'
  /** Its owner wanted it so. */
  | 'OWNER';

/** Which request to take back. */
export type WithdrawContractorRequestInput = {
  /** Which request for contractors, by its `id`. */
  requestId: string;
};

/** Which proposal to step back from, and why. */
export type WithdrawProposalInput = {
  /** Which proposal, by its `id`. */
  proposalId: string;
  /** The other side reads it. At most 1,000 characters, and not empty. */
  reason: string;
  /** Where it stood when it was seen. One that was accepted meanwhile is a conflict: a waiting one is taken back, no contract. */
  status: ProposalStatus;
};

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SignOutSuccess' }
   | null };

export type ContactDetails_ContactFragment = { __typename: 'LeadContact', name: string, email: string, phone: string | null, website: string | null } & { ' $fragmentName'?: 'ContactDetails_ContactFragment' };

export type PriceBookSearchQueryVariables = Exact<{
  query: string;
  first?: number | null | undefined;
}>;


export type PriceBookSearchQuery = { priceBookSearch: Array<{ __typename: 'PriceBookEntry', id: string, kind: ScopeWorkKind, name: string, unit: string | null, unitPrice: number | null, includes: string | null, excludes: string | null, usualPlace: string | null }> | null };

export type ParametersToAddQueryVariables = Exact<{
  estimateId: string;
  assembly: string;
  placeId?: string | null | undefined;
  placeType?: string | null | undefined;
  parameters?: Array<ParameterValueInput> | ParameterValueInput | null | undefined;
}>;


export type ParametersToAddQuery = { estimate: { __typename: 'Estimate', id: string, scope: { __typename: 'ScopeOfWork', parametersToAdd: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, min: number | null, max: number | null, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }> }> } | null } | null };

export type ParametersToAddToTextQueryVariables = Exact<{
  input: ScopePreviewInput;
  assembly: string;
  placeId?: string | null | undefined;
  placeType?: string | null | undefined;
  parameters?: Array<ParameterValueInput> | ParameterValueInput | null | undefined;
}>;


export type ParametersToAddToTextQuery = { scopePreview: { __typename: 'ScopeOfWork', parametersToAdd: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, min: number | null, max: number | null, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }> }> } | null };

export type ParametersAskedFragment = { __typename: 'ScopeOfWork', parametersToAdd: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, min: number | null, max: number | null, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }> }> } & { ' $fragmentName'?: 'ParametersAskedFragment' };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, email: string, createdAt: string, emailWhenReady: boolean, recoveryCodesLeft: number, signIns: Array<{ __typename: 'SignIn', id: string, createdAt: string, lastUsedAt: string, device: string | null, isCurrent: boolean }>, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, apiTokens: Array<{ __typename: 'ApiToken', id: string, name: string, scopes: Array<TokenScope>, isTest: boolean, createdAt: string, lastUsedAt: string | null, expiresAt: string }> } | null } };

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'UpdateAccountSuccess', account: { __typename: 'Account', id: string, emailWhenReady: boolean } }
   | null };

export type RevokeSignInMutationVariables = Exact<{
  input: RevokeSignInInput;
}>;


export type RevokeSignInMutation = { revokeSignIn:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RevokeSignInSuccess', account: (
        { __typename: 'Account' }
        & { ' $fragmentRefs'?: { 'AccountScreen_AccountFragment': AccountScreen_AccountFragment } }
      ) }
   | null };

export type RevokeOtherSignInsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSignInsMutation = { revokeOtherSignIns:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RevokeOtherSignInsSuccess', account: (
        { __typename: 'Account' }
        & { ' $fragmentRefs'?: { 'AccountScreen_AccountFragment': AccountScreen_AccountFragment } }
      ) }
   | null };

export type AccountScreen_AccountFragment = { __typename: 'Account', id: string, email: string, createdAt: string, emailWhenReady: boolean, recoveryCodesLeft: number, signIns: Array<{ __typename: 'SignIn', id: string, createdAt: string, lastUsedAt: string, device: string | null, isCurrent: boolean }>, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, apiTokens: Array<{ __typename: 'ApiToken', id: string, name: string, scopes: Array<TokenScope>, isTest: boolean, createdAt: string, lastUsedAt: string | null, expiresAt: string }> } & { ' $fragmentName'?: 'AccountScreen_AccountFragment' };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken:
    | { __typename: 'CreateApiTokenSuccess', token: string, account: (
        { __typename: 'Account' }
        & { ' $fragmentRefs'?: { 'AccountScreen_AccountFragment': AccountScreen_AccountFragment } }
      ) }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   | null };

export type RevokeApiTokenMutationVariables = Exact<{
  input: RevokeApiTokenInput;
}>;


export type RevokeApiTokenMutation = { revokeApiToken:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RevokeApiTokenSuccess', account: (
        { __typename: 'Account' }
        & { ' $fragmentRefs'?: { 'AccountScreen_AccountFragment': AccountScreen_AccountFragment } }
      ) }
   | null };

export type ExportMyDataMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportMyDataMutation = { exportMyData:
    | { __typename: 'ExportMyDataSuccess', url: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   | null };

export type DeleteMyDataMutationVariables = Exact<{
  input: DeleteMyDataInput;
}>;


export type DeleteMyDataMutation = { deleteMyData:
    | { __typename: 'DeleteMyDataSuccess', isDeleted: boolean }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   | null };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StartPasskeySuccess', creation: { __typename: 'PasskeyCreation', ticket: string, challenge: string, partyId: string, email: string, userHandle: string, algorithms: Array<number>, credentials: Array<{ __typename: 'PasskeyCredential', credentialId: string, transports: Array<string> }> } }
   | null };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey:
    | { __typename: 'AddPasskeySuccess', recoveryCodes: Array<string> | null, account: (
        { __typename: 'Account' }
        & { ' $fragmentRefs'?: { 'AccountScreen_AccountFragment': AccountScreen_AccountFragment } }
      ) }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PasskeyRefused', message: string }
   | null };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RemovePasskeySuccess', account: (
        { __typename: 'Account' }
        & { ' $fragmentRefs'?: { 'AccountScreen_AccountFragment': AccountScreen_AccountFragment } }
      ) }
   | null };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RenewRecoveryCodesSuccess', recoveryCodes: Array<string> }
   | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { viewer: { __typename: 'Viewer', webhooks: Array<{ __typename: 'Webhook', id: string, url: string, events: Array<WebhookEvent>, isActive: boolean, formerSecretUntil: string | null, switchedOffAt: string | null, switchedOffBecause: WebhookSwitchOff | null, failingSince: string | null, deliveries: Array<{ __typename: 'WebhookDelivery', id: string, type: string, status: DeliveryStatus, tries: number, createdAt: string, lastTriedAt: string | null, answerStatus: number | null, failure: string | null }> }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook:
    | { __typename: 'CreateWebhookSuccess', secret: string, webhook: (
        { __typename: 'Webhook' }
        & { ' $fragmentRefs'?: { 'WebhookItem_WebhookFragment': WebhookItem_WebhookFragment } }
      ) }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   | null };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'UpdateWebhookSuccess', webhook: (
        { __typename: 'Webhook' }
        & { ' $fragmentRefs'?: { 'WebhookItem_WebhookFragment': WebhookItem_WebhookFragment } }
      ) }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RotateWebhookSecretSuccess', secret: string, webhook: (
        { __typename: 'Webhook' }
        & { ' $fragmentRefs'?: { 'WebhookItem_WebhookFragment': WebhookItem_WebhookFragment } }
      ) }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook:
    | { __typename: 'DeleteWebhookSuccess', webhookId: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   | null };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TestWebhookSuccess', delivery: (
        { __typename: 'WebhookDelivery' }
        & { ' $fragmentRefs'?: { 'WebhookDeliveries_DeliveryFragment': WebhookDeliveries_DeliveryFragment } }
      ) }
   | null };

export type RedeliverWebhookMutationVariables = Exact<{
  input: RedeliverWebhookInput;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RedeliverWebhookSuccess', delivery: (
        { __typename: 'WebhookDelivery' }
        & { ' $fragmentRefs'?: { 'WebhookDeliveries_DeliveryFragment': WebhookDeliveries_DeliveryFragment } }
      ) }
   | null };

export type WebhookItem_WebhookFragment = { __typename: 'Webhook', id: string, url: string, events: Array<WebhookEvent>, isActive: boolean, formerSecretUntil: string | null, switchedOffAt: string | null, switchedOffBecause: WebhookSwitchOff | null, failingSince: string | null, deliveries: Array<{ __typename: 'WebhookDelivery', id: string, type: string, status: DeliveryStatus, tries: number, createdAt: string, lastTriedAt: string | null, answerStatus: number | null, failure: string | null }> } & { ' $fragmentName'?: 'WebhookItem_WebhookFragment' };

export type WebhookDeliveries_DeliveryFragment = { __typename: 'WebhookDelivery', id: string, type: string, status: DeliveryStatus, tries: number, createdAt: string, lastTriedAt: string | null, answerStatus: number | null, failure: string | null } & { ' $fragmentName'?: 'WebhookDeliveries_DeliveryFragment' };

export type ContractorBidQueryVariables = Exact<{
  estimateId: string;
}>;


export type ContractorBidQuery = { estimate: { __typename: 'Estimate', id: string, bid: { __typename: 'ContractorBid', id: string, version: number, title: string | null, summary: string, note: string | null, laborTotal: number, materialTotal: number, equipmentTotal: number, taxTotal: number, overhead: number, profit: number, contingency: number, total: number, isOutdated: boolean, createdAt: string, updatedAt: string, exclusions: Array<string>, lineItems: Array<{ __typename: 'BidLine', id: string, name: string, description: string | null, quantity: number, unit: string, labor: number, material: number, equipment: number, tax: number, total: number }>, schedule: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } | null } | null };

export type CreateBidMutationVariables = Exact<{
  input: CreateBidInput;
}>;


export type CreateBidMutation = { createBid:
    | { __typename: 'BidConflict', message: string, bid: { __typename: 'ContractorBid', id: string, version: number, title: string | null, summary: string, note: string | null, laborTotal: number, materialTotal: number, equipmentTotal: number, taxTotal: number, overhead: number, profit: number, contingency: number, total: number, isOutdated: boolean, createdAt: string, updatedAt: string, exclusions: Array<string>, lineItems: Array<{ __typename: 'BidLine', id: string, name: string, description: string | null, quantity: number, unit: string, labor: number, material: number, equipment: number, tax: number, total: number }>, schedule: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } }
    | { __typename: 'CreateBidSuccess', bid: { __typename: 'ContractorBid', id: string, version: number, title: string | null, summary: string, note: string | null, laborTotal: number, materialTotal: number, equipmentTotal: number, taxTotal: number, overhead: number, profit: number, contingency: number, total: number, isOutdated: boolean, createdAt: string, updatedAt: string, exclusions: Array<string>, lineItems: Array<{ __typename: 'BidLine', id: string, name: string, description: string | null, quantity: number, unit: string, labor: number, material: number, equipment: number, tax: number, total: number }>, schedule: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   | null };

export type SaveBidMutationVariables = Exact<{
  input: SaveBidInput;
}>;


export type SaveBidMutation = { saveBid:
    | { __typename: 'BidConflict', message: string, bid: { __typename: 'ContractorBid', id: string, version: number, title: string | null, summary: string, note: string | null, laborTotal: number, materialTotal: number, equipmentTotal: number, taxTotal: number, overhead: number, profit: number, contingency: number, total: number, isOutdated: boolean, createdAt: string, updatedAt: string, exclusions: Array<string>, lineItems: Array<{ __typename: 'BidLine', id: string, name: string, description: string | null, quantity: number, unit: string, labor: number, material: number, equipment: number, tax: number, total: number }>, schedule: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SaveBidSuccess', bid: { __typename: 'ContractorBid', id: string, version: number, title: string | null, summary: string, note: string | null, laborTotal: number, materialTotal: number, equipmentTotal: number, taxTotal: number, overhead: number, profit: number, contingency: number, total: number, isOutdated: boolean, createdAt: string, updatedAt: string, exclusions: Array<string>, lineItems: Array<{ __typename: 'BidLine', id: string, name: string, description: string | null, quantity: number, unit: string, labor: number, material: number, equipment: number, tax: number, total: number }>, schedule: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } }
   | null };

export type BidPdfQueryVariables = Exact<{
  estimateId: string;
}>;


export type BidPdfQuery = { estimate: { __typename: 'Estimate', id: string, bid: { __typename: 'ContractorBid', id: string, pdfUrl: string } | null } | null };

export type ContractorBid_BidFragment = { __typename: 'ContractorBid', id: string, version: number, title: string | null, summary: string, note: string | null, laborTotal: number, materialTotal: number, equipmentTotal: number, taxTotal: number, overhead: number, profit: number, contingency: number, total: number, isOutdated: boolean, createdAt: string, updatedAt: string, exclusions: Array<string>, lineItems: Array<{ __typename: 'BidLine', id: string, name: string, description: string | null, quantity: number, unit: string, labor: number, material: number, equipment: number, tax: number, total: number }>, schedule: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } & { ' $fragmentName'?: 'ContractorBid_BidFragment' };

export type CompareChoicesQueryVariables = Exact<{
  first: number;
}>;


export type CompareChoicesQuery = { viewer: { __typename: 'Viewer', estimates: { __typename: 'EstimateConnection', edges: Array<{ __typename: 'EstimateEdge', node: { __typename: 'Estimate', id: string, title: string | null, claimNumber: string, projectSeq: number, total: number, currency: string, project: { __typename: 'Project', id: string, name: string } } }> } } };

export type ComparePapersQueryVariables = Exact<{
  first: number;
}>;


export type ComparePapersQuery = { viewer: { __typename: 'Viewer', estimates: { __typename: 'EstimateConnection', edges: Array<{ __typename: 'EstimateEdge', node: { __typename: 'Estimate', id: string, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind }> } }> } } };

export type ComparedEstimateQueryVariables = Exact<{
  lookup: string;
}>;


export type ComparedEstimateQuery = { estimate: { __typename: 'Estimate', id: string, title: string | null, claimNumber: string, projectSeq: number, premium: boolean, total: number, currency: string, createdAt: string, project: { __typename: 'Project', id: string, name: string } } | null };

export type ComparedContentsQueryVariables = Exact<{
  id: string;
}>;


export type ComparedContentsQuery = { estimate: { __typename: 'Estimate', id: string, hasTotalOverride: boolean, items: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, metadata: { __typename: 'LineMetadata', room: string | null } }>, summary: { __typename: 'EstimateSummary', reasoning: string, futureActions: Array<string> } } | null };

export type EstimateComparisonQueryVariables = Exact<{
  left: string;
  right: string;
}>;


export type EstimateComparisonQuery = { estimateComparison: { __typename: 'EstimateComparison', difference: number, isSame: boolean, causes: Array<{ __typename: 'CauseDifference', cause: DifferenceCause, amount: number, lineCount: number }>, categories: Array<{ __typename: 'CategoryDifference', category: string | null, amount: number }>, lines: Array<{ __typename: 'LineComparison', unit: string | null, category: string | null, difference: number, isSame: boolean, left: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, metadata: { __typename: 'LineMetadata', room: string | null, finishLevel: FinishLevel | null } }>, right: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, metadata: { __typename: 'LineMetadata', room: string | null, finishLevel: FinishLevel | null } }>, leftSide: { __typename: 'ComparedSide', quantity: number | null, unitPrice: number | null, tax: number, total: number } | null, rightSide: { __typename: 'ComparedSide', quantity: number | null, unitPrice: number | null, tax: number, total: number } | null, causes: Array<{ __typename: 'CauseAmount', cause: DifferenceCause, amount: number }> }> } | null };

export type ComparedItemFragment = { __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, metadata: { __typename: 'LineMetadata', room: string | null } } & { ' $fragmentName'?: 'ComparedItemFragment' };

export type ComparedNotesFragment = { __typename: 'EstimateSummary', reasoning: string, futureActions: Array<string> } & { ' $fragmentName'?: 'ComparedNotesFragment' };

export type ComparedPairFragment = { __typename: 'LineComparison', unit: string | null, category: string | null, difference: number, isSame: boolean, left: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, metadata: { __typename: 'LineMetadata', room: string | null, finishLevel: FinishLevel | null } }>, right: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, metadata: { __typename: 'LineMetadata', room: string | null, finishLevel: FinishLevel | null } }>, leftSide: { __typename: 'ComparedSide', quantity: number | null, unitPrice: number | null, tax: number, total: number } | null, rightSide: { __typename: 'ComparedSide', quantity: number | null, unitPrice: number | null, tax: number, total: number } | null, causes: Array<{ __typename: 'CauseAmount', cause: DifferenceCause, amount: number }> } & { ' $fragmentName'?: 'ComparedPairFragment' };

export type ComparedLineFragment = { __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, metadata: { __typename: 'LineMetadata', room: string | null, finishLevel: FinishLevel | null } } & { ' $fragmentName'?: 'ComparedLineFragment' };

export type ComparedSideFragment = { __typename: 'ComparedSide', quantity: number | null, unitPrice: number | null, tax: number, total: number } & { ' $fragmentName'?: 'ComparedSideFragment' };

export type SharedComparisonFragment = { __typename: 'SharedComparison', difference: number, isSame: boolean, left: { __typename: 'SharedEstimate', title: string, claimNumber: string | null, projectName: string, zip: string, total: number, currency: string, hasTotalOverride: boolean, updatedAt: string, items: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, metadata: { __typename: 'LineMetadata', room: string | null } }>, summary: { __typename: 'EstimateSummary', reasoning: string, futureActions: Array<string> } }, right: { __typename: 'SharedEstimate', title: string, claimNumber: string | null, projectName: string, zip: string, total: number, currency: string, hasTotalOverride: boolean, updatedAt: string, items: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, metadata: { __typename: 'LineMetadata', room: string | null } }>, summary: { __typename: 'EstimateSummary', reasoning: string, futureActions: Array<string> } }, causes: Array<{ __typename: 'CauseDifference', cause: DifferenceCause, amount: number, lineCount: number }>, categories: Array<{ __typename: 'CategoryDifference', category: string | null, amount: number }>, lines: Array<{ __typename: 'LineComparison', unit: string | null, category: string | null, difference: number, isSame: boolean, left: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, metadata: { __typename: 'LineMetadata', room: string | null, finishLevel: FinishLevel | null } }>, right: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, metadata: { __typename: 'LineMetadata', room: string | null, finishLevel: FinishLevel | null } }>, leftSide: { __typename: 'ComparedSide', quantity: number | null, unitPrice: number | null, tax: number, total: number } | null, rightSide: { __typename: 'ComparedSide', quantity: number | null, unitPrice: number | null, tax: number, total: number } | null, causes: Array<{ __typename: 'CauseAmount', cause: DifferenceCause, amount: number }> }> } & { ' $fragmentName'?: 'SharedComparisonFragment' };

export type SharedSideFragment = { __typename: 'SharedEstimate', title: string, claimNumber: string | null, projectName: string, zip: string, total: number, currency: string, hasTotalOverride: boolean, updatedAt: string, items: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, metadata: { __typename: 'LineMetadata', room: string | null } }>, summary: { __typename: 'EstimateSummary', reasoning: string, futureActions: Array<string> } } & { ' $fragmentName'?: 'SharedSideFragment' };

export type BidsComparisonQueryVariables = Exact<{
  lookup: string;
}>;


export type BidsComparisonQuery = { bidsComparison: { __typename: 'BidsComparison', estimate: { __typename: 'Estimate', id: string, claimNumber: string, title: string | null }, bidders: Array<{ __typename: 'ComparedBidder', name: string, fileId: string | null, total: number, leavesOut: Array<string>, leveled: number }>, ours: { __typename: 'BidPriceRange', low: number, fair: number, high: number }, rows: Array<{ __typename: 'ComparedBidRow', id: string, name: string, room: string | null, quantity: number, unit: string, ours: { __typename: 'BidPriceRange', low: number, fair: number, high: number } | null, cells: Array<{ __typename: 'ComparedBidCell', quantity: number | null, amount: number | null } | null> }> } | null };

export type EstimateMatrixQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type EstimateMatrixQuery = { estimateMatrix: { __typename: 'EstimateMatrix', setByHand: Array<number>, estimates: Array<{ __typename: 'Estimate', id: string, title: string | null, claimNumber: string, projectSeq: number, total: number, currency: string, project: { __typename: 'Project', id: string, name: string }, job: { __typename: 'Job', id: string, finishLevel: FinishLevel } }>, rows: Array<{ __typename: 'CostMatrixRow', category: string | null, amounts: Array<number | null> }> } | null };

export type PaperInPanelQueryVariables = Exact<{
  fileId: string;
}>;


export type PaperInPanelQuery = { paper: { __typename: 'Paper', id: string, version: number, state: PaperState, note: string | null, file: { __typename: 'File', id: string, name: string }, estimate: { __typename: 'PaperEstimate', kind: PaperKind, currency: string, lineCount: number, parties: { __typename: 'PaperParties', company: string | null, carrier: string | null, claimNumber: string | null, email: string | null }, totals: { __typename: 'PaperTotals', total: number | null, rcv: number | null, netClaim: number | null }, bidders: Array<{ __typename: 'PaperBidder', name: string, total: number | null }> } | null } | null };

export type PaperComparisonQueryVariables = Exact<{
  fileId: string;
  lookup: string;
  bidder?: number | null | undefined;
}>;


export type PaperComparisonQuery = { paperComparison: { __typename: 'PaperComparison', kind: PaperKind, verdict: PaperVerdict, summary: string, low: number, high: number, gap: number, matchedShare: number, pdfUrl: string, xlsxUrl: string, includedRowIds: Array<string>, theirs: { __typename: 'PaperComparedTotals', total: number, net: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null }, ours: { __typename: 'PaperComparedTotals', total: number, net: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null }, waterfall: Array<{ __typename: 'PaperGapStep', cause: PaperGapCause, amount: number, rowCount: number }>, questions: Array<{ __typename: 'PaperQuestion', question: string, why: string }>, rows: Array<{ __typename: 'PaperComparisonRow', id: string, kind: PaperRowKind, room: string | null, priceVerdict: PaperVerdict, quantityDifference: number | null, missingReason: PaperMissingReason | null, why: string, isMatchedByHand: boolean, theirs: { __typename: 'PaperTheirSide', lineIds: Array<string>, description: string, quantity: number | null, unit: string | null, unitPrice: number | null, amount: number | null, depreciation: number | null, acv: number | null, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null } } | null, ours: { __typename: 'PaperOurSide', code: string | null, name: string, quantity: number, unit: string, unitPrice: number, low: number, high: number, amount: number, depreciation: number | null, acv: number | null, source: string } | null }> } | null };

export type PaperStepFragment = { __typename: 'PaperGapStep', cause: PaperGapCause, amount: number, rowCount: number } & { ' $fragmentName'?: 'PaperStepFragment' };

export type PaperRowFragment = { __typename: 'PaperComparisonRow', id: string, kind: PaperRowKind, room: string | null, priceVerdict: PaperVerdict, quantityDifference: number | null, missingReason: PaperMissingReason | null, why: string, isMatchedByHand: boolean, theirs: { __typename: 'PaperTheirSide', lineIds: Array<string>, description: string, quantity: number | null, unit: string | null, unitPrice: number | null, amount: number | null, depreciation: number | null, acv: number | null, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null } } | null, ours: { __typename: 'PaperOurSide', code: string | null, name: string, quantity: number, unit: string, unitPrice: number, low: number, high: number, amount: number, depreciation: number | null, acv: number | null, source: string } | null } & { ' $fragmentName'?: 'PaperRowFragment' };

export type PaperSumsFragment = { __typename: 'PaperComparedTotals', total: number, net: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null } & { ' $fragmentName'?: 'PaperSumsFragment' };

export type RequestPhotosQueryVariables = Exact<{
  id: string;
}>;


export type RequestPhotosQuery = { estimate: { __typename: 'Estimate', id: string, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, caption: string | null, thumbnailUrl: string | null }> } | null };

export type SupplementRequestQueryVariables = Exact<{
  fileId: string;
  lookup: string;
  rows: Array<SupplementRowInput> | SupplementRowInput;
  photoIds: Array<string> | string;
  bidder?: number | null | undefined;
}>;


export type SupplementRequestQuery = { supplementRequest: { __typename: 'SupplementRequest', adjuster: string | null, carrier: string | null, total: number, text: string, pdfUrl: string, rows: Array<{ __typename: 'SupplementRow', rowId: string }> } | null };

export type MatchPaperLinesMutationVariables = Exact<{
  input: MatchPaperLinesInput;
}>;


export type MatchPaperLinesMutation = { matchPaperLines:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'MatchPaperLinesSuccess', paper: { __typename: 'Paper', id: string, version: number } }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type IncludeMissingMutationVariables = Exact<{
  input: IncludeMissingInput;
}>;


export type IncludeMissingMutation = { includeMissing:
    | { __typename: 'IncludeMissingSuccess', paper: { __typename: 'Paper', id: string, version: number } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type SharedPaperFragment = { __typename: 'SharedPaperComparison', name: string | null, updatedAt: string, kind: PaperKind, verdict: PaperVerdict, summary: string, low: number, high: number, gap: number, matchedShare: number, theirs: { __typename: 'PaperComparedTotals', total: number, net: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null }, ours: { __typename: 'PaperComparedTotals', total: number, net: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null }, waterfall: Array<{ __typename: 'PaperGapStep', cause: PaperGapCause, amount: number, rowCount: number }>, questions: Array<{ __typename: 'PaperQuestion', question: string, why: string }>, rows: Array<{ __typename: 'PaperComparisonRow', id: string, kind: PaperRowKind, room: string | null, priceVerdict: PaperVerdict, quantityDifference: number | null, missingReason: PaperMissingReason | null, why: string, isMatchedByHand: boolean, theirs: { __typename: 'PaperTheirSide', lineIds: Array<string>, description: string, quantity: number | null, unit: string | null, unitPrice: number | null, amount: number | null, depreciation: number | null, acv: number | null, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null } } | null, ours: { __typename: 'PaperOurSide', code: string | null, name: string, quantity: number, unit: string, unitPrice: number, low: number, high: number, amount: number, depreciation: number | null, acv: number | null, source: string } | null }> } & { ' $fragmentName'?: 'SharedPaperFragment' };

export type SharedRequestFragment = { __typename: 'SharedSupplement', updatedAt: string, total: number, text: string, pictures: Array<{ __typename: 'SharedPicture', name: string, caption: string | null, displayUrl: string }>, rows: Array<{ __typename: 'SupplementRow', rowId: string, description: string, room: string | null, quantity: number, unit: string, ours: number, theirs: number, difference: number, reason: string }> } & { ' $fragmentName'?: 'SharedRequestFragment' };

export type ContractorPortalQueryVariables = Exact<{ [key: string]: never; }>;


export type ContractorPortalQuery = { viewer: { __typename: 'Viewer', contractor: { __typename: 'Contractor', id: string, email: string, status: ReviewStatus, suspendedReason: string | null, isPaused: boolean, role: string | null, firstName: string | null, lastName: string | null, commercialName: string | null, phone: string | null, website: string | null, yearsExperience: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string, bio: string | null, trades: Array<string>, zipCodes: Array<string>, servesNearbyZips: boolean, projectSizes: Array<string>, projectTypes: Array<string>, insured: boolean, bonded: boolean, licenseNumber: string | null, licenseExpiresOn: string | null, insuranceExpiresOn: string | null, identityStatus: IdentityStatus, identityNumberEnd: string | null, proposalTerms: string | null, logoPath: string | null } | null } };

export type RegisterContractorMutationVariables = Exact<{
  input: ContractorProfileInput;
}>;


export type RegisterContractorMutation = { registerContractor:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RegisterContractorSuccess', contractor: (
        { __typename: 'Contractor' }
        & { ' $fragmentRefs'?: { 'ContractorPortal_ContractorFragment': ContractorPortal_ContractorFragment } }
      ) }
   | null };

export type UpdateContractorProfileMutationVariables = Exact<{
  input: ContractorProfileInput;
}>;


export type UpdateContractorProfileMutation = { updateContractorProfile:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'UpdateContractorProfileSuccess', contractor: (
        { __typename: 'Contractor' }
        & { ' $fragmentRefs'?: { 'ContractorPortal_ContractorFragment': ContractorPortal_ContractorFragment } }
      ) }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type ContractorPortal_ContractorFragment = { __typename: 'Contractor', id: string, email: string, status: ReviewStatus, suspendedReason: string | null, isPaused: boolean, role: string | null, firstName: string | null, lastName: string | null, commercialName: string | null, phone: string | null, website: string | null, yearsExperience: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string, bio: string | null, trades: Array<string>, zipCodes: Array<string>, servesNearbyZips: boolean, projectSizes: Array<string>, projectTypes: Array<string>, insured: boolean, bonded: boolean, licenseNumber: string | null, licenseExpiresOn: string | null, insuranceExpiresOn: string | null, identityStatus: IdentityStatus, identityNumberEnd: string | null, proposalTerms: string | null, logoPath: string | null } & { ' $fragmentName'?: 'ContractorPortal_ContractorFragment' };

export type HubStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type HubStatusQuery = { viewer: { __typename: 'Viewer', contractor: { __typename: 'Contractor', id: string, status: ReviewStatus, identityStatus: IdentityStatus, licenseExpiresOn: string | null, insuranceExpiresOn: string | null } | null } };

export type HubProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type HubProfileQuery = { viewer: { __typename: 'Viewer', contractor: { __typename: 'Contractor', id: string, commercialName: string | null, firstName: string | null, lastName: string | null, trades: Array<string>, zipCodes: Array<string>, isPaused: boolean, suspendedReason: string | null, identityStatus: IdentityStatus } | null } };

export type HubLeadsQueryVariables = Exact<{
  statuses?: Array<LeadStatus> | LeadStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type HubLeadsQuery = { viewer: { __typename: 'Viewer', leads: { __typename: 'LeadConnection', edges: Array<{ __typename: 'LeadEdge', node: { __typename: 'Lead', id: string, status: LeadStatus, title: string, postedAt: string, respondBy: string, location: string, trades: Array<string>, timeframe: Timeframe, total: number, currency: string, summary: string, appendix: Array<string>, pdfUrl: string | null, viewerCanRespond: boolean, pricedClaimNumber: string | null, unreadMessages: number, lines: Array<{ __typename: 'LeadLine', id: string, name: string, details: string | null, quantity: number, unit: string, total: number }>, response: { __typename: 'LeadResponse', answer: LeadAnswer, respondedAt: string, note: string | null, reason: DeclineReason | null } | null, homeowner: { __typename: 'LeadContact', name: string, email: string, phone: string | null, website: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type LeadChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LeadChangedSubscription = { leadChanged: { __typename: 'Lead', id: string, status: LeadStatus, title: string, postedAt: string, respondBy: string, location: string, trades: Array<string>, timeframe: Timeframe, total: number, currency: string, summary: string, appendix: Array<string>, pdfUrl: string | null, viewerCanRespond: boolean, pricedClaimNumber: string | null, unreadMessages: number, lines: Array<{ __typename: 'LeadLine', id: string, name: string, details: string | null, quantity: number, unit: string, total: number }>, response: { __typename: 'LeadResponse', answer: LeadAnswer, respondedAt: string, note: string | null, reason: DeclineReason | null } | null, homeowner: { __typename: 'LeadContact', name: string, email: string, phone: string | null, website: string | null } | null } };

export type RespondToLeadMutationVariables = Exact<{
  input: RespondToLeadInput;
}>;


export type RespondToLeadMutation = { respondToLead:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'LeadConflict', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RespondToLeadSuccess', lead: (
        { __typename: 'Lead' }
        & { ' $fragmentRefs'?: { 'LeadCard_LeadFragment': LeadCard_LeadFragment } }
      ) }
   | null };

export type PriceLeadMutationVariables = Exact<{
  input: PriceLeadInput;
}>;


export type PriceLeadMutation = { priceLead:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'LeadConflict', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PriceLeadSuccess', lead: { __typename: 'Lead', id: string, pricedClaimNumber: string | null } }
   | null };

export type LeadCard_LeadFragment = { __typename: 'Lead', id: string, status: LeadStatus, title: string, postedAt: string, respondBy: string, location: string, trades: Array<string>, timeframe: Timeframe, total: number, currency: string, summary: string, appendix: Array<string>, pdfUrl: string | null, viewerCanRespond: boolean, pricedClaimNumber: string | null, unreadMessages: number, lines: Array<{ __typename: 'LeadLine', id: string, name: string, details: string | null, quantity: number, unit: string, total: number }>, response: { __typename: 'LeadResponse', answer: LeadAnswer, respondedAt: string, note: string | null, reason: DeclineReason | null } | null, homeowner: { __typename: 'LeadContact', name: string, email: string, phone: string | null, website: string | null } | null } & { ' $fragmentName'?: 'LeadCard_LeadFragment' };

export type LiveInventoryQueryVariables = Exact<{
  estimateId: string;
}>;


export type LiveInventoryQuery = { inventory: { __typename: 'Inventory', estimateId: string, status: InventoryStatus, version: number, total: number, failure: string | null, isOutdated: boolean, updatedAt: string, materials: Array<{ __typename: 'Material', id: string, name: string, quantity: number, unit: string, unitCost: number, subtotal: number, category: string | null, packSize: number | null, note: string | null, hasCutPlan: boolean, isEdited: boolean }> } | null };

export type InventoryChangedSubscriptionVariables = Exact<{
  estimateId: string;
}>;


export type InventoryChangedSubscription = { inventoryChanged: (
    { __typename: 'Inventory' }
    & { ' $fragmentRefs'?: { 'Inventory_InventoryFragment': Inventory_InventoryFragment } }
  ) | null };

export type StartInventoryMutationVariables = Exact<{
  input: StartInventoryInput;
}>;


export type StartInventoryMutation = { startInventory:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StartInventorySuccess', inventory: (
        { __typename: 'Inventory' }
        & { ' $fragmentRefs'?: { 'Inventory_InventoryFragment': Inventory_InventoryFragment } }
      ) }
   | null };

export type AddLineToInventoryMutationVariables = Exact<{
  input: AddLineToInventoryInput;
}>;


export type AddLineToInventoryMutation = { addLineToInventory:
    | { __typename: 'AddLineToInventorySuccess', inventory: (
        { __typename: 'Inventory' }
        & { ' $fragmentRefs'?: { 'Inventory_InventoryFragment': Inventory_InventoryFragment } }
      ) }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   | null };

export type SaveInventoryMutationVariables = Exact<{
  input: SaveInventoryInput;
}>;


export type SaveInventoryMutation = { saveInventory:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'InventoryConflict', message: string, inventory: { __typename: 'Inventory', estimateId: string, status: InventoryStatus, version: number, total: number, failure: string | null, isOutdated: boolean, updatedAt: string, materials: Array<{ __typename: 'Material', id: string, name: string, quantity: number, unit: string, unitCost: number, subtotal: number, category: string | null, packSize: number | null, note: string | null, hasCutPlan: boolean, isEdited: boolean }> } }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SaveInventorySuccess', inventory: { __typename: 'Inventory', estimateId: string, status: InventoryStatus, version: number, total: number, failure: string | null, isOutdated: boolean, updatedAt: string, materials: Array<{ __typename: 'Material', id: string, name: string, quantity: number, unit: string, unitCost: number, subtotal: number, category: string | null, packSize: number | null, note: string | null, hasCutPlan: boolean, isEdited: boolean }> } }
   | null };

export type InventoryHtmlQueryVariables = Exact<{
  estimateId: string;
}>;


export type InventoryHtmlQuery = { inventory: { __typename: 'Inventory', estimateId: string, html: string | null } | null };

export type ShoppingListQueryVariables = Exact<{
  estimateId: string;
}>;


export type ShoppingListQuery = { inventory: { __typename: 'Inventory', estimateId: string, csvUrl: string, pdfUrl: string } | null };

export type CutPlansQueryVariables = Exact<{
  estimateId: string;
}>;


export type CutPlansQuery = { inventory: { __typename: 'Inventory', estimateId: string, version: number, materials: Array<{ __typename: 'Material', id: string, cutPlan: { __typename: 'CutPlan', terms: string, layouts: Array<{ __typename: 'CutLayout', times: number, svg: string, isNumbered: boolean, pieces: Array<string> }> } | null }> } | null };

export type Inventory_InventoryFragment = { __typename: 'Inventory', estimateId: string, status: InventoryStatus, version: number, total: number, failure: string | null, isOutdated: boolean, updatedAt: string, materials: Array<{ __typename: 'Material', id: string, name: string, quantity: number, unit: string, unitCost: number, subtotal: number, category: string | null, packSize: number | null, note: string | null, hasCutPlan: boolean, isEdited: boolean }> } & { ' $fragmentName'?: 'Inventory_InventoryFragment' };

export type CancelJobMutationVariables = Exact<{
  input: CancelJobInput;
}>;


export type CancelJobMutation = { cancelJob:
    | { __typename: 'CancelJobSuccess', job: (
        { __typename: 'Job' }
        & { ' $fragmentRefs'?: { 'LiveJob_JobFragment': LiveJob_JobFragment } }
      ) }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'JobAlreadyFinished', message: string, job: (
        { __typename: 'Job' }
        & { ' $fragmentRefs'?: { 'LiveJob_JobFragment': LiveJob_JobFragment } }
      ) }
    | { __typename: 'NotFound', message: string }
   | null };

export type EstimateDraftQueryVariables = Exact<{
  jobId: string;
}>;


export type EstimateDraftQuery = { estimateDraft: { __typename: 'EstimateDraft', total: number, job: { __typename: 'Job', id: string }, lines: Array<{ __typename: 'LineItem', id: string, name: string, category: string | null, quantity: number, unit: string, total: number }> } | null };

export type EstimateDraftChangedSubscriptionVariables = Exact<{
  jobId: string;
}>;


export type EstimateDraftChangedSubscription = { estimateDraftChanged: (
    { __typename: 'EstimateDraft' }
    & { ' $fragmentRefs'?: { 'DraftLines_DraftFragment': DraftLines_DraftFragment } }
  ) };

export type DraftLines_DraftFragment = { __typename: 'EstimateDraft', total: number, job: { __typename: 'Job', id: string }, lines: Array<{ __typename: 'LineItem', id: string, name: string, category: string | null, quantity: number, unit: string, total: number }> } & { ' $fragmentName'?: 'DraftLines_DraftFragment' };

export type LiveJobQueryVariables = Exact<{
  jobId: string;
}>;


export type LiveJobQuery = { job: { __typename: 'Job', id: string, title: string | null, claimNumber: string, projectSeq: number, stage: JobStage, status: JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean, reading: { __typename: 'FileReading', fileName: string, filePosition: number, fileCount: number, step: { __typename: 'ReadingStep', unit: ReadingUnit, position: number, count: number } | null } | null, project: { __typename: 'Project', id: string, name: string } } | null };

export type JobChangedSubscriptionVariables = Exact<{
  jobId: string;
}>;


export type JobChangedSubscription = { jobChanged: (
    { __typename: 'Job' }
    & { ' $fragmentRefs'?: { 'LiveJob_JobFragment': LiveJob_JobFragment } }
  ) };

export type LiveJob_JobFragment = { __typename: 'Job', id: string, title: string | null, claimNumber: string, projectSeq: number, stage: JobStage, status: JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean, reading: { __typename: 'FileReading', fileName: string, filePosition: number, fileCount: number, step: { __typename: 'ReadingStep', unit: ReadingUnit, position: number, count: number } | null } | null, project: { __typename: 'Project', id: string, name: string } } & { ' $fragmentName'?: 'LiveJob_JobFragment' };

export type RetryJobMutationVariables = Exact<{
  input: RetryJobInput;
}>;


export type RetryJobMutation = { retryJob:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'JobNotRetryable', message: string, job: (
        { __typename: 'Job' }
        & { ' $fragmentRefs'?: { 'LiveJob_JobFragment': LiveJob_JobFragment } }
      ) }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RetryJobSuccess', job: (
        { __typename: 'Job' }
        & { ' $fragmentRefs'?: { 'LiveJob_JobFragment': LiveJob_JobFragment } }
      ) }
   | null };

export type LiveContractorRequestQueryVariables = Exact<{
  estimateId: string;
}>;


export type LiveContractorRequestQuery = { contractorRequest: { __typename: 'ContractorRequest', id: string, timeframe: Timeframe, createdAt: string, expiresAt: string | null, situation: ContractorRequestSituation, trades: Array<string>, answerExpectedBy: string | null, viewerCanWithdraw: boolean, viewerCanTakePhoneBack: boolean, contractors: Array<{ __typename: 'AskedContractor', id: string, status: LeadStatus, trade: string | null, askedAt: string, answerBy: string, respondedAt: string | null, note: string | null, viewerCanDecide: boolean, unreadMessages: number, proposal: { __typename: 'Proposal', id: string, version: number, status: ProposalStatus } | null, card: { __typename: 'ContractorCard', company: string, trades: Array<string>, yearsExperience: string | null, bio: string | null, licenseNumber: string | null, insured: boolean, bonded: boolean, checkedAt: string | null } | null, contact: { __typename: 'LeadContact', name: string, email: string, phone: string | null, website: string | null } | null }> } | null };

export type ContractorRequestChangedSubscriptionVariables = Exact<{
  estimateId: string;
}>;


export type ContractorRequestChangedSubscription = { contractorRequestChanged: (
    { __typename: 'ContractorRequest', id: string }
    & { ' $fragmentRefs'?: { 'ContractorRequest_RequestFragment': ContractorRequest_RequestFragment } }
  ) };

export type ContractorRequest_RequestFragment = { __typename: 'ContractorRequest', id: string, timeframe: Timeframe, createdAt: string, expiresAt: string | null, situation: ContractorRequestSituation, trades: Array<string>, answerExpectedBy: string | null, viewerCanWithdraw: boolean, viewerCanTakePhoneBack: boolean, contractors: Array<{ __typename: 'AskedContractor', id: string, status: LeadStatus, trade: string | null, askedAt: string, answerBy: string, respondedAt: string | null, note: string | null, viewerCanDecide: boolean, unreadMessages: number, proposal: { __typename: 'Proposal', id: string, version: number, status: ProposalStatus } | null, card: { __typename: 'ContractorCard', company: string, trades: Array<string>, yearsExperience: string | null, bio: string | null, licenseNumber: string | null, insured: boolean, bonded: boolean, checkedAt: string | null } | null, contact: { __typename: 'LeadContact', name: string, email: string, phone: string | null, website: string | null } | null }> } & { ' $fragmentName'?: 'ContractorRequest_RequestFragment' };

export type RequestContractorsMutationVariables = Exact<{
  input: RequestContractorsInput;
}>;


export type RequestContractorsMutation = { requestContractors:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RequestContractorsSuccess', request: { __typename: 'ContractorRequest', id: string, timeframe: Timeframe, createdAt: string, expiresAt: string | null, situation: ContractorRequestSituation, trades: Array<string>, answerExpectedBy: string | null, viewerCanWithdraw: boolean, viewerCanTakePhoneBack: boolean, contractors: Array<{ __typename: 'AskedContractor', id: string, status: LeadStatus, trade: string | null, askedAt: string, answerBy: string, respondedAt: string | null, note: string | null, viewerCanDecide: boolean, unreadMessages: number, proposal: { __typename: 'Proposal', id: string, version: number, status: ProposalStatus } | null, card: { __typename: 'ContractorCard', company: string, trades: Array<string>, yearsExperience: string | null, bio: string | null, licenseNumber: string | null, insured: boolean, bonded: boolean, checkedAt: string | null } | null, contact: { __typename: 'LeadContact', name: string, email: string, phone: string | null, website: string | null } | null }> } }
    | { __typename: 'RequestIsOpen', message: string }
   | null };

export type WithdrawContractorRequestMutationVariables = Exact<{
  input: WithdrawContractorRequestInput;
}>;


export type WithdrawContractorRequestMutation = { withdrawContractorRequest:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'WithdrawContractorRequestSuccess', request: (
        { __typename: 'ContractorRequest' }
        & { ' $fragmentRefs'?: { 'ContractorRequest_RequestFragment': ContractorRequest_RequestFragment } }
      ) }
   | null };

export type AcceptContractorMutationVariables = Exact<{
  input: DecideOnContractorInput;
}>;


export type AcceptContractorMutation = { acceptContractor:
    | { __typename: 'AcceptContractorSuccess', request: (
        { __typename: 'ContractorRequest' }
        & { ' $fragmentRefs'?: { 'ContractorRequest_RequestFragment': ContractorRequest_RequestFragment } }
      ) }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'LeadConflict', message: string }
    | { __typename: 'NotFound', message: string }
   | null };

export type PassOnContractorMutationVariables = Exact<{
  input: DecideOnContractorInput;
}>;


export type PassOnContractorMutation = { passOnContractor:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'LeadConflict', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PassOnContractorSuccess', request: (
        { __typename: 'ContractorRequest' }
        & { ' $fragmentRefs'?: { 'ContractorRequest_RequestFragment': ContractorRequest_RequestFragment } }
      ) }
   | null };

export type StartSignInMutationVariables = Exact<{
  input: StartSignInInput;
}>;


export type StartSignInMutation = { startSignIn:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StartSignInSuccess', email: string, resendAfterSeconds: number, expiresInMinutes: number }
   | null };

export type VerifySignInMutationVariables = Exact<{
  input: VerifySignInInput;
}>;


export type VerifySignInMutation = { verifySignIn:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PasskeyNeeded', message: string, ticket: string, challenge: string, partyId: string, credentials: Array<{ __typename: 'PasskeyCredential', credentialId: string, transports: Array<string> }> }
    | { __typename: 'SignInCodeRefused', triesLeft: number, message: string }
    | { __typename: 'VerifySignInSuccess', token: string, account: { __typename: 'Account', id: string, email: string }, adopted: { __typename: 'AdoptedWork', projects: number, estimates: number, files: number } }
   | null };

export type FinishSignInMutationVariables = Exact<{
  input: FinishSignInInput;
}>;


export type FinishSignInMutation = { finishSignIn:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PasskeyRefused', triesLeft: number, message: string }
    | { __typename: 'VerifySignInSuccess', token: string, account: { __typename: 'Account', id: string, email: string }, adopted: { __typename: 'AdoptedWork', projects: number, estimates: number, files: number } }
   | null };

export type SignedInFragment = { __typename: 'VerifySignInSuccess', token: string, account: { __typename: 'Account', id: string, email: string }, adopted: { __typename: 'AdoptedWork', projects: number, estimates: number, files: number } } & { ' $fragmentName'?: 'SignedInFragment' };

export type PasskeyQuestionFragment = { __typename: 'PasskeyNeeded', ticket: string, challenge: string, partyId: string, credentials: Array<{ __typename: 'PasskeyCredential', credentialId: string, transports: Array<string> }> } & { ' $fragmentName'?: 'PasskeyQuestionFragment' };

export type LeadThreadQueryVariables = Exact<{
  leadId: string;
  first: number;
}>;


export type LeadThreadQuery = { leadThread: { __typename: 'LeadThread', leadId: string, title: string, partner: string, unreadMessages: number, messages: { __typename: 'LeadMessageConnection', edges: Array<{ __typename: 'LeadMessageEdge', node: { __typename: 'LeadMessage', id: string, text: string, createdAt: string, isMine: boolean, readAt: string | null, proposal: { __typename: 'Proposal', id: string, version: number, status: ProposalStatus, total: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type EarlierMessagesQueryVariables = Exact<{
  leadId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type EarlierMessagesQuery = { leadThread: { __typename: 'LeadThread', leadId: string, messages: { __typename: 'LeadMessageConnection', edges: Array<{ __typename: 'LeadMessageEdge', node: { __typename: 'LeadMessage', id: string, text: string, createdAt: string, isMine: boolean, readAt: string | null, proposal: { __typename: 'Proposal', id: string, version: number, status: ProposalStatus, total: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type LeadThreadChangedSubscriptionVariables = Exact<{
  leadId: string;
  first: number;
}>;


export type LeadThreadChangedSubscription = { leadThreadChanged: (
    { __typename: 'LeadThread' }
    & { ' $fragmentRefs'?: { 'LeadThread_ThreadFragment': LeadThread_ThreadFragment } }
  ) };

export type LeadThreadsQueryVariables = Exact<{
  first: number;
}>;


export type LeadThreadsQuery = { viewer: { __typename: 'Viewer', leadThreads: { __typename: 'LeadThreadConnection', edges: Array<{ __typename: 'LeadThreadEdge', node: { __typename: 'LeadThread', leadId: string, title: string, partner: string, unreadMessages: number } }> } } };

export type SendLeadMessageMutationVariables = Exact<{
  input: SendLeadMessageInput;
  first: number;
}>;


export type SendLeadMessageMutation = { sendLeadMessage:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SendLeadMessageSuccess', thread: (
        { __typename: 'LeadThread' }
        & { ' $fragmentRefs'?: { 'LeadThread_ThreadFragment': LeadThread_ThreadFragment } }
      ) }
   | null };

export type MarkLeadThreadReadMutationVariables = Exact<{
  input: MarkLeadThreadReadInput;
  first: number;
}>;


export type MarkLeadThreadReadMutation = { markLeadThreadRead:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MarkLeadThreadReadSuccess', thread: (
        { __typename: 'LeadThread' }
        & { ' $fragmentRefs'?: { 'LeadThread_ThreadFragment': LeadThread_ThreadFragment } }
      ) }
    | { __typename: 'NotFound', message: string }
   | null };

export type LeadThread_ThreadFragment = { __typename: 'LeadThread', leadId: string, title: string, partner: string, unreadMessages: number, messages: { __typename: 'LeadMessageConnection', edges: Array<{ __typename: 'LeadMessageEdge', node: { __typename: 'LeadMessage', id: string, text: string, createdAt: string, isMine: boolean, readAt: string | null, proposal: { __typename: 'Proposal', id: string, version: number, status: ProposalStatus, total: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'LeadThread_ThreadFragment' };

export type LeadThread_MessagesFragment = { __typename: 'LeadMessageConnection', edges: Array<{ __typename: 'LeadMessageEdge', node: { __typename: 'LeadMessage', id: string, text: string, createdAt: string, isMine: boolean, readAt: string | null, proposal: { __typename: 'Proposal', id: string, version: number, status: ProposalStatus, total: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'LeadThread_MessagesFragment' };

export type BellJobQueryVariables = Exact<{
  jobId: string;
}>;


export type BellJobQuery = { job: { __typename: 'Job', id: string, title: string | null, claimNumber: string, projectSeq: number, stage: JobStage, status: JobStatus, progress: number, failure: string | null, finishedAt: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean, estimate: { __typename: 'Estimate', id: string, inventory: { __typename: 'Inventory', estimateId: string, status: InventoryStatus } | null } | null } | null };

export type ViewerJobChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ViewerJobChangedSubscription = { viewerJobChanged: { __typename: 'Job', id: string, title: string | null, claimNumber: string, projectSeq: number, stage: JobStage, status: JobStatus, progress: number, failure: string | null, finishedAt: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean, estimate: { __typename: 'Estimate', id: string, inventory: { __typename: 'Inventory', estimateId: string, status: InventoryStatus } | null } | null } };

export type BellInventoryChangedSubscriptionVariables = Exact<{
  estimateId: string;
}>;


export type BellInventoryChangedSubscription = { inventoryChanged: { __typename: 'Inventory', estimateId: string, status: InventoryStatus } | null };

export type BellJob_JobFragment = { __typename: 'Job', id: string, title: string | null, claimNumber: string, projectSeq: number, stage: JobStage, status: JobStatus, progress: number, failure: string | null, finishedAt: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean, estimate: { __typename: 'Estimate', id: string, inventory: { __typename: 'Inventory', estimateId: string, status: InventoryStatus } | null } | null } & { ' $fragmentName'?: 'BellJob_JobFragment' };

export type AuditLogQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { operatorDesk: { __typename: 'OperatorDesk', auditLog: { __typename: 'AuditConnection', edges: Array<{ __typename: 'AuditEdge', node: { __typename: 'AuditEntry', id: string, actor: string, action: string, subjectId: string, detail: string | null, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type DeskContractorsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DeskContractorsQuery = { operatorDesk: { __typename: 'OperatorDesk', contractors: { __typename: 'ContractorConnection', edges: Array<{ __typename: 'ContractorEdge', node: { __typename: 'Contractor', id: string, version: number, email: string, status: ReviewStatus, suspendedReason: string | null, isPaused: boolean, firstName: string | null, lastName: string | null, commercialName: string | null, identityStatus: IdentityStatus, licenseNumber: string | null, licenseExpiresOn: string | null, insuranceExpiresOn: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type DeskContractor_ContractorFragment = { __typename: 'Contractor', id: string, version: number, email: string, status: ReviewStatus, suspendedReason: string | null, isPaused: boolean, firstName: string | null, lastName: string | null, commercialName: string | null, identityStatus: IdentityStatus, licenseNumber: string | null, licenseExpiresOn: string | null, insuranceExpiresOn: string | null } & { ' $fragmentName'?: 'DeskContractor_ContractorFragment' };

export type RecordCredentialsMutationVariables = Exact<{
  input: RecordCredentialsInput;
}>;


export type RecordCredentialsMutation = { recordCredentials:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RecordCredentialsSuccess', contractor: (
        { __typename: 'Contractor', id: string, version: number }
        & { ' $fragmentRefs'?: { 'DeskContractor_ContractorFragment': DeskContractor_ContractorFragment } }
      ) }
    | { __typename: 'VersionConflict', version: number, message: string }
   | null };

export type SuspendContractorMutationVariables = Exact<{
  input: SuspendContractorInput;
}>;


export type SuspendContractorMutation = { suspendContractor:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SuspendContractorSuccess', contractor: (
        { __typename: 'Contractor' }
        & { ' $fragmentRefs'?: { 'DeskContractor_ContractorFragment': DeskContractor_ContractorFragment } }
      ) }
   | null };

export type ReinstateContractorMutationVariables = Exact<{
  input: ReinstateContractorInput;
}>;


export type ReinstateContractorMutation = { reinstateContractor:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'ReinstateContractorSuccess', contractor: (
        { __typename: 'Contractor' }
        & { ' $fragmentRefs'?: { 'DeskContractor_ContractorFragment': DeskContractor_ContractorFragment } }
      ) }
   | null };

export type OperatorDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorDeskQuery = { operatorDesk: { __typename: 'OperatorDesk', figures: { __typename: 'ReviewFigures', waiting: number, late: number, oldestSince: string | null, approved: number, declined: number }, applications: Array<{ __typename: 'ContractorApplication', id: string, version: number, hasAccount: boolean, createdAt: string, waitingBusinessDays: number, isLate: boolean, email: string, fullName: string, company: string | null, phone: string, website: string | null, trades: Array<string>, zipCodes: Array<string>, licenseNumber: string | null, insured: boolean, bonded: boolean, yearsExperience: string | null, projectSizes: Array<string>, projectTypes: Array<string>, availability: string | null, notes: string | null, howHeard: string | null, filePath: string | null, fileName: string | null }>, identityDocuments: Array<{ __typename: 'IdentityDocument', id: string, createdAt: string, waitingBusinessDays: number, isLate: boolean, mime: string, filePath: string | null, contractor: { __typename: 'Contractor', id: string, email: string, firstName: string | null, lastName: string | null, commercialName: string | null, status: ReviewStatus } }> } | null };

export type DeskFigures_FiguresFragment = { __typename: 'ReviewFigures', waiting: number, late: number, oldestSince: string | null, approved: number, declined: number } & { ' $fragmentName'?: 'DeskFigures_FiguresFragment' };

export type ApplicationCard_ApplicationFragment = { __typename: 'ContractorApplication', id: string, version: number, hasAccount: boolean, createdAt: string, waitingBusinessDays: number, isLate: boolean, email: string, fullName: string, company: string | null, phone: string, website: string | null, trades: Array<string>, zipCodes: Array<string>, licenseNumber: string | null, insured: boolean, bonded: boolean, yearsExperience: string | null, projectSizes: Array<string>, projectTypes: Array<string>, availability: string | null, notes: string | null, howHeard: string | null, filePath: string | null, fileName: string | null } & { ' $fragmentName'?: 'ApplicationCard_ApplicationFragment' };

export type IdentityCard_DocumentFragment = { __typename: 'IdentityDocument', id: string, createdAt: string, waitingBusinessDays: number, isLate: boolean, mime: string, filePath: string | null, contractor: { __typename: 'Contractor', id: string, email: string, firstName: string | null, lastName: string | null, commercialName: string | null, status: ReviewStatus } } & { ' $fragmentName'?: 'IdentityCard_DocumentFragment' };

export type DecideApplicationMutationVariables = Exact<{
  input: DecideApplicationInput;
}>;


export type DecideApplicationMutation = { decideApplication:
    | { __typename: 'DecideApplicationSuccess', applicationId: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   | null };

export type DecideIdentityMutationVariables = Exact<{
  input: DecideIdentityInput;
}>;


export type DecideIdentityMutation = { decideIdentity:
    | { __typename: 'DecideIdentitySuccess', documentId: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   | null };

export type RevealIdentityNumberMutationVariables = Exact<{
  input: RevealIdentityNumberInput;
}>;


export type RevealIdentityNumberMutation = { revealIdentityNumber:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RevealIdentityNumberSuccess', identityNumber: string }
   | null };

export type PaperCellsFragment = { __typename: 'PaperLine', id: string, number: string | null, room: string | null, section: string | null, description: string, quantity: number | null, quantityText: string | null, unit: string | null, unitPrice: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, amounts: Array<number | null>, note: string | null, isAlternate: boolean, isExcluded: boolean, isCredit: boolean, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } } & { ' $fragmentName'?: 'PaperCellsFragment' };

export type PaperShortFragment = { __typename: 'Paper', id: string, state: PaperState, use: PaperUse | null, note: string | null, version: number, file: { __typename: 'File', id: string, name: string, kind: FileKind }, estimate: { __typename: 'PaperEstimate', kind: PaperKind, currency: string, lineCount: number, roomCount: number, checkCount: number, unreadCount: number, totals: { __typename: 'PaperTotals', total: number | null, netClaim: number | null, rcv: number | null } } | null } & { ' $fragmentName'?: 'PaperShortFragment' };

export type PaperWholeFragment = { __typename: 'Paper', isCorrected: boolean, canReread: boolean, id: string, state: PaperState, use: PaperUse | null, note: string | null, version: number, pages: Array<{ __typename: 'PaperPage', number: number, shape: number, url: string }>, estimate: { __typename: 'PaperEstimate', kind: PaperKind, date: string | null, validUntil: string | null, currency: string, lineCount: number, roomCount: number, checkCount: number, unreadCount: number, parties: { __typename: 'PaperParties', company: string | null, license: string | null, adjuster: string | null, carrier: string | null, insured: string | null, claimNumber: string | null, policyNumber: string | null, dateOfLoss: string | null, address: string | null }, rooms: Array<{ __typename: 'PaperRoom', number: number, name: string, isUnnamed: boolean, lengthFt: number | null, widthFt: number | null, heightFt: number | null, floorSf: number | null, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }>, lines: Array<{ __typename: 'PaperLine', id: string, number: string | null, room: string | null, section: string | null, description: string, quantity: number | null, quantityText: string | null, unit: string | null, unitPrice: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, amounts: Array<number | null>, note: string | null, isAlternate: boolean, isExcluded: boolean, isCredit: boolean, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }>, totals: { __typename: 'PaperTotals', net: number | null, tax: number | null, overhead: number | null, profit: number | null, contingency: number | null, discount: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null, total: number | null, deposit: number | null }, sides: Array<{ __typename: 'ShownPaperSide', side: PaperSide, name: string, isShown: boolean }>, bidders: Array<{ __typename: 'PaperBidder', name: string, total: number | null }>, checks: Array<{ __typename: 'PaperCheck', what: PaperCheckKind, message: string, lineId: string | null }>, unread: Array<{ __typename: 'PaperUnread', text: string, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }> } | null, file: { __typename: 'File', id: string, name: string, kind: FileKind } } & { ' $fragmentName'?: 'PaperWholeFragment' };

export type PaperInShortQueryVariables = Exact<{
  fileId: string;
}>;


export type PaperInShortQuery = { paper: { __typename: 'Paper', id: string, state: PaperState, use: PaperUse | null, note: string | null, version: number, file: { __typename: 'File', id: string, name: string, kind: FileKind }, estimate: { __typename: 'PaperEstimate', kind: PaperKind, currency: string, lineCount: number, roomCount: number, checkCount: number, unreadCount: number, totals: { __typename: 'PaperTotals', total: number | null, netClaim: number | null, rcv: number | null } } | null } | null };

export type PaperInShortChangedSubscriptionVariables = Exact<{
  fileId: string;
}>;


export type PaperInShortChangedSubscription = { paperChanged: { __typename: 'Paper', id: string, state: PaperState, use: PaperUse | null, note: string | null, version: number, file: { __typename: 'File', id: string, name: string, kind: FileKind }, estimate: { __typename: 'PaperEstimate', kind: PaperKind, currency: string, lineCount: number, roomCount: number, checkCount: number, unreadCount: number, totals: { __typename: 'PaperTotals', total: number | null, netClaim: number | null, rcv: number | null } } | null } };

export type PaperQueryVariables = Exact<{
  fileId: string;
}>;


export type PaperQuery = { paper: { __typename: 'Paper', isCorrected: boolean, canReread: boolean, id: string, state: PaperState, use: PaperUse | null, note: string | null, version: number, pages: Array<{ __typename: 'PaperPage', number: number, shape: number, url: string }>, estimate: { __typename: 'PaperEstimate', kind: PaperKind, date: string | null, validUntil: string | null, currency: string, lineCount: number, roomCount: number, checkCount: number, unreadCount: number, parties: { __typename: 'PaperParties', company: string | null, license: string | null, adjuster: string | null, carrier: string | null, insured: string | null, claimNumber: string | null, policyNumber: string | null, dateOfLoss: string | null, address: string | null }, rooms: Array<{ __typename: 'PaperRoom', number: number, name: string, isUnnamed: boolean, lengthFt: number | null, widthFt: number | null, heightFt: number | null, floorSf: number | null, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }>, lines: Array<{ __typename: 'PaperLine', id: string, number: string | null, room: string | null, section: string | null, description: string, quantity: number | null, quantityText: string | null, unit: string | null, unitPrice: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, amounts: Array<number | null>, note: string | null, isAlternate: boolean, isExcluded: boolean, isCredit: boolean, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }>, totals: { __typename: 'PaperTotals', net: number | null, tax: number | null, overhead: number | null, profit: number | null, contingency: number | null, discount: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null, total: number | null, deposit: number | null }, sides: Array<{ __typename: 'ShownPaperSide', side: PaperSide, name: string, isShown: boolean }>, bidders: Array<{ __typename: 'PaperBidder', name: string, total: number | null }>, checks: Array<{ __typename: 'PaperCheck', what: PaperCheckKind, message: string, lineId: string | null }>, unread: Array<{ __typename: 'PaperUnread', text: string, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }> } | null, file: { __typename: 'File', id: string, name: string, kind: FileKind } } | null };

export type CorrectPaperMutationVariables = Exact<{
  input: CorrectPaperInput;
}>;


export type CorrectPaperMutation = { correctPaper:
    | { __typename: 'CorrectPaperSuccess', paper: { __typename: 'Paper', isCorrected: boolean, canReread: boolean, id: string, state: PaperState, use: PaperUse | null, note: string | null, version: number, pages: Array<{ __typename: 'PaperPage', number: number, shape: number, url: string }>, estimate: { __typename: 'PaperEstimate', kind: PaperKind, date: string | null, validUntil: string | null, currency: string, lineCount: number, roomCount: number, checkCount: number, unreadCount: number, parties: { __typename: 'PaperParties', company: string | null, license: string | null, adjuster: string | null, carrier: string | null, insured: string | null, claimNumber: string | null, policyNumber: string | null, dateOfLoss: string | null, address: string | null }, rooms: Array<{ __typename: 'PaperRoom', number: number, name: string, isUnnamed: boolean, lengthFt: number | null, widthFt: number | null, heightFt: number | null, floorSf: number | null, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }>, lines: Array<{ __typename: 'PaperLine', id: string, number: string | null, room: string | null, section: string | null, description: string, quantity: number | null, quantityText: string | null, unit: string | null, unitPrice: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, amounts: Array<number | null>, note: string | null, isAlternate: boolean, isExcluded: boolean, isCredit: boolean, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }>, totals: { __typename: 'PaperTotals', net: number | null, tax: number | null, overhead: number | null, profit: number | null, contingency: number | null, discount: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null, total: number | null, deposit: number | null }, sides: Array<{ __typename: 'ShownPaperSide', side: PaperSide, name: string, isShown: boolean }>, bidders: Array<{ __typename: 'PaperBidder', name: string, total: number | null }>, checks: Array<{ __typename: 'PaperCheck', what: PaperCheckKind, message: string, lineId: string | null }>, unread: Array<{ __typename: 'PaperUnread', text: string, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }> } | null, file: { __typename: 'File', id: string, name: string, kind: FileKind } } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type ChoosePaperUseMutationVariables = Exact<{
  input: ChoosePaperUseInput;
}>;


export type ChoosePaperUseMutation = { choosePaperUse:
    | { __typename: 'ChoosePaperUseSuccess', paper: { __typename: 'Paper', id: string, state: PaperState, use: PaperUse | null, note: string | null, version: number, file: { __typename: 'File', id: string, name: string, kind: FileKind }, estimate: { __typename: 'PaperEstimate', kind: PaperKind, currency: string, lineCount: number, roomCount: number, checkCount: number, unreadCount: number, totals: { __typename: 'PaperTotals', total: number | null, netClaim: number | null, rcv: number | null } } | null } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type RereadPaperMutationVariables = Exact<{
  input: RereadPaperInput;
}>;


export type RereadPaperMutation = { rereadPaper:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RereadPaperSuccess', paper: { __typename: 'Paper', isCorrected: boolean, canReread: boolean, id: string, state: PaperState, use: PaperUse | null, note: string | null, version: number, pages: Array<{ __typename: 'PaperPage', number: number, shape: number, url: string }>, estimate: { __typename: 'PaperEstimate', kind: PaperKind, date: string | null, validUntil: string | null, currency: string, lineCount: number, roomCount: number, checkCount: number, unreadCount: number, parties: { __typename: 'PaperParties', company: string | null, license: string | null, adjuster: string | null, carrier: string | null, insured: string | null, claimNumber: string | null, policyNumber: string | null, dateOfLoss: string | null, address: string | null }, rooms: Array<{ __typename: 'PaperRoom', number: number, name: string, isUnnamed: boolean, lengthFt: number | null, widthFt: number | null, heightFt: number | null, floorSf: number | null, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }>, lines: Array<{ __typename: 'PaperLine', id: string, number: string | null, room: string | null, section: string | null, description: string, quantity: number | null, quantityText: string | null, unit: string | null, unitPrice: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, amounts: Array<number | null>, note: string | null, isAlternate: boolean, isExcluded: boolean, isCredit: boolean, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }>, totals: { __typename: 'PaperTotals', net: number | null, tax: number | null, overhead: number | null, profit: number | null, contingency: number | null, discount: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null, total: number | null, deposit: number | null }, sides: Array<{ __typename: 'ShownPaperSide', side: PaperSide, name: string, isShown: boolean }>, bidders: Array<{ __typename: 'PaperBidder', name: string, total: number | null }>, checks: Array<{ __typename: 'PaperCheck', what: PaperCheckKind, message: string, lineId: string | null }>, unread: Array<{ __typename: 'PaperUnread', text: string, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null, x: number | null, y: number | null, width: number | null, height: number | null } }> } | null, file: { __typename: 'File', id: string, name: string, kind: FileKind } } }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type UpdateProjectMutationVariables = Exact<{
  input: UpdateProjectInput;
}>;


export type UpdateProjectMutation = { updateProject:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'UpdateProjectSuccess', project: { __typename: 'Project', id: string, name: string, zip: string } }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type DeleteProjectMutationVariables = Exact<{
  projectId: string;
}>;


export type DeleteProjectMutation = { deleteProject:
    | { __typename: 'DeleteProjectSuccess', projectId: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   | null };

export type RestoreProjectMutationVariables = Exact<{
  projectId: string;
}>;


export type RestoreProjectMutation = { restoreProject:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RestoreProjectSuccess', project: (
        { __typename: 'Project' }
        & { ' $fragmentRefs'?: { 'ProjectCard_ProjectFragment': ProjectCard_ProjectFragment } }
      ) }
   | null };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject:
    | { __typename: 'CreateProjectSuccess', project: { __typename: 'Project', id: string, name: string, zip: string, jobCount: number } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   | null };

export type DeletedProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedProjectsQuery = { viewer: { __typename: 'Viewer', deletedProjects: Array<{ __typename: 'Project', id: string, name: string, restorableUntil: string | null }> } };

export type ViewerChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ViewerChangedSubscription = { viewerChanged: { __typename: 'ViewerChange', viewer: { __typename: 'Viewer', isSignedIn: boolean } } };

export type JobCard_JobFragment = { __typename: 'Job', id: string, title: string | null, claimNumber: string, projectSeq: number, isTest: boolean, finishLevel: FinishLevel, createdAt: string, stage: JobStage, status: JobStatus, estimate: { __typename: 'Estimate', id: string, title: string | null, total: number, currency: string, countsInTotal: boolean } | null } & { ' $fragmentName'?: 'JobCard_JobFragment' };

export type SetEstimateCountedMutationVariables = Exact<{
  input: SetEstimateCountedInput;
}>;


export type SetEstimateCountedMutation = { setEstimateCounted:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SetEstimateCountedSuccess', estimate: { __typename: 'Estimate', id: string, countsInTotal: boolean, project: (
          { __typename: 'Project', id: string }
          & { ' $fragmentRefs'?: { 'ProjectCosts_ProjectFragment': ProjectCosts_ProjectFragment } }
        ) } }
   | null };

export type DeleteJobMutationVariables = Exact<{
  jobId: string;
}>;


export type DeleteJobMutation = { deleteJob:
    | { __typename: 'DeleteJobSuccess', jobId: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   | null };

export type RestoreJobMutationVariables = Exact<{
  jobId: string;
}>;


export type RestoreJobMutation = { restoreJob:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RestoreJobSuccess', job: (
        { __typename: 'Job' }
        & { ' $fragmentRefs'?: { 'JobCard_JobFragment': JobCard_JobFragment } }
      ) }
   | null };

export type RenameJobMutationVariables = Exact<{
  input: RenameJobInput;
}>;


export type RenameJobMutation = { renameJob:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RenameJobSuccess', job: (
        { __typename: 'Job' }
        & { ' $fragmentRefs'?: { 'JobCard_JobFragment': JobCard_JobFragment } }
      ) }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type PortfolioQueryVariables = Exact<{ [key: string]: never; }>;


export type PortfolioQuery = { viewer: { __typename: 'Viewer', portfolio: { __typename: 'Portfolio', total: number, readyCount: number, pendingCount: number, projects: Array<{ __typename: 'ProjectGlance', projectId: string, total: number, readyCount: number, pendingCount: number, pictures: Array<{ __typename: 'File', id: string, thumbnailUrl: string | null }> }> } } };

export type ProjectCard_ProjectFragment = { __typename: 'Project', id: string, name: string, zip: string, jobCount: number } & { ' $fragmentName'?: 'ProjectCard_ProjectFragment' };

export type ProjectCosts_ProjectFragment = { __typename: 'Project', id: string, costs: { __typename: 'ProjectCosts', total: number, estimateCount: number, byEstimate: Array<{ __typename: 'Estimate', id: string, title: string | null, claimNumber: string, projectSeq: number, total: number, currency: string }> } } & { ' $fragmentName'?: 'ProjectCosts_ProjectFragment' };

export type ProjectCategoryCostsQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectCategoryCostsQuery = { project: { __typename: 'Project', id: string, costs: { __typename: 'ProjectCosts', byCategory: { __typename: 'CategoryCosts', setByHand: number, categories: Array<{ __typename: 'CategoryCost', category: string | null, amount: number }> } } } | null };

export type ProjectJobChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ProjectJobChangedSubscription = { viewerJobChanged: (
    { __typename: 'Job', id: string, stage: JobStage, project: { __typename: 'Project', id: string } }
    & { ' $fragmentRefs'?: { 'JobCard_JobFragment': JobCard_JobFragment } }
  ) };

export type ProjectChoicesQueryVariables = Exact<{
  first: number;
}>;


export type ProjectChoicesQuery = { viewer: { __typename: 'Viewer', projects: { __typename: 'ProjectConnection', edges: Array<{ __typename: 'ProjectEdge', node: { __typename: 'Project', id: string, name: string, zip: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type ProjectPageQueryVariables = Exact<{
  projectId: string;
  jobs: number;
  after?: string | null | undefined;
}>;


export type ProjectPageQuery = { project: (
    { __typename: 'Project', id: string, name: string, zip: string, jobCount: number, jobs: { __typename: 'JobConnection', edges: Array<{ __typename: 'JobEdge', node: (
          { __typename: 'Job', id: string, stage: JobStage }
          & { ' $fragmentRefs'?: { 'JobCard_JobFragment': JobCard_JobFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, deletedJobs: Array<{ __typename: 'Job', id: string, title: string | null, projectSeq: number, restorableUntil: string | null, estimate: { __typename: 'Estimate', id: string, title: string | null } | null }> }
    & { ' $fragmentRefs'?: { 'ProjectCosts_ProjectFragment': ProjectCosts_ProjectFragment;'Rooms_ProjectFragment': Rooms_ProjectFragment } }
  ) | null };

export type ProjectsPageQueryVariables = Exact<{
  projects: number;
  estimates: number;
  jobs: number;
}>;


export type ProjectsPageQuery = { viewer: { __typename: 'Viewer', isContractor: boolean, deletedProjects: Array<{ __typename: 'Project', id: string, name: string, restorableUntil: string | null }>, projects: { __typename: 'ProjectConnection', edges: Array<{ __typename: 'ProjectEdge', node: (
          { __typename: 'Project', id: string }
          & { ' $fragmentRefs'?: { 'ProjectCard_ProjectFragment': ProjectCard_ProjectFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, estimates: { __typename: 'EstimateConnection', edges: Array<{ __typename: 'EstimateEdge', node: (
          { __typename: 'Estimate', id: string }
          & { ' $fragmentRefs'?: { 'RecentEstimate_EstimateFragment': RecentEstimate_EstimateFragment } }
        ) }> }, jobs: { __typename: 'JobConnection', edges: Array<{ __typename: 'JobEdge', node: { __typename: 'Job', id: string, stage: JobStage } }> } } };

export type ProjectsChangedSubscriptionVariables = Exact<{
  projects: number;
  estimates: number;
  jobs: number;
}>;


export type ProjectsChangedSubscription = { viewerChanged: { __typename: 'ViewerChange', viewer: { __typename: 'Viewer', isContractor: boolean, deletedProjects: Array<{ __typename: 'Project', id: string, name: string, restorableUntil: string | null }>, projects: { __typename: 'ProjectConnection', edges: Array<{ __typename: 'ProjectEdge', node: (
            { __typename: 'Project', id: string }
            & { ' $fragmentRefs'?: { 'ProjectCard_ProjectFragment': ProjectCard_ProjectFragment } }
          ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, estimates: { __typename: 'EstimateConnection', edges: Array<{ __typename: 'EstimateEdge', node: (
            { __typename: 'Estimate', id: string }
            & { ' $fragmentRefs'?: { 'RecentEstimate_EstimateFragment': RecentEstimate_EstimateFragment } }
          ) }> }, jobs: { __typename: 'JobConnection', edges: Array<{ __typename: 'JobEdge', node: { __typename: 'Job', id: string, stage: JobStage } }> } } } };

export type ProjectsScreen_ViewerFragment = { __typename: 'Viewer', isContractor: boolean, deletedProjects: Array<{ __typename: 'Project', id: string, name: string, restorableUntil: string | null }>, projects: { __typename: 'ProjectConnection', edges: Array<{ __typename: 'ProjectEdge', node: (
        { __typename: 'Project', id: string }
        & { ' $fragmentRefs'?: { 'ProjectCard_ProjectFragment': ProjectCard_ProjectFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, estimates: { __typename: 'EstimateConnection', edges: Array<{ __typename: 'EstimateEdge', node: (
        { __typename: 'Estimate', id: string }
        & { ' $fragmentRefs'?: { 'RecentEstimate_EstimateFragment': RecentEstimate_EstimateFragment } }
      ) }> }, jobs: { __typename: 'JobConnection', edges: Array<{ __typename: 'JobEdge', node: { __typename: 'Job', id: string, stage: JobStage } }> } } & { ' $fragmentName'?: 'ProjectsScreen_ViewerFragment' };

export type ProjectsScreen_ProjectsFragment = { __typename: 'ProjectConnection', edges: Array<{ __typename: 'ProjectEdge', node: (
      { __typename: 'Project', id: string }
      & { ' $fragmentRefs'?: { 'ProjectCard_ProjectFragment': ProjectCard_ProjectFragment } }
    ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'ProjectsScreen_ProjectsFragment' };

export type MoreProjectsQueryVariables = Exact<{
  projects: number;
  after?: string | null | undefined;
}>;


export type MoreProjectsQuery = { viewer: { __typename: 'Viewer', projects: { __typename: 'ProjectConnection', edges: Array<{ __typename: 'ProjectEdge', node: (
          { __typename: 'Project', id: string }
          & { ' $fragmentRefs'?: { 'ProjectCard_ProjectFragment': ProjectCard_ProjectFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type RecentEstimate_EstimateFragment = { __typename: 'Estimate', id: string, title: string | null, claimNumber: string, projectSeq: number, createdAt: string, total: number, currency: string, project: { __typename: 'Project', id: string, name: string } } & { ' $fragmentName'?: 'RecentEstimate_EstimateFragment' };

export type Rooms_ProjectFragment = { __typename: 'Project', id: string, rooms: Array<string> } & { ' $fragmentName'?: 'Rooms_ProjectFragment' };

export type AddRoomMutationVariables = Exact<{
  input: AddRoomInput;
}>;


export type AddRoomMutation = { addRoom:
    | { __typename: 'AddRoomSuccess', project: (
        { __typename: 'Project' }
        & { ' $fragmentRefs'?: { 'Rooms_ProjectFragment': Rooms_ProjectFragment } }
      ) }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   | null };

export type Proposal_StateFragment = { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } & { ' $fragmentName'?: 'Proposal_StateFragment' };

export type Proposal_DocumentFragment = { __typename: 'ProposalDocument', title: string, company: string, licenseNumber: string | null, terms: string | null, summary: string | null, note: string | null, currency: string, pricesBy: ProposalPricesBy, hidesCosts: boolean, total: number, exclusions: Array<string>, coversScope: boolean, leftOut: Array<string>, phases: Array<{ __typename: 'ProposalPhase', name: string, amount: number, costs: { __typename: 'ProposalCosts', labor: number, material: number, equipment: number, tax: number } | null, lines: Array<{ __typename: 'ProposalLine', name: string, description: string | null, quantity: number, unit: string, amount: number | null, costs: { __typename: 'ProposalCosts', labor: number, material: number, equipment: number, tax: number } | null }> }>, addOns: Array<{ __typename: 'ProposalAddOn', kind: ProposalAddOnKind, amount: number }>, schedule: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }>, payments: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } & { ' $fragmentName'?: 'Proposal_DocumentFragment' };

export type ShownProposalQueryVariables = Exact<{
  id: string;
}>;


export type ShownProposalQuery = { proposal: { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, document: { __typename: 'ProposalDocument', title: string, company: string, licenseNumber: string | null, terms: string | null, summary: string | null, note: string | null, currency: string, pricesBy: ProposalPricesBy, hidesCosts: boolean, total: number, exclusions: Array<string>, coversScope: boolean, leftOut: Array<string>, phases: Array<{ __typename: 'ProposalPhase', name: string, amount: number, costs: { __typename: 'ProposalCosts', labor: number, material: number, equipment: number, tax: number } | null, lines: Array<{ __typename: 'ProposalLine', name: string, description: string | null, quantity: number, unit: string, amount: number | null, costs: { __typename: 'ProposalCosts', labor: number, material: number, equipment: number, tax: number } | null }> }>, addOns: Array<{ __typename: 'ProposalAddOn', kind: ProposalAddOnKind, amount: number }>, schedule: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }>, payments: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> }, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } | null };

export type ProposalPdfQueryVariables = Exact<{
  id: string;
}>;


export type ProposalPdfQuery = { proposal: { __typename: 'Proposal', id: string, pdfUrl: string } | null };

export type ProposalPreviewQueryVariables = Exact<{
  input: PreviewProposalInput;
}>;


export type ProposalPreviewQuery = { proposalPreview: { __typename: 'ProposalDocument', title: string, company: string, licenseNumber: string | null, terms: string | null, summary: string | null, note: string | null, currency: string, pricesBy: ProposalPricesBy, hidesCosts: boolean, total: number, exclusions: Array<string>, coversScope: boolean, leftOut: Array<string>, phases: Array<{ __typename: 'ProposalPhase', name: string, amount: number, costs: { __typename: 'ProposalCosts', labor: number, material: number, equipment: number, tax: number } | null, lines: Array<{ __typename: 'ProposalLine', name: string, description: string | null, quantity: number, unit: string, amount: number | null, costs: { __typename: 'ProposalCosts', labor: number, material: number, equipment: number, tax: number } | null }> }>, addOns: Array<{ __typename: 'ProposalAddOn', kind: ProposalAddOnKind, amount: number }>, schedule: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }>, payments: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } | null };

export type PricedLeadQueryVariables = Exact<{
  estimateId: string;
}>;


export type PricedLeadQuery = { estimate: { __typename: 'Estimate', id: string, pricedLead: { __typename: 'Lead', id: string, title: string, homeowner: { __typename: 'LeadContact', name: string } | null, proposal: { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } | null } | null } | null };

export type ProposalsSideBySideQueryVariables = Exact<{
  estimateId: string;
}>;


export type ProposalsSideBySideQuery = { contractorRequest: { __typename: 'ContractorRequest', id: string, proposalComparison: { __typename: 'ProposalComparison', currency: string, own: { __typename: 'OwnPriceRange', low: number, likely: number, high: number }, phases: Array<{ __typename: 'ProposalComparisonPhase', name: string, amounts: Array<number | null>, own: { __typename: 'OwnPriceRange', low: number, likely: number, high: number } | null }>, proposals: Array<{ __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, document: { __typename: 'ProposalDocument', company: string, total: number, pricesBy: ProposalPricesBy, exclusions: Array<string>, coversScope: boolean, leftOut: Array<string>, addOns: Array<{ __typename: 'ProposalAddOn', kind: ProposalAddOnKind, amount: number }>, payments: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> }, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null }> } | null } | null };

export type SendProposalMutationVariables = Exact<{
  input: SendProposalInput;
}>;


export type SendProposalMutation = { sendProposal:
    | { __typename: 'BidConflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SendProposalSuccess', proposal: { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } }
    | { __typename: 'WorkIsTaken', message: string }
   | null };

export type AcceptProposalMutationVariables = Exact<{
  input: AcceptProposalInput;
}>;


export type AcceptProposalMutation = { acceptProposal:
    | { __typename: 'AcceptProposalSuccess', proposal: { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'ProposalConflict', message: string, proposal: { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } }
    | { __typename: 'WorkIsTaken', message: string }
   | null };

export type DeclineProposalMutationVariables = Exact<{
  input: ProposalReasonInput;
}>;


export type DeclineProposalMutation = { declineProposal:
    | { __typename: 'DeclineProposalSuccess', proposal: { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'ProposalConflict', message: string, proposal: { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } }
   | null };

export type WithdrawProposalMutationVariables = Exact<{
  input: WithdrawProposalInput;
}>;


export type WithdrawProposalMutation = { withdrawProposal:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'ProposalConflict', message: string, proposal: { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } }
    | { __typename: 'WithdrawProposalSuccess', proposal: { __typename: 'Proposal', id: string, leadId: string, version: number, status: ProposalStatus, total: number, currency: string, validUntil: string, sentAt: string, declineReason: string | null, viewerCanDecide: boolean, viewerCanDecline: boolean, viewerCanWithdraw: boolean, signature: { __typename: 'ProposalSignature', name: string, date: string, acceptedAt: string } | null, withdrawal: { __typename: 'ProposalWithdrawal', byContractor: boolean, reason: string, withdrawnAt: string } | null } }
   | null };

export type EstimateNotes_EstimateFragment = { __typename: 'Estimate', id: string, summary: { __typename: 'EstimateSummary', questions: Array<string>, assumptions: Array<string>, exclusions: Array<string>, warnings: Array<string> } } & { ' $fragmentName'?: 'EstimateNotes_EstimateFragment' };

export type ResultPageQueryVariables = Exact<{
  lookup: string;
}>;


export type ResultPageQuery = { estimate: (
    { __typename: 'Estimate', title: string | null, claimNumber: string, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, instructions: string, id: string, version: number, items: Array<{ __typename: 'LineItem', id: string, category: string | null }>, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, location: string }, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> }
    & { ' $fragmentRefs'?: { 'CostSummary_EstimateFragment': CostSummary_EstimateFragment;'CurrentVersion_EstimateFragment': CurrentVersion_EstimateFragment;'EstimateEditor_EstimateFragment': EstimateEditor_EstimateFragment;'EstimateNotes_EstimateFragment': EstimateNotes_EstimateFragment;'ExportActions_EstimateFragment': ExportActions_EstimateFragment;'HowPriced_EstimateFragment': HowPriced_EstimateFragment;'LiveFigures_EstimateFragment': LiveFigures_EstimateFragment;'Scope_EstimateFragment': Scope_EstimateFragment;'UploadedFiles_EstimateFragment': UploadedFiles_EstimateFragment } }
  ) | null };

export type ResultPage_EstimateFragment = (
  { __typename: 'Estimate', title: string | null, claimNumber: string, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, instructions: string, id: string, version: number, items: Array<{ __typename: 'LineItem', id: string, category: string | null }>, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, location: string }, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> }
  & { ' $fragmentRefs'?: { 'CostSummary_EstimateFragment': CostSummary_EstimateFragment;'CurrentVersion_EstimateFragment': CurrentVersion_EstimateFragment;'EstimateEditor_EstimateFragment': EstimateEditor_EstimateFragment;'EstimateNotes_EstimateFragment': EstimateNotes_EstimateFragment;'ExportActions_EstimateFragment': ExportActions_EstimateFragment;'HowPriced_EstimateFragment': HowPriced_EstimateFragment;'LiveFigures_EstimateFragment': LiveFigures_EstimateFragment;'Scope_EstimateFragment': Scope_EstimateFragment;'UploadedFiles_EstimateFragment': UploadedFiles_EstimateFragment } }
) & { ' $fragmentName'?: 'ResultPage_EstimateFragment' };

export type ResultOwn_EstimateFragment = { __typename: 'Estimate', title: string | null, claimNumber: string, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, instructions: string, id: string, version: number, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, location: string }, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } & { ' $fragmentName'?: 'ResultOwn_EstimateFragment' };

export type ResultNews_EstimateFragment = { __typename: 'Estimate', id: string, version: number, viewerCanEdit: boolean, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } & { ' $fragmentName'?: 'ResultNews_EstimateFragment' };

export type ResultAround_EstimateFragment = { __typename: 'Estimate', title: string | null, claimNumber: string, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, instructions: string, id: string, version: number, change: EstimateChange, changeNote: string | null, updatedAt: string, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, location: string, questions: Array<string>, assumptions: Array<string>, exclusions: Array<string>, warnings: Array<string>, reasoning: string, accuracyClass: AccuracyClass | null, delivery: DeliveryMode, deliveryTotals: { __typename: 'DeliveryTotals', tradeDirect: number, gcManaged: number, fullService: number } | null, finishTotals: { __typename: 'FinishTotals', low: number, standard: number, high: number } | null, range: { __typename: 'PriceRange', low: number, high: number }, claim: { __typename: 'Claim', rcv: number, recoverableDepreciation: number, nonRecoverableDepreciation: number, acv: number, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, net: number | null, netOnCompletion: number | null, overheadMethod: OverheadMethod, overheadReason: string } | null, bid: { __typename: 'BidPricing', labor: number, material: number, equipment: number, tax: number, directCost: number, markupRate: number, margin: number, usualMarkupRate: number, usualPrice: number, contingencyRate: number, contingency: number, price: number, validDays: number, depositNote: string | null, alternates: Array<{ __typename: 'BidAlternate', id: string, name: string, amount: number }>, allowances: Array<{ __typename: 'BidAllowance', statedIn: string | null, code: string, name: string, quantity: number, unit: string, unitAmount: number, amount: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } | null }, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } & { ' $fragmentName'?: 'ResultAround_EstimateFragment' };

export type SoughtJobQueryVariables = Exact<{
  lookup: string;
}>;


export type SoughtJobQuery = { job: { __typename: 'Job', id: string } | null };

export type EstimateEditor_EstimateFragment = { __typename: 'Estimate', id: string, version: number, title: string | null, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, summary: { __typename: 'EstimateSummary', futureActions: Array<string> }, items: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', taxRate: number | null, taxByHand: boolean, basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, bases: Array<{ __typename: 'ChargeBase', of: string, share: number }>, charge: { __typename: 'LineCharge', isLocked: boolean, movedFrom: number | null, kind: ChargeKind, least: number, above: number, words: string, parts: Array<{ __typename: 'ChargePart', of: string, rate: number, rampFrom: number | null, rampOver: number | null, fadeOf: string | null, fadeFrom: number | null, fadeOver: number | null, leastTrades: number }> } | null, cost: { __typename: 'LineCost', labor: number, material: number, equipment: number } | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } }> } & { ' $fragmentName'?: 'EstimateEditor_EstimateFragment' };

export type Sheet_EstimateFragment = { __typename: 'Estimate', items: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', taxRate: number | null, taxByHand: boolean, basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, bases: Array<{ __typename: 'ChargeBase', of: string, share: number }>, charge: { __typename: 'LineCharge', isLocked: boolean, movedFrom: number | null, kind: ChargeKind, least: number, above: number, words: string, parts: Array<{ __typename: 'ChargePart', of: string, rate: number, rampFrom: number | null, rampOver: number | null, fadeOf: string | null, fadeFrom: number | null, fadeOver: number | null, leastTrades: number }> } | null, cost: { __typename: 'LineCost', labor: number, material: number, equipment: number } | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } }> } & { ' $fragmentName'?: 'Sheet_EstimateFragment' };

export type ReadLineFragment = { __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } } & { ' $fragmentName'?: 'ReadLineFragment' };

export type SheetLineFragment = { __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', taxRate: number | null, taxByHand: boolean, basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, bases: Array<{ __typename: 'ChargeBase', of: string, share: number }>, charge: { __typename: 'LineCharge', isLocked: boolean, movedFrom: number | null, kind: ChargeKind, least: number, above: number, words: string, parts: Array<{ __typename: 'ChargePart', of: string, rate: number, rampFrom: number | null, rampOver: number | null, fadeOf: string | null, fadeFrom: number | null, fadeOver: number | null, leastTrades: number }> } | null, cost: { __typename: 'LineCost', labor: number, material: number, equipment: number } | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } } & { ' $fragmentName'?: 'SheetLineFragment' };

export type ResultChanges_EstimateFragment = { __typename: 'Estimate', title: string | null, claimNumber: string, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, instructions: string, id: string, version: number, change: EstimateChange, changeNote: string | null, updatedAt: string, changesSince: { __typename: 'EstimateChanges', lineOrder: Array<string> | null, placeOrder: Array<string> | null, workOrder: Array<string> | null, lines: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', taxRate: number | null, taxByHand: boolean, basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, bases: Array<{ __typename: 'ChargeBase', of: string, share: number }>, charge: { __typename: 'LineCharge', isLocked: boolean, movedFrom: number | null, kind: ChargeKind, least: number, above: number, words: string, parts: Array<{ __typename: 'ChargePart', of: string, rate: number, rampFrom: number | null, rampOver: number | null, fadeOf: string | null, fadeFrom: number | null, fadeOver: number | null, leastTrades: number }> } | null, cost: { __typename: 'LineCost', labor: number, material: number, equipment: number } | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } }>, places: Array<{ __typename: 'ScopePlace', id: string, label: string | null, type: string, count: number, lengthFt: number | null, widthFt: number | null, heightFt: number, areaSf: number, basis: QuantityBasis, source: string | null, parts: Array<string>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, work: Array<{ __typename: 'ScopeWork', id: string, placeId: string, name: string, bookName: string, kind: ScopeWorkKind, quantity: number | null, unit: string | null, formula: string | null, times: number, finishLevel: FinishLevel | null, ownerSupplies: boolean, materialsOnly: boolean, optional: boolean, certainty: ScopeCertainty, quantityFrom: string | null, total: number | null, parameters: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, without: Array<{ __typename: 'ScopeLeftOut', code: string, name: string | null }>, set: Array<{ __typename: 'ScopeSetLine', because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, scope: { __typename: 'ScopeOfWork', facts: { __typename: 'ScopeFacts', state: string | null, yearBuilt: number | null, stories: number | null, pitch: number | null, peril: string | null, afterHours: boolean, occupied: boolean, walkUp: boolean, highRise: boolean, prevailingWage: boolean, leadPaint: boolean, budget: number | null, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, contingencyRate: number | null, insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null, units: number | null, depreciation: { __typename: 'ToldDepreciation', rate: number | null, isRecoverable: boolean } | null, overheadAndProfit: { __typename: 'OverheadAndProfit', overhead: number, profit: number } | null, retainage: { __typename: 'Retainage', rate: number, until: number } | null, payments: Array<{ __typename: 'ToldPayment', due: string, share: number }> | null, allowances: Array<{ __typename: 'StatedAllowance', goods: string, words: string, amount: number, unit: string | null, only: string | null, statedIn: string }>, ages: Array<{ __typename: 'StatedAge', lifeKeys: Array<string>, years: number, isFromUpload: boolean }> }, excluded: Array<{ __typename: 'ScopeExclusion', id: string, words: string, codes: Array<string>, placeId: string | null, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, questions: Array<{ __typename: 'ScopeQuestion', id: string, text: string, unreadStart: number | null, moves: number | null, answers: Array<{ __typename: 'ScopeAnswer', label: string }> }>, unread: Array<{ __typename: 'UnreadWords', source: string, words: string, start: number | null, end: number | null, workId: string | null, meanings: Array<{ __typename: 'WorkMeaning', id: string, name: string, unit: string | null, quantity: number | null, price: number | null }> }> } | null } | null, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, location: string, questions: Array<string>, assumptions: Array<string>, exclusions: Array<string>, warnings: Array<string>, reasoning: string, accuracyClass: AccuracyClass | null, delivery: DeliveryMode, deliveryTotals: { __typename: 'DeliveryTotals', tradeDirect: number, gcManaged: number, fullService: number } | null, finishTotals: { __typename: 'FinishTotals', low: number, standard: number, high: number } | null, range: { __typename: 'PriceRange', low: number, high: number }, claim: { __typename: 'Claim', rcv: number, recoverableDepreciation: number, nonRecoverableDepreciation: number, acv: number, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, net: number | null, netOnCompletion: number | null, overheadMethod: OverheadMethod, overheadReason: string } | null, bid: { __typename: 'BidPricing', labor: number, material: number, equipment: number, tax: number, directCost: number, markupRate: number, margin: number, usualMarkupRate: number, usualPrice: number, contingencyRate: number, contingency: number, price: number, validDays: number, depositNote: string | null, alternates: Array<{ __typename: 'BidAlternate', id: string, name: string, amount: number }>, allowances: Array<{ __typename: 'BidAllowance', statedIn: string | null, code: string, name: string, quantity: number, unit: string, unitAmount: number, amount: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } | null }, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } & { ' $fragmentName'?: 'ResultChanges_EstimateFragment' };

export type SaveEstimateMutationVariables = Exact<{
  input: SaveEstimateInput;
  since: number;
}>;


export type SaveEstimateMutation = { saveEstimate:
    | { __typename: 'EstimateConflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SaveEstimateSuccess', estimate: { __typename: 'Estimate', title: string | null, claimNumber: string, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, instructions: string, id: string, version: number, change: EstimateChange, changeNote: string | null, updatedAt: string, changesSince: { __typename: 'EstimateChanges', lineOrder: Array<string> | null, placeOrder: Array<string> | null, workOrder: Array<string> | null, lines: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', taxRate: number | null, taxByHand: boolean, basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, bases: Array<{ __typename: 'ChargeBase', of: string, share: number }>, charge: { __typename: 'LineCharge', isLocked: boolean, movedFrom: number | null, kind: ChargeKind, least: number, above: number, words: string, parts: Array<{ __typename: 'ChargePart', of: string, rate: number, rampFrom: number | null, rampOver: number | null, fadeOf: string | null, fadeFrom: number | null, fadeOver: number | null, leastTrades: number }> } | null, cost: { __typename: 'LineCost', labor: number, material: number, equipment: number } | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } }>, places: Array<{ __typename: 'ScopePlace', id: string, label: string | null, type: string, count: number, lengthFt: number | null, widthFt: number | null, heightFt: number, areaSf: number, basis: QuantityBasis, source: string | null, parts: Array<string>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, work: Array<{ __typename: 'ScopeWork', id: string, placeId: string, name: string, bookName: string, kind: ScopeWorkKind, quantity: number | null, unit: string | null, formula: string | null, times: number, finishLevel: FinishLevel | null, ownerSupplies: boolean, materialsOnly: boolean, optional: boolean, certainty: ScopeCertainty, quantityFrom: string | null, total: number | null, parameters: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, without: Array<{ __typename: 'ScopeLeftOut', code: string, name: string | null }>, set: Array<{ __typename: 'ScopeSetLine', because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, scope: { __typename: 'ScopeOfWork', facts: { __typename: 'ScopeFacts', state: string | null, yearBuilt: number | null, stories: number | null, pitch: number | null, peril: string | null, afterHours: boolean, occupied: boolean, walkUp: boolean, highRise: boolean, prevailingWage: boolean, leadPaint: boolean, budget: number | null, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, contingencyRate: number | null, insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null, units: number | null, depreciation: { __typename: 'ToldDepreciation', rate: number | null, isRecoverable: boolean } | null, overheadAndProfit: { __typename: 'OverheadAndProfit', overhead: number, profit: number } | null, retainage: { __typename: 'Retainage', rate: number, until: number } | null, payments: Array<{ __typename: 'ToldPayment', due: string, share: number }> | null, allowances: Array<{ __typename: 'StatedAllowance', goods: string, words: string, amount: number, unit: string | null, only: string | null, statedIn: string }>, ages: Array<{ __typename: 'StatedAge', lifeKeys: Array<string>, years: number, isFromUpload: boolean }> }, excluded: Array<{ __typename: 'ScopeExclusion', id: string, words: string, codes: Array<string>, placeId: string | null, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, questions: Array<{ __typename: 'ScopeQuestion', id: string, text: string, unreadStart: number | null, moves: number | null, answers: Array<{ __typename: 'ScopeAnswer', label: string }> }>, unread: Array<{ __typename: 'UnreadWords', source: string, words: string, start: number | null, end: number | null, workId: string | null, meanings: Array<{ __typename: 'WorkMeaning', id: string, name: string, unit: string | null, quantity: number | null, price: number | null }> }> } | null } | null, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, location: string, questions: Array<string>, assumptions: Array<string>, exclusions: Array<string>, warnings: Array<string>, reasoning: string, accuracyClass: AccuracyClass | null, delivery: DeliveryMode, deliveryTotals: { __typename: 'DeliveryTotals', tradeDirect: number, gcManaged: number, fullService: number } | null, finishTotals: { __typename: 'FinishTotals', low: number, standard: number, high: number } | null, range: { __typename: 'PriceRange', low: number, high: number }, claim: { __typename: 'Claim', rcv: number, recoverableDepreciation: number, nonRecoverableDepreciation: number, acv: number, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, net: number | null, netOnCompletion: number | null, overheadMethod: OverheadMethod, overheadReason: string } | null, bid: { __typename: 'BidPricing', labor: number, material: number, equipment: number, tax: number, directCost: number, markupRate: number, margin: number, usualMarkupRate: number, usualPrice: number, contingencyRate: number, contingency: number, price: number, validDays: number, depositNote: string | null, alternates: Array<{ __typename: 'BidAlternate', id: string, name: string, amount: number }>, allowances: Array<{ __typename: 'BidAllowance', statedIn: string | null, code: string, name: string, quantity: number, unit: string, unitAmount: number, amount: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } | null }, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } }
   | null };

export type EstimateChangedSubscriptionVariables = Exact<{
  estimateId: string;
}>;


export type EstimateChangedSubscription = { estimateChanged: { __typename: 'Estimate', id: string, version: number, viewerCanEdit: boolean, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } };

export type EstimateNewsQueryVariables = Exact<{
  estimateId: string;
}>;


export type EstimateNewsQuery = { estimate: { __typename: 'Estimate', id: string, version: number, viewerCanEdit: boolean, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } | null };

export type EstimateChangesQueryVariables = Exact<{
  estimateId: string;
  since: number;
}>;


export type EstimateChangesQuery = { estimate: { __typename: 'Estimate', title: string | null, claimNumber: string, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, instructions: string, id: string, version: number, change: EstimateChange, changeNote: string | null, updatedAt: string, changesSince: { __typename: 'EstimateChanges', lineOrder: Array<string> | null, placeOrder: Array<string> | null, workOrder: Array<string> | null, lines: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', taxRate: number | null, taxByHand: boolean, basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, bases: Array<{ __typename: 'ChargeBase', of: string, share: number }>, charge: { __typename: 'LineCharge', isLocked: boolean, movedFrom: number | null, kind: ChargeKind, least: number, above: number, words: string, parts: Array<{ __typename: 'ChargePart', of: string, rate: number, rampFrom: number | null, rampOver: number | null, fadeOf: string | null, fadeFrom: number | null, fadeOver: number | null, leastTrades: number }> } | null, cost: { __typename: 'LineCost', labor: number, material: number, equipment: number } | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } }>, places: Array<{ __typename: 'ScopePlace', id: string, label: string | null, type: string, count: number, lengthFt: number | null, widthFt: number | null, heightFt: number, areaSf: number, basis: QuantityBasis, source: string | null, parts: Array<string>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, work: Array<{ __typename: 'ScopeWork', id: string, placeId: string, name: string, bookName: string, kind: ScopeWorkKind, quantity: number | null, unit: string | null, formula: string | null, times: number, finishLevel: FinishLevel | null, ownerSupplies: boolean, materialsOnly: boolean, optional: boolean, certainty: ScopeCertainty, quantityFrom: string | null, total: number | null, parameters: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, without: Array<{ __typename: 'ScopeLeftOut', code: string, name: string | null }>, set: Array<{ __typename: 'ScopeSetLine', because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, scope: { __typename: 'ScopeOfWork', facts: { __typename: 'ScopeFacts', state: string | null, yearBuilt: number | null, stories: number | null, pitch: number | null, peril: string | null, afterHours: boolean, occupied: boolean, walkUp: boolean, highRise: boolean, prevailingWage: boolean, leadPaint: boolean, budget: number | null, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, contingencyRate: number | null, insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null, units: number | null, depreciation: { __typename: 'ToldDepreciation', rate: number | null, isRecoverable: boolean } | null, overheadAndProfit: { __typename: 'OverheadAndProfit', overhead: number, profit: number } | null, retainage: { __typename: 'Retainage', rate: number, until: number } | null, payments: Array<{ __typename: 'ToldPayment', due: string, share: number }> | null, allowances: Array<{ __typename: 'StatedAllowance', goods: string, words: string, amount: number, unit: string | null, only: string | null, statedIn: string }>, ages: Array<{ __typename: 'StatedAge', lifeKeys: Array<string>, years: number, isFromUpload: boolean }> }, excluded: Array<{ __typename: 'ScopeExclusion', id: string, words: string, codes: Array<string>, placeId: string | null, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, questions: Array<{ __typename: 'ScopeQuestion', id: string, text: string, unreadStart: number | null, moves: number | null, answers: Array<{ __typename: 'ScopeAnswer', label: string }> }>, unread: Array<{ __typename: 'UnreadWords', source: string, words: string, start: number | null, end: number | null, workId: string | null, meanings: Array<{ __typename: 'WorkMeaning', id: string, name: string, unit: string | null, quantity: number | null, price: number | null }> }> } | null } | null, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, location: string, questions: Array<string>, assumptions: Array<string>, exclusions: Array<string>, warnings: Array<string>, reasoning: string, accuracyClass: AccuracyClass | null, delivery: DeliveryMode, deliveryTotals: { __typename: 'DeliveryTotals', tradeDirect: number, gcManaged: number, fullService: number } | null, finishTotals: { __typename: 'FinishTotals', low: number, standard: number, high: number } | null, range: { __typename: 'PriceRange', low: number, high: number }, claim: { __typename: 'Claim', rcv: number, recoverableDepreciation: number, nonRecoverableDepreciation: number, acv: number, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, net: number | null, netOnCompletion: number | null, overheadMethod: OverheadMethod, overheadReason: string } | null, bid: { __typename: 'BidPricing', labor: number, material: number, equipment: number, tax: number, directCost: number, markupRate: number, margin: number, usualMarkupRate: number, usualPrice: number, contingencyRate: number, contingency: number, price: number, validDays: number, depositNote: string | null, alternates: Array<{ __typename: 'BidAlternate', id: string, name: string, amount: number }>, allowances: Array<{ __typename: 'BidAllowance', statedIn: string | null, code: string, name: string, quantity: number, unit: string, unitAmount: number, amount: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } | null }, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } | null };

export type DescribeFileMutationVariables = Exact<{
  input: DescribeFileInput;
}>;


export type DescribeFileMutation = { describeFile:
    | { __typename: 'DescribeFileSuccess', file: { __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'VersionConflict', message: string }
   | null };

export type UploadedFile_FileFragment = { __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null } & { ' $fragmentName'?: 'UploadedFile_FileFragment' };

export type UploadedFiles_EstimateFragment = { __typename: 'Estimate', id: string, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } & { ' $fragmentName'?: 'UploadedFiles_EstimateFragment' };

export type EstimateHistoryQueryVariables = Exact<{
  estimateId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type EstimateHistoryQuery = { estimate: { __typename: 'Estimate', id: string, forgottenVersions: number, versions: { __typename: 'EstimateVersionConnection', edges: Array<{ __typename: 'EstimateVersionEdge', node: { __typename: 'EstimateVersion', version: number, change: EstimateChange, changeNote: string | null, total: number, itemCount: number, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type EstimateVersionQueryVariables = Exact<{
  estimateId: string;
  version: number;
}>;


export type EstimateVersionQuery = { estimate: { __typename: 'Estimate', id: string, versionAt: { __typename: 'EstimateVersion', version: number, total: number, items: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, category: string | null, metadata: { __typename: 'LineMetadata', code: string | null, room: string | null, finishLevel: FinishLevel | null } }>, summary: { __typename: 'EstimateSummary', futureActions: Array<string> } } | null } | null };

export type RestoreVersionMutationVariables = Exact<{
  input: RestoreVersionInput;
  since: number;
}>;


export type RestoreVersionMutation = { restoreVersion:
    | { __typename: 'EstimateConflict', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RestoreVersionSuccess', estimate: { __typename: 'Estimate', title: string | null, claimNumber: string, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, instructions: string, id: string, version: number, change: EstimateChange, changeNote: string | null, updatedAt: string, changesSince: { __typename: 'EstimateChanges', lineOrder: Array<string> | null, placeOrder: Array<string> | null, workOrder: Array<string> | null, lines: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', taxRate: number | null, taxByHand: boolean, basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, bases: Array<{ __typename: 'ChargeBase', of: string, share: number }>, charge: { __typename: 'LineCharge', isLocked: boolean, movedFrom: number | null, kind: ChargeKind, least: number, above: number, words: string, parts: Array<{ __typename: 'ChargePart', of: string, rate: number, rampFrom: number | null, rampOver: number | null, fadeOf: string | null, fadeFrom: number | null, fadeOver: number | null, leastTrades: number }> } | null, cost: { __typename: 'LineCost', labor: number, material: number, equipment: number } | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } }>, places: Array<{ __typename: 'ScopePlace', id: string, label: string | null, type: string, count: number, lengthFt: number | null, widthFt: number | null, heightFt: number, areaSf: number, basis: QuantityBasis, source: string | null, parts: Array<string>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, work: Array<{ __typename: 'ScopeWork', id: string, placeId: string, name: string, bookName: string, kind: ScopeWorkKind, quantity: number | null, unit: string | null, formula: string | null, times: number, finishLevel: FinishLevel | null, ownerSupplies: boolean, materialsOnly: boolean, optional: boolean, certainty: ScopeCertainty, quantityFrom: string | null, total: number | null, parameters: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, without: Array<{ __typename: 'ScopeLeftOut', code: string, name: string | null }>, set: Array<{ __typename: 'ScopeSetLine', because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, scope: { __typename: 'ScopeOfWork', facts: { __typename: 'ScopeFacts', state: string | null, yearBuilt: number | null, stories: number | null, pitch: number | null, peril: string | null, afterHours: boolean, occupied: boolean, walkUp: boolean, highRise: boolean, prevailingWage: boolean, leadPaint: boolean, budget: number | null, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, contingencyRate: number | null, insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null, units: number | null, depreciation: { __typename: 'ToldDepreciation', rate: number | null, isRecoverable: boolean } | null, overheadAndProfit: { __typename: 'OverheadAndProfit', overhead: number, profit: number } | null, retainage: { __typename: 'Retainage', rate: number, until: number } | null, payments: Array<{ __typename: 'ToldPayment', due: string, share: number }> | null, allowances: Array<{ __typename: 'StatedAllowance', goods: string, words: string, amount: number, unit: string | null, only: string | null, statedIn: string }>, ages: Array<{ __typename: 'StatedAge', lifeKeys: Array<string>, years: number, isFromUpload: boolean }> }, excluded: Array<{ __typename: 'ScopeExclusion', id: string, words: string, codes: Array<string>, placeId: string | null, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, questions: Array<{ __typename: 'ScopeQuestion', id: string, text: string, unreadStart: number | null, moves: number | null, answers: Array<{ __typename: 'ScopeAnswer', label: string }> }>, unread: Array<{ __typename: 'UnreadWords', source: string, words: string, start: number | null, end: number | null, workId: string | null, meanings: Array<{ __typename: 'WorkMeaning', id: string, name: string, unit: string | null, quantity: number | null, price: number | null }> }> } | null } | null, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, location: string, questions: Array<string>, assumptions: Array<string>, exclusions: Array<string>, warnings: Array<string>, reasoning: string, accuracyClass: AccuracyClass | null, delivery: DeliveryMode, deliveryTotals: { __typename: 'DeliveryTotals', tradeDirect: number, gcManaged: number, fullService: number } | null, finishTotals: { __typename: 'FinishTotals', low: number, standard: number, high: number } | null, range: { __typename: 'PriceRange', low: number, high: number }, claim: { __typename: 'Claim', rcv: number, recoverableDepreciation: number, nonRecoverableDepreciation: number, acv: number, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, net: number | null, netOnCompletion: number | null, overheadMethod: OverheadMethod, overheadReason: string } | null, bid: { __typename: 'BidPricing', labor: number, material: number, equipment: number, tax: number, directCost: number, markupRate: number, margin: number, usualMarkupRate: number, usualPrice: number, contingencyRate: number, contingency: number, price: number, validDays: number, depositNote: string | null, alternates: Array<{ __typename: 'BidAlternate', id: string, name: string, amount: number }>, allowances: Array<{ __typename: 'BidAllowance', statedIn: string | null, code: string, name: string, quantity: number, unit: string, unitAmount: number, amount: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } | null }, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } }
   | null };

export type CurrentVersion_EstimateFragment = { __typename: 'Estimate', id: string, version: number, change: EstimateChange, changeNote: string | null, total: number, updatedAt: string } & { ' $fragmentName'?: 'CurrentVersion_EstimateFragment' };

export type ExportActions_EstimateFragment = { __typename: 'Estimate', id: string, version: number, viewerCanEdit: boolean, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string } } & { ' $fragmentName'?: 'ExportActions_EstimateFragment' };

export type CreatePdfMutationVariables = Exact<{
  input: CreatePdfInput;
}>;


export type CreatePdfMutation = { createPdf:
    | { __typename: 'CreatePdfSuccess', estimate: { __typename: 'Estimate', id: string, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   | null };

export type FreshAddressesQueryVariables = Exact<{
  estimateId: string;
}>;


export type FreshAddressesQuery = { estimate: { __typename: 'Estimate', id: string, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } | null };

export type RefineEstimateMutationVariables = Exact<{
  input: RefineEstimateInput;
}>;


export type RefineEstimateMutation = { refineEstimate:
    | { __typename: 'EstimateConflict', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'JobStillRunning', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RefineEstimateSuccess', job: { __typename: 'Job', id: string, stage: JobStage, status: JobStatus, progress: number, finishLevel: FinishLevel } }
   | null };

export type Scope_EstimateFragment = { __typename: 'Estimate', id: string, version: number, scope: { __typename: 'ScopeOfWork', places: Array<{ __typename: 'ScopePlace', id: string, label: string | null, type: string, count: number, lengthFt: number | null, widthFt: number | null, heightFt: number, areaSf: number, basis: QuantityBasis, source: string | null, parts: Array<string>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, work: Array<{ __typename: 'ScopeWork', id: string, placeId: string, name: string, bookName: string, kind: ScopeWorkKind, quantity: number | null, unit: string | null, formula: string | null, times: number, finishLevel: FinishLevel | null, ownerSupplies: boolean, materialsOnly: boolean, optional: boolean, certainty: ScopeCertainty, quantityFrom: string | null, total: number | null, parameters: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, without: Array<{ __typename: 'ScopeLeftOut', code: string, name: string | null }>, set: Array<{ __typename: 'ScopeSetLine', because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, facts: { __typename: 'ScopeFacts', state: string | null, yearBuilt: number | null, stories: number | null, pitch: number | null, peril: string | null, afterHours: boolean, occupied: boolean, walkUp: boolean, highRise: boolean, prevailingWage: boolean, leadPaint: boolean, budget: number | null, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, contingencyRate: number | null, insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null, units: number | null, depreciation: { __typename: 'ToldDepreciation', rate: number | null, isRecoverable: boolean } | null, overheadAndProfit: { __typename: 'OverheadAndProfit', overhead: number, profit: number } | null, retainage: { __typename: 'Retainage', rate: number, until: number } | null, payments: Array<{ __typename: 'ToldPayment', due: string, share: number }> | null, allowances: Array<{ __typename: 'StatedAllowance', goods: string, words: string, amount: number, unit: string | null, only: string | null, statedIn: string }>, ages: Array<{ __typename: 'StatedAge', lifeKeys: Array<string>, years: number, isFromUpload: boolean }> }, excluded: Array<{ __typename: 'ScopeExclusion', id: string, words: string, codes: Array<string>, placeId: string | null, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, questions: Array<{ __typename: 'ScopeQuestion', id: string, text: string, unreadStart: number | null, moves: number | null, answers: Array<{ __typename: 'ScopeAnswer', label: string }> }>, unread: Array<{ __typename: 'UnreadWords', source: string, words: string, start: number | null, end: number | null, workId: string | null, meanings: Array<{ __typename: 'WorkMeaning', id: string, name: string, unit: string | null, quantity: number | null, price: number | null }> }> } | null } & { ' $fragmentName'?: 'Scope_EstimateFragment' };

export type Understood_EstimateFragment = { __typename: 'Estimate', scope: { __typename: 'ScopeOfWork', places: Array<{ __typename: 'ScopePlace', id: string, label: string | null, type: string, count: number, lengthFt: number | null, widthFt: number | null, heightFt: number, areaSf: number, basis: QuantityBasis, source: string | null, parts: Array<string>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, work: Array<{ __typename: 'ScopeWork', id: string, placeId: string, name: string, bookName: string, kind: ScopeWorkKind, quantity: number | null, unit: string | null, formula: string | null, times: number, finishLevel: FinishLevel | null, ownerSupplies: boolean, materialsOnly: boolean, optional: boolean, certainty: ScopeCertainty, quantityFrom: string | null, total: number | null, parameters: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, without: Array<{ __typename: 'ScopeLeftOut', code: string, name: string | null }>, set: Array<{ __typename: 'ScopeSetLine', because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, facts: { __typename: 'ScopeFacts', state: string | null, yearBuilt: number | null, stories: number | null, pitch: number | null, peril: string | null, afterHours: boolean, occupied: boolean, walkUp: boolean, highRise: boolean, prevailingWage: boolean, leadPaint: boolean, budget: number | null, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, contingencyRate: number | null, insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null, units: number | null, depreciation: { __typename: 'ToldDepreciation', rate: number | null, isRecoverable: boolean } | null, overheadAndProfit: { __typename: 'OverheadAndProfit', overhead: number, profit: number } | null, retainage: { __typename: 'Retainage', rate: number, until: number } | null, payments: Array<{ __typename: 'ToldPayment', due: string, share: number }> | null, allowances: Array<{ __typename: 'StatedAllowance', goods: string, words: string, amount: number, unit: string | null, only: string | null, statedIn: string }>, ages: Array<{ __typename: 'StatedAge', lifeKeys: Array<string>, years: number, isFromUpload: boolean }> }, excluded: Array<{ __typename: 'ScopeExclusion', id: string, words: string, codes: Array<string>, placeId: string | null, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, questions: Array<{ __typename: 'ScopeQuestion', id: string, text: string, unreadStart: number | null, moves: number | null, answers: Array<{ __typename: 'ScopeAnswer', label: string }> }>, unread: Array<{ __typename: 'UnreadWords', source: string, words: string, start: number | null, end: number | null, workId: string | null, meanings: Array<{ __typename: 'WorkMeaning', id: string, name: string, unit: string | null, quantity: number | null, price: number | null }> }> } | null } & { ' $fragmentName'?: 'Understood_EstimateFragment' };

export type UnderstoodPlaceFragment = { __typename: 'ScopePlace', id: string, label: string | null, type: string, count: number, lengthFt: number | null, widthFt: number | null, heightFt: number, areaSf: number, basis: QuantityBasis, source: string | null, parts: Array<string>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null } & { ' $fragmentName'?: 'UnderstoodPlaceFragment' };

export type UnderstoodWorkFragment = { __typename: 'ScopeWork', id: string, placeId: string, name: string, bookName: string, kind: ScopeWorkKind, quantity: number | null, unit: string | null, formula: string | null, times: number, finishLevel: FinishLevel | null, ownerSupplies: boolean, materialsOnly: boolean, optional: boolean, certainty: ScopeCertainty, quantityFrom: string | null, total: number | null, parameters: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, without: Array<{ __typename: 'ScopeLeftOut', code: string, name: string | null }>, set: Array<{ __typename: 'ScopeSetLine', because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null } & { ' $fragmentName'?: 'UnderstoodWorkFragment' };

export type UnderstoodRestFragment = { __typename: 'ScopeOfWork', facts: { __typename: 'ScopeFacts', state: string | null, yearBuilt: number | null, stories: number | null, pitch: number | null, peril: string | null, afterHours: boolean, occupied: boolean, walkUp: boolean, highRise: boolean, prevailingWage: boolean, leadPaint: boolean, budget: number | null, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, contingencyRate: number | null, insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null, units: number | null, depreciation: { __typename: 'ToldDepreciation', rate: number | null, isRecoverable: boolean } | null, overheadAndProfit: { __typename: 'OverheadAndProfit', overhead: number, profit: number } | null, retainage: { __typename: 'Retainage', rate: number, until: number } | null, payments: Array<{ __typename: 'ToldPayment', due: string, share: number }> | null, allowances: Array<{ __typename: 'StatedAllowance', goods: string, words: string, amount: number, unit: string | null, only: string | null, statedIn: string }>, ages: Array<{ __typename: 'StatedAge', lifeKeys: Array<string>, years: number, isFromUpload: boolean }> }, excluded: Array<{ __typename: 'ScopeExclusion', id: string, words: string, codes: Array<string>, placeId: string | null, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, questions: Array<{ __typename: 'ScopeQuestion', id: string, text: string, unreadStart: number | null, moves: number | null, answers: Array<{ __typename: 'ScopeAnswer', label: string }> }>, unread: Array<{ __typename: 'UnreadWords', source: string, words: string, start: number | null, end: number | null, workId: string | null, meanings: Array<{ __typename: 'WorkMeaning', id: string, name: string, unit: string | null, quantity: number | null, price: number | null }> }> } & { ' $fragmentName'?: 'UnderstoodRestFragment' };

export type ReviseScopeMutationVariables = Exact<{
  input: ReviseScopeInput;
  since: number;
}>;


export type ReviseScopeMutation = { reviseScope:
    | { __typename: 'EstimateConflict', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'ReviseScopeSuccess', estimate: { __typename: 'Estimate', title: string | null, claimNumber: string, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, viewerCanEdit: boolean, instructions: string, id: string, version: number, change: EstimateChange, changeNote: string | null, updatedAt: string, changesSince: { __typename: 'EstimateChanges', lineOrder: Array<string> | null, placeOrder: Array<string> | null, workOrder: Array<string> | null, lines: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', taxRate: number | null, taxByHand: boolean, basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, bases: Array<{ __typename: 'ChargeBase', of: string, share: number }>, charge: { __typename: 'LineCharge', isLocked: boolean, movedFrom: number | null, kind: ChargeKind, least: number, above: number, words: string, parts: Array<{ __typename: 'ChargePart', of: string, rate: number, rampFrom: number | null, rampOver: number | null, fadeOf: string | null, fadeFrom: number | null, fadeOver: number | null, leastTrades: number }> } | null, cost: { __typename: 'LineCost', labor: number, material: number, equipment: number } | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } }>, places: Array<{ __typename: 'ScopePlace', id: string, label: string | null, type: string, count: number, lengthFt: number | null, widthFt: number | null, heightFt: number, areaSf: number, basis: QuantityBasis, source: string | null, parts: Array<string>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, work: Array<{ __typename: 'ScopeWork', id: string, placeId: string, name: string, bookName: string, kind: ScopeWorkKind, quantity: number | null, unit: string | null, formula: string | null, times: number, finishLevel: FinishLevel | null, ownerSupplies: boolean, materialsOnly: boolean, optional: boolean, certainty: ScopeCertainty, quantityFrom: string | null, total: number | null, parameters: Array<{ __typename: 'WorkParameter', name: string, label: string, unit: string | null, help: string, kind: ParameterKind, default: string | null, value: string, isTold: boolean, choices: Array<{ __typename: 'ParameterChoice', value: string, label: string }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, without: Array<{ __typename: 'ScopeLeftOut', code: string, name: string | null }>, set: Array<{ __typename: 'ScopeSetLine', because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, scope: { __typename: 'ScopeOfWork', facts: { __typename: 'ScopeFacts', state: string | null, yearBuilt: number | null, stories: number | null, pitch: number | null, peril: string | null, afterHours: boolean, occupied: boolean, walkUp: boolean, highRise: boolean, prevailingWage: boolean, leadPaint: boolean, budget: number | null, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, contingencyRate: number | null, insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null, units: number | null, depreciation: { __typename: 'ToldDepreciation', rate: number | null, isRecoverable: boolean } | null, overheadAndProfit: { __typename: 'OverheadAndProfit', overhead: number, profit: number } | null, retainage: { __typename: 'Retainage', rate: number, until: number } | null, payments: Array<{ __typename: 'ToldPayment', due: string, share: number }> | null, allowances: Array<{ __typename: 'StatedAllowance', goods: string, words: string, amount: number, unit: string | null, only: string | null, statedIn: string }>, ages: Array<{ __typename: 'StatedAge', lifeKeys: Array<string>, years: number, isFromUpload: boolean }> }, excluded: Array<{ __typename: 'ScopeExclusion', id: string, words: string, codes: Array<string>, placeId: string | null, because: { __typename: 'ScopeBecause', source: string, words: string, start: number | null, end: number | null } | null }>, questions: Array<{ __typename: 'ScopeQuestion', id: string, text: string, unreadStart: number | null, moves: number | null, answers: Array<{ __typename: 'ScopeAnswer', label: string }> }>, unread: Array<{ __typename: 'UnreadWords', source: string, words: string, start: number | null, end: number | null, workId: string | null, meanings: Array<{ __typename: 'WorkMeaning', id: string, name: string, unit: string | null, quantity: number | null, price: number | null }> }> } | null } | null, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, location: string, questions: Array<string>, assumptions: Array<string>, exclusions: Array<string>, warnings: Array<string>, reasoning: string, accuracyClass: AccuracyClass | null, delivery: DeliveryMode, deliveryTotals: { __typename: 'DeliveryTotals', tradeDirect: number, gcManaged: number, fullService: number } | null, finishTotals: { __typename: 'FinishTotals', low: number, standard: number, high: number } | null, range: { __typename: 'PriceRange', low: number, high: number }, claim: { __typename: 'Claim', rcv: number, recoverableDepreciation: number, nonRecoverableDepreciation: number, acv: number, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, net: number | null, netOnCompletion: number | null, overheadMethod: OverheadMethod, overheadReason: string } | null, bid: { __typename: 'BidPricing', labor: number, material: number, equipment: number, tax: number, directCost: number, markupRate: number, margin: number, usualMarkupRate: number, usualPrice: number, contingencyRate: number, contingency: number, price: number, validDays: number, depositNote: string | null, alternates: Array<{ __typename: 'BidAlternate', id: string, name: string, amount: number }>, allowances: Array<{ __typename: 'BidAllowance', statedIn: string | null, code: string, name: string, quantity: number, unit: string, unitAmount: number, amount: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } | null }, project: { __typename: 'Project', id: string, name: string, zip: string }, job: { __typename: 'Job', id: string, status: JobStatus, isTest: boolean, finishLevel: FinishLevel, uploadsLeftOut: Array<{ __typename: 'File', id: string, name: string }> }, pdf: { __typename: 'EstimatePdf', url: string, version: number, isCurrent: boolean, createdAt: string } | null, exports: { __typename: 'EstimateExports', xlsxUrl: string, csvUrl: string }, uploads: Array<{ __typename: 'File', id: string, name: string, kind: FileKind, mime: string, size: number, note: string | null, takenOn: string | null, caption: string | null, room: string | null, url: string, displayUrl: string | null, thumbnailUrl: string | null }> } }
   | null };

export type AnswerPricesQueryVariables = Exact<{
  estimateId: string;
}>;


export type AnswerPricesQuery = { estimate: { __typename: 'Estimate', id: string, version: number, answerPrices: Array<{ __typename: 'AnswerPrices', questionId: string, differences: Array<number | null> }> } | null };

export type DeletedEstimateQueryVariables = Exact<{
  lookup: string;
}>;


export type DeletedEstimateQuery = { deletedJob: { __typename: 'Job', id: string, restorableUntil: string | null, project: { __typename: 'Project', id: string, name: string, restorableUntil: string | null } } | null };

export type SharedEstimateFragment = { __typename: 'SharedEstimate', title: string, claimNumber: string | null, projectName: string, zip: string, instructions: string, finishLevel: FinishLevel, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, units: number | null, change: EstimateChange, updatedAt: string, openQuestions: Array<string>, otherFiles: Array<string>, claim: { __typename: 'SharedClaim', insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null } | null, pictures: Array<{ __typename: 'SharedPicture', name: string, caption: string | null, room: string | null, displayUrl: string, thumbnailUrl: string | null }>, items: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } }>, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, assumptions: Array<string>, exclusions: Array<string>, warnings: Array<string>, reasoning: string, location: string, accuracyClass: AccuracyClass | null, delivery: DeliveryMode, deliveryTotals: { __typename: 'DeliveryTotals', tradeDirect: number, gcManaged: number, fullService: number } | null, finishTotals: { __typename: 'FinishTotals', low: number, standard: number, high: number } | null, range: { __typename: 'PriceRange', low: number, high: number }, claim: { __typename: 'Claim', rcv: number, recoverableDepreciation: number, nonRecoverableDepreciation: number, acv: number, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, net: number | null, netOnCompletion: number | null, overheadMethod: OverheadMethod, overheadReason: string } | null } } & { ' $fragmentName'?: 'SharedEstimateFragment' };

export type BudgetGapQueryVariables = Exact<{
  estimateId: string;
}>;


export type BudgetGapQuery = { estimate: { __typename: 'Estimate', id: string, version: number, budgetGap: { __typename: 'BudgetGap', budget: number, over: number, ways: Array<{ __typename: 'BudgetWay', kind: BudgetWayKind, of: string | null, workIds: Array<string>, saving: number, total: number }> } | null } | null };

export type CostPlanQueryVariables = Exact<{
  estimateId: string;
}>;


export type CostPlanQuery = { estimate: { __typename: 'Estimate', id: string, version: number, costPlan: { __typename: 'CostPlan', labor: number, material: number, equipment: number, workingDays: number, phases: Array<{ __typename: 'BidPhase', name: string, startDay: number, days: number }> } | null } | null };

export type CostSummary_EstimateFragment = { __typename: 'Estimate', id: string, scope: { __typename: 'ScopeOfWork', facts: { __typename: 'ScopeFacts', units: number | null } } | null, summary: { __typename: 'EstimateSummary', location: string } } & { ' $fragmentName'?: 'CostSummary_EstimateFragment' };

export type HowPriced_EstimateFragment = { __typename: 'Estimate', id: string, change: EstimateChange, summary: { __typename: 'EstimateSummary', reasoning: string, location: string } } & { ' $fragmentName'?: 'HowPriced_EstimateFragment' };

export type LiveFigures_EstimateFragment = { __typename: 'Estimate', id: string, version: number, summary: { __typename: 'EstimateSummary', accuracyClass: AccuracyClass | null, delivery: DeliveryMode, deliveryTotals: { __typename: 'DeliveryTotals', tradeDirect: number, gcManaged: number, fullService: number } | null, finishTotals: { __typename: 'FinishTotals', low: number, standard: number, high: number } | null, range: { __typename: 'PriceRange', low: number, high: number }, claim: { __typename: 'Claim', rcv: number, recoverableDepreciation: number, nonRecoverableDepreciation: number, acv: number, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, net: number | null, netOnCompletion: number | null, overheadMethod: OverheadMethod, overheadReason: string } | null, bid: { __typename: 'BidPricing', labor: number, material: number, equipment: number, tax: number, directCost: number, markupRate: number, margin: number, usualMarkupRate: number, usualPrice: number, contingencyRate: number, contingency: number, price: number, validDays: number, depositNote: string | null, alternates: Array<{ __typename: 'BidAlternate', id: string, name: string, amount: number }>, allowances: Array<{ __typename: 'BidAllowance', statedIn: string | null, code: string, name: string, quantity: number, unit: string, unitAmount: number, amount: number }>, paymentSchedule: Array<{ __typename: 'BidPayment', due: string, share: number, amount: number }> } | null } } & { ' $fragmentName'?: 'LiveFigures_EstimateFragment' };

export type DocumentsOfEstimateQueryVariables = Exact<{
  id: string;
}>;


export type DocumentsOfEstimateQuery = { estimate: { __typename: 'Estimate', id: string, uploads: Array<{ __typename: 'File', id: string, name: string, paper: { __typename: 'Paper', id: string, use: PaperUse | null, estimate: { __typename: 'PaperEstimate', kind: PaperKind, lineCount: number, bidders: Array<{ __typename: 'PaperBidder', name: string }> } | null } | null }> } | null };

export type PaperVerdictQueryVariables = Exact<{
  fileId: string;
  estimateId: string;
}>;


export type PaperVerdictQuery = { paperComparison: { __typename: 'PaperComparison', kind: PaperKind, verdict: PaperVerdict, summary: string, low: number, high: number, gap: number, theirs: { __typename: 'PaperComparedTotals', total: number }, ours: { __typename: 'PaperComparedTotals', total: number } } | null };

export type SharedLinkEntryFragment = { __typename: 'SharedLink', id: string, hidesIdentity: boolean, sentTo: string | null, createdAt: string, expiresAt: string, revokedAt: string | null, isGood: boolean, views: number, lastSeenAt: string | null } & { ' $fragmentName'?: 'SharedLinkEntryFragment' };

export type SharedLinksQueryVariables = Exact<{
  subject: SharedSubjectInput;
}>;


export type SharedLinksQuery = { sharedLinks: Array<{ __typename: 'SharedLink', id: string, hidesIdentity: boolean, sentTo: string | null, createdAt: string, expiresAt: string, revokedAt: string | null, isGood: boolean, views: number, lastSeenAt: string | null }> | null };

export type CreateSharedLinkMutationVariables = Exact<{
  input: CreateSharedLinkInput;
}>;


export type CreateSharedLinkMutation = { createSharedLink:
    | { __typename: 'CreateSharedLinkSuccess', url: string, link: { __typename: 'SharedLink', id: string, hidesIdentity: boolean, sentTo: string | null, createdAt: string, expiresAt: string, revokedAt: string | null, isGood: boolean, views: number, lastSeenAt: string | null } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   | null };

export type RevokeSharedLinkMutationVariables = Exact<{
  input: RevokeSharedLinkInput;
}>;


export type RevokeSharedLinkMutation = { revokeSharedLink:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RevokeSharedLinkSuccess', link: { __typename: 'SharedLink', id: string, hidesIdentity: boolean, sentTo: string | null, createdAt: string, expiresAt: string, revokedAt: string | null, isGood: boolean, views: number, lastSeenAt: string | null } }
   | null };

export type ChosenProjectQueryVariables = Exact<{
  projectId: string;
}>;


export type ChosenProjectQuery = { project: { __typename: 'Project', id: string, name: string, zip: string } | null };

export type StartQuotaQueryVariables = Exact<{ [key: string]: never; }>;


export type StartQuotaQuery = { viewer: { __typename: 'Viewer', isSignedIn: boolean, quota: { __typename: 'Quota', estimatesLeftToday: number, resetsAt: string | null } } };

export type SubmitJobMutationVariables = Exact<{
  input: SubmitJobInput;
}>;


export type SubmitJobMutation = { submitJob:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SubmitJobSuccess', job: { __typename: 'Job', id: string, title: string | null, claimNumber: string, projectSeq: number, stage: JobStage, status: JobStatus, progress: number, failure: string | null, viewerCanCancel: boolean, viewerCanRetry: boolean, reading: { __typename: 'FileReading', fileName: string, filePosition: number, fileCount: number, step: { __typename: 'ReadingStep', unit: ReadingUnit, position: number, count: number } | null } | null, project: { __typename: 'Project', id: string, name: string } } }
   | null };

export type ScopePreviewQueryVariables = Exact<{
  input: ScopePreviewInput;
}>;


export type ScopePreviewQuery = { scopePreview: { __typename: 'ScopeOfWork', places: Array<{ __typename: 'ScopePlace', id: string, label: string | null, type: string, count: number, lengthFt: number | null, widthFt: number | null, areaSf: number, basis: QuantityBasis, because: { __typename: 'ScopeBecause', source: string, start: number | null, end: number | null } | null }>, work: Array<{ __typename: 'ScopeWork', id: string, placeId: string, name: string, bookName: string, times: number, ownerSupplies: boolean, materialsOnly: boolean, quantity: number | null, unit: string | null, because: { __typename: 'ScopeBecause', source: string, start: number | null, end: number | null } | null, set: Array<{ __typename: 'ScopeSetLine', because: { __typename: 'ScopeBecause', source: string, start: number | null, end: number | null } | null }> }>, excluded: Array<{ __typename: 'ScopeExclusion', id: string, words: string, because: { __typename: 'ScopeBecause', source: string, start: number | null, end: number | null } | null }>, notes: Array<{ __typename: 'ScopeNote', kind: ScopeNoteKind, text: string }>, unread: Array<{ __typename: 'UnreadWords', source: string, words: string, start: number | null, end: number | null, workId: string | null, meanings: Array<{ __typename: 'WorkMeaning', id: string, name: string, unit: string | null, quantity: number | null, price: number | null }> }>, questions: Array<{ __typename: 'ScopeQuestion', id: string, text: string, about: string | null, answers: Array<{ __typename: 'ScopeAnswer', label: string }> }> } | null };

export type UploadLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadLimitsQuery = { uploadLimits: Array<{ __typename: 'UploadLimit', kind: FileKind, mimeTypes: Array<string>, extensions: Array<string>, label: string, maxBytes: number, isInterpreted: boolean }> };

export type SharedPageQueryVariables = Exact<{
  token: string;
  again?: boolean | null | undefined;
}>;


export type SharedPageQuery = { shared: { __typename: 'Shared', hidesIdentity: boolean, isTest: boolean, expiresAt: string, estimate: { __typename: 'SharedEstimate', title: string, claimNumber: string | null, projectName: string, zip: string, instructions: string, finishLevel: FinishLevel, currency: string, total: number, linesTotal: number, hasTotalOverride: boolean, units: number | null, change: EstimateChange, updatedAt: string, openQuestions: Array<string>, otherFiles: Array<string>, claim: { __typename: 'SharedClaim', insured: string | null, carrier: string | null, policyNumber: string | null, carrierClaimNumber: string | null, dateOfLoss: string | null } | null, pictures: Array<{ __typename: 'SharedPicture', name: string, caption: string | null, room: string | null, displayUrl: string, thumbnailUrl: string | null }>, items: Array<{ __typename: 'LineItem', id: string, name: string, details: string | null, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, source: string, includes: string | null, excludes: string | null, tags: Array<string>, metadata: { __typename: 'LineMetadata', basis: QuantityBasis | null, quantityFrom: string | null, code: string | null, confidence: Confidence | null, finishLevel: FinishLevel | null, formula: string | null, high: number | null, low: number | null, room: string | null, rooms: Array<string>, workId: string | null, finishPrices: { __typename: 'FinishPrices', low: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, standard: { __typename: 'FinishPrice', unitPrice: number, unitTax: number }, high: { __typename: 'FinishPrice', unitPrice: number, unitTax: number } } | null, claim: { __typename: 'LineClaim', age: number | null, isAgeAssumed: boolean, life: number | null, depreciationRate: number, depreciation: number, isRecoverable: boolean, acv: number } | null } }>, summary: { __typename: 'EstimateSummary', futureActions: Array<string>, assumptions: Array<string>, exclusions: Array<string>, warnings: Array<string>, reasoning: string, location: string, accuracyClass: AccuracyClass | null, delivery: DeliveryMode, deliveryTotals: { __typename: 'DeliveryTotals', tradeDirect: number, gcManaged: number, fullService: number } | null, finishTotals: { __typename: 'FinishTotals', low: number, standard: number, high: number } | null, range: { __typename: 'PriceRange', low: number, high: number }, claim: { __typename: 'Claim', rcv: number, recoverableDepreciation: number, nonRecoverableDepreciation: number, acv: number, deductible: number | null, priorPayments: number | null, codeUpgrade: number | null, net: number | null, netOnCompletion: number | null, overheadMethod: OverheadMethod, overheadReason: string } | null } } | null, comparison: { __typename: 'SharedComparison', difference: number, isSame: boolean, left: { __typename: 'SharedEstimate', title: string, claimNumber: string | null, projectName: string, zip: string, total: number, currency: string, hasTotalOverride: boolean, updatedAt: string, items: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, metadata: { __typename: 'LineMetadata', room: string | null } }>, summary: { __typename: 'EstimateSummary', reasoning: string, futureActions: Array<string> } }, right: { __typename: 'SharedEstimate', title: string, claimNumber: string | null, projectName: string, zip: string, total: number, currency: string, hasTotalOverride: boolean, updatedAt: string, items: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, tax: number, total: number, category: string | null, metadata: { __typename: 'LineMetadata', room: string | null } }>, summary: { __typename: 'EstimateSummary', reasoning: string, futureActions: Array<string> } }, causes: Array<{ __typename: 'CauseDifference', cause: DifferenceCause, amount: number, lineCount: number }>, categories: Array<{ __typename: 'CategoryDifference', category: string | null, amount: number }>, lines: Array<{ __typename: 'LineComparison', unit: string | null, category: string | null, difference: number, isSame: boolean, left: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, metadata: { __typename: 'LineMetadata', room: string | null, finishLevel: FinishLevel | null } }>, right: Array<{ __typename: 'LineItem', id: string, name: string, quantity: number, unit: string, unitPrice: number, metadata: { __typename: 'LineMetadata', room: string | null, finishLevel: FinishLevel | null } }>, leftSide: { __typename: 'ComparedSide', quantity: number | null, unitPrice: number | null, tax: number, total: number } | null, rightSide: { __typename: 'ComparedSide', quantity: number | null, unitPrice: number | null, tax: number, total: number } | null, causes: Array<{ __typename: 'CauseAmount', cause: DifferenceCause, amount: number }> }> } | null, paperComparison: { __typename: 'SharedPaperComparison', name: string | null, updatedAt: string, kind: PaperKind, verdict: PaperVerdict, summary: string, low: number, high: number, gap: number, matchedShare: number, theirs: { __typename: 'PaperComparedTotals', total: number, net: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null }, ours: { __typename: 'PaperComparedTotals', total: number, net: number | null, tax: number | null, overheadProfit: number | null, rcv: number | null, depreciation: number | null, acv: number | null, deductible: number | null, priorPayments: number | null, netClaim: number | null }, waterfall: Array<{ __typename: 'PaperGapStep', cause: PaperGapCause, amount: number, rowCount: number }>, questions: Array<{ __typename: 'PaperQuestion', question: string, why: string }>, rows: Array<{ __typename: 'PaperComparisonRow', id: string, kind: PaperRowKind, room: string | null, priceVerdict: PaperVerdict, quantityDifference: number | null, missingReason: PaperMissingReason | null, why: string, isMatchedByHand: boolean, theirs: { __typename: 'PaperTheirSide', lineIds: Array<string>, description: string, quantity: number | null, unit: string | null, unitPrice: number | null, amount: number | null, depreciation: number | null, acv: number | null, place: { __typename: 'PaperPlace', page: number, sheet: string | null, row: number | null } } | null, ours: { __typename: 'PaperOurSide', code: string | null, name: string, quantity: number, unit: string, unitPrice: number, low: number, high: number, amount: number, depreciation: number | null, acv: number | null, source: string } | null }> } | null, supplement: { __typename: 'SharedSupplement', updatedAt: string, total: number, text: string, pictures: Array<{ __typename: 'SharedPicture', name: string, caption: string | null, displayUrl: string }>, rows: Array<{ __typename: 'SupplementRow', rowId: string, description: string, room: string | null, quantity: number, unit: string, ours: number, theirs: number, difference: number, reason: string }> } | null } | null };
