import { pinInput, pinNoteInput } from '@/domain/orders/proof-pins';
import type { RouteGroup } from '@/modules/api/reference/route-entry';

export const proofReference: RouteGroup = {
  name: 'Notes on proofs',
  heading: 'Orders and customers',
  description: 'For staff who may send proofs. Proofs are read as any record: `GET /api/team-order-proofs`.',
  routes: {
    'GET /api/team-orders/{id}/proofs/{proofId}/pins': {
      by: 'staff',
      summary: 'List notes on the drawing of a proof',
      description: 'With the pages that can be pinned.',
    },
    'POST /api/team-orders/{id}/proofs/{proofId}/pins': {
      by: 'staff',
      summary: 'Pin a note on the drawing',
      description: 'While the newest proof waits. The team is emailed.',
      body: pinInput,
      fields: {
        page: 'Id of one of its pages.',
        x: 'Share of the width, from the left.',
        y: 'Share of the height, from the top.',
      },
    },
    'POST /api/team-orders/{id}/proofs/{proofId}/pins/{number}/notes': {
      by: 'staff',
      summary: 'Answer a note',
      description: 'The team is emailed.',
      body: pinNoteInput,
    },
    'POST /api/team-orders/{id}/proofs/{proofId}/pins/{number}/resolve': {
      by: 'staff',
      summary: 'Resolve a note',
      description: 'The team’s next answer opens it again.',
    },
  },
};
