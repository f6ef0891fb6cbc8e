import { z } from 'zod';
import { draftInput } from '@/domain/teams/team-draft-input';
import { invalidInput } from '@/lib/failures';
import { failure } from '@/lib/result';
import type { Tool } from '@/modules/api/mcp/tool';
import { bySize, type SizeQuantities } from '@/modules/api/shop-operations';
import { loadDraft, saveDraft } from '@/modules/team/order-builder/save-draft';
import { asTeam } from '../shell/with-team';
import { teamOperations } from './team-operations';

const item = z.object({
  product: z.string().describe('Id of a product, as find_products answers it.'),
  color: z.string().optional(),
  kit: z.string().optional().describe('Hash of a kit, instead of a colour.'),
  players: z
    .array(
      z.object({
        memberId: z.string().optional().describe('Id of a player of the roster.'),
        name: z.string(),
        nameOnBack: z.string().optional(),
        number: z.string().optional(),
        size: z.string().optional(),
      }),
    )
    .optional(),
  extras: z
    .array(z.object({ size: z.string(), quantity: z.int().min(1) }))
    .optional()
    .describe('Pieces for nobody in particular.'),
});

type Sent = { items: readonly { extras?: SizeQuantities }[]; notes?: string; replace?: boolean };

export const teamTools: readonly Tool[] = [
  {
    name: 'team',
    title: 'The team',
    description: 'The team that the key belongs to, and what its maker may do.',
    input: z.object({}),
    scopes: ['teams:read'],
    run: ({ request }) => teamOperations.me({}, request),
  },
  {
    name: 'draft_team_order',
    title: 'Draft an order for the team',
    description:
      'Saves an order as the team’s draft and prices it; a manager checks and submits it in the portal. Refused while another draft is there, unless it is to be replaced.',
    input: z.object({
      items: z.array(item).min(1).max(50),
      notes: z.string().optional(),
      replace: z.boolean().optional().describe('Replaces the draft that is there.'),
    }),
    scopes: ['team-order-drafts:update'],
    changes: true,
    run: ({ args, request }) =>
      asTeam(request, 'drafts', async (call) => {
        const { items, notes = '', replace = false } = args as Sent;
        const { version, draft } = await loadDraft(call);
        if (draft.items.length > 0 && !replace)
          return failure('conflict', 'The team has a draft already. Replace it only if the team wants that.');
        const drafted = items.map(({ extras, ...each }) => ({ ...each, extras: bySize(extras) }));
        const { data, error } = draftInput.safeParse({ version, draft: { items: drafted, notes } });
        if (error) return invalidInput(error);
        const saved = await saveDraft({ ...call, ...data });
        return saved.ok ? { draft: saved.draft, quote: saved.quote } : saved;
      }),
  },
];
