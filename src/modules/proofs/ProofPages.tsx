import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { nearestSwatch } from '@/domain/kits/palette/kit-palette';
import { PAPER } from '@/domain/kits/pictures/picture-input';
import { playerText } from '@/domain/orders/players';
import { Document, Image, StyleSheet, View } from '@/modules/documents/elements';
import { look } from '@/modules/documents/look';
import { Sheet } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import type { SiteSetting } from '@/payload-types';
import type { LineKit } from './line-kits';
import { garmentTitle, pieceText, type ProofLine, type ProofPlayer } from './proof-line';

const PLAYERS_A_PAGE = 12;
const PLAYERS_ON_FIRST_PAGE = 8;
const ROWS_A_PAGE = 24;

const styles = StyleSheet.create({
  players: { flexDirection: 'row', flexWrap: 'wrap' },
  /** Two by two on a page, below the colours. */
  sides: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
  view: { width: '42%', padding: 6 },
  picture: { width: '100%', backgroundColor: PAPER },
  /** Four beside each other, and three rows on a page. */
  player: { width: '25%', padding: 5 },
  head: { gap: 6, marginBottom: 10 },
  colors: { flexDirection: 'row', flexWrap: 'wrap', gap: 14, marginVertical: 10 },
  color: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  size: { width: 150 },
  number: { width: 70, fontWeight: 700 },
  swatch: { width: 18, height: 18, border: '0.5 solid #0b0b12' },
});

type NamedOrder = { orderNumber: string; team?: string };

export type DrawnView = { view: KitView; picture: Buffer };
export type DrawnPlayer = { player: ProofPlayer; picture: Buffer };
/** All sides, and each player on the side where players differ. */
export type DrawnGarment = { type: KitGarmentType; views: DrawnView[]; side: KitView; players: DrawnPlayer[] };
/** `listed`: players without pictures. */
export type DrawnLine = LineKit & { garments: DrawnGarment[]; listed: readonly ProofPlayer[] };

type ProofPagesProps = { order: NamedOrder; drawn: readonly DrawnLine[]; settings: SiteSetting };

export function ProofPages({ order, drawn, settings }: ProofPagesProps) {
  const subject = `Proof ${order.orderNumber}`;
  const sheet = { settings, subject };
  return (
    <Document title={subject} author={settings.brandName} language="en-GB">
      {drawn.flatMap((line, index) => [
        ...(line.line.kit ? kitSheets(order, line, index, sheet) : printedSheets(order, line, index, sheet)),
        ...pagesOf(line.listed, ROWS_A_PAGE).map((page, place) => (
          <Sheet
            key={`${index} list ${place}`}
            {...sheet}
            source={[order.team, line.line.title, line.line.logos, page]}
          >
            <Text style={look.title}>{`${line.line.title}, by player`}</Text>
            {!line.drawn && place === 0 && (
              <LineHead
                order={order}
                line={line.line}
                text="We have no drawing of this product: its names and numbers are listed."
              />
            )}
            <View style={look.head}>
              <Text style={styles.number}>Number</Text>
              <Text style={look.grow}>Name</Text>
              <Text style={styles.size}>Size</Text>
            </View>
            {page.map((player, at) => (
              <View key={at} style={look.row} wrap={false}>
                <Text style={styles.number}>{player.number}</Text>
                <Text style={look.grow}>{player.name}</Text>
                <Text style={styles.size}>{pieceText(player)}</Text>
              </View>
            ))}
          </Sheet>
        )),
      ])}
    </Document>
  );
}

type SheetOf = { settings: SiteSetting; subject: string };

const headOf = ({ team, orderNumber }: NamedOrder, line: ProofLine): string =>
  [team, orderNumber, piecesText(line)].filter(Boolean).join(' · ');

function kitSheets(order: NamedOrder, { line, drawn, garments }: DrawnLine, index: number, sheet: SheetOf) {
  return garments.flatMap(({ type, views, side, players }) => {
    const ofSet = drawn && garments.length > 1 ? [garmentTitle(drawn.kit, type)] : [];
    const title = [line.title, ...ofSet].join(', ');
    return [
      <Sheet key={`${index} ${type}`} {...sheet} source={[order.team, title]}>
        <Text style={look.title}>{title}</Text>
        <Text style={look.muted}>{headOf(order, line)}</Text>
        {drawn && <Colors kit={drawn.document} />}
        <View style={styles.sides}>
          {views.map(({ view, picture }) => (
            <View key={view} style={styles.view} wrap={false}>
              <Image src={picture} style={styles.picture} />
              <Text style={look.muted}>{view[0]?.toUpperCase() + view.slice(1)}</Text>
            </View>
          ))}
        </View>
      </Sheet>,
      ...pagesOf(players, PLAYERS_A_PAGE).map((page, place) => (
        <Sheet key={`${index} ${type} ${place}`} {...sheet} source={page.map(({ player }) => player)}>
          <Text style={look.title}>{`${title}, ${side}, by player`}</Text>
          <Players drawn={page} />
        </Sheet>
      )),
    ];
  });
}

function printedSheets(order: NamedOrder, { line, drawn, garments }: DrawnLine, index: number, sheet: SheetOf) {
  if (!drawn) return [];
  const players = garments.flatMap((garment) => garment.players);
  return pagesOf(players, PLAYERS_A_PAGE, PLAYERS_ON_FIRST_PAGE).map((page, place) => (
    <Sheet
      key={`${index} ${place}`}
      {...sheet}
      source={[order.team, line.title, line.logos, page.map(({ player }) => player)]}
    >
      <Text style={look.title}>{`${line.title}, back, by player`}</Text>
      {place === 0 && <LineHead order={order} line={line} text={printedText(drawn.document)} />}
      <Players drawn={page} />
    </Sheet>
  ));
}

const LineHead = ({ order, line, text }: { order: NamedOrder; line: ProofLine; text: string }) => (
  <View style={styles.head}>
    <Text style={look.muted}>{headOf(order, line)}</Text>
    <Text>{text}</Text>
    {(line.logos ?? []).map((logo) => (
      <Text key={logo}>{logo}</Text>
    ))}
  </View>
);

const Players = ({ drawn }: { drawn: readonly DrawnPlayer[] }) => (
  <View style={styles.players}>
    {drawn.map(({ player, picture }, at) => (
      <View key={at} style={styles.player} wrap={false}>
        <Image src={picture} style={styles.picture} />
        <Text style={look.strong}>{playerText(player)}</Text>
        <Text style={look.muted}>{pieceText(player)}</Text>
      </View>
    ))}
  </View>
);

function printedText({ colorways }: KitDocument): string {
  const ink = colorways[0]?.colors[1];
  const printed = ink ? `Printed in ${nearestSwatch(ink).swatch.name.toLowerCase()}. ` : '';
  return `${printed}The pictures show what is printed, and how it is spelt; cut and pattern of the garment are as the shop shows them.`;
}

function Colors({ kit: { colorways } }: { kit: KitDocument }) {
  return (
    <View style={styles.colors}>
      {(colorways[0]?.colors ?? []).map((hex, index) => (
        <View key={index} style={styles.color}>
          <View style={[styles.swatch, { backgroundColor: hex }]} />
          <Text>{`${nearestSwatch(hex).swatch.name} (${hex})`}</Text>
        </View>
      ))}
    </View>
  );
}

function piecesText({ pieces, players }: ProofLine): string {
  const all = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
  return players.length > 0 && players.length < pieces ? `${all}, ${players.length} of them by player` : all;
}

function pagesOf<Item>(items: readonly Item[], room: number, firstRoom = room): Item[][] {
  const pages = items.length > 0 ? [items.slice(0, firstRoom)] : [];
  for (let from = firstRoom; from < items.length; from += room) pages.push(items.slice(from, from + room));
  return pages;
}
