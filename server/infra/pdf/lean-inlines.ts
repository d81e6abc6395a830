// pdfmake's measuring of words, with the style of a text looked up once instead of for each of its words.
import type { DocumentFont } from 'pdfmake/js/PDFDocument.js';
import type { Inline } from 'pdfmake/js/TextInlines.js';
import type { LeanStyles, TextStyle } from './lean-styles.ts';
import { PdfmakeInlines } from './pdfmake-parts.ts';

/** What all words of a style have. */
interface WordStyle {
  font: DocumentFont;
  fontSize: number;
  fontFeatures: unknown;
  characterSpacing: number;
  color: string;
  height: number;
  [further: string]: unknown;
}

const SMALLER = 0.58;

/** True for a rare style; pdfmake knows what to do with it. */
const isRare = (style: TextStyle): boolean =>
  Boolean(style.leadingIndent ?? style.preserveLeadingSpaces ?? style.preserveTrailingSpaces);

const widthOf = (text: string, style: WordStyle): number =>
  style.font.widthOfString(text, style.fontSize, style.fontFeatures) +
  style.characterSpacing * (text.length - 1);

const cutOf = (blanks: RegExp, text: string, style: WordStyle): number => {
  const found = blanks.exec(text);
  return found ? widthOf(found[0], style) : 0;
};

const LEADING = /^\s+/;
const TRAILING = /\s+$/;

export class LeanInlines extends PdfmakeInlines {
  #known = new WeakMap<TextStyle, WordStyle>();

  #wordStyle(style: TextStyle): WordStyle {
    const known = this.#known.get(style);
    if (known) return known;
    const font = this.pdfDocument.provideFont(
      (style.font ?? 'Roboto') as string,
      Boolean(style.bold),
      Boolean(style.italics),
    );
    const isSmaller = Boolean(style.sup ?? style.sub);
    const fontSize = ((style.fontSize ?? 12) as number) * (isSmaller ? SMALLER : 1);
    const made: WordStyle = {
      font,
      alignment: style.alignment ?? 'left',
      fontSize,
      fontFeatures: style.fontFeatures ?? null,
      characterSpacing: (style.characterSpacing ?? 0) as number,
      color: (style.color ?? 'black') as string,
      decoration: style.decoration ?? null,
      decorationColor: style.decorationColor ?? null,
      decorationStyle: style.decorationStyle ?? null,
      decorationThickness: style.decorationThickness ?? null,
      background: style.background ?? null,
      link: style.link ?? null,
      linkToPage: style.linkToPage ?? null,
      linkToDestination: style.linkToDestination ?? null,
      noWrap: style.noWrap ?? null,
      opacity: style.opacity ?? 1,
      sup: style.sup ?? false,
      sub: style.sub ?? false,
      height: font.lineHeight(fontSize) * ((style.lineHeight ?? 1) as number),
    };
    this.#known.set(style, made);
    return made;
  }

  override measure(words: Inline[], styles: LeanStyles): Inline[] {
    const looks = words.map((word) => styles.of(word));
    if (looks.some(isRare)) return super.measure(words, styles);
    return words.map((word, index) => {
      const style = this.#wordStyle(looks[index] ?? styles.top);
      const { text } = word;
      const inline: Inline = {
        ...style,
        text,
        width: widthOf(text, style),
        leadingCut: cutOf(LEADING, text, style),
        trailingCut: cutOf(TRAILING, text, style),
        x: 0,
      };
      for (const key in word) if (!(key in inline)) inline[key] = word[key];
      return inline;
    });
  }
}
