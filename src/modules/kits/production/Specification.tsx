import { Document, Image, StyleSheet, View } from '@/modules/documents/elements';
import { furtherParts } from '@/domain/catalogue/product-parts';
import { SIZES, sizeLabelOf, type SizeCode } from '@/domain/catalogue/sizes';
import { KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import type { KitTechnique } from '@/domain/kits/document/kit-techniques';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import {
  describeKit,
  describeSizes,
  packText,
  type GarmentDescription,
  type SizeDescription,
} from '@/domain/kits/production/describe-kit';
import type { Pictures } from '@/domain/kits/paint/paint-surface';
import { kitAsMade, madeLabel, makes, MADE_TECHNIQUES } from '@/domain/kits/production/garment-techniques';
import { BLEED } from '@/domain/kits/production/pattern-pieces';
import { CUT_CONTOUR, decorationInks, SEW_LINE, spotInksOf, type SpotInk } from '@/domain/kits/production/spot-inks';
import { drawKitView } from '@/domain/kits/views/draw-kit-view';
import { templateText } from '@/domain/kits/templates/template-text';
import { piecesText } from '@/domain/orders/part-pieces';
import { openPicture } from '@/lib/files/open-picture';
import { renderPdf } from '@/modules/documents/render-pdf';
import { day, look } from '@/modules/documents/look';
import { Sheet } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import type { PrintPlayer } from '@/domain/kits/production/print-player';
import { screenPictures } from '../logos/logo-pictures';
import { kitOf, madeAs, orderedFor, type PrintOrder } from './print-order';

/** Width of a view’s picture, px: 300 to an inch in print. */
const PICTURE_PX = 500;

const styles = StyleSheet.create({
  views: { flexDirection: 'row', gap: 8, marginBottom: 8 },
  view: { width: 120, height: 150 },
  swatch: { width: 24, height: 14, marginRight: 8, border: '0.5 solid #8a8998' },
  plate: { width: 150 },
  code: { width: 90 },
  part: { width: 110 },
  what: { width: 120, paddingRight: 6 },
  where: { width: 130, paddingRight: 6 },
  measures: { width: 260, paddingRight: 6 },
  holds: { marginTop: 2, marginBottom: 8, fontSize: 9 },
  small: { fontSize: 9 },
  number: { width: 60 },
  size: { width: 72, paddingRight: 6 },
  pieces: { marginBottom: 4 },
  /** Keeps a continued page clear of the rule below the brand. */
  belowBrand: { height: 8 },
});

export async function drawSpecification(order: PrintOrder, outlines: Outlines): Promise<Uint8Array> {
  const pictures = new Map<string, Buffer[]>();
  const document = kitAsMade(order.document, madeAs(order));
  const logos = await screenPictures(document, order.readPicture);
  for (const { type } of document.garments)
    pictures.set(type, await drawViews({ ...order, document }, type, { outlines, pictures: logos }));
  return renderPdf(<Specification {...order} pictures={pictures} />);
}

const drawViews = (
  { document, colorway, players }: PrintOrder,
  garment: GarmentDescription['type'],
  sources: { outlines: Outlines; pictures: Pictures },
): Promise<Buffer[]> =>
  Promise.all(
    KIT_VIEWS.map((view) => {
      const [player] = players;
      const svg = drawKitView(document, {
        ...{ garment, view, colorway, ...sources, background: 'none', detail: 'quick' },
        ...(player && { player }),
      });
      return openPicture(Buffer.from(svg)).resize(PICTURE_PX).flatten({ background: '#fff' }).png().toBuffer();
    }),
  );

const orderFacts = ({ label, orderedBy, orderedAt }: Pick<PrintOrder, 'label' | 'orderedBy' | 'orderedAt'>) => [
  { name: 'Order', value: label },
  { name: 'For', value: orderedBy },
  { name: 'Ordered', value: day(orderedAt) },
];

function Specification(order: PrintOrder & { pictures: ReadonlyMap<string, Buffer[]> }) {
  const { document, colorway: place, players, parts: setParts, label, settings, rules, pictures } = order;
  const facts = orderFacts(order);
  const colorway = document.colorways[place] ?? { name: '', colors: [] };
  const { threads } = rules;
  const { parts, fonts, garments } = describeKit(document, colorway, { madeAs: madeAs(order), threads });
  const techniques = MADE_TECHNIQUES.filter((technique) =>
    document.garments.some((garment) => makes(madeAs(order)(garment), technique)),
  );
  const hasCloth = techniques.includes('sublimation');
  const subject = `Specification ${label}`;
  return (
    <Document title={subject} author={settings.brandName} language="en-GB">
      <Sheet settings={settings} subject={subject} source={[document, players, setParts, facts]}>
        <View style={styles.belowBrand} fixed />
        <Text style={look.title}>{`${document.name} · ${colorway.name} · ${label}`}</Text>
        {facts.map(({ name, value }) => (
          <View key={name} style={look.row} wrap={false}>
            <Text style={styles.part}>{name}</Text>
            <Text style={look.grow}>{value}</Text>
          </View>
        ))}
        <View style={look.gap} />
        {techniques.map((technique) => (
          <View key={technique}>
            <Text style={look.strong}>{madeLabel(technique)}</Text>
            <Text style={styles.holds}>{packText(technique, !hasCloth)}</Text>
            {technique === 'sublimation' ? (
              <Inks heading="Plate" inks={spotInksOf(kitOf(order, technique), colorway)} />
            ) : (
              <Inks
                heading={COLOR_WORDS[technique]}
                inks={decorationInks(kitOf(order, technique), colorway, technique, threads)}
              />
            )}
            <View style={look.gap} />
          </View>
        ))}
        {parts.map(({ part, ink }) => (
          <View key={part} style={look.row} wrap={false}>
            <Text style={styles.part}>{part}</Text>
            <Text style={look.grow}>{ink}</Text>
          </View>
        ))}
        {fonts.length > 0 && (
          <View style={look.row} wrap={false}>
            <Text style={styles.part}>Fonts</Text>
            <Text style={look.grow}>{fonts.join(', ')}</Text>
          </View>
        )}
        {hasCloth && (
          <View style={look.row} wrap={false}>
            <Text style={styles.part}>Cut</Text>
            <Text style={look.grow}>{cutText(rules.seamAllowance)}</Text>
          </View>
        )}
        {garments.map((garment) => (
          <Garment
            key={garment.type}
            garment={garment}
            pattern={patternOf(order, garment)}
            pictures={pictures.get(garment.type) ?? []}
            sizes={describeSizes(
              garment,
              orderedFor(order, garment).map(({ size }) => size),
              rules,
            )}
          />
        ))}
        <Players players={players} parts={setParts} />
      </Sheet>
    </Document>
  );
}

const COLOR_WORDS: Record<KitTechnique, string> = { vinyl: 'Vinyl', transfer: 'Ink', embroidery: 'Thread' };

function Inks({ heading, inks }: { heading: string; inks: readonly SpotInk[] }) {
  return (
    <View>
      <View style={look.head}>
        <Text style={{ width: 32 }}> </Text>
        <Text style={styles.plate}>{heading}</Text>
        <Text style={styles.code}>Colour</Text>
        <Text style={look.grow}>CMYK</Text>
      </View>
      {inks.map(({ name, hex, cmyk }) => (
        <View key={name} style={look.row} wrap={false}>
          <View style={[styles.swatch, { backgroundColor: hex }]} />
          <Text style={styles.plate}>{name}</Text>
          <Text style={styles.code}>{hex}</Text>
          <Text style={look.grow}>{cmyk.join(' / ')}</Text>
        </View>
      ))}
    </View>
  );
}

const cutText = (seamAllowance: number): string =>
  `${
    seamAllowance > 0
      ? `${seamAllowance} mm of seam allowance from the line ${SEW_LINE.name} to the line ${CUT_CONTOUR.name}`
      : `as sewn, along ${CUT_CONTOUR.name}`
  }; ${BLEED} mm of bleed beyond it`;

function patternOf(order: PrintOrder, { type }: GarmentDescription): string | undefined {
  const garment = order.document.garments.find((each) => each.type === type);
  const template = order.templates?.[type];
  return garment && template && templateText(garment, template, orderedFor(order, garment));
}

type GarmentProps = {
  garment: GarmentDescription;
  pattern: string | undefined;
  pictures: Buffer[];
  sizes: readonly SizeDescription[];
};

function Garment({ garment: { title, placements }, pattern, pictures, sizes }: GarmentProps) {
  return (
    <View>
      <View wrap={false}>
        <Text style={look.title}>{title}</Text>
        <View style={styles.views}>
          {pictures.map((picture, index) => (
            <Image key={index} src={picture} style={styles.view} />
          ))}
        </View>
      </View>
      {pattern && <Text style={styles.holds}>{pattern}</Text>}
      {sizes.map(({ size, measures, prints }) => (
        <View key={size} style={[look.row, styles.small]} wrap={false}>
          <Text style={[styles.what, look.strong]}>{size}</Text>
          <Text style={styles.measures}>{pattern ? 'By the pattern template' : measures}</Text>
          <Text style={look.grow}>{prints}</Text>
        </View>
      ))}
      {placements.map(({ what, surface, place, size, inks }, index) => (
        <View key={index} style={[look.row, styles.small]} wrap={false}>
          <Text style={[styles.what, look.strong]}>{what}</Text>
          <Text style={styles.where}>{`${surface}: ${place}`}</Text>
          <Text style={styles.where}>{size}</Text>
          <Text style={look.grow}>{inks}</Text>
        </View>
      ))}
    </View>
  );
}

type PlayersProps = { players: readonly PrintPlayer[]; parts: readonly string[] | undefined };

const sizeOfPart = ({ parts = [] }: PrintPlayer, name: string): SizeCode | undefined =>
  parts.find((part) => part.name === name)?.size;

const quantitiesOf = (sizes: readonly (SizeCode | undefined)[]): Record<string, number> =>
  Object.fromEntries(
    SIZES.map(({ code }): [string, number] => [code, sizes.filter((size) => size === code).length]).filter(
      ([, count]) => count > 0,
    ),
  );

/** Players that stay on the page of their heading. */
const BELOW_HEADING = 2;

function Players({ players, parts }: PlayersProps) {
  const further = furtherParts(parts);
  const made = [
    { part: parts?.[0] ?? '', quantities: quantitiesOf(players.map(({ size }) => size)) },
    ...further.map((part) => ({ part, quantities: quantitiesOf(players.map((each) => sizeOfPart(each, part))) })),
  ];
  const rows = players.map((player, index) => (
    <View key={index} style={look.row} wrap={false}>
      <Text style={styles.number}>{player.number}</Text>
      <Text style={look.grow}>{player.name}</Text>
      {[player.size, ...further.map((part) => sizeOfPart(player, part))].map((size, place) => (
        <Text key={place} style={styles.size}>
          {(size && sizeLabelOf(size)) ?? ''}
        </Text>
      ))}
    </View>
  ));
  return (
    <View>
      <View wrap={false}>
        <Text style={look.title}>Players</Text>
        {made.map((pieces) => (
          <Text key={pieces.part} style={styles.pieces}>
            {piecesText(pieces)}
          </Text>
        ))}
        <View style={look.head}>
          <Text style={styles.number}>Number</Text>
          <Text style={look.grow}>Name</Text>
          {[parts?.[0] ?? 'Size', ...further].map((heading) => (
            <Text key={heading} style={styles.size}>
              {heading}
            </Text>
          ))}
        </View>
        {rows.slice(0, BELOW_HEADING)}
      </View>
      {rows.slice(BELOW_HEADING)}
    </View>
  );
}
