import { Image, StyleSheet, View } from '@/modules/documents/elements';
import { FRONT_AND_BACK } from '@/domain/kits/document/kit-garments';
import { PRINT_PLACE_LABELS } from '@/domain/teams/line-prints';
import { look } from '@/modules/documents/look';
import { inPages, PAGE_ROOM, textHeight } from '@/modules/documents/pages';
import { Sheet } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import { designsOf, designText, type Design } from './designs';
import { picturesOf, type KitPictures } from './kit-pictures';
import type { SiteSetting } from '@/payload-types';
import type { DocumentOrder } from './document-order';
import { isPersonal, isPrinted, printRows, sizesOf, type PrintRow } from './player-list';

const PICTURE_HEIGHT = 200;
const SMALL_HEIGHT = 110;
const GAP = 20;

const styles = StyleSheet.create({
  pictures: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP, marginVertical: 10 },
  picture: { height: PICTURE_HEIGHT, objectFit: 'contain' },
  small: { height: SMALL_HEIGHT, objectFit: 'contain' },
  place: { width: 90 },
  size: { width: 104, paddingRight: 6 },
  number: { width: 60, fontWeight: 700 },
  pieces: { width: 60, textAlign: 'right' },
});

type Item = { kind: 'head'; design: Design } | { kind: 'row'; design: Design; row: PrintRow; isPersonal: boolean };

function heightOf(item: Item, pictures: KitPictures): number {
  if (item.kind === 'row') return 10 + textHeight(sizesOf(item.row), 20);
  const { design } = item;
  const logos = design.prints.reduce((sum, { name }) => sum + 10 + textHeight(name, 72), 0);
  return 53 + textHeight(nameOf(design), 84) + logos + picturesHeight(picturesOf(pictures, design).length);
}

function picturesHeight(count: number): number {
  if (isSet(count)) return Math.ceil(count / 4) * (SMALL_HEIGHT + GAP);
  return count > 0 ? PICTURE_HEIGHT + GAP : 0;
}

const isSet = (count: number): boolean => count > FRONT_AND_BACK.length;

type PrintPagesProps = { order: DocumentOrder; subject: string; settings: SiteSetting; pictures: KitPictures };

export function PrintPages({ order, subject, settings, pictures }: PrintPagesProps) {
  const items = designsOf(order.orderItems)
    .filter(isPrinted)
    .flatMap((design): Item[] => {
      const personal = { isPersonal: isPersonal(design) };
      return [
        { kind: 'head', design },
        ...printRows(design).map((row): Item => ({ kind: 'row', design, row, ...personal })),
      ];
    });
  if (items.length === 0) return null;
  return inPages(items, (item) => heightOf(item, pictures), PAGE_ROOM).map((page, index) => (
    <Sheet key={index} settings={settings} subject={subject} source={page.map(shownOfItem)}>
      {page.map((item, place) =>
        item.kind === 'head' ? (
          <Head key={place} design={item.design} pictures={picturesOf(pictures, item.design)} />
        ) : (
          <Row key={place} {...item} />
        ),
      )}
    </Sheet>
  ));
}

const nameOf = (design: Design): string => designText({ ...design, prints: [] });

const shownOfItem = (item: Item): unknown => (item.kind === 'row' ? item.row : designText(item.design));

function Head({ design, pictures }: { design: Design; pictures: readonly Buffer[] }) {
  return (
    <View style={{ marginTop: 16 }} wrap={false}>
      <View style={look.band}>
        <Text style={[look.grow, look.strong]}>{nameOf(design)}</Text>
        <Text style={look.muted}>{design.sku}</Text>
      </View>
      {pictures.length > 0 && (
        <View style={styles.pictures}>
          {pictures.map((data, index) => (
            <Image
              key={index}
              src={{ data, format: 'png' }}
              style={isSet(pictures.length) ? styles.small : styles.picture}
            />
          ))}
        </View>
      )}
      {design.prints.map(({ place, name }) => (
        <View key={place} style={look.row}>
          <Text style={[styles.place, look.strong]}>{PRINT_PLACE_LABELS[place]}</Text>
          <Text style={look.grow}>{name}</Text>
        </View>
      ))}
      <View style={look.head}>
        <Text style={styles.size}>Size</Text>
        <Text style={styles.number}>Number</Text>
        <Text style={look.grow}>Name</Text>
        {isPersonal(design) && <Text style={look.grow}>For</Text>}
        <Text style={styles.pieces}>Pieces</Text>
      </View>
    </View>
  );
}

type RowProps = { row: PrintRow; isPersonal: boolean };

function Row({ row, isPersonal: withPerson }: RowProps) {
  const { number, name, person, pieces } = row;
  return (
    <View style={look.row} wrap={false}>
      <Text style={styles.size}>{sizesOf(row)}</Text>
      <Text style={styles.number}>{number || '–'}</Text>
      <Text style={look.grow}>{name || '–'}</Text>
      {withPerson && <Text style={look.grow}>{person || '–'}</Text>}
      <Text style={styles.pieces}>{pieces}</Text>
    </View>
  );
}
