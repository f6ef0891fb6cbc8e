import { fillText, textsToSend, type EmailTexts } from '@/domain/text/email-texts';
import type { SiteSetting } from '@/payload-types';
import type { Email, EmailContext, EmailWriter } from './email';
import { contentOf, replyText, type Part } from './frame';

export const READERS = ['Shoppers', 'Teams', 'Newsletter', 'Staff'] as const;

type Written<Key extends string> = {
  /** Besides `brand`, `reply` and `title`. */
  values: EmailTexts;
  subject?: Key;
  title?: Key;
  preview?: Key;
  previewText?: string;
  body: (texts: Readonly<Record<Key, string>>) => readonly (Part | string | false | null | undefined)[];
  isTitled?: boolean;
  isSigned?: boolean;
} & Pick<Email, 'replyTo' | 'unsubscribeUrl' | 'attachments'>;

type Plan<Key extends string, Facts> = {
  name: string;
  about: string;
  readers: (typeof READERS)[number];
  /** Ours, as `domain/text/email-texts` has them: with a `subject`, a `title` and, unless its first part is it, a `preview`. */
  texts: Readonly<Record<Key, string>>;
  find: (context: EmailContext) => Facts | undefined | Promise<Facts | undefined>;
  /** By name; together they show every text. */
  samples: () => Record<string, NoInfer<Facts>>;
  write: (facts: NoInfer<Facts>, settings: SiteSetting) => Written<NoInfer<Key>>;
};

export type EmailDefinition = Pick<Plan<string, unknown>, 'name' | 'about' | 'readers'> & {
  texts: EmailTexts;
  write: EmailWriter;
  samples: () => string[];
  preview: (settings: SiteSetting, edits: EmailTexts, sample?: string) => Email;
  placeholders: (settings: SiteSetting) => Record<string, string>;
};

/** The one place for what an email says, to whom, with which placeholders, and how its preview looks. */
export function defineEmail<Key extends string, Facts>(plan: Plan<Key, Facts>): EmailDefinition {
  const { name, about, readers, texts, find, samples, write } = plan;
  const standard: EmailTexts = texts;

  function resolve(facts: Facts, settings: SiteSetting, edits: EmailTexts) {
    const written = write(facts, settings);
    const own: EmailTexts = { brand: settings.brandName, reply: replyText(settings), ...written.values };
    const sent = textsToSend({ standard, edits, known: [...Object.keys(own), 'title'] });
    const titleKey = written.title ?? 'title';
    const title = fillText(titleKey, sent[titleKey] ?? '', own);
    return { written, sent, values: { ...own, title } };
  }

  function compose(facts: Facts, settings: SiteSetting, edits: EmailTexts): Email {
    const { written, sent, values } = resolve(facts, settings, edits);
    const { body, subject = 'subject', preview = 'preview', previewText, isTitled, isSigned } = written;
    const { replyTo, unsubscribeUrl, attachments } = written;
    const filled: Record<string, string> = Object.fromEntries(
      Object.entries(sent).map(([key, text]) => [key, fillText(key, text, values)]),
    );
    return {
      ...(replyTo && { replyTo }),
      ...(unsubscribeUrl && { unsubscribeUrl }),
      ...(attachments && { attachments }),
      subject: filled[subject] ?? '',
      ...contentOf(
        { settings, title: values.title, preview: previewText ?? filled[preview], isTitled, isSigned },
        body(filled as Record<Key, string>),
      ),
    };
  }

  const sampleOf = (wanted?: string): Facts => {
    const all = samples();
    return all[wanted ?? ''] ?? (Object.values(all)[0] as Facts);
  };

  return {
    ...{ name, about, readers, texts },
    write: async (context) => {
      const facts = await find(context);
      return facts === undefined ? undefined : compose(facts, context.settings, context.edits ?? {});
    },
    samples: () => Object.keys(samples()),
    preview: (settings, edits, sample) => compose(sampleOf(sample), settings, edits),
    placeholders: (settings) => resolve(sampleOf(), settings, {}).values,
  };
}
