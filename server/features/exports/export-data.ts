// What an export shows: plain data, gathered by the server and laid out in a process of the exporter's.
import type { FileKind } from '../../domain/catalog.ts';
import type { ContractorBidDocument } from '../../domain/bid/contractor-bid.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { PaperComparison } from '../../domain/paper/paper-comparison.ts';
import type { SupplementRequest } from '../../estimator/second-opinion/supplement.ts';
import type { Material } from '../../domain/estimate/inventory.ts';
import type { EstimateChange } from '../../generated/prisma/client.ts';
import type { Letterhead } from '../contractors/letterhead.ts';
import type { Understood } from './understood.ts';

/** Said at the foot of each page of a test, and in its sheets. */
export const TEST_NOTE = 'A test: it was started with a token for tests. It is not an offer.';

/** What every document of an estimate says of it. */
export interface ExportHead {
  claimNumber: string;
  /** Whether a token for tests started it: said on every page. */
  isTest: boolean;
  /** Never empty. */
  title: string;
  projectName: string;
  projectZip: string;
  /** ISO 8601 moment of the latest change. */
  updatedAt: string;
}

/** A picture of an upload as JPEG, or why there is none. */
export interface ExportPicture {
  name: string;
  kind: FileKind;
  /** What its owner wrote beneath it; null for nothing. */
  caption: string | null;
  /** The room it shows, as its owner chose it; null for none. */
  room: string | null;
  jpeg: Uint8Array | null;
}

/** What the price of a line holds, in sentences. */
export interface Contents {
  includes: string;
  /** Work that the price does not hold. It is null where nothing near is left out. */
  excludes: string | null;
}

export interface EstimateExport extends ExportHead {
  /** What the customer asked for, as typed. */
  instructions: string;
  version: number;
  /** What made this version. */
  change: EstimateChange;
  document: EstimateDocument;
  /** Contents by id of the line; charges and the owner's own lines are not among them. */
  contents: Readonly<Record<string, Contents>>;
  /** What was understood of the request. It is null for estimates made before it was kept. */
  understood: Understood | null;
  /** Materials of its inventory; empty while it has none. */
  materials: Material[];
}

export interface ExportPictures {
  /** Pictures in the user's order. Uploads that show nothing, or that there was no room for, are not among them. */
  pictures: ExportPicture[];
  /** Names of the uploads that are not shown. */
  otherFiles: string[];
}

export interface EstimatePrint extends EstimateExport, ExportPictures {
  /** Letterhead of the contractor who offers it; null for everybody else's. */
  letterhead: Letterhead | null;
}

export interface ShoppingListExport extends ExportHead {
  currency: string;
  materials: Material[];
}

/** Somebody else's paper beside our estimate of its work. */
export interface ComparisonExport extends ExportHead {
  /** Name of the paper's file. */
  paperName: string;
  comparison: PaperComparison;
}

export interface SupplementExport extends ExportHead, ExportPictures {
  request: SupplementRequest;
  /** The sentence that nothing is said about coverage. */
  sentence: string;
}

export interface BidExport extends ExportHead {
  currency: string;
  version: number;
  document: ContractorBidDocument;
  /** Letterhead of the contractor who offers it; null while they have no profile. */
  letterhead: Letterhead | null;
}
