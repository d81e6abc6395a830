declare module 'pdfmake/fonts/Roboto.js' {
  import type { TFontDictionary } from 'pdfmake/interfaces.js';

  const fonts: TFontDictionary & {
    Roboto: Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>;
  };
  export default fonts;
}
