import { FILE_KINDS, type FileKind } from '../../../../server/domain/catalog.ts';
import { formatBytes, UPLOAD_FORMATS } from '../../../../server/domain/scope/uploads.ts';
import type { AllTerms, CardTerms } from './use-card-terms.ts';

const TYPE_BY_EXTENSION = new Map<string, string>(
  Object.values(UPLOAD_FORMATS).flatMap(({ mime, extensions }) =>
    extensions.map((extension): [string, string] => [extension, mime]),
  ),
);

/** Cards in their order. */
export const CARDS: readonly FileKind[] = ['PHOTO', 'VIDEO', 'FLOOR', 'DOC'];

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase();

/** The media type as the browser knows it, else by the name's ending: many browsers do not know HEIC. */
export const mimeOf = ({ name, type }: Pick<File, 'name' | 'type'>): string =>
  type || (TYPE_BY_EXTENSION.get(endingOf(name)) ?? 'application/octet-stream');

interface FileType {
  mime: string;
  /** Ending of the name with its dot, in lower case; empty for none. */
  ending: string;
}

/** The cards that take files of a type. */
export const kindsFor = ({ mime, ending }: FileType, terms: AllTerms): FileKind[] =>
  CARDS.filter((kind) => {
    const { accept } = terms[kind];
    return mime in accept || Object.values(accept).some((endings) => endings.includes(ending));
  });

/** The cards that take a file, as far as its type and its name tell. */
export const kindsOf = (file: Pick<File, 'name' | 'type'>, terms: AllTerms): FileKind[] =>
  kindsFor({ mime: mimeOf(file), ending: endingOf(file.name) }, terms);

/**
 * Why a file was not added to a card.
 * @param terms what the server takes
 */
export const rejectionSentence = (
  kind: FileKind,
  file: File,
  codes: readonly string[],
  { label, maxBytes }: Pick<CardTerms, 'label' | 'maxBytes'>,
): string => {
  if (codes.includes('file-empty')) {
    return `“${file.name}” was not added: the file is empty. Save it again, then choose it again.`;
  }
  const card = `“${FILE_KINDS[kind]}”`;
  if (codes.includes('file-invalid-type')) {
    return `“${file.name}” was not added: ${card} takes ${label}.`;
  }
  if (codes.includes('file-too-large')) {
    const limit = formatBytes(maxBytes);
    return `“${file.name}” was not added: it has ${formatBytes(file.size)}, and ${card} takes up to ${limit} a file.`;
  }
  return `“${file.name}” was not added: it could not be read.`;
};

/** Which export to choose in the programs that drawings among the files come from. The table comes when it is needed. */
export const exportAdvice = async (kind: FileKind, files: readonly File[]): Promise<string[]> => {
  if (kind !== 'FLOOR' && kind !== 'DOC') return [];
  const { drawingByName } = await import('../../../../server/domain/scope/foreign-drawings.ts');
  return [...new Set(files.flatMap(({ name }) => drawingByName(name) ?? []))];
};
