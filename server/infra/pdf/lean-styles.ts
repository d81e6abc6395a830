// pdfmake's stack of styles. What counts at each depth is worked out as the stack grows. The original goes down the whole of it
// again for each of the twenty properties of each word.
import type { StyleItem } from 'pdfmake/js/StyleContextStack.js';
import { PdfmakeStyles } from './pdfmake-parts.ts';

const KNOWN = [
  'font',
  'bold',
  'italics',
  'alignment',
  'fontSize',
  'fontFeatures',
  'characterSpacing',
  'color',
  'decoration',
  'decorationColor',
  'decorationStyle',
  'decorationThickness',
  'background',
  'link',
  'linkToPage',
  'linkToDestination',
  'noWrap',
  'opacity',
  'sup',
  'sub',
  'lineHeight',
  'leadingIndent',
  'preserveLeadingSpaces',
  'preserveTrailingSpaces',
  'wordBreak',
] as const;
const IS_KNOWN: ReadonlySet<string> = new Set(KNOWN);

/** Properties of a text. It is the same object where the same counts. */
export type TextStyle = Readonly<Partial<Record<(typeof KNOWN)[number], unknown>>>;

export class LeanStyles extends PdfmakeStyles {
  #counting: TextStyle[] = [];

  get top(): TextStyle {
    return this.#counting.at(-1) ?? this.defaultStyle;
  }

  /** What counts for `item` on top of the stack. */
  of(item: Readonly<Record<string, unknown>>): TextStyle {
    if (!item['style']) return this.#over(this.top, item);
    const names = [item['style']].flat() as string[];
    return this.#over(
      names.reduce((style, name) => this.#named(style, name), this.top),
      item,
    );
  }

  #named(below: TextStyle, name: string): TextStyle {
    const style = this.styleDictionary[name];
    if (!style) return below;
    if ('extends' in style) throw new Error('Styles that extend others are not known here.');
    return this.#over(below, style as Record<string, unknown>);
  }

  #over(below: TextStyle, item: Readonly<Record<string, unknown>>): TextStyle {
    let style: Record<string, unknown> | undefined;
    for (const key in item) {
      const value = item[key];
      if (value === undefined || value === null || !IS_KNOWN.has(key)) continue;
      style ??= { ...below };
      style[key] = value;
    }
    return style ?? below;
  }

  override push(item: StyleItem): void {
    super.push(item);
    const { top } = this;
    this.#counting.push(typeof item === 'string' ? this.#named(top, item) : this.#over(top, item));
  }

  override pop(howMany = 1): void {
    super.pop(howMany);
    this.#counting.length -= howMany;
  }

  override clone(): LeanStyles {
    const copy = new LeanStyles(this.styleDictionary, this.defaultStyle);
    copy.styleOverrides = [...this.styleOverrides];
    copy.#counting = [...this.#counting];
    return copy;
  }

  override getProperty(property: string): unknown {
    return IS_KNOWN.has(property)
      ? this.top[property as keyof TextStyle]
      : super.getProperty(property);
  }
}
