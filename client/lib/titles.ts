// What an estimate or a job is called in lists and headings.
interface Titled {
  title: string | null;
}

const named = ({ title }: Titled): string | undefined => title?.trim() || undefined;

/** Name in lists: the title, else its number within the project. */
export const listTitle = (entry: Titled & { projectSeq: number }): string =>
  named(entry) ?? `Claim #${entry.projectSeq}`;

/** Heading of a page: the title, else the claim number. */
export const pageTitle = (entry: Titled & { claimNumber: string }): string =>
  named(entry) ?? `Estimate #${entry.claimNumber}`;
