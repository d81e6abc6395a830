// What a homeowner does: a project, estimates of it, a request for contractors.
import type { ReachedServer } from '../../server/testing/app.ts';
import { TestCreateProjectDocument } from '../../server/testing/gql/graphql.ts';
import { askFor, estimateOf } from '../../server/testing/introducing.ts';
import { type Person, userOf } from '../../server/testing/world.ts';
import { drawRoom } from './picture.ts';

export interface Homeowner extends Person {
  firstName: string;
  projectId: string;
}

interface Job {
  title: string;
  instructions: string;
  wall: string;
  floor: string;
}

export const JOBS = {
  bathroom: {
    title: 'Hall bathroom',
    instructions:
      'Remodel the 5x8 hall bathroom: new tub, vanity, toilet and tile floor. Keep the layout.',
    wall: '#e9eef0',
    floor: '#b8c4c9',
  },
  kitchen: {
    title: 'Kitchen refresh',
    instructions:
      'Kitchen 12x14: new quartz countertops, paint the walls and ceiling, replace the sink and faucet.',
    wall: '#f1e7d6',
    floor: '#b48a5e',
  },
  bedrooms: {
    title: 'Two bedrooms',
    instructions: 'Paint two bedrooms 12x14, walls and ceilings, and lay LVP in both.',
    wall: '#e4ecdf',
    floor: '#9c7a54',
  },
  living: {
    title: 'Living room',
    instructions: 'Paint the living room 16x20 and refinish its hardwood floor.',
    wall: '#ece4ee',
    floor: '#a9713f',
  },
} satisfies Record<string, Job>;

export const moveIn = async (
  server: ReachedServer,
  { email, firstName }: { email: string; firstName: string },
  project: { name: string; zip: string },
): Promise<Homeowner> => {
  const person = await userOf(server, email);
  const { createProject } = await person.runOk(TestCreateProjectDocument, { input: project });
  if (createProject.__typename !== 'CreateProjectSuccess') throw new Error(createProject.message);
  return { ...person, firstName, projectId: createProject.project.id };
};

export const price = async (owner: Homeowner, { wall, floor, ...job }: Job): Promise<string> => {
  const bytes = await drawRoom(wall, floor);
  const photo = await owner.upload({ bytes, name: `${job.title}.jpg`, mime: 'image/jpeg' });
  const { estimateId } = await estimateOf(owner, {
    projectId: owner.projectId,
    uploads: [photo],
    ...job,
  });
  return estimateId;
};

export const ask = (owner: Homeowner, estimateId: string, phone?: string) =>
  askFor(owner, estimateId, {
    firstName: owner.firstName,
    timeframe: 'TWO_TO_FOUR_WEEKS',
    state: 'CA',
    zip: '94110',
    ...(phone && { phone, phoneConsent: true }),
  });
