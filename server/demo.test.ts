import { describe, expect, it } from 'vitest';
import { LEAD_STATUSES } from './domain/leads/lead-status.ts';
import { useTestServer } from './testing/app.ts';
import { tellStory } from '../scripts/demo/story.ts';

const server = useTestServer();

describe('the demo', () => {
  it('has two homeowners, three contractors, an operator, somebody who waits, and leads in every state', async () => {
    await tellStory(server());
    const { db } = server().ports;
    const leads = await db.lead.findMany({ distinct: ['status'], select: { status: true } });
    expect(leads.map(({ status }) => status).toSorted()).toEqual([...LEAD_STATUSES].toSorted());
    expect(await db.contractor.count()).toBe(3);
    expect(await db.contractorApplication.count({ where: { status: 'PENDING' } })).toBe(1);
    expect(await db.leadMessage.count()).toBe(2);
  });
});
