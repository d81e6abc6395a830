// Spanish words of common scopes, put into English before parsing. A short list, not a translator.
import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';

const WORDS: Readonly<Record<string, string>> = {
  'pies cuadrados': 'sqft',
  'pie cuadrado': 'sqft',
  'metros cuadrados': 'sqm',
  'pies lineales': 'lf',
  'pie lineal': 'lf',
  pies: 'ft',
  pie: 'ft',
  cocina: 'kitchen',
  baño: 'bathroom',
  bano: 'bathroom',
  'cuarto de baño': 'bathroom',
  'medio baño': 'powder room',
  recámara: 'bedroom',
  recamara: 'bedroom',
  dormitorio: 'bedroom',
  habitación: 'bedroom',
  habitacion: 'bedroom',
  cuarto: 'bedroom',
  sala: 'living room',
  comedor: 'dining room',
  pasillo: 'hallway',
  cochera: 'garage',
  garaje: 'garage',
  sótano: 'basement',
  sotano: 'basement',
  ático: 'attic',
  lavandería: 'laundry room',
  lavanderia: 'laundry room',
  oficina: 'office',
  casa: 'house',
  patio: 'patio',
  techo: 'roof',
  tejado: 'roof',
  tejas: 'shingle',
  pintar: 'paint',
  pintura: 'paint',
  pinte: 'paint',
  pintado: 'paint',
  remodelar: 'remodel',
  remodelación: 'remodel',
  remodelacion: 'remodel',
  renovar: 'remodel',
  renovación: 'remodel',
  reemplazar: 'replace',
  reemplazo: 'replace',
  reemplace: 'replace',
  cambiar: 'replace',
  cambio: 'replace',
  instalar: 'install',
  instalación: 'install',
  poner: 'install',
  colocar: 'install',
  quitar: 'remove',
  remover: 'remove',
  retirar: 'remove',
  demoler: 'remove',
  reparar: 'repair',
  reparación: 'repair',
  arreglar: 'repair',
  construir: 'build',
  limpiar: 'clean',
  nuevo: 'new',
  nueva: 'new',
  nuevos: 'new',
  nuevas: 'new',
  viejo: 'old',
  vieja: 'old',
  piso: 'floor',
  pisos: 'floor',
  suelo: 'floor',
  azulejo: 'tile',
  azulejos: 'tile',
  loseta: 'tile',
  'piso laminado': 'laminate floor',
  laminado: 'laminate',
  'piso vinílico': 'lvp',
  vinilo: 'lvp',
  alfombra: 'carpet',
  'piso de madera': 'hardwood floor',
  madera: 'wood',
  pared: 'wall',
  paredes: 'wall',
  'cielo raso': 'ceiling',
  plafón: 'ceiling',
  ventana: 'window',
  ventanas: 'window',
  puerta: 'door',
  puertas: 'door',
  gabinete: 'cabinet',
  gabinetes: 'cabinet',
  armarios: 'cabinet',
  encimera: 'countertop',
  encimeras: 'countertop',
  cubierta: 'countertop',
  inodoro: 'toilet',
  excusado: 'toilet',
  lavabo: 'bathroom sink',
  lavamanos: 'bathroom sink',
  fregadero: 'kitchen sink',
  ducha: 'shower',
  regadera: 'shower',
  tina: 'tub',
  bañera: 'tub',
  'calentador de agua': 'water heater',
  boiler: 'water heater',
  cerca: 'fence',
  barda: 'fence',
  terraza: 'deck',
  canaletas: 'gutter',
  luces: 'light',
  lámparas: 'light',
  enchufes: 'outlet',
  contactos: 'outlet',
  tomacorrientes: 'outlet',
  electrodomésticos: 'appliance',
  electrodomesticos: 'appliance',
  zócalo: 'baseboard',
  zoclo: 'baseboard',
  zócalos: 'baseboard',
  tablaroca: 'drywall',
  yeso: 'drywall',
  aislamiento: 'insulation',
  entrada: 'driveway',
  concreto: 'concrete',
  cuadrados: '',
  necesito: 'need',
  quiero: 'want',
  y: 'and',
  sin: 'without',
  'no tocar': 'dont touch',
  excepto: 'except',
  mantener: 'keep',
  dejar: 'keep',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  por: 'by',
  de: 'of',
  mi: 'my',
  la: 'the',
  el: 'the',
  los: 'the',
  las: 'the',
  con: 'with',
  todo: 'all',
  toda: 'all',
};

/** Words that say the text is Spanish; a single one may be a name or a product. */
const MARKERS = new Set(['cocina', 'baño', 'bano', 'pintar', 'necesito', 'quiero', 'reemplazar', 'cambiar', 'instalar', 'remodelar', 'nuevo', 'nueva', 'nuevos', 'piso', 'paredes', 'techo', 'ventana', 'ventanas', 'casa', 'recámara', 'recamara', 'sala', 'pies', 'reparar', 'puerta', 'puertas', 'quitar', 'renovar', 'gabinetes', 'inodoro', 'alfombra', 'dormitorio', 'habitación', 'arreglar', 'el', 'la', 'los', 'las', 'para', 'del', 'con', 'mi', 'una', 'cuarto', 'pintura', 'sin', 'cerca', 'ducha', 'tejado', 'azulejo', 'cuadrados']);

const LONGEST = 3;

/** Even text in English words when it looks Spanish; otherwise the same text. */
export const fromSpanish = (even: string): string => {
  const words = even.match(/\p{L}+/gu) ?? [];
  if (words.filter((word) => MARKERS.has(word)).length < 2) return even;
  const pieces = even.split(/(\p{L}+)/u);
  const out: string[] = [];
  for (let i = 0; i < pieces.length; i += 1) {
    let used = 0;
    for (let length = LONGEST; length >= 1 && used === 0; length -= 1) {
      const span = pieces.slice(i, i + 2 * length - 1);
      const key = span.map((piece) => (piece.trim() === '' ? ' ' : piece)).join('');
      const english = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
      if (english !== undefined) {
        out.push(english);
        used = 2 * length - 1;
      }
    }
    if (used > 0) i += used - 1;
    else out.push(pieces[i] ?? '');
  }
  return out.join('');
};

export const tokensOf = (even: string): Token[] => tokenize(fromSpanish(even));
