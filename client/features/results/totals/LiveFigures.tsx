import type { FragmentType } from '@apollo/client';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { LiveFigures_EstimateFragment } from '../../../gql/graphql.ts';
import { useLiveFigures_EstimateFragment } from '../../../gql/hooks.ts';
import type { EditorState } from '../editor/editor-state.ts';
import { untilLoaded } from '../../../lib/until-loaded.ts';
import { useEditorValue, useFollowing } from '../editor/use-editor.ts';
import type { EstimateFigures } from './live-figures.ts';

const FiguresContext = createContext<EstimateFigures | null>(null);

interface LiveFiguresProps {
  estimate: FragmentType<LiveFigures_EstimateFragment>;
  children: ReactNode;
}

/** Gives everything below it the figures that follow the unsaved changes. */
export function LiveFigures({ estimate, children }: LiveFiguresProps) {
  const { data, complete } = useLiveFigures_EstimateFragment(estimate);
  return complete ? <KnownFigures server={data}>{children}</KnownFigures> : null;
}

interface KnownFiguresProps {
  server: LiveFigures_EstimateFragment;
  children: ReactNode;
}

type Rules = typeof import('./live-figures.ts');

/** The rules come after the page, because nothing follows before something is edited. They are null until they are there. */
const useRules = (): Rules | null => {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    void untilLoaded(() => import('./live-figures.ts')).then(setRules);
  }, []);
  return rules;
};

const draftOf = ({ draft }: EditorState) => draft;

function KnownFigures({ server, children }: KnownFiguresProps) {
  const base = useEditorValue((state) => state.base);
  const draft = useFollowing(draftOf);
  // While unsaved changes wait, the server may be a version ahead of what they are based on.
  const [kept, setKept] = useState(server);
  if (server.version === base.version && server !== kept) setKept(server);
  const { summary } = server.version === base.version ? server : kept;
  const isEdited =
    base.draft.items !== draft.items || base.draft.totalOverride !== draft.totalOverride;
  const rules = useRules();
  const figures = useMemo(
    () => (isEdited && rules ? rules.figuresAfter(summary, base.draft, draft) : summary),
    [rules, isEdited, summary, base.draft, draft],
  );
  return <FiguresContext value={figures}>{children}</FiguresContext>;
}

export const useFigures = (): EstimateFigures => {
  const figures = use(FiguresContext);
  if (!figures) throw new Error('There is no LiveFigures above.');
  return figures;
};
