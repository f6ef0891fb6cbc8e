import { accountMetadata } from '@/areas/storefront/account/account-metadata';
import { SignInByLinkView } from '@/areas/storefront/account/SignInByLinkView';
import { SignInView } from '@/areas/storefront/account/SignInView';
import type { WithToken } from '@/lib/http/parameters';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { readSignInLink } from '@/modules/shoppers/sign-in-link';

export const metadata = accountMetadata('Sign in');

export default async function SignInPage({ params }: WithToken) {
  markPrivate();
  const { token } = await params;
  const link = readSignInLink(token);
  return link ? <SignInByLinkView email={link.email} token={token} /> : <SignInView />;
}
