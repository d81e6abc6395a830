// Receives webhooks, and believes only those that Plumbline signed.
//   PLUMBLINE_WEBHOOK_SECRET=whsec_… PORT=8080 node examples/node/receive-webhook.ts
// The package `standardwebhooks` does the same as `isGenuine` here.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

const { PLUMBLINE_WEBHOOK_SECRET = '', PORT = '8080' } = process.env;
const key = Buffer.from(PLUMBLINE_WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
/** What is older may have been recorded and sent again by somebody else. */
const TOLERANCE_SECONDS = 5 * 60;

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** `body` is what came, byte for byte: parsed and written anew it would not fit its signature. */
function isGenuine(headers: IncomingHttpHeaders, body: string): boolean {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) < TOLERANCE_SECONDS)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // There may be several, while a secret is being replaced.
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const [version, value = ''] = signature.split(',');
      return version === 'v1' && isSame(Buffer.from(value, 'base64'), expected);
    });
}

/** A message may come twice; keep its ids where they outlive the process. */
const seen = new Set<string>();

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const body = Buffer.concat(pieces).toString();
    if (!isGenuine(request.headers, body)) {
      response.writeHead(401).end();
      return;
    }
    // Answer first, work later: after ten seconds it counts as not taken, and comes again.
    response.writeHead(204).end();
    const id = String(request.headers['webhook-id']);
    if (seen.has(id)) return;
    seen.add(id);
    const { type, data } = JSON.parse(body) as { type: string; data: object };
    console.log(type, JSON.stringify(data));
  });
});
server.listen(Number(PORT), () => console.log('Listening'));
