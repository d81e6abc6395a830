// What counts as one e-mail address: stricter than the form's own check, since mail is sent to it.
import { z } from 'zod';
import { EMAIL_INVALID } from '../text/form-sentences.ts';
import { EMAIL_LIMITS } from '../limits.ts';

/** RFC 5321 and, beyond ASCII, RFC 6531: octets of the name before the `@`, and of the whole address. */

/** A dot-atom of RFC 5322, with the letters of all languages; no quoted names. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** What the parser of addresses would read as a port, a path or somebody's password. */
const NO_HOST = /[\s/?#:[\]@\\%]/;

const octetsIn = (text: string): number => new TextEncoder().encode(text).length;

/** An international domain in its ASCII form; empty when it is no domain name. */
const asciiDomain = (domain: string): string =>
  NO_HOST.test(domain) ? '' : (URL.parse(`http://${domain}`)?.hostname ?? '');

/**
 * The one spelling of an address under which an account is kept: lower case, an international domain in its ASCII form. It is
 * null for anything but exactly one plain address: no display name, list, comment, quoted name or line break.
 */
export const parseEmail = (text: string): string | null => {
  const [local = '', domain = '', ...more] = text.trim().normalize('NFC').toLowerCase().split('@');
  const host = more.length === 0 ? asciiDomain(domain) : '';
  const address = `${local}@${host}`;
  const isOne = LOCAL.test(local) && octetsIn(local) <= EMAIL_LIMITS.local && DOMAIN.test(host);
  return isOne && octetsIn(address) <= EMAIL_LIMITS.address ? address : null;
};

/** Address as a form sends it. It becomes the spelling of `parseEmail`. */
export const emailSchema = z.string(EMAIL_INVALID).transform((text, check) => {
  // A text longer than an address can be is not looked at.
  const email = text.length <= EMAIL_LIMITS.address * 2 ? parseEmail(text) : null;
  if (email !== null) return email;
  check.addIssue({ code: 'custom', message: EMAIL_INVALID });
  return z.NEVER;
});
