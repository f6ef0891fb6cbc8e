import { createLocalReq, type Payload } from 'payload';
import { drawTeamLogo } from '@/domain/kits';
import { inTransaction } from '@/lib/database/transaction';
import { storeDrawing } from './pictures';
import { seedTeamOrders } from './seed-team-orders';
import { demoMembers, demoTeam, nameOnBack } from './team';

/** The demo’s team with its roster and orders; goes on where it was interrupted. */
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
    const data = { ...demoTeam, logo, password: 'Demo-pass-1234', isActive: true };
    return payload.create({ collection: 'teams', data, req });
  });
  return id;
}
