// Binds the takeoff to its message.
import type { Ports } from '../../context.ts';
import { bindJob, type JobBinding } from '../../infra/queue.ts';
import { runMaterialTakeoff } from './run-material-takeoff.ts';
import { materialTakeoff } from './material-takeoff.definition.ts';

export const bindMaterialTakeoff = (ports: Ports): JobBinding =>
  bindJob(materialTakeoff, (message, signal) => runMaterialTakeoff(ports, message, signal));
