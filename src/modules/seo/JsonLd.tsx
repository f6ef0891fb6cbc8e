import { structuredDataText, type StructuredData } from '@/domain/catalogue/structured-data';

/** Says to search engines, in their own words, what the page shows. Nothing where there is nothing to say. */
export function JsonLd({ data }: { data: readonly StructuredData[] }) {
  if (data.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(data) }} />;
}
