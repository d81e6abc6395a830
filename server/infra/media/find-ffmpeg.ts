// Looks for the ffmpeg program: the configured one, the system's, or the one an optional package brings (of 2018).
import { access, constants } from 'node:fs/promises';

export interface Ffmpeg {
  path: string;
  source: 'configured' | 'system' | 'package';
}

const SYSTEM_PATHS = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'];

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

const packaged = async (): Promise<Ffmpeg | null> => {
  try {
    const { default: installer } = await import('@ffmpeg-installer/ffmpeg');
    return { path: installer.path, source: 'package' };
  } catch {
    return null;
  }
};

/**
 * @param configured an operator's choice; when given, nothing else is tried.
 * @returns null when there is none: videos are then kept without a poster picture.
 */
export const findFfmpeg = async (configured?: string): Promise<Ffmpeg | null> => {
  if (configured) {
    return (await isExecutable(configured)) ? { path: configured, source: 'configured' } : null;
  }
  for (const path of SYSTEM_PATHS) {
    if (await isExecutable(path)) return { path, source: 'system' };
  }
  return packaged();
};
