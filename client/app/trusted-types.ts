// The pages' content rules let text become markup only through a policy. What the component library and React write
// into style elements has no markup in it; tables that the server wrote pass DOMPurify, which has a policy of its own.
interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

/** The one script whose address is not written into a page. */
export const SERVICE_WORKER = '/sw.js';

// Some browsers do not have it.
const { trustedTypes } = globalThis as { trustedTypes?: Policies };

trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text.includes('<')) throw new TypeError('Markup is not made out of text here.');
    return text;
  },
  createScriptURL: (url) => {
    if (url !== SERVICE_WORKER)
      throw new TypeError('No scripts but the pages’ own are loaded here.');
    return url;
  },
});
