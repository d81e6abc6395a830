export const SIZE = { width: 1280, height: 800 } as const;
