// Types common to all items of a reply: each becomes a patch of the scope, or is refused with a reason.

/** An item that is not usable as a whole. */
export interface Unusable {
  /** Completes "not taken from the model: ". */
  fault: string;
}

export const isUnusable = (item: object): item is Unusable => 'fault' in item;

export const SAID_TO_A_PROGRAM = 'an upload says it to a program, not about the work';
export const NOT_SAID = 'its words stand neither in the request nor in an upload';
