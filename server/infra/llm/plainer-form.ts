// OpenAI-compatible servers differ; what one refuses by name is left out next time.
import type { APIError } from 'openai';
import type { RequestForm } from './request-form.ts';

interface Degradation {
  /** The server's message names what it does not take. */
  names: RegExp;
  /** A plainer form; null when there is none. */
  plainer(form: RequestForm): RequestForm | null;
}

const PLAINER_FORMAT = { json_schema: 'json_object', json_object: 'none', none: null } as const;

const DEGRADATIONS: readonly Degradation[] = [
  {
    names: /max_completion_tokens/i,
    plainer: (form) => (form.limit === 'max_tokens' ? null : { ...form, limit: 'max_tokens' }),
  },
  {
    names: /stream_options|include_usage/i,
    plainer: (form) => (form.counts ? { ...form, counts: false } : null),
  },
  {
    names: /\bimages?\b|image_url|multi-?modal|vision|mmproj/i,
    plainer: (form) => (form.images ? { ...form, images: false } : null),
  },
  {
    names:
      /response_format|text\.format|json_schema|json_object|json mode|structured output|schema/i,
    plainer: (form) => {
      const format = PLAINER_FORMAT[form.format];
      return format === null ? null : { ...form, format };
    },
  },
];

/** 404 and 500 are how some servers say that a model cannot see. */
const REFUSALS: readonly unknown[] = [400, 404, 415, 422, 500, 501];

/** The form to try after a refusal that names a part of the request; null when the refusal is about something else. */
export const plainerForm = (
  form: RequestForm,
  { status, message }: Pick<APIError, 'status' | 'message'>,
): RequestForm | null => {
  if (!REFUSALS.includes(status)) return null;
  for (const { names, plainer } of DEGRADATIONS) {
    const next = names.test(message) ? plainer(form) : null;
    if (next) return next;
  }
  return null;
};
