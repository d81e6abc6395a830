// What an operator may set for the model path, with defaults, and the bands a reply is held to.

export interface ModelSettings {
  /** Estimates asking the model at the same time; the others wait in line. */
  concurrency: number;
  /** Longest time from asking to the last line, waiting in line and second try included, ms. */
  deadlineMs: number;
  /** Pause before the second try, ms; a longer wish of the server is obeyed up to `maxRetryWaitMs`. */
  retryMs: number;
  maxRetryWaitMs: number;
  /** Ceiling of text and pictures together; video frames give way first, then photos, then text. */
  maxInputTokens: number;
  /** Characters of uploads' text passed on. */
  maxTextChars: number;
  /** Photos and video frames together. */
  maxImages: number;
  maxPlanPages: number;
  maxImageBytes: number;
  /** Of all pictures of a question together. */
  maxImagesBytes: number;
  maxReplyChars: number;
  /** Suggestions read from one reply. */
  maxChanges: number;
  /** Price book rows shown to the model. */
  maxRows: number;
  /** Dollars per million tokens, as the provider bills. */
  price: { inputPerMillion: number; outputPerMillion: number };
}

/** Limits of pictures and text: sizes at which a job costs cents; prices: of the default model, set your own. */
export const DEFAULT_MODEL_SETTINGS: ModelSettings = {
  concurrency: 4,
  deadlineMs: 480_000,
  retryMs: 1_000,
  maxRetryWaitMs: 20_000,
  maxInputTokens: 60_000,
  maxTextChars: 40_000,
  maxImages: 24,
  maxPlanPages: 4,
  maxImageBytes: 2_000_000,
  maxImagesBytes: 20_000_000,
  maxReplyChars: 200_000,
  maxChanges: 80,
  maxRows: 120,
  price: { inputPerMillion: 2, outputPerMillion: 10 },
};

interface Band {
  low: number;
  high: number;
}

/** Source of the bands: estimator_rules.json, llm_grounding.checks_on_reply. */
export const BANDS = {
  /** Total after the model's changes against the built-in total. */
  total: { low: 0.45, high: 2.2 },
  /** Quantity of a line against the takeoff of the same object. */
  quantity: { low: 0.5, high: 2 },
  /** Unit price of a line without a price book row: of the low and of the high end of the nearest row. */
  price: { low: 0.6, high: 1.6 },
} as const satisfies Record<string, Band>;

/** Highest total accepted where the built-in method found no scope to compare with, dollars. */
export const MOST_WITHOUT_DRAFT = 150_000;

export const isWithin = (value: number, reference: number, { low, high }: Band): boolean =>
  value >= reference * low && value <= reference * high;
