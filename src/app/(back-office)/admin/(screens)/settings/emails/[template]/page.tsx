import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireMember } from '@/areas/back-office/access/session';
import { findEmail } from '@/areas/back-office/settings/emails/edit-email';
import { emailHref } from '@/areas/back-office/settings/emails/email-messages';
import { EmailView } from '@/areas/back-office/settings/emails/EmailView';
import { findEmailEdits } from '@/lib/mail/email-edits';

type Props = PageProps<'/admin/settings/emails/[template]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findEmail((await params).template)?.name ?? 'Email' };
}

export default async function EmailPage({ params }: Props) {
  const { template } = await params;
  const { payload, user } = await requireMember('settings:write', emailHref(template));
  const email = findEmail(template);
  if (!email) notFound();
  return <EmailView {...{ template, email, user }} edits={await findEmailEdits(payload, template)} />;
}
