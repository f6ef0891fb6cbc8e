/** Documents that a rich text refers to by id, as Payload's panel stores them. Nothing of its shape is taken for granted. */
import { isRecord } from '@/domain/text/is-record';

/** A link leads to an address, or to a page that it names by id; the address is then ''. */
export interface LinkTarget {
  address: string;
  pageId?: string;
}

/** From the `fields` of a link; '' where it leads to nothing that pages link to. */
export function linkTarget(fields: unknown): LinkTarget {
  if (!isRecord(fields)) return { address: '' };
  const { linkType, url, doc } = fields;
  if (linkType !== 'internal') return { address: typeof url === 'string' ? url.trim() : '' };
  if (!isRecord(doc)) return { address: '' };
  const id = idOf(doc.value);
  if (id === undefined) return { address: '' };
  // A product is found by its id as well as by its slug.
  if (doc.relationTo === 'products') return { address: `/product/${id}` };
  return { address: '', ...(doc.relationTo === 'pages' && { pageId: id }) };
}

/** The id of the library's file that an upload shows. */
export const uploadId = ({ relationTo, value }: { relationTo?: unknown; value?: unknown }): string | undefined =>
  relationTo === 'media' ? idOf(value) : undefined;

/** Id of a reference: itself, or that of the document. */
function idOf(value: unknown): string | undefined {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
