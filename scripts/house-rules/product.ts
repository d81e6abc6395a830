// The sources of the product: all of it but tests and what they share.
import { isTest, readSources } from './sources.ts';

export const product = readSources('{server,client}/**/*.{ts,tsx}').filter(
  (source) => !isTest(source),
);
