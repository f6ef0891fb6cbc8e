import type { EmailDefinition } from '@/lib/mail/define-email';
import type { EmailEdits } from '@/lib/mail/email-edits';
import { getSiteSettings } from '@/lib/site-settings';
import type { AdminUser } from '@/payload-types';
import { BackLink } from '@/ui/BackLink';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { previewEmail } from './edit-email';
import { EmailEditor } from './EmailEditor';
import { EMAILS_PATH } from './email-messages';

type EmailViewProps = { template: string; email: EmailDefinition; edits: EmailEdits | undefined; user: AdminUser };

export async function EmailView({ template, email, edits, user }: EmailViewProps) {
  const settings = await getSiteSettings();
  const samples = email.samples();
  const revision = edits?.revision ?? 0;
  const texts = edits?.texts ?? {};
  const input = { template, sample: samples[0] ?? '', revision, texts };
  return (
    <>
      <BackLink href={EMAILS_PATH}>Emails</BackLink>
      <PageHeading
        title={email.name}
        intro={
          <>
            {email.about}
            {edits && (
              <span className="block">
                {`Changed by ${edits.byName}, `}
                <LocalDate iso={edits.updatedAt} withTime />
              </span>
            )}
          </>
        }
      />
      <EmailEditor
        {...{ template, samples, revision }}
        standard={email.texts}
        edits={texts}
        placeholders={email.placeholders(settings)}
        initial={previewEmail({ email, settings, input })}
        myAddress={user.email}
      />
    </>
  );
}
