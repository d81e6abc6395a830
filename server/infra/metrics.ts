// Prometheus metrics of this process; names and labels carry no user data.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  httpRequests: Histogram<'method' | 'route' | 'status'>;
  openSockets: Gauge;
  jobsFinished: Counter<'outcome'>;
  jobSeconds: Histogram<'outcome'>;
  codesRefused: Counter;
  uploadBytes: Counter<'kind'>;
  uploadsRefused: Counter<'reason'>;
  freeBytes: Gauge<'directory'>;
  modelCalls: Counter<'outcome'>;
  modelTokens: Counter<'direction'>;
  modelCostUsd: Counter;
  /** Prometheus text format. */
  print(): Promise<string>;
  contentType: string;
}

/** Ms between two looks at how late the event loop is; each wakes the process, also one that rests. */
const LAG_LOOKED_AT_EVERY = 200;

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: LAG_LOOKED_AT_EVERY,
  });
  return {
    httpRequests: new Histogram({
      name: 'plumbline_http_request_seconds',
      help: 'Time from request to answer, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers,
    }),
    openSockets: new Gauge({ name: 'plumbline_open_sockets', help: 'Open WebSockets.', registers }),
    jobsFinished: new Counter({
      name: 'plumbline_jobs_finished_total',
      help: 'Jobs that ended, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'plumbline_job_seconds',
      help: 'Time from submit to the end of a job, by outcome.',
      labelNames: ['outcome'],
      buckets: [0.05, 0.2, 1, 5, 20, 60, 300],
      registers,
    }),
    codesRefused: new Counter({
      name: 'plumbline_sign_in_codes_refused_total',
      help: 'Sign-in codes that did not fit. Many in a minute are somebody guessing.',
      registers,
    }),
    uploadBytes: new Counter({
      name: 'plumbline_upload_bytes_total',
      help: 'Bytes of accepted uploads, by kind.',
      labelNames: ['kind'],
      registers,
    }),
    uploadsRefused: new Counter({
      name: 'plumbline_uploads_refused_total',
      help: 'Uploads for which there was no room, by whose room it was: account, network or disk.',
      labelNames: ['reason'],
      registers,
    }),
    freeBytes: new Gauge({
      name: 'plumbline_disk_free_bytes',
      help: 'Room on the disk that uploads go to; absent for a bucket.',
      labelNames: ['directory'],
      registers,
    }),
    modelCalls: new Counter({
      name: 'plumbline_model_calls_total',
      help: 'Calls to a language model, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    modelTokens: new Counter({
      name: 'plumbline_model_tokens_total',
      help: 'Tokens sent to and received from a language model.',
      labelNames: ['direction'],
      registers,
    }),
    modelCostUsd: new Counter({
      name: 'plumbline_model_cost_usd_total',
      help: 'What those calls cost, dollars.',
      registers,
    }),
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
