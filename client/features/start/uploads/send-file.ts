// What a way of sending a file is given, and gives.
import type { FileKind } from '../../../../server/domain/catalog.ts';
import type { UploadedFile } from './upload-failure.ts';

export interface UploadRequest {
  file: File;
  kind: FileKind;
  mime: string;
  /** Called with the share that is sent, 0–1. */
  onProgress: (share: number) => void;
  /** True while it stands still for want of a connection and goes on by itself. */
  onWaiting?: (isWaiting: boolean) => void;
  signal: AbortSignal;
}

export type SendFile = (request: UploadRequest) => Promise<UploadedFile>;
