import { structuredDataText, type StructuredData } from '@/domain/catalogue/structured-data';

export function JsonLd({ data }: { data: readonly StructuredData[] }) {
  if (data.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(data) }} />;
}
