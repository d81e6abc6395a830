import { useState, type ReactNode } from 'react';

interface ThumbnailProps {
  url: string | null;
  /** Empty when the file's name stands beside it. */
  alt?: string;
  fallback: ReactNode;
}

/** A small picture; the fallback where there is none, or its signed address has run out. */
export function Thumbnail({ url, alt = '', fallback }: ThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!url || url === brokenUrl) return fallback;
  return <img src={url} alt={alt} loading="lazy" onError={() => setBrokenUrl(url)} />;
}
