// Links at which others read one thing: how long they last, how many there may be, and what is said of one that has ended. They
// stand apart from the limits of all pages, because only those who share load them.
import { DAY_MS } from '../time.ts';

export const SHARE_LIMITS = {
  /** Characters of the sender's note in the mail that brings a link. */
  note: 500,
  /** Valid links of an account. */
  links: 200,
  /** Newest links that are listed. */
  listed: 50,
  /** Links that are made or revoked. */
  changesAMinute: 20,
  mailsADay: 20,
  /** Mails to one address, whoever sends them. */
  mailsToOneAddressADay: 5,
  /** Reads from one network. */
  readsAMinute: 120,
  /** Requests for the PDF of one link. Each one makes a document. */
  pdfsAMinute: 6,
  /** Comparisons of one link. Each one matches all lines of two sides. */
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
const SHARED_LINK_DAYS = { WEEK: 7, MONTH: 30, YEAR: 365 } as const;
export type SharedLinkLife = keyof typeof SHARED_LINK_DAYS;

/** Lives of a link, in words for people. */
export const SHARED_LINK_LIVES = {
  WEEK: '7 days',
  MONTH: '30 days',
  YEAR: '1 year',
} as const satisfies Record<SharedLinkLife, string>;

/** Said of every link that opens nothing, whatever the reason. */
export const SHARED_LINK_GONE = 'This link is no longer valid. Ask its sender for a new one.';

export const sharedLinkEnd = (life: SharedLinkLife, from: Date): Date =>
  new Date(from.getTime() + SHARED_LINK_DAYS[life] * DAY_MS);
