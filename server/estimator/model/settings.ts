// Settings of the model path for operators, with defaults.

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
  /** Bytes of all pictures of a question together. */
  maxImagesBytes: number;
  maxReplyChars: number;
  /** Dollars per million tokens, as the provider bills. */
  price: { inputPerMillion: number; outputPerMillion: number };
}

/** Defaults: a job costs cents at these sizes of pictures and text. The prices are the default model's; set your own. */
export const DEFAULT_MODEL_SETTINGS: ModelSettings = {
  concurrency: 4,
  deadlineMs: 480_000,
  retryMs: 1_000,
  maxRetryWaitMs: 20_000,
  maxInputTokens: 100_000,
  maxTextChars: 40_000,
  maxImages: 24,
  maxPlanPages: 4,
  maxImageBytes: 2_000_000,
  maxImagesBytes: 20_000_000,
  maxReplyChars: 200_000,
  price: { inputPerMillion: 2, outputPerMillion: 10 },
};
