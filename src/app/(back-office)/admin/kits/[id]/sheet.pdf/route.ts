import { kitSheetPdf } from '@/areas/back-office/kits/kit-endpoints';

export async function GET(_: Request, { params }: RouteContext<'/admin/kits/[id]/sheet.pdf'>): Promise<Response> {
  return kitSheetPdf((await params).id);
}
