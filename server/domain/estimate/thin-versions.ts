// Chooses which earlier versions of an estimate are forgotten once there are too many or they take too much room.
import { ESTIMATE_LIMITS } from '../limits.ts';

export interface KeptVersion {
  version: number;
  /** True for a save, a restored version and a correction of the scope; false for what a job made. */
  isEdit: boolean;
  /** The version whose pricing it is an edit of. */
  pricedVersion: number;
  bytes: number;
}

interface CurrentVersion {
  version: number;
  pricedVersion: number;
  bytes: number;
}

/** Counts, for each version, the versions that go back to its pricing, itself included. */
const basesOf = (versions: readonly { pricedVersion: number }[]): Map<number, number> => {
  const bases = new Map<number, number>();
  for (const { pricedVersion } of versions) {
    bases.set(pricedVersion, (bases.get(pricedVersion) ?? 0) + 1);
  }
  return bases;
};

/**
 * Returns the numbers of the versions to forget, oldest first. The first version stays, and so does each one that a
 * kept version is an edit of. Edits go before versions that a job made, as those carry their owner's instruction.
 * @param kept the versions before `current`, oldest first
 */
export const versionsToForget = (
  kept: readonly KeptVersion[],
  current: CurrentVersion,
  limits: { versions: number; bytes: number } = {
    versions: ESTIMATE_LIMITS.versions,
    bytes: ESTIMATE_LIMITS.versionsBytes,
  },
): number[] => {
  const bases = basesOf([...kept, current]);
  const gone = new Set<number>();
  let bytes = kept.reduce((sum, each) => sum + each.bytes, current.bytes);
  const isNeeded = ({ version, pricedVersion }: KeptVersion) =>
    version === 1 || (bases.get(version) ?? 0) > (pricedVersion === version ? 1 : 0);
  const forget = (each: KeptVersion) => {
    gone.add(each.version);
    bytes -= each.bytes;
    bases.set(each.pricedVersion, (bases.get(each.pricedVersion) ?? 0) - 1);
  };
  const newest = current.version - limits.versions;
  const isTooOld = ({ version, isEdit }: KeptVersion) => isEdit && version <= newest;
  for (const each of kept) if (isTooOld(each) && !isNeeded(each)) forget(each);
  for (const isJobsTurn of [false, true]) {
    for (const each of kept) {
      if (bytes <= limits.bytes) return [...gone];
      const mayGo = !gone.has(each.version) && (isJobsTurn || each.isEdit);
      if (mayGo && !isNeeded(each)) forget(each);
    }
  }
  return [...gone];
};
