declare module 'pdfmake/fonts/Roboto.js' {
  import type { TFontDictionary } from 'pdfmake/interfaces.js';

  const fonts: TFontDictionary & { Roboto: { normal: string } };
  export default fonts;
}
