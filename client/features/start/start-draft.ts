// What has been entered on the start page, kept for the tab so that a reload, a login or a failed job loses nothing.
import {
  AGENT_KINDS,
  type AgentKind,
  FILE_KINDS,
  FINISH_LEVELS,
  type FinishLevel,
  PROPERTY_TYPES,
  type PropertyType,
} from '../../../server/domain/catalog.ts';
import type { ScopeCorrectionInput } from '../../gql/graphql.ts';
import { readJson, tabStorage, writeJson } from '../../lib/storage.ts';
import type { DoneUpload } from './uploads/upload-queue.ts';
import { bareKey, globalId } from '../../../server/domain/ids.ts';
import { isRecord } from '../../../server/domain/is-record.ts';
import { textOr } from '../../lib/text-or.ts';

export interface StartForm {
  title: string;
  instructions: string;
  propertyType: PropertyType;
  finishLevel: FinishLevel;
  agentKind: AgentKind;
  projectId: string | null;
  /** What was put right in what was read, oldest first, each with the text as it stood. */
  corrections: readonly ScopeCorrectionInput[];
}

export interface StartDraft {
  form: StartForm;
  uploads: readonly DoneUpload[];
}

export const emptyForm: StartForm = {
  title: '',
  instructions: '',
  propertyType: 'RESIDENTIAL',
  finishLevel: 'STANDARD',
  agentKind: 'HOME_PROJECT',
  projectId: null,
  corrections: [],
};

const storageKey = (formKey: string): string => `start.draft:${formKey}`;

/** @param search the page's query without the job: each way into the page has a draft of its own */
export const formKeyOf = (search: URLSearchParams): string => {
  const rest = new URLSearchParams(search);
  rest.delete('job');
  return rest.toString();
};
/** Where the draft of a started job waits, in case the job fails. */
export const startedKeyOf = (jobId: string): string => `job=${bareKey(jobId)}`;

const textOrNull = (value: unknown): string | null => textOr(value) || null;

/** Drafts of before have bare numbers. */
const projectIdOf = (value: unknown): string | null => {
  const id = textOrNull(value);
  return id && globalId('Project', bareKey(id));
};

const isKeyOf = <K extends string>(options: Record<K, unknown>, value: unknown): value is K =>
  typeof value === 'string' && value in options;
const keyOf = <K extends string>(options: Record<K, unknown>, value: unknown, fallback: K): K =>
  isKeyOf(options, value) ? value : fallback;

const readCorrections = (stored: unknown): ScopeCorrectionInput[] =>
  (Array.isArray(stored) ? stored : []).filter(
    (correction): correction is ScopeCorrectionInput =>
      isRecord(correction) &&
      typeof correction.instructions === 'string' &&
      Array.isArray(correction.patches),
  );

const readForm = (stored: unknown): StartForm => {
  const form = isRecord(stored) ? stored : {};
  return {
    title: textOr(form.title),
    instructions: textOr(form.instructions),
    propertyType: keyOf(PROPERTY_TYPES, form.propertyType, emptyForm.propertyType),
    finishLevel: keyOf(FINISH_LEVELS, form.finishLevel, emptyForm.finishLevel),
    agentKind: keyOf(AGENT_KINDS, form.agentKind, emptyForm.agentKind),
    projectId: projectIdOf(form.projectId),
    corrections: readCorrections(form.corrections),
  };
};

const readWords = (stored: unknown): Pick<DoneUpload, 'words'> =>
  isRecord(stored) ? { words: { room: textOr(stored.room), caption: textOr(stored.caption) } } : {};

const readUploads = (stored: unknown): DoneUpload[] =>
  (Array.isArray(stored) ? stored : []).filter(isRecord).flatMap((upload): DoneUpload[] => {
    const { key, kind, name, size, fileId, thumbnail, words } = upload;
    if (!textOr(key) || !textOr(fileId) || !isKeyOf(FILE_KINDS, kind)) return [];
    return [
      {
        state: 'done',
        key: textOr(key),
        kind,
        name: textOr(name),
        size: Number(size) || 0,
        fileId: globalId('File', bareKey(textOr(fileId))),
        thumbnail: textOrNull(thumbnail),
        ...readWords(words),
      },
    ];
  });

export const readDraft = (formKey: string): StartDraft | null => {
  const stored = readJson(tabStorage, storageKey(formKey));
  return isRecord(stored)
    ? { form: readForm(stored.form), uploads: readUploads(stored.uploads) }
    : null;
};

export const writeDraft = (formKey: string, draft: StartDraft): void =>
  writeJson(tabStorage, storageKey(formKey), draft);

export const moveDraft = (from: string, to: string): void => {
  const draft = tabStorage.read(storageKey(from));
  if (draft === null) return;
  tabStorage.write(storageKey(to), draft);
  tabStorage.remove(storageKey(from));
};

export const dropDraft = (formKey: string): void => tabStorage.remove(storageKey(formKey));
