import { proofTitle } from '@/domain/orders/email-titles';
import { proofStatusLabel, type ProofStatus } from '@/domain/orders/proof';
import { greeting } from '@/domain/text/plain-text';
import { env } from '@/lib/env';
import type { EmailWriter } from '@/lib/mail/email';
import { contentOf, link } from '@/lib/mail/frame';
import { listProofs } from '@/modules/proofs/data/proofs';
import { trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';

/** Undefined if the proof was answered or replaced in the meantime. */
export const orderProof: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  const [newest] = order ? await listProofs(context.payload, { kind: 'shop', orderId: order.id }) : [];
  if (!order || !newest || newest.version !== context.data.version || newest.status !== 'waiting') return undefined;
  const { settings } = context;
  const url = `${trackingUrl(order.trackingToken)}#proof-title`;
  const title = proofTitle(order.orderNumber);
  const opening = `${greeting(order.contact.firstName)} we have drawn what we are going to make for you. Please look at every side, name, number and size, then approve it or tell us what should be different. Nothing is made until you approve it.`;
  return {
    subject: `${title} · ${settings.brandName}`,
    ...contentOf({ settings, title, preview: 'Please approve it, or tell us what should be different.' }, [
      opening,
      newest.note,
      link(url, 'Look at the proof'),
    ]),
  };
};

export const orderProofAnswer: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const url = `${env.publicUrl}/admin/orders/${order.id}`;
  const title = `Proof of order ${order.orderNumber}: ${proofStatusLabel(context.data.status as ProofStatus)}`;
  const proofs = await listProofs(context.payload, { kind: 'shop', orderId: order.id });
  const answered = proofs.find(({ decidedAt }) => decidedAt);
  const comment = [answered?.decidedByName, answered?.comment].filter(Boolean).join('\n\n');
  return {
    subject: title,
    replyTo: order.contact.email,
    ...contentOf({ settings: context.settings, title, preview: comment, isSigned: false }, [
      comment,
      link(url, 'Open the order'),
    ]),
  };
};
