// An S3-compatible service that a case can slow down or freeze, and the settings by which servers find it.
import { type S3TestServer, startS3Server } from '../../server/infra/storage/testing/s3-server.ts';
import { openFaultyLink } from '../../server/testing/faulty-link.ts';

export interface FaultyStorage extends Pick<S3TestServer, 'slowDown' | 'files' | 'close'> {
  env: Record<string, string>;
  freeze(): void;
  thaw(): Promise<void>;
}

export const startFaultyStorage = async (): Promise<FaultyStorage> => {
  const service = await startS3Server();
  const { settings } = service;
  const target = new URL(settings.endpoint);
  const link = await openFaultyLink({ host: target.hostname, port: Number(target.port) });
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${link.port}`,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY: settings.accessKey,
      S3_SECRET_KEY: settings.secretKey,
    },
    slowDown: service.slowDown,
    files: service.files,
    freeze: link.freeze,
    thaw: link.mend,
    async close() {
      await link.close();
      await service.close();
    },
  };
};
