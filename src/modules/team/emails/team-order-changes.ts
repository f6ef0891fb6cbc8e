import { proofStatusLabel, type ProofStatus } from '@/domain/orders/proof';
import { loadTeamOrder } from '../data/team-order';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { env } from '@/lib/env';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { EmailContext, EmailWriter } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';

const orderOf = ({ payload, data }: EmailContext) => loadTeamOrder({ payload, id: String(data.orderId) });

/** To the team: its order has moved on, or waits for it. */
export const teamOrderChange: EmailWriter = async (context) => {
  const order = await orderOf(context);
  if (!order) return undefined;
  const { settings, data } = context;
  const isProof = order.proofs[0]?.status === 'waiting' && data.about === 'proof';
  const url = `${env.publicUrl}/teamwear-portal/orders/${order.id}${isProof ? '#proof-title' : ''}`;
  const title = `An update on order ${order.orderNumber}`;
  const message = String(data.news);
  return {
    subject: `${title} · ${settings.brandName}`,
    attachments: await attachedInvoice(context.payload, data.invoice),
    text: [title, message, url, settings.brandName].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: message,
      body: markup`${paragraph(message)}${button(url, isProof ? 'Look at the proof' : 'Open your order')}`,
    }),
  };
};

/** To the supplier: what a manager says of a proof. */
export const teamProofAnswer: EmailWriter = async (context) => {
  const order = await orderOf(context);
  if (!order) return undefined;
  const url = `${env.publicUrl}/admin/clubs/${order.team.id}/orders/${order.id}`;
  const title = `Proof of order ${order.orderNumber}: ${proofStatusLabel(context.data.status as ProofStatus)}`;
  const said = order.proofs.find(({ comment }) => comment)?.comment;
  const opening = [order.team.name, said].filter(Boolean).join('\n\n');
  return {
    subject: `${title}, ${order.team.name}`,
    ...(order.team.email && { replyTo: order.team.email }),
    text: [title, opening, url].join('\n\n'),
    html: framed({
      settings: context.settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${button(url, 'Open the order')}`,
    }),
  };
};
