// Units in which work is measured and priced.

export const UNITS = ['EA', 'LS', 'SF', 'SY', 'LF', 'SQ', 'CY', 'HR', 'DAY'] as const;
export type Unit = (typeof UNITS)[number];
