// Forms as older clients send them: JSON, or multipart with one file, where the fields of a list are repeated with `[]`.
import { buffer } from 'node:stream/consumers';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, InvalidInput } from '../domain/errors.ts';
import { bodyOf } from './json-body.ts';

export interface SentForm {
  fields: Record<string, unknown>;
  /** The file; null where none was chosen: browsers then send an empty one without a name. */
  file: { bytes: Buffer; name: string } | null;
}

const FIELDS_MAX = 500;
const FIELD_BYTES = 20_000;

const addField = (fields: Record<string, unknown>, name: string, value: unknown): void => {
  if (!name.endsWith('[]')) {
    fields[name] = value;
    return;
  }
  const list = name.slice(0, -2);
  const before = fields[list];
  fields[list] = Array.isArray(before) ? [...(before as unknown[]), value] : [value];
};

const readParts = async (
  request: FastifyRequest,
  fileField: string,
  maxBytes: number,
): Promise<SentForm> => {
  const form: SentForm = { fields: {}, file: null };
  const limits = { files: 1, fields: FIELDS_MAX, fieldSize: FIELD_BYTES, fileSize: maxBytes + 1 };
  for await (const part of partsOf(request, { limits })) {
    if (part.type === 'field') {
      addField(form.fields, part.fieldname, part.value);
      continue;
    }
    const bytes = await buffer(part.file);
    if (part.fieldname === fileField && (bytes.length > 0 || part.filename)) {
      form.file = { bytes, name: part.filename };
    }
  }
  return form;
};

/** Longest boundary that a form may have (RFC 2046 §5.1.1). A far longer one breaks the parser. */
const BOUNDARY_MAX = 70;

const requireBoundary = ({ headers }: FastifyRequest): void => {
  const [, quoted, plain] =
    /;\s*boundary=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/i.exec(headers['content-type'] ?? '') ?? [];
  const { length } = quoted ?? plain ?? '';
  if (length >= 1 && length <= BOUNDARY_MAX) return;
  throw new InvalidInput(
    `This form cannot be read: its Content-Type needs a boundary of 1 to ${BOUNDARY_MAX} characters.`,
  );
};

const broken = () => new InvalidInput('This form is not complete. Send the file once more.');

/** The parser's messages for a part whose bytes end too soon, as it has no codes for that. */
const BROKEN_PART = /multipart|boundary|unexpected end|malformed/i;

/** Turns an error into the one for the caller. A broken form is the caller's fault. */
export const formRefusal = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof DomainError) && BROKEN_PART.test(error.message)
    ? broken()
    : error;

/** Yields the parts of a form as they come. Throws InvalidInput for a broken form, and the parser's own refusals. */
export async function* partsOf(
  request: FastifyRequest,
  options?: Parameters<FastifyRequest['parts']>[0],
): AsyncGenerator<Multipart> {
  requireBoundary(request);
  const parts = request.parts(options);
  try {
    for (;;) {
      const { done, value } = await parts.next().catch((error: unknown) => {
        // The parser's refusals have a status. Any other error means that it cannot read the form.
        throw error instanceof Error && 'statusCode' in error ? error : broken();
      });
      if (done) return;
      yield value;
    }
  } finally {
    await parts.return?.(undefined);
  }
}

/** What is left of a refused form is read to its end, or a browser would report a broken connection instead of the reason. */
export const drain = ({ raw }: FastifyRequest): void => {
  raw.unpipe();
  raw.resume();
};

/** Holds the file in memory, so `maxBytes` is to be small. Throws InvalidInput, or the HTTP layer's own refusal. */
export const formOf = async (
  request: FastifyRequest,
  fileField: string,
  maxBytes: number,
): Promise<SentForm> => {
  if (!request.isMultipart()) return { fields: bodyOf(request), file: null };
  try {
    return await readParts(request, fileField, maxBytes);
  } catch (error) {
    drain(request);
    throw formRefusal(error);
  }
};
