import type { PayloadRequest } from 'payload';
import { checkOrdered, isBlocking } from '@/domain/kits/checks/check-kit';
import type { PlayerRules } from '@/domain/kits/checks/check-players';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_VIEWS, type KitGarmentType } from '@/domain/kits/document/kit-garments';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { getKitRules } from '@/modules/kits/kit-rules';
import { playerView } from '@/domain/kits/views/player-view';
import { failure, type Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { renderPdf } from '@/modules/documents/render-pdf';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { litKit } from '@/modules/kits/draw-kit-picture';
import { loadLineKits, type LineKit } from './line-kits';
import { checkedPieces, type ProofLine } from './proof-line';
import { ProofPages, type DrawnGarment, type DrawnLine, type DrawnPlayer, type DrawnView } from './ProofPages';

/** Widths of pictures, px: of a view, and of one player’s picture. */
const VIEW_WIDTH = 560;
const PLAYER_WIDTH = 280;
/** Players of a line with a picture; others are listed, to keep a large order to minutes and megabytes. */
const PICTURED_PLAYERS = 240;

type ProofOrder = {
  orderNumber: string;
  team?: string;
  lines: readonly ProofLine[];
  numberRules?: Omit<PlayerRules, 'numbers'>;
};

type Refusal = 'no_kits' | 'not_printable' | 'busy' | 'too_heavy';

/** `no_kits` if nothing is made to a kit or printed; `not_printable` with what to mend if a check blocks. */
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
        const messages = blocked.slice(0, 5).map(({ message }) => message);
        return failure('not_printable', [`${line.title}:`, ...messages].join(' '));
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
  return { ok: true, pdf: await renderPdf(<ProofPages order={order} drawn={drawn} settings={settings} />) };
}

type Drawing<Drawn extends object> = Promise<Result<Drawn, 'busy' | 'too_heavy'>>;

async function drawLine({ line, drawn: from }: LineKit): Drawing<DrawnLine> {
  const garments: DrawnGarment[] = [];
  if (!from) return { ok: true, line, garments, listed: line.players };
  const draw = litKit(from.document);
  for (const { type } of from.document.garments) {
    const drawn = await drawGarment(line, { kit: from.document, draw }, type);
    if (!drawn.ok) return drawn;
    garments.push(drawn);
  }
  return { ok: true, line, drawn: from, garments, listed: line.players.slice(PICTURED_PLAYERS) };
}

type Drawable = { kit: KitDocument; draw: ReturnType<typeof litKit> };

async function drawGarment(line: ProofLine, { kit, draw }: Drawable, type: KitGarmentType): Drawing<DrawnGarment> {
  const [first] = line.players;
  const views: DrawnView[] = [];
  for (const view of line.kit ? KIT_VIEWS : []) {
    const drawn = await draw({ garment: type, view, player: first, width: VIEW_WIDTH });
    if (!drawn.ok) return drawn;
    views.push({ view, picture: drawn.picture });
  }
  const personal = playerView(kit, type);
  const side = personal ?? 'back';
  const players: DrawnPlayer[] = [];
  // Sizes by player are listed with the first garment.
  const isFirst = type === kit.garments[0]?.type;
  for (const player of personal || isFirst ? line.players.slice(0, PICTURED_PLAYERS) : []) {
    const drawn = await draw({ garment: type, view: side, player, width: PLAYER_WIDTH });
    if (!drawn.ok) return drawn;
    players.push({ player, picture: drawn.picture });
  }
  return { ok: true, type, views, side, players };
}
