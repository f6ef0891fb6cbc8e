import { Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { SiteSetting } from '@/payload-types';
import { look } from './look';

type SheetProps = {
  settings: SiteSetting;
  /** What the document is about, at the foot of each page. */
  subject: string;
  children: ReactNode;
};

/** A4 under the supplier’s brand, on as many pages as it takes, each with its number. */
export function Sheet({ settings, subject, children }: SheetProps) {
  return (
    <Page size="A4" style={look.page}>
      <View style={look.brand} fixed>
        <Text style={look.brandName}>{settings.brandName}</Text>
        <Text style={[look.muted, { textAlign: 'right', fontSize: 8 }]}>
          {[settings.address, settings.salesEmail, settings.phone].filter(Boolean).join('\n')}
        </Text>
      </View>
      {children}
      <Text
        style={look.foot}
        fixed
        render={({ pageNumber, totalPages }) => `${subject} · page ${pageNumber} of ${totalPages}`}
      />
    </Page>
  );
}

/** A sum at the end of a document. */
export function Total({ label, value }: { label: string; value: string }) {
  return (
    <View style={look.total} wrap={false}>
      <Text style={[look.grow, { paddingRight: 12 }]}>{label}</Text>
      <Text>{value}</Text>
    </View>
  );
}
