// Follows a job along the lane.
import type { Ports, Viewer } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { accountIdOf, isVisibleTo } from '../../features/accounts/accounts.access.ts';
import type { JobChange } from '../../features/jobs/jobs.events.ts';
import { findLiveJob, type LiveJob, listenToChanges } from '../../features/jobs/live-job.ts';
import type { Plan } from './plan.ts';
import { changeOf, jobAfter, readJob, toldText } from './told-jobs.ts';

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
  /** What it was told last; null when that was the usual answer. */
  #last: LiveJob | null = null;
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
    const { plan, answered, answerUsually } = this.#following;
    for (let change = heard.shift(); change; change = heard.shift()) {
      const job = jobAfter(change, this.#last) ?? (await readJob(change, this.#pool));
      this.#last = job && isVisibleTo(this.#accountId, job) ? job : null;
      const text = this.#last ? toldText(this.#last, plan) : await answerUsually(change);
      const handed = answered.next(text);
      if (handed) await handed;
    }
    this.#heard = null;
    if (this.#isEnd) answered.complete();
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
    hasBegun = true;
    begun.resolve(true);
    return changeOf(job);
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
