// All that opens files of strangers or makes documents, in processes of its own.
import { createExporter, type Exporter } from './exporting/exporter.ts';
import type { Logger } from './logger.ts';
import { findFfmpeg } from './media/find-ffmpeg.ts';
import { createMediaInspector, type InspectMedia } from './media/inspect-media.ts';
import { createMediaReader, type MediaReader } from './media/read-media.ts';
import { createMediaRenderer, type MediaRenderer } from './media/render-media.ts';

export interface FileProcesses {
  inspectMedia: InspectMedia;
  mediaReader: MediaReader;
  mediaRenderer: MediaRenderer;
  exporter: Exporter;
  /** Ends them; what is under way fails with UNAVAILABLE. */
  close(): Promise<void>;
}

interface FileProcessesOptions {
  /** Module of the processes that make documents; it calls `serveExports`. */
  exportEntry: URL;
  /** Where ffmpeg is, if not where it is looked for. */
  ffmpegPath: string | undefined;
  log: Logger;
}

/** Each process is started when it is first needed. */
export const openFileProcesses = async ({
  exportEntry,
  ffmpegPath,
  log,
}: FileProcessesOptions): Promise<FileProcesses> => {
  const ffmpeg = await findFfmpeg(ffmpegPath);
  if (!ffmpeg) log.warn('No ffmpeg was found: videos are kept without a poster picture');
  const inspector = createMediaInspector(ffmpeg?.path ?? null);
  const mediaReader = createMediaReader();
  const mediaRenderer = createMediaRenderer(ffmpeg?.path ?? null);
  const exporter = createExporter(exportEntry, log);
  return {
    inspectMedia: inspector.inspect,
    mediaReader,
    mediaRenderer,
    exporter,
    async close() {
      await Promise.all([
        inspector.close(),
        mediaReader.close(),
        mediaRenderer.close(),
        exporter.close(),
      ]);
    },
  };
};
