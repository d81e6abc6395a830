// What is asked of the estimator: the request with what came with it, and the terms that its scope is priced with.
import type { AgentKind, DeliveryMode, FinishLevel, PropertyType } from '../domain/catalog.ts';
import type { Correction } from '../domain/scope/corrections.ts';
import type { ScopeOfWork } from '../domain/scope/scope-of-work.ts';
import type { RoomReading, UploadReading } from './upload-reading.ts';

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

/** What an estimate is priced with beside its scope. */
export interface EstimateTerms {
  /** The owner's own title; null lets the work name the estimate. */
  title: string | null;
  propertyType: PropertyType;
  finishLevel: FinishLevel;
  agentKind: AgentKind;
  delivery: DeliveryMode;
  projectName: string;
  /** The ZIP code as the user typed it. It may be malformed: then national prices apply, and the reasoning says so. */
  zip: string;
  /** The moment stamped into the document. */
  now: Date;
}

export interface EstimateRequest extends EstimateTerms {
  instructions: string;
  /** What its writer put right in what was read, before any estimate. It counts as long as no estimate stands. */
  corrections?: readonly Correction[];
  /** What the owner asked to have changed since, oldest first. */
  refinements?: readonly string[];
  uploads: UploadReading[];
  /** Rooms as their owner corrected them, in place of all rooms of the uploads; null or absent while nothing is corrected. */
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
