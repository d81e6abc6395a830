// What mails look like: blocks of HTML in one plain frame that any mail program shows, and the notice, which most mails are.
// Whatever goes in is escaped here.
import { escapeHtml } from '../domain/text/escape-html.ts';

/** One piece of a mail, already HTML. */
export interface MailBlock {
  html: string;
}

export const paragraph = (text: string): MailBlock => ({
  html: `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`,
});

export const smallPrint = (text: string): MailBlock => ({
  html: `<p style="margin:0 0 8px;color:#5b6675;font-size:14px">${escapeHtml(text)}</p>`,
});

/** A few characters to read off and type. */
export const largeText = (text: string): MailBlock => ({
  html: `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(text)}</p>`,
});

/** @param url an address of this product */
export const linkButton = (label: string, url: string): MailBlock => ({
  html: `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#226878;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`,
});

export const smallLink = (label: string, url: string): MailBlock => ({
  html: `<p style="margin:0;font-size:14px"><a href="${escapeHtml(url)}" style="color:#5b6675">${escapeHtml(label)}</a></p>`,
});

export const mailHtml = (title: string, blocks: readonly MailBlock[]): string =>
  [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#1c2430;background:#ffffff">',
    ...blocks.map(({ html }) => html),
    '</body></html>',
    '',
  ].join('\n');

interface Notice {
  subject: string;
  sentences: readonly string[];
  /** Words of the one button. */
  label: string;
  /** An address of this product. */
  url: string;
  small: string;
}

/** Writes a mail of a few sentences with one button, as text and as HTML. */
export const noticeMail = ({ subject, sentences, label, url, small }: Notice) => ({
  subject,
  text: [...sentences, '', `${label}: ${url}`, '', small, ''].join('\n'),
  html: mailHtml(subject, [...sentences.map(paragraph), linkButton(label, url), smallPrint(small)]),
});
