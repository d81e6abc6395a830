// Bytes that only come with the token, as an address for this page alone, which goes when it is no longer shown.
import { useEffect, useState } from 'react';
import { isRecord } from '../../server/domain/is-record.ts';
import { identityHeaders } from '../lib/session.ts';

export type PrivateFile =
  | { state: 'loading' }
  | { state: 'shown'; address: string; isPdf: boolean }
  | { state: 'failed'; message: string };

const FAILED = 'The file could not be loaded.';

const load = async (path: string): Promise<PrivateFile> => {
  const response = await fetch(path, { headers: identityHeaders(), redirect: 'error' });
  if (!response.ok) {
    const body: unknown = await response.json();
    const said = isRecord(body) && typeof body.detail === 'string' ? body.detail : FAILED;
    return { state: 'failed', message: said };
  }
  const bytes = await response.blob();
  const isPdf = bytes.type === 'application/pdf';
  return { state: 'shown', address: URL.createObjectURL(bytes), isPdf };
};

export function usePrivateFile(path: string): PrivateFile {
  const [file, setFile] = useState<PrivateFile>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    let address: string | null = null;
    const show = (loaded: PrivateFile) => {
      if (loaded.state === 'shown') address = loaded.address;
      if (!isGone) setFile(loaded);
      else if (address !== null) URL.revokeObjectURL(address);
    };
    load(path).then(show, () => show({ state: 'failed', message: FAILED }));
    return () => {
      isGone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [path]);
  return file;
}
