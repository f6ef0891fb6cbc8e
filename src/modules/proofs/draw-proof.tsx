import { Document, Image, StyleSheet, View } from '@/modules/documents/elements';
import type { PayloadRequest } from 'payload';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { checkOrdered, isBlocking } from '@/domain/kits/checks/check-kit';
import { garmentOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_VIEWS, type KitView } from '@/domain/kits/document/kit-garments';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { nearestSwatch } from '@/domain/kits/palette/kit-palette';
import { readMakeRules } from '@/domain/kits/production/make-rules';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { playerText, type PlayerRow } from '@/domain/orders/players';
import { failure, type Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { renderPdf } from '@/modules/documents/render-pdf';
import { look } from '@/modules/documents/look';
import { Sheet } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { drawKitPng } from '@/modules/kits/pictures/draw-kit-picture';
import type { SiteSetting } from '@/payload-types';

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

/** A garment of an order that is made to a kit. */
export type ProofLine = {
  /** What it is, as 'Velocity Netball Dress, kit “Home”'. */
  title: string;
  kit: OrderedKit;
  pieces: number;
  players: readonly ProofPlayer[];
};

/** What is printed on one piece; its size is a code, or any word for goods without sizes. */
export type ProofPlayer = PlayerRow & {
  /** Whose piece it is, where that is known besides what is printed. */
  person?: string;
};

/** An order as its proof names it. */
export type ProofOrder = { orderNumber: string; team?: string; lines: readonly ProofLine[] };

type DrawnView = { view: KitView; picture: Buffer };
type DrawnPlayer = { player: ProofPlayer; picture: Buffer };
type DrawnLine = { line: ProofLine; kit: KitDocument; views: DrawnView[]; players: DrawnPlayer[] };

type Refusal = 'no_kits' | 'not_printable' | 'busy' | 'too_heavy';

/**
 * The proof of an order as PDF, drawn from the kits of its lines: each from all sides, and its back for every player.
 * `no_kits` where no line is made to a kit, `not_printable` with what has to be mended first where a check blocks.
 */
export async function drawProof(req: PayloadRequest, order: ProofOrder): Promise<Result<{ pdf: Buffer }, Refusal>> {
  const settings = await getSiteSettings();
  const { sizes } = readMakeRules(settings);
  const strict = settings.strictKitChecks ?? [];
  const drawn: DrawnLine[] = [];
  for (const line of order.lines) {
    const stored = await findKitByHash(req, line.kit.hash);
    if (!stored) continue;
    const kit = garmentOfKit(stored.document, line.kit.garment);
    const { players } = line;
    const outlines = await loadOutlines(fontsOf(kit));
    const blocked = checkOrdered(kit, { players, outlines, sizes, strict }).filter(isBlocking);
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

async function drawLine(line: ProofLine, kit: KitDocument): Promise<Result<DrawnLine, 'busy' | 'too_heavy'>> {
  const garment = line.kit.garment;
  const [first] = line.players;
  const views: DrawnView[] = [];
  for (const view of KIT_VIEWS) {
    const drawn = await drawKitPng(kit, { garment, view, player: first, width: VIEW_WIDTH });
    if (!drawn.ok) return drawn;
    views.push({ view, picture: drawn.picture });
  }
  const players: DrawnPlayer[] = [];
  for (const player of line.players) {
    const drawn = await drawKitPng(kit, { garment, view: 'back', player, width: PLAYER_WIDTH });
    if (!drawn.ok) return drawn;
    players.push({ player, picture: drawn.picture });
  }
  return { ok: true, line, kit, views, players };
}

type ProofProps = { order: ProofOrder; drawn: readonly DrawnLine[]; settings: SiteSetting };

function Proof({ order, drawn, settings }: ProofProps) {
  const subject = `Proof ${order.orderNumber}`;
  return (
    <Document title={subject} author={settings.brandName} language="en-GB">
      {drawn.map(({ line, kit, views, players }, index) => [
        <Sheet key={index} settings={settings} subject={subject} source={[order.team, line.title]}>
          <Text style={look.title}>{line.title}</Text>
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
            key={`${index} ${place}`}
            settings={settings}
            subject={subject}
            source={page.map(({ player }) => player)}
          >
            <Text style={look.title}>{`${line.title}, back, by player`}</Text>
            <View style={styles.views}>
              {page.map(({ player, picture }, at) => (
                <View key={at} style={styles.player} wrap={false}>
                  <Image src={picture} style={styles.picture} />
                  <Text style={look.strong}>{playerText(player)}</Text>
                  <Text style={look.muted}>
                    {[player.person, sizeLabelOf(player.size) ?? 'One size'].filter(Boolean).join(' · ')}
                  </Text>
                </View>
              ))}
            </View>
          </Sheet>
        )),
      ])}
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
