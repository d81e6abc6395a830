// Which exclusions hold a code back in a place, and by which of their patterns.
import type { Exclusion, Place, ScopeOfWork } from '../../domain/scope-of-work.ts';
import { fits } from '../takeoff/work-package.ts';

export const isInForce = ({ placeId }: Exclusion, place: Place): boolean =>
  placeId === null || placeId === place.id || place.parts.includes(placeId);

export const exclusionsOf = (code: string, place: Place, { excluded }: ScopeOfWork): Exclusion[] =>
  excluded.filter(
    (exclusion) =>
      isInForce(exclusion, place) && exclusion.codes.some((pattern) => fits(code, pattern)),
  );

export const patternsFor = (code: string, place: Place, scope: ScopeOfWork): string[] =>
  exclusionsOf(code, place, scope).flatMap(({ codes }) =>
    codes.filter((pattern) => fits(code, pattern)),
  );
