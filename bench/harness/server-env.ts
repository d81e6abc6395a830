// The environment of a server under measurement: quiet, on loopback, without the limits that would stop a load test.

export const serverEnv = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  SECRET_KEY: 'for measurements only'.padEnd(32, '.'),
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  GUEST_FREE_ESTIMATES: '1000000',
  GUEST_DAILY_PER_ADDRESS: '1000000',
  ALL_GUESTS_DAILY_ESTIMATES: '1000000',
});
