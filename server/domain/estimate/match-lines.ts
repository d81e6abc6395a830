// Which line of one version of an estimate is which line of another: by id where ids were kept, by the work it is of where
// the scope was kept, else by what the line is.
import type { LineItem } from './estimate.ts';
import { plainWords } from './line-likeness.ts';

export interface LineMatch {
  /** After-id to before-line. */
  before: ReadonlyMap<string, LineItem>;
  /** Lines of before that have no counterpart, in order. */
  dropped: LineItem[];
  /** Lines of after that have no counterpart, in order. */
  added: LineItem[];
}

type LineKey = (line: LineItem) => string | null;

const byId: LineKey = ({ id, metadata }) => `${id}|${metadata.code ?? ''}`;
const byCodeRoomAndName: LineKey = ({ name, metadata: { code, room } }) =>
  code && `${code}|${plainWords(room ?? '')}|${plainWords(name)}`;
const byCodeAndRoom: LineKey = ({ metadata: { code, room } }) =>
  code && `${code}|${plainWords(room ?? '')}`;
const byName: LineKey = ({ name, unit, metadata: { code } }) =>
  code || plainWords(name) === '' ? null : `${plainWords(name)}|${unit}`;

const byWorkAndCode: LineKey = ({ metadata: { workId, code } }) =>
  workId && code && `${workId}|${code}`;

/** Keys, the strictest first: what one round pairs is gone for the next. */
const BY_MEANING: LineKey[] = [byCodeRoomAndName, byCodeAndRoom, byName];

const group = (lines: readonly LineItem[], key: LineKey): Map<string, LineItem[]> => {
  const groups = new Map<string, LineItem[]>();
  for (const line of lines) {
    const name = key(line);
    if (name === null) continue;
    const known = groups.get(name);
    if (known) known.push(line);
    else groups.set(name, [line]);
  }
  return groups;
};

const matchBy = (
  keys: readonly LineKey[],
  before: readonly LineItem[],
  after: readonly LineItem[],
): LineMatch => {
  const matched = new Map<string, LineItem>();
  const taken = new Set<string>();
  for (const key of keys) {
    const free = group(
      before.filter(({ id }) => !taken.has(id)),
      key,
    );
    for (const line of after) {
      if (matched.has(line.id)) continue;
      const old = free.get(key(line) ?? '')?.shift();
      if (!old) continue;
      matched.set(line.id, old);
      taken.add(old.id);
    }
  }
  return {
    before: matched,
    dropped: before.filter(({ id }) => !taken.has(id)),
    added: after.filter(({ id }) => !matched.has(id)),
  };
};

/** Matches lines of two versions of one estimate. The same id is the same line unless its catalog code says otherwise. */
export const matchLines = (before: readonly LineItem[], after: readonly LineItem[]): LineMatch =>
  matchBy([byId, ...BY_MEANING], before, after);

/** Matches lines of two estimates that were numbered apart: ids mean nothing. */
export const matchByMeaning = (
  before: readonly LineItem[],
  after: readonly LineItem[],
): LineMatch => matchBy(BY_MEANING, before, after);

/**
 * Lines of one scope at two times, numbered apart: the same work and code is the same line, and another work is another
 * line however alike they look. Only what is of no work (charges) is matched by meaning.
 */
export const matchByWork = (before: readonly LineItem[], after: readonly LineItem[]): LineMatch => {
  const same = matchBy([byWorkAndCode], before, after);
  const ofNoWork = (line: LineItem): boolean => byWorkAndCode(line) === null;
  const rest = matchByMeaning(same.dropped.filter(ofNoWork), same.added.filter(ofNoWork));
  const paired = new Set([...rest.before.values()].map(({ id }) => id));
  return {
    before: new Map([...same.before, ...rest.before]),
    dropped: same.dropped.filter(({ id }) => !paired.has(id)),
    added: same.added.filter(({ id }) => !rest.before.has(id)),
  };
};
