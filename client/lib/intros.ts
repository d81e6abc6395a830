// Opening words of pages that show nothing personal there. They stand before any script has come.
export interface IntroWords {
  title: string;
  hint: string;
  /** Query parameter with which the page is another one. */
  notWith?: string;
}

/** What a page shows until its scripts have come, drawn. */
export interface IntroFrame {
  html: string;
  notWith?: string | undefined;
}

export const isIntroAt = ({ notWith }: IntroWords, search: string): boolean =>
  notWith === undefined || !new URLSearchParams(search).has(notWith);

export const intros = {
  start: {
    title: 'Start a new estimate',
    hint: 'Say what you need done and add what you have. You get a priced list of the work.',
    // The page follows the job that was started.
    notWith: 'job',
  },
  projects: {
    title: 'Your projects',
    hint: 'One project for each property: it keeps the estimates together and adds them up.',
  },
} as const satisfies Record<string, IntroWords>;
