import { sharedPath } from '@/domain/kits/designs/design-links';
import { plainLine, plainText } from '@/domain/text/plain-text';
import { isUuid } from '@/domain/text/uuid';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { bullets, link } from '@/lib/mail/frame';
import { listTeamComments, type TeamComment } from '../data/design-comments';

/** Limits of quoted designs, and of comments on each; the designs’ pages have all of them. */
const MOST_DESIGNS = 5;
const MOST_COMMENTS = 10;

const SAMPLE: TeamComment = {
  author: 'Sam',
  text: 'Darker sleeves, please.',
  design: 'Home kit',
  shareToken: 'example',
};

/** Anyone may have written the comments, so it has no links. */
export const kitDesignComments = defineEmail({
  name: 'Comments on a kit design',
  about: 'When someone comments on a team’s designs: at most once an hour.',
  readers: 'Teams',
  texts: {
    subject: '{title}: {designs}',
    title: 'A comment on your kit design',
    titleOfSeveral: '{count!} comments on your kit designs',
    button: 'Open the design',
    closing: 'Everyone with the link of a design can comment on it. We send at most one email an hour about comments.',
  },
  find: async ({ payload, data }) => {
    const team = String(data.team);
    const comments = isUuid(team) ? await listTeamComments(payload, team, String(data.since)) : [];
    return comments.length === 0 ? undefined : comments;
  },
  samples: () => ({ 'One comment': [SAMPLE], Several: [SAMPLE, { ...SAMPLE, author: 'Alex', text: 'I like it.' }] }),
  write: (comments) => {
    const designs = new Map<string, TeamComment[]>();
    for (const each of comments) designs.set(each.shareToken, [...(designs.get(each.shareToken) ?? []), each]);
    const rest = designs.size - MOST_DESIGNS;
    const names = [...new Set(comments.map(({ design }) => plainLine(design) || 'your kit'))];
    return {
      values: { designs: names.slice(0, 2).join(', '), count: String(comments.length) },
      title: comments.length === 1 ? 'title' : 'titleOfSeveral',
      body: (t) => [
        ...[...designs]
          .slice(0, MOST_DESIGNS)
          .flatMap(([token, those]) => [
            `${plainLine(those[0]?.design ?? '') || 'Your kit'}:`,
            bullets([...those.slice(0, MOST_COMMENTS).map(quoted), ...moreThan(MOST_COMMENTS, those)]),
            link(env.publicUrl + sharedPath(token), t.button),
          ]),
        rest > 0 && `And on ${rest} more ${rest === 1 ? 'design' : 'designs'}.`,
        t.closing,
      ],
    };
  },
});

const quoted = ({ author, text }: TeamComment): string =>
  `${plainLine(author) || 'Someone'}: “${plainText(text) || '…'}”`;

const moreThan = (most: number, comments: readonly TeamComment[]): string[] =>
  comments.length > most ? [`and ${comments.length - most} more`] : [];
