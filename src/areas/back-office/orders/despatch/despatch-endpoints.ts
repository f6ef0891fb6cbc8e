import { DESPATCH_UPLOAD } from '@/domain/text/table/file';
import { readFileForm } from '@/lib/files/read-form';
import { planDespatchFile } from '@/modules/despatch/plan-despatch';
import { asMember } from '../../access/endpoint';
import { bulkRoute } from '../bulk/order-bulk-endpoint';
import { despatchChange, runDespatch } from './run-despatch';

/** `POST /admin/orders/despatch/check`, multipart `file`: previews its rows. Writes nothing. */
export const checkDespatch = (request: Request): Promise<Response> =>
  asMember('despatch:write', async ({ payload }) => {
    const upload = await readFileForm(request, DESPATCH_UPLOAD);
    return upload.ok ? planDespatchFile(payload, upload.bytes) : upload;
  });

export const startDespatch = bulkRoute('despatch:write', despatchChange, runDespatch);
