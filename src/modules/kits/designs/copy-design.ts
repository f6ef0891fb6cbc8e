import type { PayloadRequest } from 'payload';
import type { NewDesignView } from '@/domain/kits/designs/design-view';
import type { Result } from '@/lib/result';
import { createDesign } from './create-design';
import { noDesign } from './holder';
import { findShared } from './read-designs';

type CopyDesign = { req: PayloadRequest; team?: { id: string; teamName: string }; token: string };

export async function copyDesign({
  req,
  team,
  token,
}: CopyDesign): Promise<Result<NewDesignView, 'not_found' | 'full'>> {
  const shared = await findShared(req, token);
  return shared ? createDesign({ req, team, document: shared.document }) : noDesign;
}
