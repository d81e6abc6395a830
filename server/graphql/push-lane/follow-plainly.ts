// Follows a job along the lane: each event's row is read once and its text made once in this process, for all who follow it.
import type { Ports, Viewer } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { accountIdOf, isVisibleTo } from '../../features/accounts/accounts.access.ts';
import type { JobChange } from '../../features/jobs/jobs.events.ts';
import { findLiveJob, type LiveJob, listenToChanges } from '../../features/jobs/live-job.ts';
import type { Plan } from './plan.ts';

/** What is known of an event that several may have heard: the very same object reaches all of them. */
interface ToldJob {
  job: Promise<LiveJob | null>;
  texts: Map<Plan, string>;
}
const told = new WeakMap<JobChange, ToldJob>();

const tell = (change: JobChange, job: Promise<LiveJob | null>): ToldJob => {
  const fresh = { job: job.catch(() => null), texts: new Map<Plan, string>() };
  told.set(change, fresh);
  return fresh;
};

const textOf = ({ texts }: ToldJob, job: LiveJob, plan: Plan): string => {
  const known = texts.get(plan);
  if (known !== undefined) return known;
  const text = plan.answer(job);
  texts.set(plan, text);
  return text;
};

/** The lane does not answer what the viewer may not see. */
class Hidden extends Error {}

/** Who is answered; may be over before it ends. */
export interface FollowedBy {
  /** Waits where the other side is behind with reading. */
  next(text: string): Promise<void> | undefined;
  complete(): void;
  onStop(listener: () => void): void;
}

export interface PlainFollowing {
  plan: Plan;
  jobId: number;
  viewer: Viewer;
  answered: FollowedBy;
  /** The answer to an event of which the lane has none: the job is gone, or cannot be read. */
  answerUsually(change: JobChange): Promise<string>;
  /** Hears what ends it before its time. */
  onFailure(error: unknown): void;
}

/** One who follows; it keeps no promise while nothing happens. */
class Follower {
  readonly #pool: Pick<Ports, 'pool'>;
  readonly #following: PlainFollowing;
  readonly #accountId: number;
  /** Heard while it was answering; null while it is not. */
  #heard: JobChange[] | null = null;
  #isEnd = false;

  constructor(ports: Pick<Ports, 'pool'>, following: PlainFollowing) {
    this.#pool = ports;
    this.#following = following;
    this.#accountId = accountIdOf(following.viewer);
  }

  hear(change: JobChange, isEnd: boolean): void {
    this.#isEnd ||= isEnd;
    if (this.#heard) this.#heard.push(change);
    else this.#answerAll([change]).catch((error: unknown) => this.#following.onFailure(error));
  }

  async #answerAll(heard: JobChange[]): Promise<void> {
    this.#heard = heard;
    const { answered } = this.#following;
    for (let change = heard.shift(); change; change = heard.shift()) {
      const handed = answered.next(await this.#answer(change));
      if (handed) await handed;
    }
    this.#heard = null;
    if (this.#isEnd) answered.complete();
  }

  async #answer(change: JobChange): Promise<string> {
    const { jobId, plan, answerUsually } = this.#following;
    const known = told.get(change) ?? tell(change, findLiveJob(this.#pool, jobId));
    const job = await known.job;
    return job && isVisibleTo(this.#accountId, job)
      ? textOf(known, job, plan)
      : answerUsually(change);
  }
}

/** The job as it is now, then at every change. False when it is not the viewer's to see; nothing has been said then. */
export const followPlainly = (
  { pool, events }: Pick<Ports, 'pool' | 'events'>,
  following: PlainFollowing,
): Promise<boolean> => {
  // All else that a request brings is let go of: what is kept here is kept for each follower.
  const ports = { pool, events };
  const { jobId, viewer, answered } = following;
  const follower = new Follower(ports, following);
  const begun = Promise.withResolvers<boolean>();
  let hasBegun = false;
  const first = async () => {
    const job = await findLiveJob(ports, jobId);
    if (!job || !isVisibleTo(accountIdOf(viewer), job)) throw new Hidden();
    const change = { jobId, stage: job.stage };
    tell(change, Promise.resolve(job));
    hasBegun = true;
    begun.resolve(true);
    return change;
  };
  const stop = listenToChanges(ports, jobId, first, {
    hear: (change, isEnd) => follower.hear(change, isEnd),
    fail(error) {
      if (!(error instanceof Hidden)) following.onFailure(error);
      else if (hasBegun) following.onFailure(notFound('This job'));
      else begun.resolve(false);
    },
  });
  answered.onStop(() => {
    stop();
    begun.resolve(true);
  });
  return begun.promise;
};
