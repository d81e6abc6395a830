// Bytes that somebody sent and somebody else is to look at.
import type { RestAnswer } from './respond.ts';

const ENDING: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** Answers with a download in a sandbox, under a name of ours: it is kept nowhere and run nowhere. */
export const paper = (
  name: string,
  { mime, bytes }: { mime: string; bytes: Buffer },
): RestAnswer => ({
  status: 200,
  body: bytes,
  headers: {
    'content-type': mime,
    'content-disposition': `attachment; filename="${name}.${ENDING[mime] ?? 'bin'}"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  },
});
