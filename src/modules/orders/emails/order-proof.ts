import { proofTitle } from '@/domain/orders/email-titles';
import { proofStatusLabel, type ProofStatus } from '@/domain/orders/proof';
import { greeting } from '@/domain/text/plain-text';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { listProofs } from '@/modules/proofs/data/proofs';
import { trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';
import { sampleOrder } from './sample-order';

/** Undefined if the proof was answered or replaced in the meantime. */
export const orderProof = defineEmail({
  name: 'Proof to approve',
  about: 'When a proof of an order is ready.',
  readers: 'Shoppers',
  texts: {
    subject: '{title} · {brand}',
    preview: 'Please approve it, or tell us what should be different.',
    title: proofTitle('{orderNumber!}'),
    opening:
      '{greeting} we have drawn what we are going to make for you. Please look at every side, name, number and size, then approve it or tell us what should be different. Nothing is made until you approve it.',
    button: 'Look at the proof',
  },
  find: async (context) => {
    const order = await orderOfEmail(context);
    const [newest] = order ? await listProofs(context.payload, { kind: 'shop', orderId: order.id }) : [];
    if (!order || !newest || newest.version !== context.data.version || newest.status !== 'waiting') return undefined;
    return { order, note: newest.note };
  },
  samples: () => ({ Example: { order: sampleOrder(), note: null } }),
  write: ({ order: { contact, orderNumber, trackingToken }, note }) => ({
    values: { greeting: greeting(contact.firstName), orderNumber },
    body: (t) => [t.opening, note, link(`${trackingUrl(trackingToken)}#proof-title`, t.button)],
  }),
});

export const orderProofAnswer = defineEmail({
  name: 'Answer to a proof',
  about: 'When a shopper approves a proof or asks for changes.',
  readers: 'Staff',
  texts: {
    subject: '{title}',
    title: 'Proof of order {orderNumber!}: {answer!}',
    button: 'Open the order',
  },
  find: async (context) => {
    const order = await orderOfEmail(context);
    if (!order) return undefined;
    const proofs = await listProofs(context.payload, { kind: 'shop', orderId: order.id });
    const answered = proofs.find(({ decidedAt }) => decidedAt);
    const comment = [answered?.decidedByName, answered?.comment].filter(Boolean).join('\n\n');
    return { order, comment, status: context.data.status as ProofStatus };
  },
  samples: () => ({ Example: { order: sampleOrder(), comment: 'Sam Taylor', status: 'approved' as const } }),
  write: ({ order: { id, orderNumber, contact }, comment, status }) => ({
    values: { orderNumber, answer: proofStatusLabel(status) },
    replyTo: contact.email,
    isSigned: false,
    body: (t) => [comment, link(`${env.publicUrl}/admin/orders/${id}`, t.button)],
  }),
});
