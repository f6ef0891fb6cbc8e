import { DESPATCH_UPLOAD } from '@/domain/text/table/file';
import { tooLarge } from '@/domain/text/uploads';
import { readForm } from '@/lib/files/read-form';
import { failure } from '@/lib/result';
import { planDespatchFile } from '@/modules/despatch/plan-despatch';
import { asAdministrator } from '../../access/endpoint';
import { bulkRoute } from '../bulk/order-bulk-endpoint';
import { despatchChange, runDespatch } from './run-despatch';

/** `POST /admin/orders/despatch/check`, multipart `file`: what its rows would do. Writes nothing. */
export const checkDespatch = (request: Request): Promise<Response> =>
  asAdministrator(async ({ payload }) => {
    const read = await readForm(request, DESPATCH_UPLOAD);
    if (!read.ok) return read;
    const file = read.form.get('file');
    if (!(file instanceof File) || file.size === 0) return failure('invalid', 'Choose a file that is not empty.');
    if (file.size > DESPATCH_UPLOAD.maxBytes) return failure('too_large', tooLarge(DESPATCH_UPLOAD));
    return planDespatchFile(payload, new Uint8Array(await file.arrayBuffer()));
  });

/** `POST /admin/orders/despatch/run` with the rows as the check answered them: does what was shown. */
export const startDespatch = bulkRoute(despatchChange, runDespatch);
