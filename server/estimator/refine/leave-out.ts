// Takes what is no longer wanted out of the text that asked for it; the rest keeps its words.

const SEPARATOR = /(,(?!\d{3})|[;\n]+|\.(?=\s|$)|\s(?:with|plus|including)\s)/i;
const SIZE_OR_WHOLE =
  /\d\s*(?:x|×|by)\s*\d|\b(?:remodel|renovat|gut|make.ready|whole|convert|addition)/i;
const LEAD = /^(?:.*\b)?(?:new|replace|install|add|put in|all new|the)\s+/i;

/** Work named by what is done, not by a thing: a ceiling and siding are things. */
export const isActivity = (target: string): boolean =>
  /\b(?:paint|tiling|grouting|sanding|refinishing|texturing|wallpapering|landscaping|demolition|demo|cleaning|caulking)(?:ing)?$/i.test(
    target,
  );

/** "painting", "paint", "cabinets" in the form they share. */
export const stemOf = (target: string): string => {
  const word =
    target
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .trim()
      .split(' ')
      .at(-1) ?? '';
  const stem = word.replace(/ies$/, 'y').replace(/(?:ing|s)$/, '');
  return stem.length >= 3 ? stem : word;
};

/** Only the last word names the thing: "kitchen cabinets" are cabinets. */
export const mentions = (text: string, target: string): boolean => {
  const stem = stemOf(target);
  return stem !== '' && new RegExp(`\\b${stem}`, 'i').test(text);
};

/** "new cabinets and countertops" without the cabinets is "new countertops"; painting goes with all it is done to. */
const withoutPart = (clause: string, target: string): string => {
  const parts = clause.split(/\s+and\s+/i);
  const kept = parts.filter((part) => !mentions(part, target));
  if (kept.length === 0 || isActivity(target)) return '';
  const [first = ''] = parts;
  const [lead = ''] = (mentions(first, target) && LEAD.exec(first.trim())) || [];
  return lead + kept.join(' and ');
};

export const leaveOut = (text: string, target: string): string => {
  const pieces = text.split(SEPARATOR);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1 || !mentions(piece, target) || SIZE_OR_WHOLE.test(piece)) return piece;
      const rest = withoutPart(piece, target).trim();
      return rest === '' ? '' : ` ${rest}`;
    })
    .join('')
    .replaceAll(/(?:,\s*)+([.;,])/g, '$1')
    .replaceAll(/\.\s*,\s*/g, '. ')
    .replaceAll(/\s(?:with|plus|including)\s*(?=[.,;]|$)/gi, '')
    .replaceAll(/([.;])\s*(?=[.;])/g, '')
    .replace(/[\s,]+$/, '')
    .trim();
};
