import { proofTitle } from '@/domain/orders/email-titles';
import { proofStatusLabel, type ProofStatus } from '@/domain/orders/proof';
import { squadLabel } from '@/domain/orders/proof-squads';
import { teamNewsTitle } from '@/domain/teams/team-news';
import { loadTeamOrder, type TeamOrderDetail } from '../data/team-order';
import { findInvoice } from '@/modules/invoices/data/issued-invoice';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import type { EmailContext } from '@/lib/mail/email';
import { payLink } from '@/modules/orders/emails/pay-link';
import { sampleTeamOrder } from './sample-team-order';
import { teamOrderUrl } from '../orders/team-order-url';

export const staffOrderUrl = ({ id, team }: TeamOrderDetail): string =>
  `${env.publicUrl}/admin/clubs/${team.id}/orders/${id}`;

const orderOf = ({ payload, data }: EmailContext) => loadTeamOrder({ payload, id: String(data.orderId) });

export const teamOrderChange = defineEmail({
  name: 'News of a team order',
  about: 'When a team order’s status, proof, payment or content changes.',
  readers: 'Teams',
  texts: {
    subject: '{title} · {brand}',
    title: '{news!}',
    button: 'Open your order',
    buttonOfProof: 'Look at the proof',
  },
  find: async (context) => {
    const order = await orderOf(context);
    if (!order) return undefined;
    const { payload, data } = context;
    const invoice = typeof data.invoice === 'string' ? await findInvoice(payload, data.invoice) : undefined;
    return {
      order,
      news: teamNewsTitle(order, data, invoice),
      message: String(data.news),
      isProof: order.proofs[0]?.status === 'waiting' && data.about === 'proof',
      isInvoice: invoice?.kind === 'invoice',
      attachments: await attachedInvoice(payload, data.invoice),
    };
  },
  samples: () => {
    const order = sampleTeamOrder();
    const facts = { order, message: 'We have approved your order.', isInvoice: false, attachments: [] };
    return {
      Status: { ...facts, news: `Order ${order.orderNumber} approved`, isProof: false },
      Proof: { ...facts, news: proofTitle(order.orderNumber), message: 'Your proof is ready.', isProof: true },
    };
  },
  write: ({ order, news, message, isProof, isInvoice, attachments }) => {
    const page = teamOrderUrl(order.id);
    return {
      values: { news, orderNumber: order.orderNumber },
      attachments,
      body: (t) => [
        message,
        link(`${page}${isProof ? '#proof-title' : ''}`, isProof ? t.buttonOfProof : t.button),
        isInvoice && payLink(order, page),
      ],
    };
  },
});

export const teamOrderEdited = defineEmail({
  name: 'Team order changed by the team',
  about: 'When a team changes or cancels its order.',
  readers: 'Staff',
  texts: { subject: '{title}', title: 'Order {orderNumber!} changed by {team!}', button: 'Open the order' },
  find: async (context) => {
    const order = await orderOf(context);
    return order && { order, news: String(context.data.news) };
  },
  samples: () => ({ Example: { order: sampleTeamOrder(), news: 'Match Dress, Navy: 12 → 14' } }),
  write: ({ order, news }) => ({
    values: { orderNumber: order.orderNumber, team: order.team.name },
    ...(order.team.email && { replyTo: order.team.email }),
    isSigned: false,
    body: (t) => [news, link(staffOrderUrl(order), t.button)],
  }),
});

export const teamProofAnswer = defineEmail({
  name: 'Answer to a team’s proof',
  about: 'When a team approves a proof or asks for changes.',
  readers: 'Staff',
  texts: {
    subject: '{title}, {team}',
    title: 'Proof of order {orderNumber!}: {answer!}',
    others: 'Other squads have not answered yet.',
    button: 'Open the order',
  },
  find: async (context) => {
    const order = await orderOf(context);
    if (!order) return undefined;
    const { status, squads = '', isOpen } = context.data;
    const names = String(squads).split(', ').filter(Boolean);
    const answers = order.proofs.flatMap((proof) => proof.answers);
    const theirs = answers.filter(({ squad }) => names.length === 0 || names.includes(squadLabel(squad)));
    // One given to the release before is only with its proof.
    const given = answers.length > 0 ? theirs.filter((answer) => answer.status === status) : order.proofs;
    const comment = given.map((answer) => answer.comment).find(Boolean);
    return { order, comment, status: status as ProofStatus, squads: String(squads), isOpen: isOpen === true };
  },
  samples: () => {
    const example = { order: sampleTeamOrder(), comment: null, status: 'approved' as const };
    return {
      Example: { ...example, squads: '', isOpen: false },
      'For a squad': { ...example, squads: 'U13', isOpen: true },
    };
  },
  write: ({ order, comment, status, squads, isOpen }) => ({
    values: {
      ...{ orderNumber: order.orderNumber, team: order.team.name },
      answer: `${proofStatusLabel(status)}${squads && ` (${squads})`}`,
    },
    ...(order.team.email && { replyTo: order.team.email }),
    isSigned: false,
    body: (t) => [
      [order.team.name, comment].filter(Boolean).join('\n\n'),
      isOpen && t.others,
      link(staffOrderUrl(order), t.button),
    ],
  }),
});
