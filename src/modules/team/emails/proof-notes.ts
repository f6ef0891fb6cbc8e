import { isOpen, pinLine, takesPinNotes, type PinNote, type ProofPin } from '@/domain/orders/proof-pins';
import { plainText } from '@/domain/text/plain-text';
import type { EmailWriter } from '@/lib/mail/email';
import { bullets, contentOf, link } from '@/lib/mail/frame';
import { loadTeamOrder } from '../data/team-order';
import { teamOrderUrl } from '../orders/team-order-url';
import { staffOrderUrl } from './team-order-changes';

const MOST_PINS = 20;

/** Open pins, and others with news. Undefined if there is no news, or an answer to the proof included it. */
export const teamProofNotes: EmailWriter = async ({ payload, settings, data }) => {
  const order = await loadTeamOrder({ payload, id: String(data.orderId) });
  const proof = order?.proofs[0];
  if (!order || !proof || !takesPinNotes(proof.status)) return undefined;
  const byStaff = data.by === 'staff';
  const since = Math.max(Date.parse(String(data.since)), Date.parse(proof.decidedAt ?? '') || 0);
  const isNew = (note: PinNote) => note.byStaff === byStaff && Date.parse(note.createdAt) >= since;
  const hasNews = ({ notes }: ProofPin) => notes.some(isNew);
  if (!proof.pins.some(hasNews)) return undefined;
  const pins = proof.pins.filter((pin) => isOpen(pin) || hasNews(pin));
  const title = `Notes on proof ${proof.version} of order ${order.orderNumber}`;
  const authorOf = (note: PinNote) => (note.byStaff ? settings.brandName : note.author);
  const quoted = (pin: ProofPin): string => {
    const answers = pin.notes.slice(1).filter(isNew);
    return [plainText(pinLine(pin)), ...answers.map((note) => `${authorOf(note)}: “${plainText(note.text)}”`)].join(
      ' · ',
    );
  };
  const rest = pins.length - MOST_PINS;
  const items = [...pins.slice(0, MOST_PINS).map(quoted), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return byStaff
    ? {
        subject: `${title} · ${settings.brandName}`,
        ...contentOf({ settings, title }, [
          'We have written on the drawing of your proof:',
          bullets(items),
          link(`${teamOrderUrl(order.id)}#proof-title`, 'Look at the proof'),
        ]),
      }
    : {
        subject: `${title}, ${order.team.name}`,
        ...(order.team.email && { replyTo: order.team.email }),
        ...contentOf({ settings, title, isSigned: false }, [
          `${order.team.name} wrote on the drawing:`,
          bullets(items),
          link(staffOrderUrl(order), 'Open the order'),
        ]),
      };
};
