// What the film says in words, as a WebVTT track.

export interface Said {
  text: string;
  /** Time since the film began. */
  atMs: number;
}

const timeOf = (ms: number): string =>
  `00:${new Date(Math.max(0, ms)).toISOString().slice(14, 23)}`;

/** @param tempo how much faster the film is played than it was taken */
export const captionsOf = (said: readonly Said[], lengthMs: number, tempo: number): string => {
  const cues = said.map(({ text, atMs }, index) => {
    const endMs = said[index + 1]?.atMs ?? lengthMs;
    return `${timeOf(atMs / tempo)} --> ${timeOf(endMs / tempo)}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
};
