// Floor materials as the data knows them: assemblies, parameters and codes for the new and the old floor.
import { namesOf } from '../parser/language.ts';

export const ASSEMBLIES = namesOf('assemblies');

export const COMMERCIAL = namesOf('commercial');

export const OLD_FLOOR = namesOf('old_floor_of_floor_codes');

export const OLD_FLOOR_CODE = namesOf('old_floor_code');

export const NEW_FLOOR_CODE = namesOf('new_floor_code');
