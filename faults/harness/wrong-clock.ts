// Loaded into a process before anything else: its clock is off by as many ms as the file CLOCK_FILE says, at any time. What
// runs by the monotonic clock, timers above all, goes on as it would when somebody sets a machine's clock.
import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

// oxlint-disable-next-line node/no-process-env -- set by the case that starts the process
const file = process.env['CLOCK_FILE'] ?? '';
const LOOK_EVERY_MS = 20;

const RealDate = Date;
let offMs = Number(readFileSync(file, 'utf8'));
setInterval(() => {
  offMs = Number(readFileSync(file, 'utf8'));
}, LOOK_EVERY_MS).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + offMs] : args, newTarget),
  apply: () => new RealDate(RealDate.now() + offMs).toString(),
  get: (target, name) =>
    name === 'now' ? () => RealDate.now() + offMs : (Reflect.get(target, name) as unknown),
});
