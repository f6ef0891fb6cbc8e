import { sharedPath } from '@/domain/kits/designs/design-links';
import { plainLine, plainText } from '@/domain/text/plain-text';
import { isUuid } from '@/domain/text/uuid';
import { env } from '@/lib/env';
import type { EmailWriter } from '@/lib/mail/email';
import { bullets, contentOf, link } from '@/lib/mail/frame';
import { listTeamComments, type TeamComment } from '../data/design-comments';

/** Limits of quoted designs, and of comments on each; the designs’ pages have all of them. */
const MOST_DESIGNS = 5;
const MOST_COMMENTS = 10;

/** Anyone may have written the comments, so it has no links. */
export const kitDesignComments: EmailWriter = async ({ payload, settings, data }) => {
  const team = String(data.team);
  const comments = isUuid(team) ? await listTeamComments(payload, team, String(data.since)) : [];
  if (comments.length === 0) return undefined;
  const designs = new Map<string, TeamComment[]>();
  for (const each of comments) designs.set(each.shareToken, [...(designs.get(each.shareToken) ?? []), each]);
  const title =
    comments.length === 1 ? 'A comment on your kit design' : `${comments.length} comments on your kit designs`;
  const rest = designs.size - MOST_DESIGNS;
  const names = [...new Set(comments.map(({ design }) => plainLine(design) || 'your kit'))];
  return {
    subject: `${title}: ${names.slice(0, 2).join(', ')}`,
    ...contentOf({ settings, title }, [
      ...[...designs]
        .slice(0, MOST_DESIGNS)
        .flatMap(([token, comments]) => [
          `${plainLine(comments[0]?.design ?? '') || 'Your kit'}:`,
          bullets([...comments.slice(0, MOST_COMMENTS).map(quoted), ...moreThan(MOST_COMMENTS, comments)]),
          link(env.publicUrl + sharedPath(token), 'Open the design'),
        ]),
      rest > 0 && `And on ${rest} more ${rest === 1 ? 'design' : 'designs'}.`,
      'Everyone with the link of a design can comment on it. We send at most one email an hour about comments.',
    ]),
  };
};

const quoted = ({ author, text }: TeamComment): string =>
  `${plainLine(author) || 'Someone'}: “${plainText(text) || '…'}”`;

const moreThan = (most: number, comments: readonly TeamComment[]): string[] =>
  comments.length > most ? [`and ${comments.length - most} more`] : [];
