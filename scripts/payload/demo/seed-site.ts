import type { Payload } from 'payload';
import { DEFAULT_APPEARANCE } from '@/domain/staff/appearance';
import { env } from '@/lib/env';
import { NO_TAXES, UK_RATES } from '@/domain/taxes/tax-settings';
import { demoComponents } from './components';
import { demoDelivery } from './delivery';

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

/** Numbers are invented. */
const demoCompany = {
  companyName: 'Kitroom Teamwear Ltd',
  companyNumber: '00000000',
  vatNumber: 'GB999999973',
  bankDetails: 'Kitroom Teamwear Ltd\nSort code 00-00-00\nAccount 00000000',
  techniquePrices: { transfer: 2.5, vinyl: 3.5, embroidery: 6 },
};

export async function seedSite(payload: Payload): Promise<void> {
  const social = (name: string) => `https://${name}.example/kitroom`;
  const { totalDocs: orders } = await payload.count({ collection: 'orders' });
  const { companyName } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      ...(orders === 0 && env.demoCurrency && { currency: env.demoCurrency }),
      // Keeps a company that has been set.
      ...(!companyName && demoCompany),
      social: {
        facebook: social('facebook'),
        instagram: social('instagram'),
        twitter: social('twitter'),
        youtube: social('youtube'),
      },
    },
  });
  await payload.updateGlobal({ slug: 'delivery-settings', data: demoDelivery });
  const taxes = await payload.findGlobal({ slug: 'tax-settings', depth: 0 });
  // Keeps taxes that have been set.
  if (!taxes.isCharged && !taxes.rates?.length) {
    await payload.updateGlobal({
      slug: 'tax-settings',
      data: { ...NO_TAXES, isCharged: true, reverseChargeCountries: [], rates: UK_RATES.map((rate) => ({ ...rate })) },
    });
  }
  for (const component of demoComponents) {
    const { totalDocs } = await payload.count({
      collection: 'components',
      where: { name: { equals: component.name } },
    });
    if (totalDocs === 0) await payload.create({ collection: 'components', data: { ...component, isActive: true } });
  }
}
