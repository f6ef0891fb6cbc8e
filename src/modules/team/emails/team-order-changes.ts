import { proofStatusLabel, type ProofStatus } from '@/domain/orders/proof';
import { teamNewsTitle } from '@/domain/teams/team-news';
import { loadTeamOrder, type TeamOrderDetail } from '../data/team-order';
import { findInvoice } from '@/modules/invoices/data/issued-invoice';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { env } from '@/lib/env';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailContext, EmailWriter } from '@/lib/mail/email';
import { payLink } from '@/modules/orders/emails/pay-link';
import { teamOrderUrl } from '../orders/team-order-url';

export const staffOrderUrl = ({ id, team }: TeamOrderDetail): string =>
  `${env.publicUrl}/admin/clubs/${team.id}/orders/${id}`;

const orderOf = ({ payload, data }: EmailContext) => loadTeamOrder({ payload, id: String(data.orderId) });

/** With an invoice, and where to pay it by card. */
export const teamOrderChange: EmailWriter = async (context) => {
  const order = await orderOf(context);
  if (!order) return undefined;
  const { payload, settings, data } = context;
  const isProof = order.proofs[0]?.status === 'waiting' && data.about === 'proof';
  const page = teamOrderUrl(order.id);
  const url = `${page}${isProof ? '#proof-title' : ''}`;
  const invoice = typeof data.invoice === 'string' ? await findInvoice(payload, data.invoice) : undefined;
  const card = invoice?.kind === 'invoice' ? payLink(order, page) : undefined;
  const title = teamNewsTitle(order, data, invoice);
  const message = String(data.news);
  return {
    subject: `${title} · ${settings.brandName}`,
    attachments: await attachedInvoice(payload, data.invoice),
    ...contentOf({ settings, title }, [message, link(url, isProof ? 'Look at the proof' : 'Open your order'), card]),
  };
};

export const teamOrderEdited: EmailWriter = async (context) => {
  const order = await orderOf(context);
  if (!order) return undefined;
  const url = staffOrderUrl(order);
  const title = `Order ${order.orderNumber} changed by ${order.team.name}`;
  const news = String(context.data.news);
  return {
    subject: title,
    ...(order.team.email && { replyTo: order.team.email }),
    ...contentOf({ settings: context.settings, title, isSigned: false }, [news, link(url, 'Open the order')]),
  };
};

export const teamProofAnswer: EmailWriter = async (context) => {
  const order = await orderOf(context);
  if (!order) return undefined;
  const url = staffOrderUrl(order);
  const title = `Proof of order ${order.orderNumber}: ${proofStatusLabel(context.data.status as ProofStatus)}`;
  const comment = order.proofs.find(({ comment }) => comment)?.comment;
  const opening = [order.team.name, comment].filter(Boolean).join('\n\n');
  return {
    subject: `${title}, ${order.team.name}`,
    ...(order.team.email && { replyTo: order.team.email }),
    ...contentOf({ settings: context.settings, title, isSigned: false }, [opening, link(url, 'Open the order')]),
  };
};
