import { Document, Image, StyleSheet, View } from '@/modules/documents/elements';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitView } from '@/domain/kits/document/kit-garments';
import { nearestSwatch } from '@/domain/kits/palette/kit-palette';
import { look } from '@/modules/documents/look';
import { Sheet } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import type { SiteSetting } from '@/payload-types';

const styles = StyleSheet.create({
  views: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 14 },
  view: { width: '50%', padding: 6 },
  picture: { width: '100%', backgroundColor: '#f3f2f8' },
  colors: { flexDirection: 'row', flexWrap: 'wrap', gap: 14 },
  color: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  swatch: { width: 18, height: 18, border: '0.5 solid #0b0b12' },
});

export type MockupView = { garment: KitGarmentType; view: KitView; picture: Buffer };

type MockupSheetProps = {
  settings: SiteSetting;
  name: string;
  document: KitDocument;
  views: readonly MockupView[];
  note: string;
};

export function MockupSheet({ settings, name: kit, document, views, note }: MockupSheetProps) {
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
