// The environment, parsed once; the only reader of process.env. A wrong value stops the start with a sentence naming it.
import { resolve } from 'node:path';
import { z } from 'zod';
import { secretKeyFault, shortKeyFault } from './domain/account/secret-key.ts';

const count = (fallback: number) => z.coerce.number().int().min(0).max(1_000_000).default(fallback);
const megabytes = (fallback: number) =>
  z.coerce
    .number()
    .positive()
    .max(100_000)
    .default(fallback)
    .transform((value) => Math.round(value * 1_000_000));
const emails = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  );

/** Origins of pages, parted by commas; none by default. */
const origins = () =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .refine(
      (list) =>
        list.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin),
      'must be origins of web pages, parted by commas, like https://app.example.com: no path, no *',
    );

/** `a@b.c` or `Name <a@b.c>`; anything that could begin another header is refused. */
const mailFrom = z
  .string()
  .regex(
    /^([^<>@"\r\n]+<[^<>@\s,]+@[^<>@\s,]+>|[^<>@\s,]+@[^<>@\s,]+)$/,
    'must be an address, like no-reply@example.com or Plumbline <no-reply@example.com>',
  )
  .default('Plumbline <no-reply@localhost>');

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    HOST: z.string().default('0.0.0.0'),
    PUBLIC_URL: z.url().optional(),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: mailFrom,
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: z.url().optional(),
    OPENAI_MODEL: z.string().optional(),
    OPENAI_API_MODE: z.enum(['chat', 'responses']).default('chat'),
    OPENAI_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
    OPENAI_DEADLINE_SECONDS: z.coerce.number().int().min(5).max(86_400).default(240),
    OPENAI_IDLE_SECONDS: z.coerce.number().int().min(5).max(300).default(90),
    OPENAI_MAX_INPUT_TOKENS: z.coerce.number().int().min(12_000).max(1_000_000).default(100_000),
    OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(1_000).max(200_000).default(16_000),
    OPENAI_MAX_IMAGES: count(24),
    OPENAI_DAILY_RUNS: count(500),
    OPENAI_DAILY_RUNS_PER_OWNER: count(20),
    OPENAI_PRICE_INPUT: z.coerce.number().min(0).default(2),
    OPENAI_PRICE_OUTPUT: z.coerce.number().min(0).default(10),
    OWN_PRICES_CSV: z.string().optional(),
    OPERATOR_EMAILS: emails,
    GUEST_FREE_ESTIMATES: count(3),
    GUEST_DAILY_PER_ADDRESS: count(20),
    ALL_GUESTS_DAILY_ESTIMATES: count(1_000),
    USER_DAILY_ESTIMATES: count(50),
    RATE_LIMITS: z
      .enum(['on', 'off'])
      .default('on')
      .transform((value) => value === 'on'),
    SOCKETS_PER_ADDRESS: count(200),
    SOCKETS: count(10_000),
    WEBHOOK_ADDRESSES: z.enum(['public', 'any']).default('public'),
    TRUST_PROXY: z.string().optional(),
    ALLOWED_ORIGINS: origins(),
    SECRET_KEY: z.string().optional(),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
    JOB_GRACE_SECONDS: z.coerce.number().int().min(0).max(300).default(15),
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
    MAX_PHOTO_MB: megabytes(50),
    MAX_VIDEO_MB: megabytes(1000),
    MAX_FLOOR_MB: megabytes(100),
    MAX_DOC_MB: megabytes(50),
    OWNER_STORAGE_MB: megabytes(10_000),
    GUEST_DAILY_UPLOAD_MB: megabytes(3_000),
    ALL_GUESTS_DAILY_UPLOAD_MB: megabytes(30_000),
    MIN_FREE_DISK_MB: megabytes(500),
    FFMPEG_PATH: z.string().optional(),
    NODE_ENV: z.string().default('production'),
  })
  .refine((env) => !env.S3_ENDPOINT || (env.S3_BUCKET && env.S3_ACCESS_KEY && env.S3_SECRET_KEY), {
    path: ['S3_ENDPOINT'],
    message: 'needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY beside it',
  })
  .refine((env) => env.ROLE === 'all' || env.DATABASE_URL, {
    path: ['ROLE'],
    message: 'web and worker need a DATABASE_URL: the embedded database serves one process only',
  })
  .refine((env) => env.ROLE === 'all' || env.REDIS_URL, {
    path: ['ROLE'],
    message: 'web and worker need a REDIS_URL: events of one process must reach the other',
  })
  .refine((env) => env.ROLE === 'all' || env.SECRET_KEY, {
    path: ['ROLE'],
    message:
      'web and worker need a SECRET_KEY, the same for all: links signed by one must be good at the others',
  })
  .superRefine(({ NODE_ENV, SECRET_KEY, PUBLIC_URL }, context) => {
    if (SECRET_KEY === undefined) return;
    const isLive = NODE_ENV === 'production';
    const message = isLive ? secretKeyFault(SECRET_KEY, PUBLIC_URL) : shortKeyFault(SECRET_KEY);
    if (message) context.addIssue({ code: 'custom', path: ['SECRET_KEY'], message });
  });

export type Env = z.infer<typeof schema>;

/** Parses the environment. Throws an Error whose message names each wrong variable and says what it should be. */
export const parseEnv = (source: Record<string, string | undefined> = process.env): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment cannot be used.\n  ${sentences.join('\n  ')}`);
};
