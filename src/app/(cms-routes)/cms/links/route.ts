import { asEditor } from '@/areas/cms/http/as-editor';
import { findLinks } from '@/areas/cms/pickers/data';

export function GET(request: Request): Promise<Response> {
  const search = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? '';
  return asEditor(async ({ payload }) => ({ items: await findLinks(payload, search) }));
}
