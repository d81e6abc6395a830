// The port to wherever file bytes live. It stores and hands out bytes by content key;
// who may see them, what they are and how long they are kept is decided by its callers.
import type { Readable } from 'node:stream';

/** Inclusive byte positions, as in an HTTP range. `end` may lie past the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface PutOptions {
  maxBytes: number;
  signal?: AbortSignal | undefined;
  /** Sees the first bytes before the rest is taken in; what it throws ends the upload. */
  inspectHead?: ((head: Buffer) => void) | undefined;
  /** Hears of the key once all bytes have come, and is waited for before equal content is looked for. */
  onKey?: ((key: string) => Promise<void>) | undefined;
}

export interface StoredBlob {
  /** `ab/cd/<sha256>`: equal content has one key, so delete only what no row refers to any more. */
  key: string;
  size: number;
  sha256: string;
  /** The first bytes, at most `HEAD_BYTES`; the whole content when it is shorter. */
  head: Buffer;
}

/** Called for content that did not match its name and was replaced. `found` is its old size; both sizes are bytes. */
export type OnHealed = (content: { key: string; size: number; found: number }) => void;

export interface BlobStore {
  /**
   * Streams `source` into storage without holding it in memory. Nothing remains after a failure. Content that is stored
   * already, but was cut short, is replaced; a disk looks at its hash, too.
   * @throws DomainError TOO_LARGE over `maxBytes`, STORAGE_FULL, UNAVAILABLE; the source's own error; the signal's reason.
   */
  put(source: Readable, options: PutOptions): Promise<StoredBlob>;
  /** @throws DomainError NOT_FOUND */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes, or null when there is no such content. */
  size(key: string): Promise<number | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Lends a local file with the content to `use`; the path is valid (and not to be changed) until it settles. */
  withFile<T>(key: string, use: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Bytes that can still be written; null where there is no telling, as in a bucket. */
  freeBytes(): Promise<number | null>;
  /** @throws DomainError UNAVAILABLE when files can neither be read nor written now. */
  ready(): Promise<void>;
  /**
   * Removes what uploads cut off by a killed process left behind.
   * @param idleMs spares uploads that another process wrote to within this time; 0 when there is none.
   * @returns how many were removed
   */
  sweepPartials(idleMs: number): Promise<number>;
}
