import type { Payload } from 'payload';
import { DEFAULT_APPEARANCE } from '@/domain/staff/appearance';
import { demoComponents } from './components';

const password = 'Demo-pass-1234';
const staff = [
  { email: 'admin@demo.test', fullName: 'Alex Morgan', role: 'administrator' },
  { email: 'editor@demo.test', fullName: 'Robin Fielding', role: 'content_manager' },
] as const;

export async function seedStaff(payload: Payload): Promise<void> {
  for (const person of staff) {
    const { totalDocs } = await payload.count({
      collection: 'admin-users',
      where: { email: { equals: person.email } },
    });
    if (totalDocs === 0)
      await payload.create({
        collection: 'admin-users',
        data: { ...person, password, isActive: true, ...DEFAULT_APPEARANCE },
      });
  }
}

export async function seedSite(payload: Payload): Promise<void> {
  const social = (name: string) => `https://${name}.example/kitroom`;
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      social: {
        facebook: social('facebook'),
        instagram: social('instagram'),
        twitter: social('twitter'),
        youtube: social('youtube'),
      },
    },
  });
  for (const component of demoComponents) {
    const { totalDocs } = await payload.count({
      collection: 'components',
      where: { name: { equals: component.name } },
    });
    if (totalDocs === 0) await payload.create({ collection: 'components', data: { ...component, isActive: true } });
  }
}
