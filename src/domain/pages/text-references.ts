/** Documents referenced by a rich text, as Payload’s panel stores them. Its shape is not taken for granted. */
import { isRecord } from '@/domain/text/is-record';

/** Target of a link: an address, or a page by id with address ''. */
export interface LinkTarget {
  address: string;
  pageId?: string;
}

/** From the `fields` of a link; '' for targets outside pages. */
export function linkTarget(fields: unknown): LinkTarget {
  if (!isRecord(fields)) return { address: '' };
  const { linkType, url, doc } = fields;
  if (linkType !== 'internal') return { address: typeof url === 'string' ? url.trim() : '' };
  if (!isRecord(doc)) return { address: '' };
  const id = idOf(doc.value);
  if (id === undefined) return { address: '' };
  // Products are found by id as well as slug.
  if (doc.relationTo === 'products') return { address: `/product/${id}` };
  return { address: '', ...(doc.relationTo === 'pages' && { pageId: id }) };
}

export const uploadId = ({ relationTo, value }: { relationTo?: unknown; value?: unknown }): string | undefined =>
  relationTo === 'media' ? idOf(value) : undefined;

function idOf(value: unknown): string | undefined {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
