import { designerPath, sharedPath } from '@/domain/kits/designs/design-links';
import { monthsText } from '@/domain/kits/designs/design-months';
import { plainLine } from '@/domain/text/plain-text';
import { isUuid } from '@/domain/text/uuid';
import { env } from '@/lib/env';
import type { EmailWriter } from '@/lib/mail/email';
import { contentOf, link } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import { openToken } from '@/lib/mail/sealed-token';
import { localRequest } from '@/lib/payload/local-request';
import { findHeldDesign } from '../data/designs';
import { holderOf } from '../designs/holder';

/** Undefined if the design was deleted. Its name comes from the visitor, so its links are disabled. */
export const kitDesignLink: EmailWriter = async ({ payload, settings, data }) => {
  const id = String(data.design);
  const key = openToken(data);
  const design = isUuid(id) ? await findHeldDesign(await localRequest(payload), id, holderOf({ key })) : undefined;
  if (!design) return undefined;
  const name = plainLine(design.name) || 'your kit';
  const title = 'Your kit design';
  const editUrl = env.publicUrl + designerPath({ id, key });
  const shareUrl = env.publicUrl + sharedPath(design.shareToken);
  const opening = `Here is the link to ${name}. Anyone who has it can change the design, so please keep it to yourself.`;
  const sharing = 'To show the design to others, who can comment but change nothing, send them this link:';
  const kept = `We keep the design for ${monthsText(settings.kitDesignMonths)} after it was last opened.`;
  const otherwise = 'If you did not ask for this email, ignore it.';
  return {
    subject: `${title}: ${name}`,
    ...contentOf({ settings, title }, [
      opening,
      link(editUrl, 'Open my design'),
      sharing,
      {
        text: shareUrl,
        html: markup`<p style="margin:0 0 12px"><a href="${shareUrl}" style="color:#6425cf">${shareUrl}</a></p>`,
      },
      kept,
      otherwise,
    ]),
  };
};
