// Which server is asked, for which model, and how long it may be silent.

export type ApiMode = 'chat' | 'responses';

export interface OpenAiSettings {
  /** Must not be empty; servers without keys take any word. */
  apiKey: string;
  /** Address of an OpenAI-compatible server. The provider's own address is used when it is undefined. */
  baseUrl?: string | undefined;
  model: string;
  /** Chat Completions unless told otherwise: every compatible server speaks it. */
  apiMode?: ApiMode;
  /** Longest silence while waiting for the server, ms. Reasoning models say nothing at first. */
  idleMs: number;
  maxOutputTokens: number;
}

export const DEFAULT_MODEL = 'gpt-6.1-sol';
