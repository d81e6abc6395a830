// A request for supplement as the address of a mail. Mail programs cut long addresses off, so a long text is pasted instead.

/** Outlook takes some 2,000 characters. */
const MOST_CHARACTERS = 1_900;

const PASTE = 'The request was copied: paste it here.';

interface Mail {
  href: string;
  /** The mail opens without the text. */
  isShort: boolean;
}

/** @param text begins with the line of the subject */
export const mailOf = (text: string, to: string | null): Mail => {
  const [first = '', ...rest] = text.split('\n');
  const subject = first.replace(/^Subject:\s*/, '');
  const body = rest.join('\n').trim();
  const address = (words: string): string =>
    `mailto:${encodeURIComponent(to ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words.replaceAll('\n', '\r\n'))}`;
  const whole = address(body);
  return whole.length <= MOST_CHARACTERS
    ? { href: whole, isShort: false }
    : { href: address(PASTE), isShort: true };
};
