import { isOpen, pinLine, takesPinNotes, type PinNote, type ProofPin } from '@/domain/orders/proof-pins';
import { plainText } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import { bullets, link } from '@/lib/mail/frame';
import { loadTeamOrder, type TeamOrderDetail } from '../data/team-order';
import { teamOrderUrl } from '../orders/team-order-url';
import { sampleTeamOrder } from './sample-team-order';
import { staffOrderUrl } from './team-order-changes';

const MOST_PINS = 20;

type Facts = { order: TeamOrderDetail; version: number; byStaff: boolean; pins: ProofPin[]; since: number };

/** Open pins, and others with news. Undefined if there is no news, or an answer to the proof included it. */
export const teamProofNotes = defineEmail({
  name: 'Notes on a team’s proof',
  about: 'When staff or a team write on the drawing of a proof; each reads the other’s.',
  readers: 'Teams',
  texts: {
    subject: '{title} · {brand}',
    subjectToStaff: '{title}, {team}',
    title: 'Notes on proof {version!} of order {orderNumber!}',
    opening: 'We have written on the drawing of your proof:',
    openingToStaff: '{team} wrote on the drawing:',
    button: 'Look at the proof',
    buttonToStaff: 'Open the order',
  },
  find: async ({ payload, data }): Promise<Facts | undefined> => {
    const order = await loadTeamOrder({ payload, id: String(data.orderId) });
    const proof = order?.proofs[0];
    if (!order || !proof || !takesPinNotes(proof.status)) return undefined;
    const byStaff = data.by === 'staff';
    const since = Math.max(Date.parse(String(data.since)), ...proof.answers.map(({ at }) => Date.parse(at)));
    const hasNews = ({ notes }: ProofPin) => notes.some((note) => isNew(note, { byStaff, since }));
    if (!proof.pins.some(hasNews)) return undefined;
    return {
      order,
      version: proof.version,
      byStaff,
      pins: proof.pins.filter((pin) => isOpen(pin) || hasNews(pin)),
      since,
    };
  },
  samples: () => {
    const note = { author: 'Sam Taylor', text: 'A little higher, please.', createdAt: '2026-12-01T09:00:00.000Z' };
    const place = { number: 1, page: { id: 'file', title: 'Front' }, x: 0.5, y: 0.5, isResolved: false };
    const facts = { order: sampleTeamOrder(), version: 1, since: 0 };
    const pins = (byStaff: boolean) => [{ ...place, notes: [{ ...note, byStaff }] }];
    return {
      'To the team': { ...facts, byStaff: true, pins: pins(true) },
      'To staff': { ...facts, byStaff: false, pins: pins(false) },
    };
  },
  write: ({ order, version, byStaff, pins, since }, { brandName }) => {
    const authorOf = (note: PinNote) => (note.byStaff ? brandName : note.author);
    const quoted = (pin: ProofPin): string => {
      const answers = pin.notes.slice(1).filter((note) => isNew(note, { byStaff, since }));
      return [plainText(pinLine(pin)), ...answers.map((note) => `${authorOf(note)}: “${plainText(note.text)}”`)].join(
        ' · ',
      );
    };
    const rest = pins.length - MOST_PINS;
    const items = bullets([...pins.slice(0, MOST_PINS).map(quoted), ...(rest > 0 ? [`and ${rest} more`] : [])]);
    const values = { version: String(version), orderNumber: order.orderNumber, team: order.team.name };
    return byStaff
      ? { values, body: (t) => [t.opening, items, link(`${teamOrderUrl(order.id)}#proof-title`, t.button)] }
      : {
          values,
          subject: 'subjectToStaff',
          ...(order.team.email && { replyTo: order.team.email }),
          isSigned: false,
          body: (t) => [t.openingToStaff, items, link(staffOrderUrl(order), t.buttonToStaff)],
        };
  },
});

const isNew = (note: PinNote, { byStaff, since }: Pick<Facts, 'byStaff' | 'since'>): boolean =>
  note.byStaff === byStaff && Date.parse(note.createdAt) >= since;
