import 'server-only';
import { readKit } from '@/modules/kits/find-kit-documents';
import { kitSheet } from '@/modules/kits/mockups/kit-sheet';
import { listKits, loadKit } from './data';
import { asMember, listRoute } from '../access/endpoint';
import { parseKitFilters } from './kit-filters';

export const kitList = listRoute('orders:read', listKits, parseKitFilters);

export const kitSheetPdf = (id: string): Promise<Response> =>
  asMember('orders:read', async ({ payload }) => {
    const kit = await loadKit(payload, id);
    if (!kit) return undefined;
    const { name, teamName, email } = kit;
    return kitSheet({
      name,
      document: readKit(kit.document),
      note: `Design of ${teamName ?? email ?? 'a visitor'}`,
      fileName: `kit-${id.slice(0, 8)}.pdf`,
    });
  });
