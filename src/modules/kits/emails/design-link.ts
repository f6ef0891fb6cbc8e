import { designerPath, sharedPath } from '@/domain/kits/designs/design-links';
import { monthsText } from '@/domain/kits/designs/design-months';
import { plainLine } from '@/domain/text/plain-text';
import { isUuid } from '@/domain/text/uuid';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import { openToken } from '@/lib/mail/sealed-token';
import { localRequest } from '@/lib/payload/local-request';
import { findHeldDesign } from '../data/designs';
import { holderOf } from '../designs/holder';

/** Undefined if the design was deleted. Its name comes from the visitor, so its links are disabled. */
export const kitDesignLink = defineEmail({
  name: 'Link to a kit design',
  about: 'When a visitor emails the link of a design.',
  readers: 'Shoppers',
  texts: {
    subject: '{title}: {design}',
    title: 'Your kit design',
    opening: 'Here is the link to {design}. Anyone who has it can change the design, so please keep it to yourself.',
    button: 'Open my design',
    sharing: 'To show the design to others, who can comment but change nothing, send them this link:',
    lifetime: 'We keep the design for {months!} after it was last opened.',
    closing: 'If you did not ask for this email, ignore it.',
  },
  find: async ({ payload, data }) => {
    const id = String(data.design);
    const key = openToken(data);
    const design = isUuid(id) ? await findHeldDesign(await localRequest(payload), id, holderOf({ key })) : undefined;
    return design && { id, key, name: design.name, shareToken: design.shareToken };
  },
  samples: () => ({ Example: { id: 'example', key: 'example', name: 'Home kit', shareToken: 'example' } }),
  write: ({ id, key, name, shareToken }, settings) => {
    const shareUrl = env.publicUrl + sharedPath(shareToken);
    return {
      values: { design: plainLine(name) || 'your kit', months: monthsText(settings.kitDesignMonths) },
      body: (t) => [
        t.opening,
        link(env.publicUrl + designerPath({ id, key }), t.button),
        t.sharing,
        {
          text: shareUrl,
          html: markup`<p style="margin:0 0 12px"><a href="${shareUrl}" style="color:#6425cf">${shareUrl}</a></p>`,
        },
        t.lifetime,
        t.closing,
      ],
    };
  },
});
