// PostgreSQL's locks on names, for what has no row to lock. Held until the transaction ends.
import type { Statements } from './statements.ts';

/** @param space tells the names of one use from those of another */
export const lockName = (tx: Statements, space: number, name: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(${space}::int, hashtext(${name}))`;
