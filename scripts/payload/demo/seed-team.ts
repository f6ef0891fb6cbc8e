import { createLocalReq, type Payload } from 'payload';
import { drawTeamLogo } from '../drawings/team-logo';
import { inTransaction } from '@/lib/database/transaction';
import { storeDrawing } from './store-picture';
import { seedTeamOrders } from './seed-team-orders';
import { demoMembers, demoPeople, demoTeam, nameOnBack } from './team';

const DEMO_PASSWORD = 'Demo-pass-1234';

/** Resumes after an interruption. */
export async function seedTeam(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'teams',
    where: { username: { equals: demoTeam.username } },
    depth: 0,
  });
  const team = docs[0]?.id ?? (await createTeam(payload));
  const { totalDocs: members } = await payload.count({ collection: 'team-members', where: { team: { equals: team } } });
  for (const [name, position, jerseyNumber, sizePreference] of demoMembers.slice(members)) {
    await payload.create({
      collection: 'team-members',
      data: { team, name, position, jerseyNumber, sizePreference, nameOnBack: nameOnBack(name), isActive: true },
    });
  }
  await seedTeamOrders(payload, team);
}

async function createTeam(payload: Payload): Promise<string> {
  const [primary, secondary, accent] = demoTeam.colors as [string, string, string];
  const svg = drawTeamLogo({ name: demoTeam.teamName, colors: { primary, secondary, accent } });
  const req = await createLocalReq({}, payload);
  const { id } = await inTransaction(req, async () => {
    const logo = await storeDrawing(req, `${demoTeam.teamName} crest`, svg, 512);
    const data = { ...demoTeam, logo, password: DEMO_PASSWORD, isActive: true };
    const created = await payload.create({ collection: 'teams', data, req });
    for (const person of demoPeople)
      await payload.create({
        collection: 'team-people',
        data: { ...person, team: created.id, lastLogin: new Date().toISOString(), password: DEMO_PASSWORD },
        req,
      });
    return created;
  });
  return id;
}
