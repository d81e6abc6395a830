// What of an estimate's notes a contractor shows to a client. Figures of the contractor's own cost, crew and earnings
// are the contractor's business; so are the estimator's hints about them.

const INTERNAL =
  /\b(mark-?up|margin|direct cost|billed rate|own crew|self-perform|price[- ]book|soft)\b/i;

export const clientNotes = (notes: readonly string[]): string[] =>
  notes.filter((note) => !INTERNAL.test(note));
