// Numbers as operators of a page have them: thousandths of a point are less than anybody prints.

export const short = (length: number): number => Math.round(length * 1_000) / 1_000;
