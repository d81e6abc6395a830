import type { FragmentType } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import type { CurrentVersion_EstimateFragment } from '../../../gql/graphql.ts';
import { useCurrentVersion_EstimateFragment } from '../../../gql/hooks.ts';
import { showToast } from '../../../lib/toast.tsx';
import { useEditorValue } from './use-editor.ts';

interface AdoptedNoticeProps {
  estimate: FragmentType<CurrentVersion_EstimateFragment>;
  /** This page itself is changing the estimate. */
  isOwnChange: boolean;
}

/** Says that the page has taken over what was saved elsewhere. */
export function AdoptedNotice({ estimate, isOwnChange }: AdoptedNoticeProps) {
  const adopted = useEditorValue((state) => state.adopted);
  const { data } = useCurrentVersion_EstimateFragment(estimate);
  // What pricing again changed is told at length.
  const isTold = data.change === 'REFINED' || data.change === 'ROOMS_CORRECTED';
  const tell = useEffectEvent(() => {
    if (isOwnChange || isTold) return;
    showToast({
      id: 'changed-elsewhere',
      message: 'This estimate was changed elsewhere. You see the new version.',
    });
  });
  useEffect(() => {
    if (adopted !== null) tell();
  }, [adopted]);
  return null;
}
