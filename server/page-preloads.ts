// What the build found out about each page (scripts/page-preloads.ts).
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const preloadsSchema = z.record(
  z.string(),
  z.object({
    /** Tags before the first script, which reads them. */
    first: z.array(z.string()),
    /** Tags at the end of the head, after those of all pages. */
    last: z.array(z.string()),
    /** What the page begins with until its scripts have come, unless the address has this parameter. */
    frame: z.object({ html: z.string(), notWith: z.string().optional() }).optional(),
  }),
);

/** Reads preloads by the pattern of the address; none where Vite serves the pages. Throws when another version built them. */
export const readPreloads = (file: string): z.infer<typeof preloadsSchema> => {
  if (!existsSync(file)) return {};
  const { data, error } = preloadsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data) return data;
  throw new Error('Another version built the pages in dist/. Build them again: npm run build', {
    cause: error,
  });
};
