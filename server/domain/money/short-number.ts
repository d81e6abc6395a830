// Numbers as sentences write them: with few decimals, and none that say nothing.

/** `12.3` */
export const toTenths = (value: number): string => String(Math.round(value * 10) / 10);

/** `12.34` */
export const toHundredths = (value: number): string => String(Math.round(value * 100) / 100);
