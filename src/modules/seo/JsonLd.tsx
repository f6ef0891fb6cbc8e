import { structuredDataText, type StructuredData } from '@/domain/catalogue/structured-data';

/** Structured data of the page for search engines; empty without any. */
export function JsonLd({ data }: { data: readonly StructuredData[] }) {
  if (data.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(data) }} />;
}
