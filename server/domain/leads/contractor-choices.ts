// What contractors choose from: trades, kinds and sizes of projects, years in business.

export const TRADES = [
  'General Contractor',
  'Roofing',
  'Plumbing',
  'Electrical',
  'HVAC',
  'Water / Fire / Mold Remediation',
  'Flooring',
  'Framing & Drywall',
  'Painting',
  'Windows & Doors',
  'Kitchen & Bath',
  'Masonry & Concrete',
  'Carpentry',
  'Landscaping & Fencing',
] as const;
export type Trade = (typeof TRADES)[number];

export const PROJECT_TYPES = [
  'Insurance Claim',
  'Renovation / Flip',
  'Make-Ready / Turnover',
  'Emergency (Board-up, Water, etc.)',
  'Commercial',
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

export const PROJECT_SIZES = [
  'Small (< $5k)',
  'Medium ($5k – $25k)',
  'Large ($25k – $100k)',
  'Major (> $100k)',
] as const;
export type ProjectSize = (typeof PROJECT_SIZES)[number];

/** Dollars from which a project has the size. The next size begins where it ends. */
const SIZES_FROM: Record<ProjectSize, number> = {
  'Small (< $5k)': 0,
  'Medium ($5k – $25k)': 5_000,
  'Large ($25k – $100k)': 25_000,
  'Major (> $100k)': 100_000,
};

/** @param total dollars; a bound belongs to the smaller size where its words say so: `> $100k` is more than that */
export const projectSizeOf = (total: number): ProjectSize =>
  PROJECT_SIZES.findLast((size) =>
    size === 'Major (> $100k)' ? total > SIZES_FROM[size] : total >= SIZES_FROM[size],
  ) ?? PROJECT_SIZES[0];

export const YEARS_EXPERIENCE = ['<1', '1-3', '3-5', '5-10', '10+'] as const;

/** Answers that the form offers; any other words are taken, too. */
export const HOW_HEARD = [
  'Search engine',
  'Social media',
  'Another contractor',
  'A customer',
  'Supplier or trade association',
  'Other',
] as const;
