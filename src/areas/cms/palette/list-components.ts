import { isRecord } from '@/domain/text/is-record';
import type { Payload } from 'payload';
import { BLOCK_CATEGORIES, type BlockCategory, type ComponentIcon } from '@/domain/pages/blocks';
import type { AdminUser } from '@/payload-types';

export interface PaletteComponent {
  id: string;
  name: string;
  category: BlockCategory;
  icon: ComponentIcon;
  template: { type: string; component: string };
  defaultProps: Record<string, unknown>;
}

export async function listComponents(payload: Payload, user: AdminUser): Promise<PaletteComponent[]> {
  const { docs } = await payload.find({
    collection: 'components',
    where: { isActive: { equals: true } },
    sort: ['category', 'name'],
    pagination: false,
    depth: 0,
    user: { ...user, collection: 'admin-users' },
    overrideAccess: false,
  });
  const place = ({ category }: { category: BlockCategory }) => BLOCK_CATEGORIES.indexOf(category);
  return docs
    .map(({ id, name, category, icon, template, defaultProps }) => ({
      id,
      name,
      category,
      icon,
      template,
      defaultProps: isRecord(defaultProps) ? defaultProps : {},
    }))
    .toSorted((a, b) => place(a) - place(b));
}
