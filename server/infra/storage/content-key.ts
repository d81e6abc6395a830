// Where content lies inside a store. Only keys of this form ever reach a path or an object name.
import { notFound } from '../../domain/errors.ts';

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/;

export const contentKey = (sha256: string): string =>
  `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;

/** A key that was not made by `contentKey` names nothing, so it cannot climb out of the store. */
export const requireContentKey = (key: string): string => {
  if (!KEY.test(key)) throw notFound('The file');
  return key;
};
