// Stands in each document and runs before its first paint, because the page was drawn for nobody in particular. It shows the
// chosen colors, and whether somebody is signed in here. It asks the page's first questions, and has its files fetched after
// that paint. The server lets it run by its hash.
import { globalId } from '../../server/domain/ids.ts';
import { FIRST_QUESTIONS, type FirstQuestion, type FirstQuestions } from '../lib/first-answers.ts';
import { FIRST_SIGHT, fetchPageFiles, painted, parsed } from '../lib/first-sight.ts';
import { GUEST_KEY, identityOf, TOKEN } from '../lib/identity.ts';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const { dataset } = document.documentElement;
const darkness = matchMedia('(prefers-color-scheme: dark)');
const showColors = (): void => {
  // Mantine's own key.
  const chosen = read('mantine-color-scheme-value') ?? 'auto';
  const isDark = chosen === 'auto' ? darkness.matches : chosen === 'dark';
  dataset.mantineColorScheme = isDark ? 'dark' : 'light';
};
darkness.addEventListener('change', showColors);
showColors();
dataset.viewer = read(TOKEN) === null ? 'guest' : 'user';

/** Parts of the address, by their names in the pattern. */
const partsOfAddress = (pattern: string): Map<string, string> => {
  const found = location.pathname.split('/');
  const names = pattern.split('/').map((name, index) => [name, found[index] ?? ''] as const);
  return new Map(names.filter(([name]) => name.startsWith(':')));
};

/** Asks in Apollo's words, so that the server treats both questions the same. */
const ask = (
  { operationName, hash, variables }: FirstQuestion,
  identity: Record<string, string>,
): Promise<Response> =>
  fetch('/graphql', {
    method: 'POST',
    redirect: 'error',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      ...identity,
    },
    body: JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
  });

/** A part of the address: `:lookup` as it stands there, `Project:projectId` as the id of such a thing. */
const PLACE = /^(\w*)(:\w+)$/;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const guestKey = read(GUEST_KEY);
const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_QUESTIONS}"]`);
// Whoever is here for the first time has nothing to ask for.
if (guestKey !== null && meta) {
  const { path, questions } = JSON.parse(meta.content) as FirstQuestions;
  const parts = partsOfAddress(path);
  const identity = identityOf(guestKey, read(TOKEN));
  globalThis.firstCalls = questions.map(({ variables, ...known }) => {
    const filled = Object.entries(variables).map(([name, value]) => {
      const [, type, place = ''] = PLACE.exec(String(value)) ?? [];
      const part = parts.get(place);
      if (part === undefined) return [name, value] as const;
      return [name, type ? globalId(type, decoded(part)) : decoded(part)] as const;
    });
    const question = { ...known, variables: Object.fromEntries(filled) };
    const response = ask(question, identity);
    // The caller that takes the response handles a failure.
    response.catch(() => undefined);
    return { question, identity, askedAt: performance.now(), response };
  });
}

const fetchAfterPaint = async (): Promise<void> => {
  await parsed();
  await painted();
  // boot/first-sight.ts waits for more.
  if (!document.querySelector(`#${FIRST_SIGHT}`)) fetchPageFiles();
};
globalThis.firstSight = fetchAfterPaint();
