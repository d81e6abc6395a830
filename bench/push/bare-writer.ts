// Changes the same column of the same rows with one statement, then publishes the whole message.
import { Redis } from 'ioredis';
import pg from 'pg';
import { serveDuties } from '../harness/child.ts';
import type { PushWriter } from './our-writer.ts';
import {
  claimNumberOf,
  type Moment,
  progressOf,
  PROJECT_NAME,
  steadyMs,
  TITLE,
} from './protocol.ts';
import { writeSteadily } from './write-steadily.ts';

const redis = new Redis(process.env['REDIS_URL'] ?? '');
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const messageOf = (id: number, progress: number) =>
  JSON.stringify({
    id: '1',
    type: 'next',
    payload: {
      data: {
        jobChanged: {
          id: String(id),
          title: TITLE,
          claimNumber: claimNumberOf(id),
          projectSeq: 1,
          stage: 'PRICING',
          status: 'PROCESSING',
          progress,
          failure: null,
          viewerCanCancel: true,
          viewerCanRetry: false,
          project: { id: String(id), name: PROJECT_NAME },
        },
      },
    },
  });

const writeJob = async (id: number, event: number): Promise<Moment> => {
  const progress = progressOf(event);
  await pool.query({
    name: 'write',
    text: 'UPDATE jobs SET progress = $2, touched_at = now() WHERE id = $1',
    values: [id, progress],
  });
  const written = steadyMs();
  await redis.publish(`bare:${id}`, messageOf(id, progress));
  return [event, written];
};

const duties: PushWriter = {
  write: (order) => writeSteadily(order, writeJob),
};

serveDuties(duties);
