// Binds the takeoff to its message.
import type { Ports } from '../../context.ts';
import { bindJob, type JobBinding } from '../../infra/queue.ts';
import { runTakeoff } from './run-takeoff.ts';
import { takeOff } from './take-off.definition.ts';

export const bindTakeOff = (ports: Ports): JobBinding =>
  bindJob(takeOff, (message, signal) => runTakeoff(ports, message, signal));
