import { useState, type ReactNode } from 'react';

interface ThumbnailProps {
  url: string | null;
  fallback: ReactNode;
}

/**
 * A small picture; the fallback where there is none, or its signed address has run out. The name or caption of the file stands
 * beside it, so it has no text of its own.
 */
export function Thumbnail({ url, fallback }: ThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!url || url === brokenUrl) return fallback;
  return <img src={url} alt="" loading="lazy" onError={() => setBrokenUrl(url)} />;
}
