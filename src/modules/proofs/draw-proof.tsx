import { Document, Image, StyleSheet, View } from '@/modules/documents/elements';
import type { PayloadRequest } from 'payload';
import { checkOrdered, isBlocking } from '@/domain/kits/checks/check-kit';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_VIEWS, type KitGarmentType, type KitView } from '@/domain/kits/document/kit-garments';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { nearestSwatch } from '@/domain/kits/palette/kit-palette';
import { getKitRules } from '@/modules/kits/kit-rules';
import { playerView } from '@/domain/kits/views/player-view';
import { garmentsOf } from '@/domain/orders/resolve-line';
import { playerText } from '@/domain/orders/players';
import { failure, type Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { renderPdf } from '@/modules/documents/render-pdf';
import { look } from '@/modules/documents/look';
import { Sheet } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { drawKitPng } from '@/modules/kits/pictures/draw-kit-picture';
import type { SiteSetting } from '@/payload-types';
import { checkedPieces, garmentTitle, pieceText, type ProofLine, type ProofPlayer } from './proof-line';

/** Widths of pictures, px: of a view, and of what one player gets. */
const VIEW_WIDTH = 560;
const PLAYER_WIDTH = 280;
/** Players on a page. */
const PLAYERS_A_PAGE = 12;

const styles = StyleSheet.create({
  views: { flexDirection: 'row', flexWrap: 'wrap' },
  view: { width: '50%', padding: 6 },
  picture: { width: '100%', backgroundColor: '#f3f2f8' },
  player: { width: '33.3%', padding: 5 },
  colors: { flexDirection: 'row', flexWrap: 'wrap', gap: 14, marginVertical: 10 },
  color: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  swatch: { width: 18, height: 18, border: '0.5 solid #0b0b12' },
});

/** An order as its proof names it. */
export type ProofOrder = { orderNumber: string; team?: string; lines: readonly ProofLine[] };

type DrawnView = { view: KitView; picture: Buffer };
type DrawnPlayer = { player: ProofPlayer; picture: Buffer };
/** A garment from all sides, and for each player on the side `playerView` where they differ. */
type DrawnGarment = { type: KitGarmentType; views: DrawnView[]; side: KitView; players: DrawnPlayer[] };
type DrawnLine = { line: ProofLine; kit: KitDocument; garments: DrawnGarment[] };

type Refusal = 'no_kits' | 'not_printable' | 'busy' | 'too_heavy';

/**
 * The proof of an order as PDF, drawn from the kits of its lines: each garment, of a set every one, from all sides, and for every
 * player the side with name or number.
 * `no_kits` where no line is made to a kit, `not_printable` with what has to be mended first where a check blocks.
 */
export async function drawProof(req: PayloadRequest, order: ProofOrder): Promise<Result<{ pdf: Buffer }, Refusal>> {
  const [settings, rules] = await Promise.all([getSiteSettings(), getKitRules()]);
  const drawn: DrawnLine[] = [];
  for (const line of order.lines) {
    const stored = await findKitByHash(req, line.kit.hash);
    if (!stored) continue;
    const kit = garmentsOfKit(stored.document, garmentsOf(line.kit));
    const outlines = await loadOutlines(fontsOf(kit));
    const blocked = checkOrdered(kit, { ...checkedPieces(line), outlines, ...rules }).filter(isBlocking);
    if (blocked.length > 0) {
      const told = blocked.slice(0, 5).map(({ message }) => message);
      return failure('not_printable', [`${line.title}:`, ...told].join(' '));
    }
    const one = await drawLine(line, kit);
    if (!one.ok) return one;
    drawn.push(one);
  }
  if (drawn.length === 0) return failure('no_kits', 'No line of this order is made to a kit.');
  return { ok: true, pdf: await renderPdf(<Proof order={order} drawn={drawn} settings={settings} />) };
}

type Drawing<Drawn extends object> = Promise<Result<Drawn, 'busy' | 'too_heavy'>>;

async function drawLine(line: ProofLine, kit: KitDocument): Drawing<DrawnLine> {
  const garments: DrawnGarment[] = [];
  for (const { type } of kit.garments) {
    const drawn = await drawGarment(line, kit, type);
    if (!drawn.ok) return drawn;
    garments.push(drawn);
  }
  return { ok: true, line, kit, garments };
}

async function drawGarment(line: ProofLine, kit: KitDocument, type: KitGarmentType): Drawing<DrawnGarment> {
  const [first] = line.players;
  const views: DrawnView[] = [];
  for (const view of KIT_VIEWS) {
    const drawn = await drawKitPng(kit, { garment: type, view, player: first, width: VIEW_WIDTH });
    if (!drawn.ok) return drawn;
    views.push({ view, picture: drawn.picture });
  }
  const personal = playerView(kit, type);
  const side = personal ?? 'back';
  const players: DrawnPlayer[] = [];
  // Who gets which size is told with the first garment.
  for (const player of personal || type === line.kit.garment ? line.players : []) {
    const drawn = await drawKitPng(kit, { garment: type, view: side, player, width: PLAYER_WIDTH });
    if (!drawn.ok) return drawn;
    players.push({ player, picture: drawn.picture });
  }
  return { ok: true, type, views, side, players };
}

type ProofProps = { order: ProofOrder; drawn: readonly DrawnLine[]; settings: SiteSetting };

function Proof({ order, drawn, settings }: ProofProps) {
  const subject = `Proof ${order.orderNumber}`;
  return (
    <Document title={subject} author={settings.brandName} language="en-GB">
      {drawn.flatMap(({ line, kit, garments }, index) =>
        garments.flatMap(({ type, views, side, players }) => {
          const title = [line.title, ...(garments.length > 1 ? [garmentTitle(line.kit, type)] : [])].join(', ');
          return [
            <Sheet key={`${index} ${type}`} settings={settings} subject={subject} source={[order.team, title]}>
              <Text style={look.title}>{title}</Text>
              <Text style={look.muted}>
                {[order.team, order.orderNumber, piecesText(line)].filter(Boolean).join(' · ')}
              </Text>
              <Colors kit={kit} />
              <View style={styles.views}>
                {views.map(({ view, picture }) => (
                  <View key={view} style={styles.view} wrap={false}>
                    <Image src={picture} style={styles.picture} />
                    <Text style={look.muted}>{view[0]?.toUpperCase() + view.slice(1)}</Text>
                  </View>
                ))}
              </View>
            </Sheet>,
            ...pagesOf(players).map((page, place) => (
              <Sheet
                key={`${index} ${type} ${place}`}
                settings={settings}
                subject={subject}
                source={page.map(({ player }) => player)}
              >
                <Text style={look.title}>{`${title}, ${side}, by player`}</Text>
                <View style={styles.views}>
                  {page.map(({ player, picture }, at) => (
                    <View key={at} style={styles.player} wrap={false}>
                      <Image src={picture} style={styles.picture} />
                      <Text style={look.strong}>{playerText(player)}</Text>
                      <Text style={look.muted}>{pieceText(player)}</Text>
                    </View>
                  ))}
                </View>
              </Sheet>
            )),
          ];
        }),
      )}
    </Document>
  );
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

const pagesOf = (players: readonly DrawnPlayer[]): DrawnPlayer[][] =>
  Array.from({ length: Math.ceil(players.length / PLAYERS_A_PAGE) }, (_, page) =>
    players.slice(page * PLAYERS_A_PAGE, (page + 1) * PLAYERS_A_PAGE),
  );
