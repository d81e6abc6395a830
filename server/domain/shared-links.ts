// Links at which others read one thing: for how long, how many, and what is said of one that has ended. Apart from the
// limits of all pages, as only those who share load it.
import { DAY_MS } from './time.ts';

export const SHARE_LIMITS = {
  /** Of the sender, in the mail that brings a link. */
  note: 500,
  /** Good ones of an account. */
  links: 200,
  /** Newest ones that are listed. */
  listed: 50,
  /** Made, or revoked. */
  changesAMinute: 20,
  mailsADay: 20,
  /** From whomever they come. */
  mailsToOneAddressADay: 5,
  /** Of one network. */
  readsAMinute: 120,
  /** Of one link: each makes a document. */
  pdfsAMinute: 6,
  /** Of one link: each matches all lines of two sides. */
  comparisonsAMinute: 20,
  /** Lines of one request for supplement, and uploads that show one of them. */
  askedRows: 100,
  photosOfRow: 20,
  /** Photos that show a request for supplement as a whole; a mail takes so many. */
  photosOfRequest: 20,
} as const;

export const TOO_MANY_PHOTOS = `At most ${SHARE_LIMITS.photosOfRequest} photos go with one request for supplement.`;

/** What a link opens. */
export type SharedLinkKind = 'ESTIMATE' | 'COMPARISON' | 'PAPER_COMPARISON' | 'SUPPLEMENT_REQUEST';

/** Days that a link is good for. */
export const SHARED_LINK_DAYS = { WEEK: 7, MONTH: 30, YEAR: 365 } as const;
export type SharedLinkLife = keyof typeof SHARED_LINK_DAYS;

/** For people. */
export const SHARED_LINK_LIVES = {
  WEEK: '7 days',
  MONTH: '30 days',
  YEAR: '1 year',
} as const satisfies Record<SharedLinkLife, string>;

/** Said of every link that opens nothing, whatever the reason. */
export const SHARED_LINK_GONE = 'This link is no longer valid. Ask its sender for a new one.';

export const sharedLinkEnd = (life: SharedLinkLife, from: Date): Date =>
  new Date(from.getTime() + SHARED_LINK_DAYS[life] * DAY_MS);
