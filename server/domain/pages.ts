// What each address of the pages is called outside of them: in a browser's tab before the page has come, by search engines,
// and on the card of a link that is shared. Nothing private stands in it: whoever opens the link may be a robot.

export interface PageHead {
  title: string;
  description: string;
  /** Search engines may list it; all others hold somebody's own things, or lead to them. */
  isListed: boolean;
}

const NAME = 'Plumbline';
const OWN = 'Sign in, or use the browser you made it with, to see it.';

const listed = (title: string, description: string): PageHead => ({
  title: `${title} · ${NAME}`,
  description,
  isListed: true,
});

const own = (title: string, description = OWN): PageHead => ({
  title: `${title} · ${NAME}`,
  description,
  isListed: false,
});

/** Pages by the pattern of their address. */
export const PAGES = {
  '/': listed(
    'Repair and renovation cost estimates, line by line',
    'Describe the work, add plans, papers and photos; get a line-item cost estimate for your ZIP code that says where every price comes from. Free to try, no card.',
  ),
  '/start': listed(
    'Start an estimate',
    'Show the place, say what should be done, and get a priced list of the work. You can try it as a guest.',
  ),
  '/sample': listed(
    'A sample estimate',
    'What a result looks like: a bathroom remodel, priced line by line, with a range and what it rests on.',
  ),
  '/login': listed(
    'Sign in',
    'Sign in with a code we mail you. No password; what you made as a guest comes along.',
  ),
  '/forcontractors': listed(
    'For contractors',
    'Introductions to homeowners with a priced scope of work. Free to apply, no pay-to-play.',
  ),
  '/contractor/apply': listed(
    'Apply as a contractor',
    'Tell us about your business. An operator looks at every application within two business days.',
  ),
  '/terms': listed('Terms of use', 'What an estimate is, what it is not, and what we expect.'),
  '/privacy': listed(
    'Privacy',
    'What we keep, for how long, who sees it, and how to take it along or have it deleted.',
  ),
  '/account': own('Account'),
  // It says nothing of anybody before the visitor is known.
  '/projects': listed(
    'Your projects',
    'The estimates of a house in one place: what it all comes to, room by room, and what is still to be priced.',
  ),
  '/projects/:projectId': own('A project'),
  '/compare': own('Compare estimates'),
  '/papers/:fileId': own('A document you sent'),
  '/results/:lookup': own('An estimate'),
  '/shared/:token': own(
    'Shared with you',
    'A cost estimate, line by line, shared with you. You need no account to read it.',
  ),
  '/contractor': own('Contractor profile'),
  '/contractor/hub': own('Contractor Hub'),
  '/operator': own('Operator desk'),
} as const satisfies Record<string, PageHead>;

export const NOT_FOUND_PAGE: PageHead = own(
  'Page not found',
  'There is no page at this address. The link may be old or mistyped.',
);

export type PagePattern = keyof typeof PAGES;

export interface PageAddress {
  pattern: string;
  head: PageHead;
}

const MATCHERS = Object.entries(PAGES).map(([pattern, head]) => ({
  isAt: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`),
  page: { pattern, head },
}));

/** @param path without a query; null where there is no page */
export const pageAt = (path: string): PageAddress | null => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return MATCHERS.find(({ isAt }) => isAt.test(plain))?.page ?? null;
};
