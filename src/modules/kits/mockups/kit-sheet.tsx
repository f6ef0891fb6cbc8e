import 'server-only';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { FRONT_AND_BACK, KIT_GARMENTS, type KitGarmentType, type KitView } from '@/domain/kits/document/kit-garments';
import { respond } from '@/lib/http/respond';
import type { Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { drawKitPng } from '../draw-kit-picture';
import { Document, Image, StyleSheet, View } from '@/modules/documents/elements';
import { nearestSwatch } from '@/domain/kits/palette/kit-palette';
import { look } from '@/modules/documents/look';
import { Sheet } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import type { SiteSetting } from '@/payload-types';

const WIDTH = 560;

type KitSheet = {
  name: string;
  document: KitDocument;
  note: string;
  fileName: string;
  isPublic?: boolean;
};

export async function kitSheet({ name, document, note, ...file }: KitSheet): Promise<Response> {
  const drawn = await drawViews(document);
  if (!drawn.ok) return respond(drawn);
  const settings = await getSiteSettings();
  return pdfResponse({
    document: <MockupSheet settings={settings} name={name} document={document} views={drawn.views} note={note} />,
    disposition: 'attachment',
    ...file,
  });
}

/** Front and back of every garment, one after the other: other requests need pictures, too. */
async function drawViews(document: KitDocument): Promise<Result<{ views: MockupView[] }, 'busy' | 'too_heavy'>> {
  const views: MockupView[] = [];
  for (const { type: garment } of document.garments)
    for (const view of garment === 'crew-socks' ? (['left'] as const) : FRONT_AND_BACK) {
      const drawn = await drawKitPng(document, { garment, view, width: WIDTH });
      if (!drawn.ok) return drawn;
      views.push({ garment, view, picture: drawn.picture });
    }
  return { ok: true, views };
}

const styles = StyleSheet.create({
  views: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 14 },
  view: { width: '50%', padding: 6 },
  picture: { width: '100%', backgroundColor: '#f3f2f8' },
  colors: { flexDirection: 'row', flexWrap: 'wrap', gap: 14 },
  color: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  swatch: { width: 18, height: 18, border: '0.5 solid #0b0b12' },
});

type MockupView = { garment: KitGarmentType; view: KitView; picture: Buffer };

type MockupSheetProps = {
  settings: SiteSetting;
  name: string;
  document: KitDocument;
  views: readonly MockupView[];
  note: string;
};

function MockupSheet({ settings, name: kit, document, views, note }: MockupSheetProps) {
  return (
    <Document title={`${kit} kit`} author={settings.brandName} language="en-GB">
      <Sheet settings={settings} subject={`${kit} kit`} source={kit}>
        <Text style={look.title}>{kit}</Text>
        <View style={styles.views}>
          {views.map(({ garment, view, picture }) => (
            <View key={`${garment} ${view}`} style={styles.view} wrap={false}>
              <Image src={picture} style={styles.picture} />
              <Text style={look.muted}>{`${KIT_GARMENTS[garment].label}, ${view}`}</Text>
            </View>
          ))}
        </View>
        {document.colorways.map(({ name, colors }) => (
          <View key={name} style={{ marginBottom: 12 }} wrap={false}>
            <Text style={[look.strong, { marginBottom: 4 }]}>{name}</Text>
            <View style={styles.colors}>
              {colors.map((hex, index) => (
                <View key={index} style={styles.color}>
                  <View style={[styles.swatch, { backgroundColor: hex }]} />
                  <Text>{nearestSwatch(hex).swatch.name}</Text>
                </View>
              ))}
            </View>
          </View>
        ))}
        <Text>{note}</Text>
      </Sheet>
    </Document>
  );
}
