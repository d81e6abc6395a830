// The server's clock, as tests set it.
import type { TestServer } from './app.ts';

/** What `use` does happens so much later by the server's clock. */
export const later = async <Result>(
  { ports }: Pick<TestServer, 'ports'>,
  ms: number,
  use: () => Promise<Result>,
): Promise<Result> => {
  // Its own, which is the database's: this process's may be behind it.
  const now = ports.now;
  ports.now = () => new Date(now().getTime() + ms);
  return use().finally(() => {
    ports.now = now;
  });
};
