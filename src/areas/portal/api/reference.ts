import { z } from 'zod';
import { teamBillingInput } from '@/domain/teams/team-billing';
import {
  draftInput,
  reorderInput,
  submissionInput,
  teamEditQuoteInput,
  teamOrderEditInput,
} from '@/domain/teams/team-draft-input';
import { invitationInput, roleInput } from '@/domain/teams/person-input';
import { pinInput, pinNoteInput } from '@/domain/orders/proof-pins';
import { playerChange, playerInput, squadRename } from '@/domain/teams/roster-input';
import { assetChangesInput, assetListInput, assetUploadInput } from '@/domain/teams/design-assets-input';
import { openReturnInput } from '@/domain/returns/return-input';
import type { RouteEntry, RouteGroup } from '@/modules/api/reference/route-entry';
import { decisionInput } from '@/modules/proofs/decision-input';
import { answersInput, deadlineInput, requestInput } from '@/modules/team/size-requests/size-request-input';
import { colorsInput } from '../colors/colors-endpoint';
import { paymentInput } from '../orders/payment-endpoint';
import { importInput } from '../roster/roster-csv-endpoints';
import { shirtRulesInput } from '../roster/shirt-rules-endpoint';

const ofTeam = (entry: Omit<RouteEntry, 'by'>): RouteEntry => ({ ...entry, by: 'team' });

const PDF = ['application/pdf'];
const CSV = ['text/csv'];
const password = 'The caller’s own.';
const period = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  range: z.enum(['open', 'year']).optional(),
});
const periodFields = { range: '`open`: since the oldest unpaid.' };

const lineFields = {
  kit: 'Hash of a stored kit, instead of a colour.',
  players: 'Those of a set may have `sizes` of other parts.',
  extras: 'Pieces for nobody in particular, by size.',
  prints: 'On a line without a kit, each place once.',
  asset: 'Id of the team’s logo or sponsor.',
};
const destinationFields = {
  shippingAddress:
    'Else where the team’s last order went; the first order may have none, as may a collection if the team has a billing address.',
  neededBy: 'A day.',
};
const editFields = {
  ...lineFields,
  ...destinationFields,
  key: '`ordered-0`, the place of a line, keeps its price.',
  billingAddress: 'What is left out stays; what is empty goes (the address: null).',
};
const pinFields = {
  page: 'Id of one of its pages.',
  x: 'Share of the width, from the left.',
  y: 'Share of the height, from the top.',
};
const expectedTotal = 'Another total is 409 `prices_changed` with the new `quote`.';

export const teamReference: RouteGroup = {
  name: 'Team portal',
  heading: 'Teams',
  description:
    'For a team, and its people as their role allows. Sign in at `/api/teams/login` or `/api/team-people/login`. Their records are read as any: `GET /api/team-members`, `/api/team-orders`.',
  routes: {
    'POST /api/team/members': ofTeam({
      summary: 'Add a player',
      body: playerInput,
      fields: {
        jerseyNumber: 'A number or `00`.',
        squad: 'Names separated by commas.',
        id: 'Of your choice: a repeated request adds one player.',
      },
    }),
    'PATCH /api/team/members/{id}': ofTeam({
      summary: 'Change or remove a player',
      body: playerChange,
      fields: {
        isActive: 'False removes the player.',
        seen: 'Earlier values of the changed fields: 409 if another has changed them.',
      },
    }),
    'POST /api/team/members/import': ofTeam({
      summary: 'Import a roster',
      description: 'Previews the list; with the `seal` of the preview, writes it.',
      body: importInput,
      fields: { text: 'CSV.', sizeWords: 'Size codes by the words of the list, `""` for none.' },
    }),
    'GET /api/team/members/export': ofTeam({ summary: 'Export the roster', file: CSV }),
    'GET /api/team/members/template': ofTeam({ summary: 'Get an example of a roster', file: CSV }),
    'PATCH /api/team/members/squad': ofTeam({
      summary: 'Rename a squad',
      body: squadRename,
      fields: { merge: 'Into a squad of that name: else 409.' },
    }),
    'POST /api/team/size-requests': ofTeam({
      summary: 'Open a size form',
      description: 'Players answer at `/sizes/{token}`.',
      body: requestInput,
    }),
    'POST /api/team/size-requests/{id}/lock': ofTeam({ summary: 'Close a size form' }),
    'POST /api/team/size-requests/{id}/reopen': ofTeam({
      summary: 'Reopen a size form, or move its deadline',
      body: deadlineInput,
    }),
    'POST /api/team/size-requests/{id}/send': ofTeam({ summary: 'Email those who have not answered' }),
    'POST /api/team/size-answers': ofTeam({
      summary: 'Accept answers by the team’s link',
      body: answersInput,
      fields: { seen: 'When it was answered, as shown.', to: 'A player, `new` or `discard`.' },
    }),
    'GET /api/team/people': ofTeam({ summary: 'List people' }),
    'POST /api/team/people': ofTeam({ summary: 'Invite someone', body: invitationInput, fields: { password } }),
    'PATCH /api/team/people/{id}': ofTeam({
      summary: 'Change a role',
      description: 'Ends their sessions.',
      body: roleInput,
      fields: { password },
    }),
    'DELETE /api/team/people/{id}': ofTeam({ summary: 'End someone’s access' }),
    'POST /api/team/people/{id}/invite': ofTeam({ summary: 'Invite someone again' }),
    'PUT /api/team/billing': ofTeam({ summary: 'Change the billing address', body: teamBillingInput }),
    'PUT /api/team/colors': ofTeam({
      summary: 'Change the team’s colours',
      body: colorsInput,
      fields: { colors: '`#rrggbb`, the main one first.' },
    }),
    'PUT /api/team/shirt-rules': ofTeam({ summary: 'Change the rules for names and numbers', body: shirtRulesInput }),
    'GET /api/team/draft': ofTeam({ summary: 'Get the draft with its quote' }),
    'PUT /api/team/draft': ofTeam({
      summary: 'Save the draft',
      description: 'Fields may be incomplete: the submission checks them.',
      body: draftInput,
      fields: { ...lineFields, ...destinationFields, version: 'The one last read: 409 with a newer one.' },
    }),
    'POST /api/team/draft/from-order': ofTeam({
      summary: 'Repeat an order as the draft',
      body: reorderInput,
      fields: { replace: 'Else 409 if a draft would be lost.', roster: 'For the players of today.' },
    }),
    'POST /api/team/orders': ofTeam({
      summary: 'Submit an order',
      description: 'The saved draft by its `version`, or other items.',
      isIdempotent: true,
      body: submissionInput,
      fields: { ...lineFields, ...destinationFields, expectedTotal },
    }),
    'PUT /api/team/orders/{id}': ofTeam({
      summary: 'Change an order',
      description: 'Until production: `not_editable`.',
      body: teamOrderEditInput,
      fields: { ...editFields, expectedTotal, revision: 'The one last read: else 409 `conflict`.' },
    }),
    'POST /api/team/orders/{id}/quote': ofTeam({
      summary: 'See what a change would cost, and void',
      body: teamEditQuoteInput,
      fields: editFields,
    }),
    'GET /api/team/orders/{id}/returns': ofTeam({
      summary: 'Get the returns of an order',
      description: 'With what may still come back.',
    }),
    'POST /api/team/orders/{id}/returns': ofTeam({
      summary: 'Request a return',
      description: 'As in the shop: pieces that were sent, each once.',
      body: openReturnInput,
    }),
    'POST /api/team/orders/{id}/returns/{returnId}/cancel': ofTeam({
      summary: 'Cancel a return',
      description: 'Until it is received.',
    }),
    'GET /api/team/orders/{id}/pdf': ofTeam({ summary: 'Get the confirmation', file: PDF }),
    'GET /api/team/orders/{id}/invoices/{invoiceId}': ofTeam({ summary: 'Get an invoice', file: PDF }),
    'GET /api/team/orders/{id}/proofs/{proofId}': ofTeam({
      summary: 'Get a proof',
      file: [...PDF, 'image/png', 'image/jpeg'],
    }),
    'POST /api/team/orders/{id}/proof': ofTeam({
      summary: 'Approve a proof, or ask for changes',
      description: '409 if something else came first, or `open_pins`.',
      body: decisionInput,
      fields: {
        squad: 'Null: pieces of no squad. Omitted: all that have not answered.',
        comment: 'Required without open pins, which follow it.',
        withOpenPins: 'Approves although pins are open.',
      },
    }),
    'GET /api/team/orders/{id}/proofs/{proofId}/pins': ofTeam({
      summary: 'List notes on the drawing of a proof',
      description: 'With the pages that can be pinned: sides of garments, and the file if it is a picture.',
    }),
    'POST /api/team/orders/{id}/proofs/{proofId}/pins': ofTeam({
      summary: 'Pin a note on the drawing',
      description: 'While the newest proof waits: else 409 `closed` or `conflict`.',
      body: pinInput,
      fields: pinFields,
    }),
    'POST /api/team/orders/{id}/proofs/{proofId}/pins/{number}/notes': ofTeam({
      summary: 'Answer a note',
      description: 'Opens it again if it was resolved.',
      body: pinNoteInput,
    }),
    'POST /api/team/orders/{id}/payment': ofTeam({
      summary: 'Pay by card',
      description: 'Answers the page that takes the payment. 422 `not_payable`, `payment_pending`.',
      body: paymentInput,
      fields: { cents: 'The whole balance, in minor units; else what is due.' },
    }),
    'GET /api/team/statement.pdf': ofTeam({
      summary: 'Get charges, payments and the balance',
      query: period,
      fields: periodFields,
      file: PDF,
    }),
    'GET /api/team/statement.csv': ofTeam({
      summary: 'Get charges, payments and the balance as CSV',
      query: period,
      fields: periodFields,
      file: CSV,
    }),
    'GET /api/team/assets': ofTeam({
      summary: 'List design assets, 24 a step',
      query: assetListInput,
      fields: { after: 'The `next` of the step before.' },
    }),
    'POST /api/team/assets': ofTeam({
      summary: 'Upload a design asset',
      description: 'At most 25 MB.',
      form: assetUploadInput,
      fields: { uploadId: 'Of your choice: a repeated request stores it once.' },
    }),
    'PATCH /api/team/assets/{id}': ofTeam({ summary: 'Change a design asset', body: assetChangesInput }),
    'DELETE /api/team/assets/{id}': ofTeam({ summary: 'Delete a design asset' }),
    'POST /api/team/assets/{id}/restore': ofTeam({ summary: 'Restore a design asset' }),
    'GET /api/team/assets/{id}/file': ofTeam({
      summary: 'Get the file of a design asset',
      description: 'May redirect to where files are stored.',
      file: ['application/octet-stream'],
    }),
    'GET /api/team/assets/{id}/preview': ofTeam({
      summary: 'Get the preview of a design asset',
      file: ['image/png', 'image/webp'],
    }),
  },
};
