import { Page, View } from './elements';
import type { ReactNode } from 'react';
import type { SiteSetting } from '@/payload-types';
import { look } from './look';
import { needsReplacement, printable, REPLACEMENT } from './printable';
import { Text } from './Text';

export type Letterhead = Pick<SiteSetting, 'brandName' | 'address' | 'salesEmail' | 'phone'>;

type SheetProps = {
  settings: Letterhead;
  subject: string;
  /** Data of the sheet, for the choice of fonts. */
  source: unknown;
  /** Number among the pages of its subject; undefined if the subject is the whole document. */
  place?: { page: number; of: number };
  children: ReactNode;
};

const REPLACED = `${REPLACEMENT} stands for a character that cannot be printed here. The full text is on screen, where this document was opened.`;

export function Sheet({ settings, subject, source, place, children }: SheetProps) {
  const note = needsReplacement([settings.brandName, settings.address, subject, source]) ? `${REPLACED}\n` : '';
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
        render={({ pageNumber, totalPages }) =>
          `${note}${printable(subject)} · page ${place?.page ?? pageNumber} of ${place?.of ?? totalPages}`
        }
      />
    </Page>
  );
}

export function Total({ label, value }: { label: string; value: string }) {
  return (
    <View style={look.total} wrap={false}>
      <Text style={[look.grow, { paddingRight: 12 }]}>{label}</Text>
      <Text>{value}</Text>
    </View>
  );
}
