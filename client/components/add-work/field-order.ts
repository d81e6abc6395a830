/** Help stands below, so that fields beside each other are level; what is wrong comes before it. */
export const FIELD_ORDER = ['label', 'input', 'error', 'description'] as const;
