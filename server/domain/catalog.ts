// Closed sets of the product, with the wording users see. Wire spellings live in the REST serializers.

export const PROPERTY_TYPES = { RESIDENTIAL: 'Residential', COMMERCIAL: 'Commercial' } as const;
export type PropertyType = keyof typeof PROPERTY_TYPES;

export const FINISH_LEVELS = { LOW: 'Low end', STANDARD: 'Standard', HIGH: 'High end' } as const;
export type FinishLevel = keyof typeof FINISH_LEVELS;

export const AGENT_KINDS = {
  HOME_PROJECT: 'Home project',
  INSURANCE: 'Insurance claim',
  CONTRACTOR: 'Contractor',
} as const;
export type AgentKind = keyof typeof AGENT_KINDS;

export const DELIVERY_MODES = {
  TRADE_DIRECT: 'Trades hired directly',
  GC_MANAGED: 'Managed by a general contractor',
  FULL_SERVICE: 'Full-service remodeler',
} as const;
export type DeliveryMode = keyof typeof DELIVERY_MODES;
/** Delivery mode where nobody said who runs the work. */
export const USUAL_DELIVERY: DeliveryMode = 'GC_MANAGED';

export const FILE_KINDS = {
  PHOTO: 'Photos',
  VIDEO: 'Videos',
  FLOOR: 'Floor plans',
  DOC: 'Additional documents',
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** When a homeowner wants the work to begin. */
export const TIMEFRAMES = {
  ASAP: 'ASAP (0–2 weeks)',
  TWO_TO_FOUR_WEEKS: '2–4 weeks',
  ONE_TO_THREE_MONTHS: '1–3 months',
  FLEXIBLE: 'Flexible / exploring',
} as const;
export type Timeframe = keyof typeof TIMEFRAMES;

export const DEFAULT_ROOMS = [
  'Kitchen',
  'Bathroom',
  'Living Room',
  'Bedroom',
  'Roof',
  'Exterior',
  'Garage',
  'Basement',
  'Laundry Room',
  'Hallway',
  'Dining',
  'Office',
] as const;

/** Days for which what was deleted can be brought back. */
export const KEPT_DELETED_DAYS = 7;
/** Papers of contractors are deleted so many days after the decision on them. */
export const PAPERS_KEPT_DAYS = 30;
/** Days before the insurance on record ends on which its contractor gets a notice. */
export const INSURANCE_NOTICE_DAYS = 30;
/** Promised time for the review of what a contractor hands in. */
export const REVIEW_TAKES = '1–2 business days';
/** Days whose decisions the desk counts. */
export const FIGURES_DAYS = 30;
/** Minutes for which the address of a file, a PDF or a table opens. */
export const LINK_MINUTES = 10;
/** Minutes for which the address of everything that is one's own opens, until the download has begun. */
export const OWN_DATA_LINK_MINUTES = 2;
export const RECENT_ESTIMATES = 12;
export const RECENT_ESTIMATES_ON_PROJECTS = 10;
export const COMPARE_CHOICES = 50;
/** Digits of the code that signs in. */
export const CODE_DIGITS = 6;
/** Days without use after which a sign-in has ended. */
export const SIGN_IN_IDLE_DAYS = 30;
/** Minutes to within which the last use of a sign-in is noted. */
export const USE_NOTED_MINUTES = 5;
/** Days after which the note of a sign-in that has ended goes. */
export const SIGN_IN_NOTED_DAYS = 90;
/** Days after which a sign-in has ended, however much it is used. */
export const SIGN_IN_DAYS = 90;
export const BELL_JOBS = 10;

/** Where a quantity comes from; stated beats plan beats default. */
export const QUANTITY_BASES = ['STATED', 'PLAN', 'DERIVED', 'DEFAULT'] as const;
export type QuantityBasis = (typeof QUANTITY_BASES)[number];

/** The codes of a table of choices, as a schema wants them. */
export const keysOf = <T extends Record<string, string>>(record: T) =>
  Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];
