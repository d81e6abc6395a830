// How a request is put to a server. OpenAI-compatible servers differ in what they take.

export interface RequestForm {
  format: 'json_schema' | 'json_object' | 'none';
  limit: 'max_completion_tokens' | 'max_tokens';
  /** Ask for token counts at the end of the stream. */
  counts: boolean;
  images: boolean;
}

export const FULL_FORM: RequestForm = {
  format: 'json_schema',
  limit: 'max_completion_tokens',
  counts: true,
  images: true,
};
