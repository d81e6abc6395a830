// Every object the parser can name, by id.
import type { Concept } from './concept.ts';
import { APPLIANCES } from './appliances.ts';
import { BATH_FITTINGS } from './bath.ts';
import { BUILDINGS } from './buildings.ts';
import { CABINETS } from './cabinets.ts';
import { CLADDING } from './cladding.ts';
import { DECKS_FENCES } from './decks-fences.ts';
import { DOORS } from './doors.ts';
import { ELECTRICAL } from './electrical.ts';
import { FIXTURES } from './fixtures.ts';
import { FLOORS_INSULATION } from './floors-insulation.ts';
import { HVAC } from './hvac.ts';
import { MASONRY } from './masonry.ts';
import { OFFICES } from './offices.ts';
import { PIPES } from './pipes.ts';
import { ROOFING } from './roofing.ts';
import { SERVICES } from './services.ts';
import { SHOPS } from './shops.ts';
import { STRUCTURE } from './structure.ts';
import { TRIM } from './trim.ts';
import { WALLS_CEILINGS } from './walls-ceilings.ts';
import { WINDOWS } from './windows.ts';
import { BUSINESS_ROWS } from './rows-business.ts';
import { INTERIOR_ROWS } from './rows-interior.ts';
import { LOSS_ROWS } from './rows-losses.ts';
import { OUTSIDE_ROWS } from './rows-outside.ts';
import { SITE_ROWS } from './rows-site.ts';
import { SITE_WORK_ROWS } from './rows-site-work.ts';
import { YARD } from './yard.ts';

export const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  [
    ...APPLIANCES,
    ...BATH_FITTINGS,
    ...BUILDINGS,
    ...CABINETS,
    ...CLADDING,
    ...DECKS_FENCES,
    ...DOORS,
    ...ELECTRICAL,
    ...FIXTURES,
    ...FLOORS_INSULATION,
    ...HVAC,
    ...MASONRY,
    ...OFFICES,
    ...PIPES,
    ...ROOFING,
    ...SERVICES,
    ...SHOPS,
    ...STRUCTURE,
    ...TRIM,
    ...WALLS_CEILINGS,
    ...WINDOWS,
    ...YARD,
    ...LOSS_ROWS,
    ...SITE_ROWS,
    ...SITE_WORK_ROWS,
    ...INTERIOR_ROWS,
    ...OUTSIDE_ROWS,
    ...BUSINESS_ROWS,
  ].map((concept) => [concept.id, concept]),
);

export const conceptOf = (id: string): Concept => {
  const concept = CONCEPTS.get(id);
  if (!concept) throw new Error(`no object "${id}" is known`);
  return concept;
};
