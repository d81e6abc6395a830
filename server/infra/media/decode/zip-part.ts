// One file in an archive.

export interface ZipPart {
  name: string;
  bytes: Buffer;
}
