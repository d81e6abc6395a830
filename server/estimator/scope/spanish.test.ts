import { expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

it.each([
  ['Reparar una fuga de agua en el baño', 'PLB-LEAK', 'TIL-WALL'],
  ['Pintar la sala 4 m x 4 m, el techo no', 'PNT-WALL', 'RFG-ARCH'],
  ['Cambiar el techo de la casa, 20 cuadros de tejas', 'RFG-ARCH', 'PNT-CEIL'],
  ['Instalar porcelanato en el piso de la cocina 3 m x 4 m', 'TIL-FLOOR', 'FLR-LVP'],
  ['Quiero cambiar la llave de la cocina', 'PLB-FAUCETK', 'CAB-BASE'],
  ['Cambiar 6 ventanas de vinilo', 'WIN-INSERT', 'FLR-LVP'],
])('%s', async (text, wanted, unwanted) => {
  const { codes } = await estimate(text);
  expect(codes).toContain(wanted);
  expect(codes).not.toContain(unwanted);
});
