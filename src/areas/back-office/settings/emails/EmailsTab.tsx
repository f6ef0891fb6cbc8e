import Link from 'next/link';
import { READERS } from '@/lib/mail/define-email';
import { listEmailEdits, type EmailEdits } from '@/lib/mail/email-edits';
import { getSiteSettings } from '@/lib/site-settings';
import { Badge } from '@/ui/Badge';
import { editableEmails } from '../../../../../emails';
import { requireMember } from '../../access/session';
import { problemsOf } from './edit-email';
import { emailHref, EMAILS_PATH } from './email-messages';

export async function EmailsTab() {
  const { payload } = await requireMember('settings:write', EMAILS_PATH);
  const [edits, settings] = await Promise.all([listEmailEdits(payload), getSiteSettings()]);
  const all = Object.entries(editableEmails);
  const stateOf = (template: string, edit: EmailEdits | undefined): RowProps['state'] => {
    const email = editableEmails[template as keyof typeof editableEmails];
    if (!edit) return undefined;
    return Object.keys(problemsOf(email, edit.texts, settings)).length > 0 ? 'broken' : 'edited';
  };
  return (
    <div className="space-y-5">
      <p className="text-ink-muted">
        Change the words of any email. One you leave alone follows our own text, as releases improve it.
      </p>
      {READERS.map((readers) => (
        <section key={readers} aria-labelledby={`to-${readers}`} className="card p-5 sm:p-6">
          <h2 id={`to-${readers}`} className="mb-3 text-subheading">
            {`To ${readers === 'Newsletter' ? 'subscribers' : readers.toLowerCase()}`}
          </h2>
          <ul aria-labelledby={`to-${readers}`} className="divide-y divide-line">
            {all
              .filter(([, email]) => email.readers === readers)
              .map(([template, { name, about }]) => {
                const edit = edits.find((each) => each.template === template);
                return (
                  <Row key={template} href={emailHref(template)} {...{ name, about }} state={stateOf(template, edit)} />
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = { href: string; name: string; about: string; state: 'edited' | 'broken' | undefined };

function Row({ href, name, about, state }: RowProps) {
  return (
    <li className="py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={href}
          prefetch={false}
          className="inline-flex min-h-8 items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {state === 'edited' && <Badge variant="secondary">Edited</Badge>}
        {state === 'broken' && <Badge variant="destructive">Please check</Badge>}
      </p>
      <p className="text-ink-muted">{about}</p>
    </li>
  );
}
