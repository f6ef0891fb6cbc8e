import { Document, Image, renderToBuffer, StyleSheet, View } from '@react-pdf/renderer';
import type { PayloadRequest } from 'payload';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { checkKit } from '@/domain/kits/checks/check-kit';
import { garmentOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument, KitPlayer } from '@/domain/kits/document/kit-document';
import { KIT_VIEWS, type KitView } from '@/domain/kits/document/kit-garments';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { nearestSwatch } from '@/domain/kits/palette/kit-palette';
import { readMakeRules } from '@/domain/kits/production/make-rules';
import type { SizeTable } from '@/domain/kits/production/size-table';
import { itemText, type TeamOrderItem, type TeamOrderPlayer } from '@/domain/teams/team-order';
import { failure, type Result } from '@/lib/result';
import { readBrand } from '@/modules/documents/brand';
import { loadFonts } from '@/modules/documents/fonts';
import { look } from '@/modules/documents/look';
import { Sheet } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { drawKitPng } from '@/modules/kits/pictures/draw-kit-picture';
import type { SiteSetting } from '@/payload-types';
import type { TeamOrderDetail } from '../data/team-order';

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

type DrawnView = { view: KitView; picture: Buffer };
type DrawnPlayer = { player: TeamOrderPlayer; picture: Buffer };
type DrawnItem = { item: TeamOrderItem; kit: KitDocument; views: DrawnView[]; players: DrawnPlayer[] };

type Refusal = 'no_kits' | 'not_printable' | 'busy' | 'too_heavy';

/**
 * The proof of a team’s order as PDF, drawn from the kits of its lines: each from all sides, and its back for every player.
 * `no_kits` where no line is made to a kit, `not_printable` with what has to be mended first where a check blocks.
 */
export async function drawProof(
  req: PayloadRequest,
  order: TeamOrderDetail,
): Promise<Result<{ pdf: Buffer }, Refusal>> {
  const settings = await readBrand(req.payload);
  const { sizes } = readMakeRules(settings);
  const drawn: DrawnItem[] = [];
  for (const item of order.data.items) {
    const stored = item.kit && (await findKitByHash(req, item.kit.hash));
    if (!item.kit || !stored) continue;
    const kit = garmentOfKit(stored.document, item.kit.garment);
    const blocked = await blocksOf(kit, item, sizes);
    if (blocked.length > 0) return failure('not_printable', [`${itemText(item)}:`, ...blocked].join(' '));
    const one = await drawItem(item, kit);
    if (!one.ok) return one;
    drawn.push(one);
  }
  if (drawn.length === 0) return failure('no_kits', 'No line of this order is made to a kit.');
  await loadFonts();
  return { ok: true, pdf: await renderToBuffer(<Proof order={order} items={drawn} settings={settings} />) };
}

/** What is printed for a player of the roster. */
const printedOn = ({ name_on_back, number }: TeamOrderPlayer): KitPlayer => ({
  name: name_on_back,
  number: number === null ? '' : String(number),
});

/** What keeps a line from being printed as it is, in words. */
async function blocksOf(kit: KitDocument, { players }: TeamOrderItem, sizes: SizeTable): Promise<string[]> {
  const outlines = await loadOutlines(fontsOf(kit));
  const printed = players.map((player) => ({ ...printedOn(player), size: player.size }));
  const found = checkKit(kit, { players: printed, outlines, sizes }).filter(({ severity }) => severity === 'blocks');
  return found.slice(0, 5).map(({ message }) => message);
}

async function drawItem(item: TeamOrderItem, kit: KitDocument): Promise<Result<DrawnItem, 'busy' | 'too_heavy'>> {
  const [first] = item.players;
  const views: DrawnView[] = [];
  for (const view of KIT_VIEWS) {
    const drawn = await drawSide(kit, view, first && printedOn(first), VIEW_WIDTH);
    if (!drawn.ok) return drawn;
    views.push({ view, picture: drawn.picture });
  }
  const players: DrawnPlayer[] = [];
  for (const player of item.players) {
    const drawn = await drawSide(kit, 'back', printedOn(player), PLAYER_WIDTH);
    if (!drawn.ok) return drawn;
    players.push({ player, picture: drawn.picture });
  }
  return { ok: true, item, kit, views, players };
}

function drawSide(kit: KitDocument, view: KitView, player: KitPlayer | undefined, width: number) {
  const garment = kit.garments[0]?.type ?? 'football-shirt';
  return drawKitPng(kit, { garment, view, player, width });
}

type ProofProps = { order: TeamOrderDetail; items: readonly DrawnItem[]; settings: SiteSetting };

function Proof({ order, items, settings }: ProofProps) {
  const subject = `Proof ${order.orderNumber}`;
  return (
    <Document title={subject} author={settings.brandName} language="en-GB">
      {items.map(({ item, kit, views, players }, index) => [
        <Sheet key={index} settings={settings} subject={subject} source={[order.team, itemText(item)]}>
          <Text style={look.title}>{itemText(item)}</Text>
          <Text style={look.muted}>{`${order.team.name} · ${order.orderNumber} · ${piecesText(item)}`}</Text>
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
            <Text style={look.title}>{`${itemText(item)}, back, by player`}</Text>
            <View style={styles.views}>
              {page.map(({ player, picture }, at) => (
                <View key={at} style={styles.player} wrap={false}>
                  <Image src={picture} style={styles.picture} />
                  <Text style={look.strong}>
                    {[player.number, player.name_on_back].filter((each) => each !== null && each !== '').join(' ') ||
                      'No name or number'}
                  </Text>
                  <Text style={look.muted}>{`${player.name} · ${sizeLabelOf(player.size) ?? 'One size'}`}</Text>
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
function piecesText({ total_quantity: pieces, players }: TeamOrderItem): string {
  const all = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
  return players.length > 0 && players.length < pieces ? `${all}, ${players.length} of them by player` : all;
}

const pagesOf = (players: readonly DrawnPlayer[]): DrawnPlayer[][] =>
  Array.from({ length: Math.ceil(players.length / PLAYERS_A_PAGE) }, (_, page) =>
    players.slice(page * PLAYERS_A_PAGE, (page + 1) * PLAYERS_A_PAGE),
  );
