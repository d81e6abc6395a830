// Follows a job along the lane.
import type { Ports } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { isVisibleTo } from '../../features/accounts/accounts.access.ts';
import { type JobChange, type ProgressSign, signOf } from '../../features/jobs/jobs.events.ts';
import {
  findLiveJob,
  isLastChange,
  type LiveJob,
  listenToChanges,
  isNextSign,
  withSign,
} from '../../features/jobs/live-job.ts';
import type { ChangeListener, Following, Listening } from '../../infra/events.ts';
import type { Plan } from './plan.ts';

// One event reaches all followers of a job in this process as the same object, so that its row is read and its text made
// once.

interface ToldJob {
  sign: ProgressSign | null;
  /** The row with the sign. */
  after?: LiveJob;
  read?: Promise<LiveJob | null>;
}
const told = new WeakMap<JobChange, ToldJob>();
const texts = new WeakMap<LiveJob, Map<Plan, string>>();

const toldOf = (change: JobChange): ToldJob => {
  const known = told.get(change);
  if (known) return known;
  const fresh = { sign: signOf(change) };
  told.set(change, fresh);
  return fresh;
};

/** A change that says a job is as it was just read. */
const changeOf = (job: LiveJob): JobChange => {
  const change = { jobId: job.id, stage: job.stage };
  told.set(change, { sign: null, read: Promise.resolve(job) });
  return change;
};

/** The job after a sign of progress, known without reading it. @param last as it was told before */
const jobAfter = (change: JobChange, last: LiveJob | null): LiveJob | null => {
  const known = toldOf(change);
  if (!last || !known.sign || !isNextSign(last, change, known.sign)) return null;
  return (known.after ??= withSign(last, known.sign));
};

/** Reads the job of a change; null also when it cannot be read. */
const readJob = (change: JobChange, ports: Pick<Ports, 'pool'>): Promise<LiveJob | null> =>
  (toldOf(change).read ??= findLiveJob(ports, change.jobId).catch(() => null));

const toldText = (job: LiveJob, plan: Plan): string => {
  const known = texts.get(job) ?? new Map<Plan, string>();
  texts.set(job, known);
  const text = known.get(plan) ?? plan.answer(job);
  known.set(plan, text);
  return text;
};

/** The lane does not answer what the viewer may not see. */
class Hidden extends Error {}

/** Who is answered; may be over before it ends. */
export interface FollowedBy {
  /** Waits where the other side is behind with reading. */
  next(text: string): Promise<void> | undefined;
  complete(): void;
  onStop(stopped: Listening): void;
  /** The answer to an event of which the lane has none: the job is gone, or cannot be read. */
  answerUsually(change: JobChange): Promise<string>;
  /** Hears what ends it before its time. */
  fail(error: unknown): void;
}

export interface PlainFollowing {
  plan: Plan;
  jobId: number;
  /** Account of who follows. */
  accountId: number;
  answered: FollowedBy;
}

type LanePorts = Pick<Ports, 'pool' | 'events'>;

/** One who follows; it keeps no promise while nothing happens. */
class Follower implements Following<JobChange>, ChangeListener<JobChange>, Listening {
  readonly #ports: LanePorts;
  readonly #following: PlainFollowing;
  readonly isLast = isLastChange;
  #listening: Listening | null = null;
  /** Hears whether the lane answers; null once that is known. */
  #onBegun: ((isBegun: boolean) => void) | null = null;
  /** Changes heard while it is answering; null while it is not. */
  #heard: JobChange[] | null = null;
  /** The job as it was told last; null when that was the usual answer. */
  #last: LiveJob | null = null;
  #isEnd = false;

  constructor(ports: LanePorts, following: PlainFollowing) {
    this.#ports = ports;
    this.#following = following;
  }

  /** Resolves with false when the lane has no answer; nothing has been sent then. */
  begin(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#onBegun = resolve;
    this.#listening = listenToChanges(this.#ports, this.#following.jobId, this);
    this.#following.answered.onStop(this);
    return promise;
  }

  async first(): Promise<JobChange[]> {
    const { jobId, accountId } = this.#following;
    const job = await findLiveJob(this.#ports, jobId);
    if (!job || !isVisibleTo(accountId, job)) throw new Hidden();
    this.#begun(true);
    return [changeOf(job)];
  }

  hear(change: JobChange, isEnd: boolean): void {
    this.#isEnd ||= isEnd;
    if (this.#heard) this.#heard.push(change);
    else {
      this.#answerAll([change]).catch((error: unknown) => this.#following.answered.fail(error));
    }
  }

  fail(error: unknown): void {
    const { answered } = this.#following;
    if (!(error instanceof Hidden)) answered.fail(error);
    else if (this.#onBegun) this.#begun(false);
    else answered.fail(notFound('This job'));
  }

  stop(): void {
    this.#listening?.stop();
    this.#begun(true);
  }

  #begun(isBegun: boolean): void {
    this.#onBegun?.(isBegun);
    this.#onBegun = null;
  }

  async #answerAll(heard: JobChange[]): Promise<void> {
    this.#heard = heard;
    const { plan, accountId, answered } = this.#following;
    for (let change = heard.shift(); change; change = heard.shift()) {
      const job = jobAfter(change, this.#last) ?? (await readJob(change, this.#ports));
      this.#last = job && isVisibleTo(accountId, job) ? job : null;
      const text = this.#last ? toldText(this.#last, plan) : await answered.answerUsually(change);
      const handed = answered.next(text);
      if (handed) await handed;
    }
    this.#heard = null;
    if (this.#isEnd) answered.complete();
  }
}

/** The job as it is now, then at every change. False when it is not the viewer's to see; nothing has been said then. */
export const followPlainly = (
  { pool, events }: LanePorts,
  following: PlainFollowing,
): Promise<boolean> =>
  // All else that a request brings is let go of: what is kept here is kept for each follower.
  new Follower({ pool, events }, following).begin();
