// Names of places within the sentence of a question.
import type { Place } from '../../../domain/scope/scope-of-work.ts';
import { isWholeHouse } from '../../calculate/usual-space.ts';

/** `Bedroom 2` within a sentence, `Suite 200A` as it stands; a deck at the "House" is a deck. */
export const inSentence = ({ label, type }: Pick<Place, 'label' | 'type'>): string => {
  const isOfHouse = isWholeHouse(label.toLowerCase()) && !isWholeHouse(type);
  if (label === '' || isOfHouse) return type === 'exterior' ? 'house' : type.replaceAll('_', ' ');
  return /^[A-Z][a-z ]+\d*$/.test(label) ? label.toLowerCase() : label;
};
