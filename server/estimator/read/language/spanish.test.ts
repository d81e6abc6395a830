import { expect, it } from 'vitest';
import { estimate } from '../../testing/estimate.ts';
import { inEnglish } from './spanish.ts';

it.each([
  ['Reparar una fuga de agua en el baño', 'PLB-LEAK', 'TIL-WALL'],
  ['Pintar la sala 4 m x 4 m, el techo no', 'PNT-WALL', 'RFG-ARCH'],
  ['Cambiar el techo de la casa, 20 cuadros de tejas', 'RFG-ARCH', 'PNT-CEIL'],
  ['Instalar porcelanato en el piso de la cocina 3 m x 4 m', 'TIL-FLOOR', 'FLR-LVP'],
  ['Quiero cambiar la llave de la cocina', 'PLB-FAUCETK', 'CAB-BASE'],
  ['Cambiar 6 ventanas de vinilo', 'WIN-INSERT', 'FLR-LVP'],
  ['cambiar la encimera de laminado por cuarzo, 40 pies cuadrados', 'CTP-QUARTZ', 'FLR-LAM'],
  ['Cambiar la llave del lavabo', 'PLB-FAUCETL', 'PLB-FAUCETK'],
  ['Cambiar la llave del lavabo', 'PLB-FAUCETL', 'PLB-SINKL'],
  ['Reemplazar el piso de la sala, 12 por 15 pies, por alfombra', 'FLR-CARPET', 'FLR-LVP'],
])('%s', async (text, wanted, unwanted) => {
  const { codes } = await estimate(text);
  expect(codes).toContain(wanted);
  expect(codes).not.toContain(unwanted);
});

const SWAPS = ['cambiar', 'reemplazar', 'sustituir', 'cambie'];
const FLOORS = [
  ['piso laminado', 'FLR-LAM'],
  ['piso vinílico', 'FLR-LVP'],
] as const;

it.each(SWAPS.flatMap((verb) => FLOORS.map(([floor, code]) => [verb, floor, code] as const)))(
  '%s la alfombra por %s lays %s and no carpet',
  async (verb, floor, code) => {
    const { codes } = await estimate(`${verb} la alfombra por ${floor} en la sala de 12 por 15`);
    expect(codes).toContain(code);
    expect(codes).not.toContain('FLR-CARPET');
  },
);

it.each([
  'replace countertop with laminate',
  'replace cabinets and counters with laminate',
  'replace kitchen countertops with laminate, 40 sqft',
])('%s: the laminate is the counter’s', async (text) => {
  const { codes } = await estimate(text);
  expect(codes).toContain('CTP-LAM');
  expect(codes).not.toContain('FLR-LAM');
});

it('says where the English stands in what was written', () => {
  const text = 'Pintar la sala, y cambiar la llave de la cocina';
  const english = inEnglish(text);
  const start = english?.text.indexOf('kitchen faucet') ?? -1;
  const { start: from, end } = english?.written({
    start,
    end: start + 'kitchen faucet'.length,
  }) ?? {
    start: 0,
    end: 0,
  };
  expect(text.slice(from, end)).toBe('llave de la cocina');
});

it('leaves an English text alone', () => {
  expect(inEnglish('Paint the living room')).toBeNull();
});
