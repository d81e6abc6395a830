import { useState } from 'react';
import type { RequestPhotosQuery } from '../../../gql/graphql.ts';
import { useRequestPhotosQuery } from '../../../gql/hooks.ts';
import { useRenewal } from '../../../hooks/use-renewal.ts';

type Upload = NonNullable<RequestPhotosQuery['estimate']>['uploads'][number];

export interface RequestPhotos {
  /** Those that came with the estimate. */
  all: readonly Upload[];
  has: (id: string) => boolean;
  set: (id: string, isShown: boolean) => void;
  /** Ids of the chosen photos, in the order of the estimate. */
  ids: readonly string[];
}

/** Which photos go with a request for supplement: none until its owner chooses. */
export function useRequestPhotos(estimateId: string): RequestPhotos {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, refetch } = useRequestPhotosQuery({ variables: { id: estimateId } });
  // Without an answer the request is written without photos.
  useRenewal(() => void refetch().catch(() => {}));
  const all = (data?.estimate?.uploads ?? []).filter(({ kind }) => kind === 'PHOTO');
  const has = (id: string) => chosen.has(id);
  return {
    all,
    has,
    set: (id, isShown) =>
      setChosen((now) => new Set(isShown ? [...now, id] : [...now].filter((one) => one !== id))),
    ids: all.map(({ id }) => id).filter(has),
  };
}
