import { takeInFirstData } from '../apollo/first-data.ts';
import { pageClient } from '../apollo/page-client.ts';
import { Page } from '../components/Page.tsx';
import { ProjectsScreen } from '../features/projects/ProjectsScreen.tsx';
import { ProjectsPageDocument } from '../gql/graphql.ts';

export const prepareProjects = (): Promise<void> =>
  takeInFirstData(pageClient, ProjectsPageDocument);

export function ProjectsRoute() {
  return (
    <Page>
      <ProjectsScreen />
    </Page>
  );
}
