import { useParams } from 'react-router-dom';
import { bareKey, globalId } from '../../server/domain/ids.ts';
import { Page } from '../components/Page.tsx';
import { ProjectScreen } from '../features/projects/ProjectScreen.tsx';

export function ProjectRoute() {
  const { projectId = '' } = useParams();
  return (
    <Page>
      <ProjectScreen key={projectId} projectId={globalId('Project', bareKey(projectId))} />
    </Page>
  );
}
