import { Page } from '../components/Page.tsx';
import { ProjectsScreen } from '../features/projects/ProjectsScreen.tsx';

export function ProjectsRoute() {
  return (
    <Page>
      <ProjectsScreen />
    </Page>
  );
}
