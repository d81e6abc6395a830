// Under which names a browser keeps who is asking, and what it says of it. Little, as it stands in each document.
export const GUEST_KEY = 'guestKey';
export const TOKEN = 'auth.token';

/** The same words go into HTTP headers and into the socket's connection parameters. */
export const identityOf = (guestKey: string, token: string | null): Record<string, string> => ({
  'X-Guest-Key': guestKey,
  ...(token ? { Authorization: `Token ${token}` } : {}),
});
