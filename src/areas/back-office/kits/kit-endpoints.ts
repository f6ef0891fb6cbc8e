import 'server-only';
import { requestedStep } from '@/lib/http/list-step';
import { readKit } from '@/modules/kits/find-kit-documents';
import { kitSheet } from '@/modules/kits/mockups/kit-sheet';
import { listKits, loadKit } from './data';
import { asKitReader } from './kit-access';
import { parseKitFilters } from './kit-filters';

export const kitList = (request: Request): Promise<Response> =>
  asKitReader(({ payload }) => listKits({ payload, ...requestedStep(request, parseKitFilters) }));

export const kitSheetPdf = (id: string): Promise<Response> =>
  asKitReader(async ({ payload }) => {
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
