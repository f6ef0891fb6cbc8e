import { z } from 'zod';
import { BANK_UPLOAD } from '@/domain/text/table/file';
import { readFileForm } from '@/lib/files/read-form';
import { planBankFile } from '@/modules/payments/plan-bank-file';
import { asMember } from '../../access/endpoint';
import { bulkRoute } from '../../orders/bulk/order-bulk-endpoint';
import { bankChange, runBankLines } from './run-bank-lines';

const place = z.int().min(0).max(500).optional();
const chosenColumns = z.object({ date: place, amount: place, reference: place, description: place, payer: place });

export const checkBankFile = (request: Request): Promise<Response> =>
  asMember('bank:write', async ({ payload }) => {
    const upload = await readFileForm(request, BANK_UPLOAD);
    return upload.ok ? planBankFile(payload, upload.bytes, columnsOf(upload.form.get('columns'))) : upload;
  });

function columnsOf(sent: FormDataEntryValue | null) {
  if (typeof sent !== 'string') return undefined;
  try {
    return chosenColumns.safeParse(JSON.parse(sent)).data;
  } catch {
    return undefined;
  }
}

export const enterBankLines = bulkRoute('bank:write', bankChange, runBankLines);
