import { Document, Image, StyleSheet, View } from '@/modules/documents/elements';
import type { PayloadRequest } from 'payload';
import { checkOrdered, isBlocking } from '@/domain/kits/checks/check-kit';
import type { PlayerRules } from '@/domain/kits/checks/check-players';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_VIEWS, type KitGarmentType, type KitView } from '@/domain/kits/document/kit-garments';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { nearestSwatch } from '@/domain/kits/palette/kit-palette';
import { getKitRules } from '@/modules/kits/kit-rules';
import { playerView } from '@/domain/kits/views/player-view';
import { playerText } from '@/domain/orders/players';
import { failure, type Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { renderPdf } from '@/modules/documents/render-pdf';
import { look } from '@/modules/documents/look';
import { Sheet } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { drawLitKit, PAPER } from '@/modules/kits/pictures/draw-kit-picture';
import type { SiteSetting } from '@/payload-types';
import { loadLineKits, type LineKit } from './line-kits';
import { checkedPieces, garmentTitle, pieceText, type ProofLine, type ProofPlayer } from './proof-line';

/** Widths of pictures, px: of a view, and of what one player gets. */
const VIEW_WIDTH = 560;
const PLAYER_WIDTH = 280;
/** Players on a page. */
const PLAYERS_A_PAGE = 12;
/** The same of goods from stock, below what they are. */
const PLAYERS_ON_FIRST_PAGE = 8;
/** Players of a line who get a picture; further ones are listed, so that a large order is drawn within minutes and megabytes. */
const PICTURED_PLAYERS = 240;
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

/** An order as its proof names it. */
export type ProofOrder = {
  orderNumber: string;
  team?: string;
  lines: readonly ProofLine[];
  /** What the team and staff have decided of its numbers. */
  numberRules?: Omit<PlayerRules, 'numbers'>;
};

type DrawnView = { view: KitView; picture: Buffer };
type DrawnPlayer = { player: ProofPlayer; picture: Buffer };
/** A garment from all sides, and for each player on the side `playerView` where they differ. */
type DrawnGarment = { type: KitGarmentType; views: DrawnView[]; side: KitView; players: DrawnPlayer[] };
/** A line with its garments, and the players who are told in words alone. */
type DrawnLine = LineKit & { garments: DrawnGarment[]; listed: readonly ProofPlayer[] };

type Refusal = 'no_kits' | 'not_printable' | 'busy' | 'too_heavy';

/**
 * The proof of an order as PDF: of what is made to a kit each garment, of a set every one, from all sides, and for every player the
 * side with name or number; of goods from stock the back of each that is printed. What cannot be drawn is listed.
 * `no_kits` where nothing is made to a kit or printed, `not_printable` with what has to be mended first where a check blocks.
 */
export async function drawProof(req: PayloadRequest, order: ProofOrder): Promise<Result<{ pdf: Buffer }, Refusal>> {
  const [settings, rules] = await Promise.all([getSiteSettings(), getKitRules()]);
  const drawn: DrawnLine[] = [];
  for (const { line, drawn: from } of await loadLineKits(req, order.lines)) {
    if (from && line.kit) {
      const outlines = await loadOutlines(fontsOf(from.document));
      const pieces = checkedPieces(from.kit, line);
      const blocked = checkOrdered(from.document, { ...pieces, outlines, ...rules, ...order.numberRules }).filter(
        isBlocking,
      );
      if (blocked.length > 0) {
        const told = blocked.slice(0, 5).map(({ message }) => message);
        return failure('not_printable', [`${line.title}:`, ...told].join(' '));
      }
    }
    // Pictures on screen find it by its hash.
    if (from && !line.kit) await storeKitDocument(req, from.document);
    const one = await drawLine({ line, drawn: from });
    if (!one.ok) return one;
    drawn.push(one);
  }
  if (drawn.length === 0)
    return failure('no_kits', 'Nothing of this order is made to a kit, or printed with names and numbers.');
  return { ok: true, pdf: await renderPdf(<Proof order={order} drawn={drawn} settings={settings} />) };
}

type Drawing<Drawn extends object> = Promise<Result<Drawn, 'busy' | 'too_heavy'>>;

async function drawLine({ line, drawn: from }: LineKit): Drawing<DrawnLine> {
  const garments: DrawnGarment[] = [];
  if (!from) return { ok: true, line, garments, listed: line.players };
  for (const { type } of from.document.garments) {
    const drawn = await drawGarment(line, from.document, type);
    if (!drawn.ok) return drawn;
    garments.push(drawn);
  }
  return { ok: true, line, drawn: from, garments, listed: line.players.slice(PICTURED_PLAYERS) };
}

async function drawGarment(line: ProofLine, kit: KitDocument, type: KitGarmentType): Drawing<DrawnGarment> {
  const [first] = line.players;
  const views: DrawnView[] = [];
  for (const view of line.kit ? KIT_VIEWS : []) {
    const drawn = await drawLitKit(kit, { garment: type, view, player: first, width: VIEW_WIDTH });
    if (!drawn.ok) return drawn;
    views.push({ view, picture: drawn.picture });
  }
  const personal = playerView(kit, type);
  const side = personal ?? 'back';
  const players: DrawnPlayer[] = [];
  // Who gets which size is told with the first garment.
  const isFirst = type === kit.garments[0]?.type;
  for (const player of personal || isFirst ? line.players.slice(0, PICTURED_PLAYERS) : []) {
    const drawn = await drawLitKit(kit, { garment: type, view: side, player, width: PLAYER_WIDTH });
    if (!drawn.ok) return drawn;
    players.push({ player, picture: drawn.picture });
  }
  return { ok: true, type, views, side, players };
}

type ProofProps = { order: ProofOrder; drawn: readonly DrawnLine[]; settings: SiteSetting };

function Proof({ order, drawn, settings }: ProofProps) {
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

/** What a line is, for how many. */
const headOf = ({ team, orderNumber }: ProofOrder, line: ProofLine): string =>
  [team, orderNumber, piecesText(line)].filter(Boolean).join(' · ');

/** What is made to a kit: each garment from all sides, then for every player. */
function kitSheets(order: ProofOrder, { line, drawn, garments }: DrawnLine, index: number, sheet: SheetOf) {
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

/** Goods from stock: the back of each piece that is printed. */
function printedSheets(order: ProofOrder, { line, drawn, garments }: DrawnLine, index: number, sheet: SheetOf) {
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

/** What goods from stock are, what their proof shows of them, and the logos on every piece. */
const LineHead = ({ order, line, text }: { order: ProofOrder; line: ProofLine; text: string }) => (
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

/** In which colour goods from stock are printed, and what their pictures leave open. */
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

/** '16 pieces, 15 of them by player'. */
function piecesText({ pieces, players }: ProofLine): string {
  const all = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
  return players.length > 0 && players.length < pieces ? `${all}, ${players.length} of them by player` : all;
}

function pagesOf<Item>(items: readonly Item[], room: number, firstRoom = room): Item[][] {
  const pages = items.length > 0 ? [items.slice(0, firstRoom)] : [];
  for (let from = firstRoom; from < items.length; from += room) pages.push(items.slice(from, from + room));
  return pages;
}
