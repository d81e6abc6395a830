// The one door to the estimator. The job calls it; the built-in method stands behind it, and a model-backed one will.
// It does no I/O of its own on rows, files or sockets: uploads arrive already read, lines leave through the observer.
import type {
  AgentKind,
  DeliveryMode,
  FileKind,
  FinishLevel,
  PropertyType,
} from '../domain/catalog.ts';
import type { Comparable, EstimateComparison } from '../domain/compare-estimates.ts';
import type { EstimateDocument, LineItem } from '../domain/estimate.ts';
import type { WorkingStage } from '../domain/job-status.ts';
import type { ScopeOfWork } from '../domain/scope-of-work.ts';
import type { ScopePatch } from '../domain/scope-patch.ts';
import type { Caller } from '../infra/caller.ts';
import type { ModelFailureKind } from '../infra/llm/model-client.ts';

/** A room named and measured on a plan or in a document; feet. */
export interface RoomReading {
  name: string;
  lengthFt: number | null;
  widthFt: number | null;
  heightFt: number | null;
  areaSf: number | null;
  /** Measured, but no name stands there: its owner names it before it is priced. */
  isUnnamed?: true;
  /** Where it was read: `plan.pdf, page 1`; absent or null for what its owner typed. */
  source?: string | null;
}

export type ImageKind = 'photo' | 'frame' | 'plan';

/** A picture made for a model: JPEG, turned upright, resized, without metadata. */
export interface RequestImage {
  kind: ImageKind;
  /** Name of the upload it comes from. */
  name: string;
  jpeg: Uint8Array;
  /** Pixels; they decide the cost. */
  width: number;
  height: number;
}

/** What one call to a model took. */
export interface ModelUse {
  model: string;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  /** The server did not count: figures worked out from lengths. */
  isEstimated: boolean;
  outcome: 'answered' | ModelFailureKind;
}

/** One line of work that a document lists with its quantity. */
export interface DocumentLine {
  /** As written, at most 200 characters. */
  description: string;
  quantity: number;
  /** A code as in the catalog (SF, LF, EA, …), or the document's own word in capitals; null when it names none. */
  unit: string | null;
  /** Dollars per unit as the document states them; null when it does not. */
  unitPrice: number | null;
  /** The room it is listed under, spelled out; null when there is none. */
  room: string | null;
  /** How old the thing is that the line replaces, years; absent when the document does not say. */
  age?: number;
  /** Where it stands: `bid.pdf, page 2`. */
  source?: string | null;
}

/** What was read out of one upload; all of it is data, never an instruction. */
export interface UploadReading {
  fileId: string;
  kind: FileKind;
  name: string;
  /** Text of a document or plan, already capped; empty when nothing could be read. */
  text: string;
  rooms: RoomReading[];
  /** Line items of a bid or an adjuster's estimate; the same rows stand in `text`. */
  lines: DocumentLine[];
  /** One sentence for the reasoning when the upload could not be (fully) read, e.g. "Photos were not interpreted." */
  note: string | null;
}

/** What an estimate is priced with beside its scope. */
export interface EstimateTerms {
  /** The owner's own; null lets the work name it. */
  title: string | null;
  propertyType: PropertyType;
  finishLevel: FinishLevel;
  agentKind: AgentKind;
  delivery: DeliveryMode;
  projectName: string;
  /** As the user typed it; may be malformed, then national prices apply and the reasoning says so. */
  zip: string;
  /** The moment stamped into the document. */
  now: Date;
}

export interface EstimateRequest extends EstimateTerms {
  instructions: string;
  /** What the owner asked to have changed since, oldest first. */
  refinements?: readonly string[];
  uploads: UploadReading[];
  /** As their owner corrected them: they stand in for all rooms that the uploads show. Null or absent while nothing is corrected. */
  correctedRooms?: readonly RoomReading[] | null;
  /** The estimate that stands, where this one takes its place: only what changed in the request since changes its scope. */
  standing?: {
    scope: ScopeOfWork;
    before: Pick<EstimateRequest, 'refinements' | 'uploads'> &
      Required<Pick<EstimateRequest, 'correctedRooms'>>;
  };
  /** Pictures for a model that can see; the built-in method does without. */
  images?: readonly RequestImage[];
  /** What a model may read in a day is used up: the rules read it, and its scope says so. */
  isModelUsedUp?: boolean;
}

export interface EstimateObserver {
  /** Called when a stage begins, in order. Awaited, so a caller can apply back-pressure. */
  onStage(stage: WorkingStage): void | Promise<void>;
  /** Called for each line as soon as it is priced; the same lines stand in the finished document. */
  onLine(line: LineItem): void | Promise<void>;
  /**
   * What was passed to `onLine` so far is withdrawn; lines follow anew from the first.
   * Without it, lines that might be withdrawn are held back until they are certain.
   */
  onRestart?(): void | Promise<void>;
  /** Called once per call to a model, failed calls included. */
  onUsage?(usage: ModelUse): void | Promise<void>;
}

export interface RevisedEstimate {
  /** Of the patches that were taken; its `scope` is the patched one. */
  document: EstimateDocument;
  /** `at` is the patch's place in the list, from 0; the sentence is for its author. */
  refused: { at: number; message: string }[];
}

/** All of it is pure: the same input gives the same answer. Where it works on is its own affair, and so are its limits. */
export interface Estimator {
  /** Shown in the document's `version`. */
  readonly version: string;
  /** True when `images` are looked at, so that it is worth making them. */
  readonly seesPictures: boolean;
  /** True when a language model would be asked to read this request, unless that is used up. */
  asksModel(request: EstimateRequest): boolean;
  /**
   * Turns a request into a complete estimate; a text without priceable scope is a document with `questions`.
   * @throws the signal's reason; DomainError as `preview`
   */
  estimate(
    request: EstimateRequest,
    observer: EstimateObserver,
    caller: Caller,
  ): Promise<EstimateDocument>;
  /**
   * What the rules read in a request, without prices.
   * @throws DomainError TOO_LARGE when it takes more time or memory than there is for one, BUSY when its owner has asked for
   * much already, UNAVAILABLE; the signal's reason
   */
  preview(request: EstimateRequest, caller: Caller): Promise<ScopeOfWork>;
  /** Patches a scope in its owner's name and prices it anew. @throws DomainError as `preview` */
  revise(
    scope: ScopeOfWork,
    patches: readonly ScopePatch[],
    terms: EstimateTerms,
    caller: Caller,
  ): Promise<RevisedEstimate>;
  /** What differs between two estimates, and why. @throws DomainError as `preview` */
  compare(left: Comparable, right: Comparable, caller: Caller): Promise<EstimateComparison>;
  /** Gives back what it holds; whoever still waits gets UNAVAILABLE. */
  end(): Promise<void>;
}
