// Words that say a thing is left as it is: kept, done before, done by somebody else, or bought by the owner.
import { phrasesOf } from '../language.ts';

export type Left = 'stays' | 'done' | 'others' | 'supplied';

const { forward = '', weak = '', mitigation_only = '', ...behind } = phrasesOf('states');

/** Words said behind the thing: "gutters not included", "painting by others", "fans we already have". */
export const STATE_WORDS = behind;

/** Words said before the thing: "landlord does HVAC". */
export const FORWARD_WORDS = forward;

/** Words that leave a thing alone, or choose it: "ceiling is fine", "laminate is fine". */
export const WEAK_STATES = weak;

/** Claims in which nothing is put back yet. */
export const MITIGATION_ONLY = mitigation_only;
