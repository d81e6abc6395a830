// The server's clock, as tests set it.
import type { TestServer } from './app.ts';

/** What `use` does happens so much later by the server's clock. */
export const later = async <Result>(
  { ports }: Pick<TestServer, 'ports'>,
  ms: number,
  use: () => Promise<Result>,
): Promise<Result> => {
  ports.now = () => new Date(Date.now() + ms);
  return use().finally(() => {
    ports.now = () => new Date();
  });
};
