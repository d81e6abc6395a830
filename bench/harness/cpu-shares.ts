// What a process computes, by whose code it is: a CPU profile of itself, summed by where the files lie.
import { Session } from 'node:inspector/promises';

/** Milliseconds by `product`, the name of each package, and `Node and V8`. */
export type CpuShares = Record<string, number>;

const IDLE = '(idle)';
const SAMPLE_US = 200;
const MICROSECONDS = 1_000;

interface CallFrame {
  functionName: string;
  url: string;
}

const ownerOf = ({ url }: CallFrame): string => {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
  if (inPackage) return inPackage;
  if (url.includes('/server/')) return 'product';
  return url.includes('/bench/') ? 'bench' : 'Node and V8';
};

let session: Session | undefined;

/** Asked of a child like its own duties. */
export const profileDuties = {
  async startProfile() {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await session.post('Profiler.start');
  },
  async endProfile(): Promise<CpuShares> {
    if (!session) return {};
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
    const shares: CpuShares = {};
    profile.samples?.forEach((id, index) => {
      const frame = frames.get(id);
      if (!frame || frame.functionName === IDLE) return;
      const owner = ownerOf(frame);
      const ms = (profile.timeDeltas?.[index] ?? 0) / MICROSECONDS;
      shares[owner] = (shares[owner] ?? 0) + ms;
    });
    return shares;
  },
};
