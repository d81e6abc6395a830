// What an estimate is called where it needs a name: on its page, on paper, on a bid made from it.

interface Headed {
  title: string | null;
  job: { title: string | null; claimNumber: string };
}

export const headingOf = ({ title, job }: Headed): string =>
  title?.trim() || job.title?.trim() || `Estimate #${job.claimNumber}`;
